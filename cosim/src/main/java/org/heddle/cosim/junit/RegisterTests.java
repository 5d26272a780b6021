package org.heddle.cosim.junit;

import java.math.BigInteger;
import java.util.stream.Stream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.tool.MissingJUnitException;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.verify.RegisterChecks;
import org.heddle.hdl.registers.verify.RegisterRig;
import org.junit.jupiter.api.DynamicTest;

/**
 * The tests that follow from a register map, against the Verilog of its block:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> registersKeepTheirPromises() {
 *     return RegisterTests.of(new TimerRegisters());
 * }
 * }</pre>
 */
public final class RegisterTests {
    private RegisterTests() {}

    /**
     * One test for each promise of each field; each starts from a reset. The block is compiled once.
     *
     * @throws MissingJUnitException if JUnit is not on the class path
     */
    public static Stream<DynamicTest> of(RegisterMap map) {
        MissingJUnitException.requireClass("RegisterTests", "org.junit.jupiter.api.DynamicTest");
        Design<?> design = Heddle.elaborate(() -> new RegisterBlock<>(map));
        return RegisterChecks.of(map).stream()
                .map(check -> DynamicTest.dynamicTest(check.name(), () -> {
                    try (Simulation simulation = Simulation.open(design)) {
                        simulation.reset(1);
                        check.run(new SimulatedRig(simulation));
                    }
                }));
    }

    private record SimulatedRig(Simulation simulation) implements RegisterRig {
        @Override
        public void poke(String port, BigInteger value) {
            simulation.poke(simulation.port(port), value);
        }

        @Override
        public BigInteger peek(String port) {
            simulation.settle();
            return simulation.peekInteger(simulation.port(port));
        }

        @Override
        public void step() {
            simulation.step();
        }
    }
}
