package org.heddle.testbench.fabric;

import java.nio.LongBuffer;
import org.heddle.cosim.Agent;
import org.heddle.testbench.HostAccess;
import org.heddle.testbench.HostPins;

/**
 * One node's host port in words that two processes share. The program's side puts an access in while no cycle runs; the pins' side has
 * the answer there when the cycle is over in which it came.
 */
final class HostMailbox implements HostAccess {
    /** A cache line. */
    static final int WORDS = 8;

    private static final int REQUESTS = 0;
    private static final int WRITE = 1;
    private static final int ADDRESS = 2;
    private static final int DATA = 3;
    private static final int ANSWERS = 4;
    private static final int ANSWER = 5;

    private final LongBuffer words;

    /** @param words {@value #WORDS} of them, all 0 before the first access */
    HostMailbox(LongBuffer words) {
        this.words = words;
    }

    @Override
    public void request(boolean write, int address, long data) {
        words.put(WRITE, write ? 1 : 0);
        words.put(ADDRESS, address);
        words.put(DATA, data);
        words.put(REQUESTS, words.get(REQUESTS) + 1);
    }

    @Override
    public boolean isAnswered() {
        return words.get(ANSWERS) == words.get(REQUESTS);
    }

    @Override
    public long answer() {
        return words.get(ANSWER);
    }

    /** The pins' side: an agent of the node's simulation. */
    Agent on(HostPins pins) {
        return new Agent() {
            @Override
            public void drive() {
                if (pins.isAnswered() && !isAnswered()) {
                    pins.request(words.get(WRITE) != 0, (int) words.get(ADDRESS), words.get(DATA));
                }
                pins.drive();
            }

            @Override
            public void sample() {
                pins.sample();
                if (pins.isAnswered() && !isAnswered()) {
                    words.put(ANSWER, pins.answer());
                    words.put(ANSWERS, words.get(REQUESTS));
                }
            }
        };
    }
}
