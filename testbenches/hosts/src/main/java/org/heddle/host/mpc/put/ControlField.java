package org.heddle.host.mpc.put;

/**
 * Field ctrl of a remote write: [0] application data, else a control message, [1] of a window, [7:4] process that sends, [11:8] process that
 * receives.
 */
public final class ControlField {
    /** Most processes of a node. */
    public static final int PROCESSES = 16;

    private ControlField() {}

    /**
     * Returns the field.
     *
     * @param fromProcess 0 to 15, at the sender
     * @param toProcess 0 to 15, at the receiver
     */
    public static int of(boolean isData, int fromProcess, int toProcess) {
        return (isData ? 1 : 0) | fromProcess << 4 | toProcess << 8;
    }

    /**
     * Returns the field of data of a window.
     *
     * @param fromProcess 0 to 15, at the sender
     * @param toProcess 0 to 15, at the receiver
     */
    public static int ofWindow(int fromProcess, int toProcess) {
        return of(true, fromProcess, toProcess) | 2;
    }

    /** Returns whether it belongs to a window. */
    public static boolean isOfWindow(int ctrl) {
        return (ctrl & 2) != 0;
    }

    /** Returns whether application data are written. */
    public static boolean isData(int ctrl) {
        return (ctrl & 1) != 0;
    }

    /** Returns the process that sends. */
    public static int fromProcess(int ctrl) {
        return ctrl >> 4 & PROCESSES - 1;
    }

    /** Returns the process that receives. */
    public static int toProcess(int ctrl) {
        return ctrl >> 8 & PROCESSES - 1;
    }
}
