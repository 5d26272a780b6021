package org.heddle.experiment.cosim;

import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Small tests, each of a component of its own, that {@link TestClassSeconds} runs in a process of their own. */
public final class SmallTests {
    /** Number of them. */
    static final int COUNT = 20;

    private static final int CYCLES = 50;
    private static final int SMALLEST_BITS = 8;

    /** A register that grows by a number while it is told to. */
    private static final class Growing extends Component {
        final Bool go = in(bool());
        final UInt value;

        Growing(int number) {
            parameter("number", number);
            int width = SMALLEST_BITS + number;
            value = out(uint(width));
            UInt held = reg("held", uint(width)).init(0);
            when(go, () -> held.set(held.addWrap(lit(number, width))));
            value.set(held);
        }
    }

    /** One test of a component that no other repetition has. */
    @RepeatedTest(COUNT)
    public void itGrowsWhileItIsToldTo(RepetitionInfo repetition) {
        int number = repetition.getCurrentRepetition();
        try (Simulation sim =
                Simulation.open(Heddle.elaborate(() -> new Growing(number)), SimulationOptions.defaults())) {
            Port go = sim.port("go");
            Port value = sim.port("value");
            sim.reset(2);
            long sum = 0;
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                boolean goes = cycle % 3 != 0;
                sim.poke(go, goes ? 1 : 0);
                sim.step();
                sum += goes ? number : 0;
                Assertions.assertEquals(sum % (1L << SMALLEST_BITS + number), sim.peek(value));
            }
        }
    }
}
