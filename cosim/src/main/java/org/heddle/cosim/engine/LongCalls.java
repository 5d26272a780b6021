package org.heddle.cosim.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Native calls that may take long. Their threads cannot see that they are interrupted, so one more thread looks, as long as
 * there are such calls. It is woken by the first one behind a pause only: waking it for each would cost a thread switch.
 */
final class LongCalls {
    private static final long LOOK_MS = 20;
    private static final int LOOKS_WITHOUT_CALLS = 50;
    private static final LongCalls ALL = new LongCalls();

    private final List<Instance> running = new ArrayList<>();
    private boolean watched;
    private boolean asleep;
    private boolean calledSince;

    private LongCalls() {}

    /** A call begins on this thread. */
    static void begin(Instance instance) {
        ALL.add(instance);
    }

    /** It is over. */
    static void end(Instance instance) {
        ALL.remove(instance);
    }

    private synchronized void add(Instance instance) {
        if (!watched) {
            watched = true;
            Thread watch = new Thread(this::watch, "heddle-interrupts");
            watch.setDaemon(true);
            watch.start();
        }
        running.add(instance);
        calledSince = true;
        if (asleep) {
            notifyAll();
        }
    }

    private synchronized void remove(Instance instance) {
        running.remove(instance);
    }

    private synchronized void watch() {
        try {
            for (int looks = 0; ; looks++) {
                running.forEach(Instance::haltIfInterrupted);
                looks = calledSince || !running.isEmpty() ? 0 : looks;
                calledSince = false;
                asleep = looks > LOOKS_WITHOUT_CALLS;
                wait(asleep ? 0 : LOOK_MS);
            }
        } catch (InterruptedException end) {
            watched = false; // the next call starts another
        }
    }
}
