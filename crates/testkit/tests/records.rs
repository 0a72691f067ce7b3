//! Records are read whatever they look like.

use testkit::records::games;

#[test]
fn tags_and_moves_are_read_wherever_the_lines_break() {
    let text = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. c3-d4 d6-c5 2.\nb2-c3 1-0\n\n[Event \"b\"]\n\n1. a3-b4 *\n";
    let read = games(text);
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].moves, ["c3-d4", "d6-c5", "b2-c3"]);
    assert_eq!(read[0].tag("Event"), Some("a"));
    assert_eq!(read[1].result.as_deref(), Some("*"));
}
