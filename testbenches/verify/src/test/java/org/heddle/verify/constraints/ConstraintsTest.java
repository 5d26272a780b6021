package org.heddle.verify.constraints;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.stream;
import static org.heddle.hdl.Types.uint;

import java.util.List;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.catalogue.TopClock;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.lib.crossing.ResetSynchronizer;
import org.heddle.hdl.option.Reset;
import org.junit.jupiter.api.Test;

class ConstraintsTest {
    /** Takes a bit of whatever clock. */
    static final class Taker extends Component {
        final ClockDomain there = clockDomain();
        final Bool source = in(there, bool());
        final Bool sink = out(bool());

        Taker() {
            Bool first = synchronizerStage(reg("first", bool()).init(false));
            Bool second = synchronizerStage(reg("second", bool()).init(false));
            first.set(crossing(source, "one bit"));
            second.set(first);
            sink.set(second);
        }
    }

    /** Holds a bit behind logic. */
    static final class Giver extends Component {
        final Bool wish = in(bool());
        final Bool out = out(bool());

        Giver() {
            Bool kept = reg("kept", bool()).init(false);
            kept.set(wish);
            out.set(kept);
        }
    }

    /** A bit of one instance goes to another, over wires of the parent. */
    static final class Parent extends Component {
        final ClockDomain link = clockDomain();
        final Bool wish = in(link, bool());
        final Bool seen = out(bool());

        Parent() {
            Giver giver = new Giver();
            within(link, () -> instance("giver", giver));
            Taker taker = instance("taker", new Taker());
            taker.there.set(link);
            giver.wish.set(wish);
            taker.source.set(giver.out);
            seen.set(taker.sink);
        }
    }

    /** The same where both clocks are one. */
    static final class OneClock extends Component {
        final Bool wish = in(bool());
        final Bool seen = out(bool());

        OneClock() {
            Taker taker = instance("taker", new Taker());
            taker.there.set(defaultDomain());
            Giver giver = instance("giver", new Giver());
            giver.wish.set(wish);
            taker.source.set(giver.out);
            seen.set(taker.sink);
        }
    }

    /** Words in a memory. */
    static final class Words extends Component {
        final ClockDomain link = clockDomain();
        final Stream<UInt> words = in(stream(uint(8)));
        final Stream<UInt> sent = out(link, stream(uint(8)));

        Words() {
            AsynchronousQueue<UInt> queue = instance("queue", new AsynchronousQueue<>(uint(8), 8));
            queue.writing.set(defaultDomain());
            queue.reading.set(link);
            connect(queue.enqueue, words);
            connect(sent, queue.dequeue);
        }
    }

    private static Top top(List<TopClock> clocks) {
        return new Top("t", "small", "A test.", Parent::new, clocks);
    }

    private static Circuit parent() {
        return Heddle.elaborate(Parent::new).circuit();
    }

    @Test
    void aBitIsFollowedFromItsRegisterThroughPortsToTheFirstStage() {
        assertThat(ClockCrossings.of(parent()))
                .containsExactly(new CrossingPath("giver.kept", false, 1, "link_clock", "taker.first", 1, "clock"));
    }

    @Test
    void oneClockCrossesNothing() {
        assertThat(ClockCrossings.of(Heddle.elaborate(OneClock::new).circuit())).isEmpty();
    }

    @Test
    void aWordIsFollowedFromItsMemoryAndPointersFromTheirRegisters() {
        List<CrossingPath> crossings =
                ClockCrossings.of(Heddle.elaborate(Words::new).circuit());
        assertThat(crossings)
                .contains(new CrossingPath("queue.words", true, 8, "clock", "", 0, "link_clock"))
                .anyMatch(path ->
                        path.from().equals("queue.tail.code") && path.toClock().equals("link_clock"))
                .anyMatch(path ->
                        path.from().equals("queue.head.code") && path.toClock().equals("clock"))
                .allMatch(path -> !path.fromClock().equals(path.toClock()));
    }

    @Test
    void eachFormatHasClocksAndTheShorterPeriodAsBound() {
        Map<String, String> files =
                Constraints.of(top(List.of(new TopClock("clock", 100), new TopClock("link_clock", 125))), parent());
        assertThat(files.keySet()).containsExactlyInAnyOrderElementsOf(Constraints.NAMES);
        assertThat(files.get("constraints.sdc"))
                .contains(
                        "create_clock -name clock -period 10.000 [get_ports clock]\n",
                        "create_clock -name link_clock -period 8.000 [get_ports link_clock]\n",
                        "set_max_delay 8.000 -from [get_cells {giver/kept_reg}] -to [get_cells {taker/first_reg}]\n",
                        "set_false_path -hold -from [get_cells {giver/kept_reg}] -to [get_cells {taker/first_reg}]\n");
        assertThat(files.get("constraints.xdc"))
                .contains("set_max_delay -datapath_only 8.000 -from [get_cells {giver/kept_reg}]"
                        + " -to [get_cells {taker/first_reg}]\n");
        assertThat(files.get("constraints.lpf"))
                .contains(
                        "FREQUENCY PORT \"clock\" 100 MHZ;\n",
                        "MAXDELAY FROM CELL \"giver/kept*\" TO CELL \"taker/first*\" 8.000 NS;\n");
        assertThat(files.values()).allSatisfy(text -> assertThat(text).doesNotContain("asynchronous"));
    }

    /** A bit of one clock resets a register of another. */
    static final class ResetFromElsewhere extends Component {
        final ClockDomain link = clockDomain();
        final Bool asks = in(link, bool());
        final UInt count = out(uint(4));

        ResetFromElsewhere() {
            Bool asked = reg(link, bool()).init(false);
            asked.set(asks);
            ResetSynchronizer synchronizer = instance("synchronizer", new ResetSynchronizer());
            synchronizer.request.set(asked);
            ClockDomain running = defaultDomain().resetBy(synchronizer.active, Reset.asynchronous());
            UInt counter = reg(running, uint(4)).init(3);
            counter.set(counter.addWrap(1));
            count.set(counter);
        }
    }

    @Test
    void aWayIntoAnAsynchronousResetIsOneOfThem() {
        assertThat(ClockCrossings.of(Heddle.elaborate(ResetFromElsewhere::new).circuit()))
                .containsExactly(
                        new CrossingPath("asked", false, 1, "link_clock", "synchronizer.stage_0", 1, "clock"),
                        new CrossingPath("asked", false, 1, "link_clock", "synchronizer.stage_1", 1, "clock"));
    }

    @Test
    void resetsThatEnterThroughASynchroniserAreFreeOfBounds() {
        Top synchronised = new Top(
                        "words",
                        "",
                        "A test.",
                        ResetFromElsewhere::new,
                        List.of(new TopClock("clock", 100), new TopClock("link_clock", 125)))
                .withSynchronizedResets();
        Circuit circuit = synchronised.generated().circuit();
        Map<String, String> files = Constraints.of(synchronised, circuit);
        assertThat(files.get("constraints.sdc")).contains("set_false_path -from [get_ports link_reset]\n");
        assertThat(files.get("constraints.xdc")).contains("set_false_path -from [get_ports link_reset]\n");
        assertThat(files.get("constraints.lpf")).contains("BLOCK PATH FROM PORT \"link_reset\";\n");
        assertThat(Constraints.of(
                                synchronised,
                                Heddle.elaborate(ResetFromElsewhere::new).circuit())
                        .get("constraints.sdc"))
                .doesNotContain("get_ports link_reset");
    }

    @Test
    void aClockWithoutAFrequencyIsNamed() {
        assertThatThrownBy(() -> Constraints.of(top(List.of(new TopClock("clock", 100))), parent()))
                .hasMessageContaining("\"link_clock\" of t-small has no frequency")
                .hasMessageContaining("its clocks are clock");
    }
}
