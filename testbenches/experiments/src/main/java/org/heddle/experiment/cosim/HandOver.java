package org.heddle.experiment.cosim;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.heddle.report.Median;

/**
 * The time that two processors need to hand a number to each other and back through memory: the least that a call of another
 * process can add. It depends on what they share: on a virtual machine, on where its processors happen to be.
 */
final class HandOver implements AutoCloseable {
    private static final int THERE = 32; // numbers on cache lines of their own
    private static final int BACK = 96;
    private static final int LINES = 128;
    private static final int END = -1;
    private static final int WARM_UP = 20_000;
    private static final int COUNT = 200;

    private final AtomicIntegerArray numbers = new AtomicIntegerArray(LINES);
    private final Thread other = new Thread(this::answer, "hand-over");
    private int next;

    /** Starts the thread that answers, on the processor on which this thread is kept. */
    HandOver() {
        other.setDaemon(true);
        other.start();
    }

    /** Median nanoseconds, asked from the processor on which this thread is now: another one, or it would take forever. */
    double medianNs() {
        toAndFro(WARM_UP);
        double[] rounds = new double[BenchRounds.COUNT];
        for (int round = 0; round < rounds.length; round++) {
            rounds[round] = toAndFro(COUNT);
        }
        return Median.of(rounds);
    }

    private double toAndFro(int times) {
        long start = System.nanoTime();
        for (int i = 0; i < times; i++) {
            numbers.setRelease(THERE, ++next);
            while (numbers.getAcquire(BACK) != next) {
                Thread.onSpinWait();
            }
        }
        return (double) (System.nanoTime() - start) / times;
    }

    private void answer() {
        int seen = 0;
        while (seen != END) {
            int now = numbers.getAcquire(THERE);
            if (now != seen) {
                seen = now;
                numbers.setRelease(BACK, now);
            } else {
                Thread.onSpinWait();
            }
        }
    }

    @Override
    public void close() {
        numbers.set(THERE, END);
    }
}
