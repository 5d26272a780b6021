package org.heddle.cosim.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.stop.HardwareStoppedException.Reason;

/**
 * Questions to the process of an isolated model, one after the other, each answered or ended by the process's death. A question
 * that takes long is looked after: an interrupt of the thread that waits halts the run, and a model that gives no sign of
 * progress, or does not end although somebody wants it to, is killed.
 */
final class ModelConversation {
    private static final int SLICE_MS = 20;
    private static final int SLICES_PER_SIGN = 5;
    private static final long HALT_LIMIT_NS = TimeUnit.SECONDS.toNanos(2);
    private static final int KILL_LIMIT_MS = 5_000;

    private final String top;
    private final String about;
    private final ModelChannel channel;
    private final ImageHead head;
    private final ModelProcess process;
    private final Duration silence;
    private long periodPs = NativeRuntime.DEFAULT_PERIOD_PS;
    private long firstRisePs = NativeRuntime.DEFAULT_PERIOD_PS / 2;
    private Optional<HardwareStoppedException> death = Optional.empty();

    /**
     * A conversation that has not begun.
     *
     * @param about model, seed and places, for messages
     * @param silence how long a question may take without a sign of progress
     */
    ModelConversation(String top, String about, ModelChannel channel, ModelProcess process, Duration silence) {
        this.top = top;
        this.about = about;
        this.channel = channel;
        this.head = new ImageHead(channel.image());
        this.process = process;
        this.silence = silence;
    }

    /** Tells when the first clock rises, for messages that name a cycle. */
    void setFirstClock(long newPeriodPs, long newFirstRisePs) {
        periodPs = newPeriodPs;
        firstRisePs = newFirstRisePs;
    }

    /** How the process died, if it did. */
    Optional<HardwareStoppedException> death() {
        return death;
    }

    /** Asks and waits for the answer. Allocates nothing. */
    long ask(Question question, long first, long second, long third, long fourth) {
        if (death.isPresent()) {
            throw again(death.get());
        }
        channel.ask(question, first, second, third, fourth);
        if (!channel.await(SLICE_MS)) {
            lookAfter(question);
        }
        return channel.result();
    }

    private static HardwareStoppedException again(HardwareStoppedException first) {
        HardwareStoppedException repeated =
                new HardwareStoppedException(first.reason(), first.site(), first.getMessage(), first.cycle());
        repeated.initCause(first);
        return repeated;
    }

    private void lookAfter(Question question) {
        long heard = System.nanoTime();
        long haltWanted = 0;
        int signs = channel.signs() - 1;
        long timePs = -1;
        for (int slice = 0; !channel.isAnswered(); slice++) {
            if (!process.isAlive()) {
                if (channel.isAnswered()) {
                    return;
                }
                throw died(question, "", process.end(KILL_LIMIT_MS));
            }
            long now = System.nanoTime();
            if (slice % SLICES_PER_SIGN == 0 && channel.signs() != signs) {
                signs = channel.signs();
                heard = channel.signTimePs() == timePs ? heard : now;
                timePs = channel.signTimePs();
                process.askForSign();
            }
            if (now - heard > silence.toNanos()) {
                throw killed(question, "no simulated time passed for " + silence.toMillis() / 1000.0 + " s");
            }
            if (question.evaluates() && isHaltWanted()) {
                haltWanted = haltWanted == 0 ? now : haltWanted;
                if (now - haltWanted > HALT_LIMIT_NS) {
                    throw killed(
                            question,
                            "it did not end within " + TimeUnit.NANOSECONDS.toSeconds(HALT_LIMIT_NS)
                                    + " s of being asked to");
                }
            }
            channel.sleep(SLICE_MS);
        }
    }

    /** Whether somebody wants the question to end: an interrupt, which is passed on, or another thread. */
    private boolean isHaltWanted() {
        if (Thread.currentThread().isInterrupted()) {
            head.halt();
        }
        return head.isHalted();
    }

    private HardwareStoppedException killed(Question question, String why) {
        process.kill();
        return died(question, why, process.end(KILL_LIMIT_MS));
    }

    /** Ends the process, behind an answer to the question to close or behind none at all. */
    void end() {
        process.end(KILL_LIMIT_MS);
    }

    /** Ends it at once. */
    void kill() {
        process.kill();
        process.end(KILL_LIMIT_MS);
    }

    private HardwareStoppedException died(Question question, String why, int code) {
        long timePs = Math.max(channel.signTimePs(), head.timePs());
        long begun = timePs < firstRisePs ? 0 : (timePs - firstRisePs) / periodPs;
        long cycle = Math.max(begun, head.cycles(0));
        boolean exact = channel.announced() != ModelChannel.Announced.NOTHING;
        String message = (why.isEmpty() ? Death.cause(channel.announced(), code) : "SIGKILL, because " + why + ",")
                + " ended the process of the isolated model " + about + ", in cycle " + cycle
                + (exact ? "" : " or later") + " (" + timePs + " ps), in a call of " + question + "; "
                + Death.keep(top + "-" + process.pid(), process.printed());
        HardwareStoppedException end = new HardwareStoppedException(Reason.DEATH, Optional.empty(), message, cycle);
        death = Optional.of(end);
        head.died(timePs, cycle);
        return end;
    }
}
