package org.heddle.testbench.board;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntFunction;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.nic.board.LoopbackBoard;

/** A board in RTL whose serial line is driven and looked at bit by bit: a start bit, 8 data bits, a stop bit. */
public final class SimulatedBoard implements AutoCloseable {
    private static final int FRAME_BITS = 10;
    private static final int RESET_CYCLES = 4;

    private final int cyclesPerBit;
    private final Simulation simulation;
    private final Port rx;
    private final Port tx;
    private final Deque<Byte> toBoard = new ArrayDeque<>();
    private final Deque<Byte> fromBoard = new ArrayDeque<>();
    private int sending;
    private int bitsLeft;
    private int heard;
    private int heardBits;
    private long wrongFrames;

    /**
     * A board with {@link LoopbackBoard} after reset, its line quiet.
     *
     * @param cyclesPerBit of the line
     */
    public SimulatedBoard(int cyclesPerBit, SimulationOptions options) {
        this(LoopbackBoard::new, cyclesPerBit, options);
    }

    /**
     * A board after reset, its line quiet.
     *
     * @param top makes the top of the cycles of a bit; its pins are {@code rx} and {@code tx}
     * @param cyclesPerBit of the line
     */
    public SimulatedBoard(IntFunction<? extends Component> top, int cyclesPerBit, SimulationOptions options) {
        this.cyclesPerBit = cyclesPerBit;
        simulation = Simulation.open(Heddle.elaborate(() -> top.apply(cyclesPerBit)), options);
        rx = simulation.port("rx");
        tx = simulation.port("tx");
        simulation.poke(rx, true);
        simulation.reset(RESET_CYCLES);
        simulation.step((long) FRAME_BITS * cyclesPerBit);
    }

    /** Sends bytes to the board, behind those that wait. */
    public void send(byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            toBoard.add(bytes[i]);
        }
    }

    /** Takes the bytes that the board has sent. */
    public byte[] received() {
        byte[] bytes = new byte[fromBoard.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = fromBoard.remove();
        }
        return bytes;
    }

    /** Whether anything is on the line, or waits for it. */
    public boolean isBusy() {
        return bitsLeft > 0 || !toBoard.isEmpty() || heardBits > 0;
    }

    /** Returns the cycles since reset. */
    public long cycle() {
        return simulation.cycle();
    }

    /** Returns the bytes of the board that came without a stop bit. */
    public long wrongFrames() {
        return wrongFrames;
    }

    /** Lets a bit pass in both directions. */
    public void bit() {
        if (bitsLeft == 0 && !toBoard.isEmpty()) {
            sending = (toBoard.remove() & 0xFF) << 1 | 1 << (FRAME_BITS - 1);
            bitsLeft = FRAME_BITS;
        }
        boolean level = bitsLeft == 0 || (sending & 1) != 0;
        if (bitsLeft > 0) {
            sending >>= 1;
            bitsLeft--;
        }
        simulation.poke(rx, level);
        for (int cycle = 0; cycle < cyclesPerBit; cycle++) {
            simulation.step();
            listen(simulation.isHigh(tx));
        }
    }

    /** Looks at the line in every cycle, and takes each bit in its middle. */
    private void listen(boolean high) {
        if (heardBits == 0) {
            if (!high) {
                heardBits = 1;
                heard = 0;
            }
            return;
        }
        int cycle = heardBits++;
        int bit = cycle / cyclesPerBit;
        if (cycle % cyclesPerBit != cyclesPerBit / 2 || bit == 0) {
            return;
        }
        if (bit < FRAME_BITS - 1) {
            heard |= (high ? 1 : 0) << (bit - 1);
            return;
        }
        heardBits = 0;
        if (high) {
            fromBoard.add((byte) heard);
        } else {
            wrongFrames++;
        }
    }

    @Override
    public void close() {
        simulation.close();
    }
}
