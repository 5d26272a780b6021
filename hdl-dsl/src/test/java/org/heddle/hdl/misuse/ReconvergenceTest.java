package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.heddle.hdl.lib.crossing.HandshakeCrossing;
import org.heddle.hdl.lib.crossing.PulseCrossing;
import org.junit.jupiter.api.Test;

/** Bits that came over one by one and meet again are told of, with each synchroniser, unless that is allowed. */
class ReconvergenceTest {
    private static List<String> warnings(Supplier<? extends Component> top) {
        try (Warnings warnings = new Warnings()) {
            Heddle.elaborate(top);
            return warnings.texts();
        }
    }

    /** Two bits of the link, each with a synchroniser of its own. */
    abstract static class Two extends Component {
        final ClockDomain link = clockDomain();
        final Bool a = in(link, bool());
        final Bool b = in(link, bool());
        final Bool both = out(bool());
        final BitSynchronizer first = instance("first", new BitSynchronizer());
        final BitSynchronizer second = instance("second", new BitSynchronizer());

        Two() {
            first.source.set(a);
            second.source.set(b);
        }
    }

    static class Meeting extends Two {
        Meeting() {
            Bool seen = reg(bool()).init(false);
            seen.set(first.sink.and(second.sink));
            both.set(seen);
        }
    }

    @Test
    void oneMeetingMayBeMeantAndAnotherNot() {
        class MeetingTwice extends Two {
            MeetingTwice() {
                Bool seen = reg(bool()).init(false);
                Bool meant = reg(bool()).init(false);
                allow(Code.RECONVERGENCE, "shown to people alone", () -> meant.set(first.sink.or(second.sink)));
                seen.set(first.sink.and(second.sink));
                both.set(seen.and(meant));
            }
        }
        assertThat(warnings(MeetingTwice::new)).singleElement().asString().contains("register \"seen\"");
    }

    @Test
    void bitsThatMeetAreToldWithTheirSynchronisers() {
        assertThat(warnings(Meeting::new))
                .singleElement()
                .asString()
                .matches(
                        "HDL051 \\(ReconvergenceTest.java:\\d+\\) in Meeting, register \"seen\" depends on bits of domain"
                                + " \"link\" that were synchronised one by one, \"first.arriving\" \\(ReconvergenceTest.java:\\d+\\)"
                                + " and \"second.arriving\" \\(ReconvergenceTest.java:\\d+\\): they may arrive a cycle apart; bring"
                                + " them over as one word, with HandshakeCrossing or AsynchronousQueue, or say"
                                + " allow\\(Code.RECONVERGENCE, why that does not matter\\)");
    }

    @Test
    void aConditionIsAMeetingToo() {
        class Deciding extends Two {
            Deciding() {
                Bool seen = reg(bool()).init(false);
                when(first.sink, () -> seen.set(second.sink));
                both.set(seen);
            }
        }
        assertThat(warnings(Deciding::new)).hasSize(1);
    }

    @Test
    void soIsAMemory() {
        class Keeping extends Two {
            Keeping() {
                Memory<Bool> bits = memory(bool(), 2);
                bits.write(first.sink.asUInt(), second.sink);
                both.set(bits.read(lit(0, 1)));
            }
        }
        assertThat(warnings(Keeping::new)).singleElement().asString().contains("memory \"bits\" depends on bits");
    }

    @Test
    void bitsThatGoToRegistersOfTheirOwnDoNotMeet() {
        class Apart extends Two {
            Apart() {
                Bool one = reg(bool()).init(false);
                Bool other = reg(bool()).init(false);
                one.set(first.sink);
                other.set(second.sink);
                both.set(one.or(other));
            }
        }
        assertThat(warnings(Apart::new)).isEmpty();
    }

    /** Keeps whether both of its inputs are 1. */
    static final class Join extends Component {
        final Bool one = in(bool());
        final Bool other = in(bool());
        final Bool kept = out(bool());

        Join() {
            Bool seen = reg(bool()).init(false);
            seen.set(one.and(other));
            kept.set(seen);
        }
    }

    @Test
    void theyAreFollowedIntoInstances() {
        class Inside extends Two {
            Inside() {
                Join join = instance("join", new Join());
                join.one.set(first.sink);
                join.other.set(second.sink.not());
                both.set(join.kept);
            }
        }
        assertThat(warnings(Inside::new))
                .singleElement()
                .asString()
                .contains("in Join, register \"seen\"", "first.", "second.");
    }

    @Test
    void theyAreFollowedOutOfInstances() {
        class Pair extends Component {
            final Bool left = asynchronousIn(bool());
            final Bool right = asynchronousIn(bool());
            final Bool leftSeen = out(bool());
            final Bool rightSeen = out(bool());

            Pair() {
                BitSynchronizer one = instance("one", new BitSynchronizer());
                BitSynchronizer other = instance("other", new BitSynchronizer());
                one.source.set(left);
                other.source.set(right);
                leftSeen.set(one.sink);
                rightSeen.set(other.sink.not());
            }
        }
        class Outside extends Component {
            final ClockDomain link = clockDomain();
            final Bool a = in(link, bool());
            final Bool both = out(bool());

            Outside() {
                Pair pair = instance("pair", new Pair());
                Bool kept = reg(link, bool()).init(false);
                kept.set(a.not());
                pair.left.set(a);
                pair.right.set(kept);
                Bool seen = reg(bool()).init(false);
                seen.set(pair.leftSeen.xor(pair.rightSeen));
                both.set(seen);
            }
        }
        assertThat(warnings(Outside::new))
                .singleElement()
                .asString()
                .contains("of domain \"link\"", "\"pair.one.arriving\"", "\"pair.other.arriving\"");
    }

    @Test
    void oneInputThatIsSynchronisedTwiceMeetsItselfAndTwoButtonsDoNot() {
        class Buttons extends Component {
            final Bool left = asynchronousIn(bool());
            final Bool right = asynchronousIn(bool());
            final Bool seen = out(bool());

            Buttons(boolean isOne) {
                parameter("one", isOne);
                BitSynchronizer first = instance("first", new BitSynchronizer());
                BitSynchronizer second = instance("second", new BitSynchronizer());
                first.source.set(left);
                second.source.set(isOne ? left : right);
                if (isOne) {
                    unused(right);
                }
                Bool kept = reg(bool()).init(false);
                kept.set(first.sink.and(second.sink));
                seen.set(kept);
            }
        }
        assertThat(warnings(() -> new Buttons(true)))
                .singleElement()
                .asString()
                .contains("bits of asynchronous input \"left\"");
        assertThat(warnings(() -> new Buttons(false))).isEmpty();
    }

    @Test
    void theLibrarysOwnCrossingsAreSound() {
        class All extends Component {
            final ClockDomain link = clockDomain();
            final Stream<UInt> words = in(stream(uint(4)));
            final Stream<UInt> sent = out(link, stream(uint(4)));

            All() {
                AsynchronousQueue<UInt> queue = instance(new AsynchronousQueue<>(uint(4), 4));
                queue.writing.set(defaultDomain());
                queue.reading.set(link);
                connect(queue.enqueue, words);
                connect(sent, queue.dequeue);
            }
        }
        assertThat(warnings(All::new)).isEmpty();
        assertThat(warnings(() -> new HandshakeCrossing<>(Types.uint(4)))).isEmpty();
        assertThat(warnings(PulseCrossing::new)).isEmpty();
    }

    @Test
    void aReasonAllowsIt() {
        class Allowed extends Two {
            Allowed() {
                allow(Code.RECONVERGENCE, "both are set once, and stay");
                Bool seen = reg(bool()).init(false);
                seen.set(first.sink.and(second.sink));
                both.set(seen);
            }
        }
        assertThat(warnings(Allowed::new)).isEmpty();
    }
}
