//! Where a program begins and how it ends, on each kind of target.

#[cfg(target_os = "linux")]
mod linux {
    use core::arch::{asm, global_asm};

    // The kernel starts a program here, with no return address and the stack on 16 bytes.
    global_asm!(
        ".globl _start",
        "_start:",
        "xor ebp, ebp",
        "call counts",
        "xor edi, edi",
        "cmp al, 1",
        "setne dil",
        "mov eax, 60",
        "syscall",
    );

    // What the compiler takes from a C library, which on other targets comes with Rust.
    global_asm!(
        ".globl memcpy, memmove, memset, memcmp, bcmp",
        "memmove:",
        "mov rax, rdi",
        "sub rax, rsi",
        "cmp rax, rdx",
        "jae memcpy",
        // The target begins within the source: from the end.
        "mov rax, rdi",
        "mov rcx, rdx",
        "lea rdi, [rdi + rdx - 1]",
        "lea rsi, [rsi + rdx - 1]",
        "std",
        "rep movsb",
        "cld",
        "ret",
        "memcpy:",
        "mov rax, rdi",
        "mov rcx, rdx",
        "rep movsb",
        "ret",
        "memset:",
        "mov r8, rdi",
        "mov eax, esi",
        "mov rcx, rdx",
        "rep stosb",
        "mov rax, r8",
        "ret",
        "memcmp:",
        "bcmp:",
        "mov rcx, rdx",
        "cmp eax, eax",
        "repe cmpsb",
        "setb al",
        "seta cl",
        "sub al, cl",
        "movsx eax, al",
        "ret",
    );

    /// Ends the program: something went wrong.
    pub fn stop() -> ! {
        // SAFETY: the call `exit` does not return.
        unsafe { asm!("syscall", in("rax") 60, in("rdi") 2, options(noreturn)) }
    }
}

#[cfg(target_os = "none")]
mod board {
    unsafe extern "C" {
        safe fn counts() -> bool;
    }

    #[unsafe(no_mangle)]
    extern "C" fn _start() -> ! {
        core::hint::black_box(counts());
        stop()
    }

    /// Waits for ever.
    pub fn stop() -> ! {
        loop {
            core::hint::spin_loop();
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod wasm {
    /// Ends in a trap.
    pub fn stop() -> ! {
        core::arch::wasm32::unreachable()
    }
}

#[cfg(target_os = "none")]
pub use board::stop;
#[cfg(target_os = "linux")]
pub use linux::stop;
#[cfg(target_arch = "wasm32")]
pub use wasm::stop;
