package org.heddle.testbench.board;

import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.host.serial.SerialLine;
import org.heddle.host.serial.SerialLineException;

/** The line of a simulated board in the same program: time passes on the board while its bits are on the way, and at no other time. */
public final class SimulatedLine implements SerialLine {
    /** Bits for which a board may think about an answer. */
    private static final int LIMIT_BITS = 10_000;

    private final SimulatedBoard board;
    private final Deque<Byte> received = new ArrayDeque<>();

    /** The line of a board. */
    public SimulatedLine(SimulatedBoard board) {
        this.board = board;
    }

    @Override
    public void write(byte[] bytes) {
        board.send(bytes, bytes.length);
        while (board.isBusy()) {
            pass();
        }
    }

    @Override
    public byte[] read(int count) {
        int quiet = 0;
        while (received.size() < count) {
            int before = received.size();
            pass();
            quiet = board.isBusy() || received.size() > before ? 0 : quiet + 1;
            if (quiet > LIMIT_BITS) {
                throw new SerialLineException("the simulated board gave " + received.size() + " of " + count
                        + " bytes in " + LIMIT_BITS + " bits");
            }
        }
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = received.remove();
        }
        return bytes;
    }

    private void pass() {
        board.bit();
        for (byte each : board.received()) {
            received.add(each);
        }
    }

    @Override
    public void discardReceived() {
        received.clear();
    }

    @Override
    public String name() {
        return "simulation";
    }

    @Override
    public void close() {
        board.close();
    }
}
