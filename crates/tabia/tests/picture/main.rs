//! Pictures of boards.
mod gen_tmp;
