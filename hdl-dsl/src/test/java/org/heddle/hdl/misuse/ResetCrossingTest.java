package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.option.Reset;
import org.junit.jupiter.api.Test;

/** A register that takes what an asynchronous reset changes, and is not held by it, is told of unless that is allowed. */
class ResetCrossingTest {
    private static List<String> warnings(Supplier<? extends Component> top) {
        try (Warnings warnings = new Warnings()) {
            Heddle.elaborate(top);
            return warnings.texts();
        }
    }

    /** Counts under a reset of its own. */
    static class Parts extends Component {
        final Bool clear = in(bool());
        final UInt shown = out(uint(4));
        final ClockDomain own;
        final UInt count;

        Parts(Reset style) {
            Bool kept = reg(bool()).init(false);
            kept.set(clear);
            own = currentDomain().resetBy(kept, style);
            count = reg(own, uint(4)).init(0);
            count.set(count.addWrap(1));
        }
    }

    static class Torn extends Parts {
        Torn() {
            super(Reset.asynchronous());
            UInt seen = reg(uint(4)).init(0);
            seen.set(count);
            shown.set(seen);
        }
    }

    /** Two registers take what is torn, one of them by intent. */
    static final class TornOnce extends Parts {
        TornOnce() {
            super(Reset.asynchronous());
            UInt seen = reg(uint(4)).init(0);
            UInt meant = reg(uint(4)).init(0);
            seen.set(count);
            allow(Code.RESET_CROSSING, "shown to people alone", () -> meant.set(count));
            shown.set(seen.xor(meant));
        }
    }

    @Test
    void oneStatementMayMeanIt() {
        assertThat(warnings(TornOnce::new)).singleElement().asString().contains("register \"seen\"");
    }

    @Test
    void aRegisterThatGoesOnIsToldWithTheOneThatIsReset() {
        assertThat(warnings(Torn::new))
                .singleElement()
                .asString()
                .matches(
                        "HDL050 \\(ResetCrossingTest.java:\\d+\\) in Torn, register \"seen\" of domain \"default\" depends on"
                                + " register \"count\" \\(ResetCrossingTest.java:\\d+\\) of domain \"own\", whose asynchronous reset may"
                                + " change it between two edges: reset both together, bring it over with a BitSynchronizer, or say"
                                + " crossing\\(value, why it stands still then\\), or allow\\(Code.RESET_CROSSING, why\\)");
    }

    @Test
    void aSynchronousResetActsAtEdgesAlone() {
        class Sound extends Parts {
            Sound() {
                super(Reset.synchronous());
                UInt seen = reg(uint(4)).init(0);
                seen.set(count);
                shown.set(seen);
            }
        }
        assertThat(warnings(Sound::new)).isEmpty();
    }

    @Test
    void anOutputOfAnotherDomainIsToldToo() {
        class Shown extends Parts {
            Shown() {
                super(Reset.asynchronous());
                shown.set(count.addWrap(1));
            }
        }
        assertThat(warnings(Shown::new)).singleElement().asString().contains("output \"shown\" of domain \"default\"");
    }

    @Test
    void whatIsHeldByBothResetsMayTakeIt() {
        class Both extends Component {
            final Bool clear = in(bool());
            final Bool stop = in(bool());
            final Bool odd = out(bool());

            Both(boolean isWhole) {
                parameter("whole", isWhole);
                Bool kept = reg(bool()).init(false);
                kept.set(clear);
                Bool stopped = reg(bool()).init(false);
                stopped.set(stop);
                ClockDomain first = currentDomain().resetBy(kept, Reset.asynchronous());
                ClockDomain second =
                        currentDomain().resetBy(isWhole ? stopped.or(kept) : stopped.and(kept), Reset.asynchronous());
                UInt count = reg(first, uint(4)).init(0);
                count.set(count.addWrap(1));
                Bool seen = reg(second, bool()).init(false);
                seen.set(count.bit(0));
                odd.set(crossing(seen, "a lamp"));
            }
        }
        assertThat(warnings(() -> new Both(true))).isEmpty();
        assertThat(warnings(() -> new Both(false))).singleElement().asString().contains("register \"seen\" of domain");
    }

    /** Counts, and says so. */
    static final class Counting extends Component {
        final UInt count = out(uint(4));

        Counting() {
            UInt counted = reg(uint(4)).init(0);
            counted.set(counted.addWrap(1));
            count.set(counted);
        }
    }

    @Test
    void outputsOfInstancesAreTheirDomains() {
        class Around extends Component {
            final Bool clear = in(bool());
            final UInt shown = out(uint(4));

            Around() {
                Bool kept = reg(bool()).init(false);
                kept.set(clear);
                Counting counting = new Counting();
                within(currentDomain().resetBy(kept, Reset.asynchronous()), () -> instance("counting", counting));
                UInt seen = reg(uint(4)).init(0);
                seen.set(counting.count);
                shown.set(seen);
            }
        }
        assertThat(warnings(Around::new)).singleElement().asString().contains("instance output \"counting_count\"");
    }

    @Test
    void reasonsAreTaken() {
        class Crossing extends Parts {
            Crossing() {
                super(Reset.asynchronous());
                UInt seen = reg(uint(4)).init(0);
                seen.set(crossing(count, "it is looked at when the clear is over"));
                shown.set(seen);
            }
        }
        class Allowed extends Parts {
            Allowed() {
                super(Reset.asynchronous());
                allow(Code.RESET_CROSSING, "it is looked at when the clear is over");
                UInt seen = reg(uint(4)).init(0);
                seen.set(count);
                shown.set(seen);
            }
        }
        assertThat(warnings(Crossing::new)).isEmpty();
        assertThat(warnings(Allowed::new)).isEmpty();
    }

    @Test
    void theLibrarysResetsAreSound() {
        assertThat(warnings(() -> new AsynchronousQueue<>(org.heddle.hdl.Types.uint(4), 4)))
                .isEmpty();
    }
}
