package org.heddle.cosim.tool;

/** Words for the end of a process, made of its exit code as a virtual machine and a shell give it: for a signal 128 more than its number. */
public final class ExitCause {
    private static final int SIGNALS = 128;

    /** Number of the last signal of Linux. */
    private static final int LAST_SIGNAL = 64;

    private ExitCause() {}

    /** Whether a signal ended the process. */
    public static boolean isSignal(int code) {
        return code > SIGNALS && code <= SIGNALS + LAST_SIGNAL;
    }

    /** Returns the name of the signal that ended the process. */
    public static String signal(int code) {
        return switch (code - SIGNALS) {
            case 1 -> "SIGHUP";
            case 2 -> "SIGINT";
            case 3 -> "SIGQUIT";
            case 4 -> "SIGILL";
            case 6 -> "SIGABRT";
            case 7 -> "SIGBUS";
            case 8 -> "SIGFPE";
            case 9 -> "SIGKILL";
            case 11 -> "SIGSEGV";
            case 15 -> "SIGTERM";
            default -> "signal " + (code - SIGNALS);
        };
    }
}
