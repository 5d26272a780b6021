package org.heddle.testbench.board;

import org.heddle.cosim.SimulationOptions;

/** A simulated board behind a pseudo-terminal: it runs while there is something on its line, and waits for programs otherwise. */
public final class BoardOnTerminal implements AutoCloseable {
    private static final long NANOS = 1_000_000_000;
    private static final int BUFFER = 4096;
    private static final int WAIT_MILLIS = 20;
    /** Bits behind the last one of a command in which an answer may begin. */
    private static final int ANSWER_BITS = 400;

    private final SimulatedBoard board;
    private final PseudoTerminal terminal;
    private volatile boolean ended;

    /**
     * Opens a terminal for a board.
     *
     * @param board that is closed with the terminal
     */
    public BoardOnTerminal(SimulatedBoard board) {
        this.board = board;
        terminal = PseudoTerminal.open();
    }

    /**
     * Opens board and terminal.
     *
     * @param cyclesPerBit of the line
     */
    public BoardOnTerminal(int cyclesPerBit, SimulationOptions options) {
        this(new SimulatedBoard(cyclesPerBit, options));
    }

    /** Returns the path that programs open. */
    public String path() {
        return terminal.path();
    }

    /** Runs until {@link #end}. */
    public void run() {
        run(Long.MAX_VALUE);
    }

    /**
     * Runs until {@link #end}, or for some time.
     *
     * @param seconds by the clock
     */
    public void run(long seconds) {
        long start = System.nanoTime();
        byte[] buffer = new byte[BUFFER];
        int quiet = ANSWER_BITS;
        while (!ended && (System.nanoTime() - start) / NANOS < seconds) {
            boolean waits = quiet >= ANSWER_BITS && !board.isBusy();
            board.send(buffer, terminal.read(buffer, waits ? WAIT_MILLIS : 0));
            if (waits && !board.isBusy()) {
                continue;
            }
            for (int bit = 0; bit < 10; bit++) {
                board.bit();
            }
            quiet = board.isBusy() ? 0 : quiet + 10;
            byte[] answer = board.received();
            if (answer.length > 0) {
                quiet = 0;
                terminal.write(answer);
            }
        }
    }

    /** Lets {@link #run} return soon; any thread may call it. */
    public void end() {
        ended = true;
    }

    /** Returns the cycles that the board has run. */
    public long cycle() {
        return board.cycle();
    }

    @Override
    public void close() {
        terminal.close();
        board.close();
    }
}
