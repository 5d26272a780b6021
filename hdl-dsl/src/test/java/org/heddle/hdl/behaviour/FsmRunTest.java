package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.option.Encoding;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** States that last some cycles, and states that run machines of their own. */
class FsmRunTest {
    private static final int WARM_CYCLES = 5;
    private static final int COOL_CYCLES = 4;
    private static final int WORK_LIMIT = 16;

    enum Phase {
        IDLE,
        WARM,
        WORK,
        COOL,
        REST
    }

    enum Step {
        OPEN,
        COPY,
        CLOSE
    }

    enum Beat {
        FIRST,
        SECOND
    }

    /** Warms up, works in steps of which one has beats, within a time limit, and rests for a cycle; or cools down if cancelled. */
    static final class Worker extends Component {
        final Bool start = in(bool());
        final Bool cancel = in(bool());
        final Bool hold = in(bool());
        final Bool more = in(bool());
        final Bool done = in(bool());
        final UInt phase = out(uint(3));
        final UInt step = out(uint(2));
        final UInt beat = out(uint(1));
        final Bool opening = out(bool());
        final Bool entersOpen = out(bool());
        final Bool leavesCopy = out(bool());
        final UInt opened = out(uint(8));
        final UInt begun = out(uint(8));
        final UInt ended = out(uint(8));
        final UInt closing = out(uint(8));
        private Fsm<Step> steps;

        Worker(Encoding encoding) {
            parameter("encoding", encoding);
            UInt openCount = reg(uint(8)).init(0);
            UInt beginCount = reg(uint(8)).init(0);
            UInt endCount = reg(uint(8)).init(0);
            UInt closeCount = reg(uint(8)).init(0);
            Fsm<Phase> main = fsm(Phase.IDLE, encoding, m -> {
                m.state(Phase.IDLE).goTo(Phase.WARM, start);
                m.state(Phase.WARM).stay(hold).after(WARM_CYCLES, Phase.WORK).goTo(Phase.IDLE, cancel);
                m.state(Phase.WORK)
                        .goTo(Phase.COOL, cancel)
                        .run(Step.OPEN, Phase.REST, s -> {
                            s.state(Step.OPEN).onEntry(openCount::increment).after(2, Step.COPY);
                            s.state(Step.COPY).run(Beat.FIRST, Step.CLOSE, b -> {
                                b.state(Beat.FIRST)
                                        .onEntry(beginCount::increment)
                                        .goTo(Beat.SECOND, more);
                                b.state(Beat.SECOND)
                                        .onExit(endCount::increment)
                                        .finish(done)
                                        .goTo(Beat.FIRST);
                                beat.set(b.value().encoded(Encoding.BINARY).asUInt());
                            });
                            s.state(Step.CLOSE)
                                    .during(closeCount::increment)
                                    .stay(hold)
                                    .goTo(Step.OPEN, more)
                                    .finish();
                            step.set(s.value().encoded(Encoding.BINARY).asUInt());
                            opening.set(s.is(Step.OPEN));
                            steps = s;
                        })
                        .after(WORK_LIMIT, Phase.IDLE);
                m.state(Phase.COOL).after(COOL_CYCLES, Phase.IDLE);
                m.state(Phase.REST).after(1, Phase.IDLE);
            });
            phase.set(main.value().encoded(Encoding.BINARY).asUInt());
            entersOpen.set(steps.entering(Step.OPEN));
            leavesCopy.set(steps.leaving(Step.COPY));
            opened.set(openCount);
            begun.set(beginCount);
            ended.set(endCount);
            closing.set(closeCount);
        }
    }

    /** The same in plain Java: the states, and for how many cycles each has lasted without being held. */
    private static final class Model {
        Phase phase = Phase.IDLE;
        Step step = Step.OPEN;
        Beat beat = Beat.FIRST;
        int phaseAge;
        int stepAge;
        int opened;
        int begun;
        int ended;
        int closing;

        /** Passes one cycle, and says what the outputs are in it. */
        Map<String, BigInteger> cycle(boolean start, boolean cancel, boolean hold, boolean more, boolean done) {
            Map<String, BigInteger> outputs = new TreeMap<>();
            outputs.put("phase", BigInteger.valueOf(phase.ordinal()));
            outputs.put("step", BigInteger.valueOf(step.ordinal()));
            outputs.put("beat", BigInteger.valueOf(beat.ordinal()));
            outputs.put("opening", bit(phase == Phase.WORK && step == Step.OPEN));
            outputs.put("opened", BigInteger.valueOf(opened % 256));
            outputs.put("begun", BigInteger.valueOf(begun % 256));
            outputs.put("ended", BigInteger.valueOf(ended % 256));
            outputs.put("closing", BigInteger.valueOf(closing % 256));
            boolean wasCopying = phase == Phase.WORK && step == Step.COPY;
            int openedBefore = opened;
            int phaseAgeNow = ++phaseAge;
            switch (phase) {
                case IDLE -> enterIf(start, Phase.WARM);
                case WARM -> {
                    if (hold) {
                        phaseAge--;
                    } else if (!enterIf(phaseAgeNow == WARM_CYCLES, Phase.WORK)) {
                        enterIf(cancel, Phase.IDLE);
                    }
                }
                case WORK -> work(cancel, hold, more, done);
                case COOL -> enterIf(phaseAgeNow == COOL_CYCLES, Phase.IDLE);
                default -> enterIf(true, Phase.IDLE);
            }
            outputs.put("entersOpen", bit(opened != openedBefore));
            outputs.put("leavesCopy", bit(wasCopying && !(phase == Phase.WORK && step == Step.COPY)));
            return outputs;
        }

        private void work(boolean cancel, boolean hold, boolean more, boolean done) {
            boolean wasSecond = step == Step.COPY && beat == Beat.SECOND;
            closing += step == Step.CLOSE ? 1 : 0;
            boolean finished = step == Step.CLOSE && !hold && !more;
            if (enterIf(cancel, Phase.COOL)
                    || enterIf(finished, Phase.REST)
                    || enterIf(phaseAge == WORK_LIMIT, Phase.IDLE)) {
                ended += wasSecond ? 1 : 0;
                return;
            }
            stepAge++;
            switch (step) {
                case OPEN -> {
                    if (stepAge == 2) {
                        enter(Step.COPY);
                    }
                }
                case COPY -> {
                    ended += wasSecond ? 1 : 0;
                    if (wasSecond && done) {
                        enter(Step.CLOSE);
                    } else if (wasSecond) {
                        beat = Beat.FIRST;
                        begun++;
                    } else if (more) {
                        beat = Beat.SECOND;
                    }
                }
                default -> {
                    if (!hold && more) {
                        enter(Step.OPEN);
                    }
                }
            }
        }

        private boolean enterIf(boolean moves, Phase next) {
            if (moves) {
                phase = next;
                phaseAge = 0;
                step = Step.OPEN;
                stepAge = 0;
                beat = Beat.FIRST;
                opened += next == Phase.WORK ? 1 : 0;
            }
            return moves;
        }

        private void enter(Step next) {
            step = next;
            stepAge = 0;
            beat = Beat.FIRST;
            opened += next == Step.OPEN ? 1 : 0;
            begun += next == Step.COPY ? 1 : 0;
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @EnumSource(Encoding.class)
    void delaysAndMachinesOfStatesFollowAModelInJava(Encoding encoding) {
        Design<Worker> design = Heddle.elaborate(() -> new Worker(encoding));
        Lint.requireClean(design);
        Random random = new Random(3);
        Model model = new Model();
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        Set<Phase> phases = EnumSet.noneOf(Phase.class);
        for (int cycle = 0; cycle < 1500; cycle++) {
            boolean start = random.nextBoolean();
            boolean cancel = random.nextInt(30) == 0;
            boolean hold = random.nextInt(4) == 0;
            boolean more = random.nextBoolean();
            boolean done = random.nextInt(4) == 0;
            rows.add(Map.of(
                    "start",
                    bit(start),
                    "cancel",
                    bit(cancel),
                    "hold",
                    bit(hold),
                    "more",
                    bit(more),
                    "done",
                    bit(done)));
            phases.add(model.phase);
            expected.add(model.cycle(start, cancel, hold, more, done));
        }
        assertThat(phases).containsExactlyInAnyOrder(Phase.values());
        assertThat(model.ended).as("beats").isGreaterThan(50);
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
    }

    private static BigInteger bit(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Test
    void eachMachineHasADrawingWithItsDelaysAndItsEnd() {
        Design<Worker> design = Heddle.elaborate(() -> new Worker(Encoding.BINARY));
        Map<String, String> files = new TreeMap<>();
        design.companions().forEach(companion -> files.putAll(companion.files()));
        assertThat(files)
                .containsOnlyKeys(
                        "Worker_BINARY_main_0.svg", "Worker_BINARY_main_work.svg", "Worker_BINARY_main_work_copy.svg");
        assertThat(files.get("Worker_BINARY_main_0.svg"))
                .contains(">after 5 cycles<", ">after 1 cycle<", ">finished<")
                .doesNotContain("(finished)");
        assertThat(files.get("Worker_BINARY_main_work_copy.svg")).contains(">(finished)<", ">done<");
    }

    enum Lamp {
        OFF,
        ON
    }

    /** On for so many cycles from each press on. */
    static final class Timer extends Component {
        final Bool press = in(bool());
        final Bool on = out(bool());

        Timer(int cycles) {
            Fsm<Lamp> lamp = fsm(Lamp.OFF, m -> {
                m.state(Lamp.OFF).goTo(Lamp.ON, press);
                m.state(Lamp.ON).after(cycles, Lamp.OFF);
            });
            on.set(lamp.is(Lamp.ON));
        }
    }

    @Test
    void aStateLastsExactlyItsCycles() {
        for (int cycles : new int[] {1, 2, 3, 4, 7, 8, 9}) {
            Design<Timer> design = Heddle.elaborate(() -> new Timer(cycles));
            List<Map<String, BigInteger>> rows = new ArrayList<>();
            for (int cycle = 0; cycle < 3 * cycles + 6; cycle++) {
                rows.add(Map.of("press", BigInteger.ONE));
            }
            List<Map<String, BigInteger>> seen = Reference.run(design, rows);
            for (int cycle = 0; cycle < rows.size(); cycle++) {
                assertThat(seen.get(cycle).get("on"))
                        .as("%d cycles, in cycle %d", cycles, cycle)
                        .isEqualTo(bit(cycle % (cycles + 1) != 0));
            }
        }
    }

    @Test
    void aDelayIsOneCounterThatIsNamedAfterItsState() {
        assertThat(Heddle.elaborate(() -> new Timer(3)).verilog().files().get(0).text())
                .contains("reg  [1:0] lamp_on_cycles;", "lamp_on_cycles <= lamp_on_cycles + 2'd1;");
        assertThat(Heddle.elaborate(() -> new Timer(1)).verilog().files().get(0).text())
                .doesNotContain("cycles");
    }
}
