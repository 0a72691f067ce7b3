use tabia::*;
#[test]
fn gen_() {
    for (i,(v,t)) in [
        (Variant::Bashni,"W:a1bbbW,c3wbwbb,e3BwBW,g1w,f4bw,d6W,b6wB,d8b,f8B"),
        (Variant::Russian,"W:Wc1,Kg1,a3:Bd2,d4,b6,Kh8 > c1:e3"),
        (Variant::Turkish,"W:WKb2,a3:Bb4,d6,b7,Kh8 > b2:b6"),
        (Variant::International,"W:WK47,31:B19,9,K5"),
        (Variant::Shatra,"3/1t1/3/1/7/7/7/4s2/2s4/1B2D2/1/3/2S/b1Y w 59,62 62 - > 47x35"),
        (Variant::Bashni,"W:c1wW,g1w,d2bb,d4b,h8b > c1:e3"),
        (Variant::Vigman,"W:WKa1,c1,e1:Bh8,g7|W:Wb1,d1:BKa8,c8"),
    ].into_iter().enumerate() {
      let t = AnyTurn::from_text(v, t).map_err(|e| println!("{} {t}: {e}", v.name())); let Ok(t)=t else {continue};
        std::fs::create_dir_all("/tmp/pict").unwrap();
        for (n, th) in [("light", picture::Theme::LIGHT), ("dark", picture::Theme::DARK), ("print", picture::Theme::PRINT)] {
            std::fs::write(format!("/tmp/pict/turn{i}-{n}.svg"), picture::turn(&t).theme(th).turned(i%2==1).svg().to_string()).unwrap();
        }
    }
}
