package org.heddle.verify.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.unknown.UnknownTracking;
import org.heddle.hdl.verilog.VerilogEmitter;
import org.heddle.verify.fuzz.draw.PlanDraw;
import org.heddle.verify.fuzz.engine.JvmEngine;
import org.heddle.verify.fuzz.engine.Stimulus;
import org.heddle.verify.fuzz.engine.Subject;
import org.heddle.verify.fuzz.engine.Trace;
import org.heddle.verify.fuzz.hardware.CircuitBench;
import org.heddle.verify.fuzz.plan.Plan;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The masks of unknown bits in random circuits, against runs that start with other bits. {@code -Dheddle.seed=N} begins elsewhere. */
class UnknownCircuitsTest {
    private static final long SEED = Long.getLong("heddle.seed", 1);
    private static final int CIRCUITS = Integer.getInteger("heddle.circuits", 96);
    private static final int CYCLES = 100;
    private static final int RANDOM = 2;

    @Test
    @Tag("slow")
    void knownBitsAreTheSameWhateverStateStartsWith() {
        List<Plan> plans =
                LongStream.range(SEED, SEED + CIRCUITS).mapToObj(PlanDraw::of).toList();
        Subject plain = Subject.of(plans, UnaryOperator.identity());
        Circuit tracked = UnknownTracking.withPorts(plain.circuit());
        Subject masked = new Subject(plans, tracked, VerilogEmitter.emit(tracked));
        Stimulus stimulus = Stimulus.of(CYCLES, CircuitBench.STIMULUS);
        Map<String, BigInteger> known = Map.of(
                UnknownTracking.maskOf("stimulus"),
                BigInteger.ONE.shiftLeft(CircuitBench.STIMULUS).subtract(BigInteger.ONE));

        List<Trace> masks = run(masked, stimulus, 1, known, UnknownTracking::maskOf);
        List<Trace> values = run(masked, stimulus, 1, known, UnaryOperator.identity());
        long knownBits = 0;
        long all = 0;
        for (int seed = 1; seed <= 4; seed++) {
            List<Trace> others = run(plain, stimulus, seed, Map.of(), UnaryOperator.identity());
            for (int circuit = 0; circuit < CIRCUITS; circuit++) {
                for (int cycle = 0; cycle < CYCLES; cycle++) {
                    BigInteger mask = number(masks, circuit, cycle);
                    BigInteger differs = number(values, circuit, cycle).xor(number(others, circuit, cycle));
                    assertThat(differs.and(mask))
                            .as("circuit of seed %d in cycle %d", SEED + circuit, cycle)
                            .isZero();
                    knownBits += mask.bitCount();
                    all += 4L * masks.get(circuit).rows().get(cycle).length();
                }
            }
        }
        // Random circuits have some registers without a reset: a mask that says "unknown" of all proves nothing.
        assertThat(knownBits).isBetween(all / 4, all - 1);
    }

    private static List<Trace> run(
            Subject subject, Stimulus stimulus, int seed, Map<String, BigInteger> held, UnaryOperator<String> shown) {
        return new JvmEngine(new StartRule(RANDOM, seed), held, shown).run(subject, stimulus);
    }

    private static BigInteger number(List<Trace> traces, int circuit, int cycle) {
        return new BigInteger(traces.get(circuit).rows().get(cycle), 16);
    }
}
