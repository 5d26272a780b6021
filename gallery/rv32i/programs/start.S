# Begins at address 0; the computer stops at ebreak.
    .section .start
    la sp, stack_top
    call main
    ebreak
