package org.heddle.verify.fuzz.hardware;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.option.Reset;
import org.heddle.verify.fuzz.plan.Plan;

/** Circuits beside each other. All are driven by one wide input, each from other bits of it, and each has one wide output. */
public final class CircuitBench extends Component {
    /** Width of the input in bits. */
    public static final int STIMULUS = 320;

    /** The reset of the other clock, {@code other_reset_n}. */
    static final Reset OTHER_RESET = Reset.asynchronous().activeLow();

    /**
     * @param plans of the circuits, with different names
     */
    public CircuitBench(List<Plan> plans) {
        UInt stimulus = in("stimulus", uint(STIMULUS));
        ClockDomain other = clockDomain("other", OTHER_RESET);
        // There are clocks and resets even if no circuit has a register.
        count("cycles");
        within(other, () -> count("other_cycles"));
        for (Plan plan : plans) {
            Lane lane = instance(plan.name(), new Lane(plan));
            lane.joinOtherClock(other);
            lane.stimulus.set(stimulus);
            UInt answer = out(port(plan), uint(lane.answer.width()));
            answer.set(lane.answer);
        }
    }

    private void count(String name) {
        UInt cycle = reg(uint(8)).init(0);
        cycle.set(cycle.addWrap(1));
        UInt cycles = out(name, uint(8));
        cycles.set(cycle);
    }

    /** The output of one circuit. */
    public static String port(Plan plan) {
        return "answer_" + plan.name();
    }

    /** The module that holds one circuit, with ports {@code stimulus} and {@code answer}. */
    public static String lane(Plan plan) {
        return "lane_" + plan.name();
    }

    /** One circuit, its ports gathered to one input and one output. */
    private static final class Lane extends DrawnComponent {
        private final String name;
        private final UInt stimulus = in(uint(STIMULUS));
        private final UInt answer;
        private final Optional<ClockDomain> other;

        private Lane(Plan plan) {
            name = lane(plan);
            PlannedModule circuit =
                    instance("circuit", new PlannedModule(plan, plan.modules().size() - 1));
            other = circuit.usesOtherClock() ? Optional.of(clockDomain("other", OTHER_RESET)) : Optional.empty();
            other.ifPresent(circuit::joinOtherClock);
            Random random = new Random(plan.seed());
            for (Shapes.Leaf input : circuit.inputs()) {
                int width = input.value().width();
                int low = random.nextInt(STIMULUS - width);
                Assignment.set(this, input.value(), input.shape(), stimulus.bits(low + width - 1, low));
            }
            List<Value> values =
                    circuit.outputs().stream().map(Shapes.Leaf::value).toList();
            UInt joined = Types.cat(values);
            answer = out("answer", uint(joined.width()));
            answer.set(joined);
        }

        private void joinOtherClock(ClockDomain outer) {
            other.ifPresent(domain -> domain.set(outer));
        }

        @Override
        protected String moduleName() {
            return name;
        }
    }
}
