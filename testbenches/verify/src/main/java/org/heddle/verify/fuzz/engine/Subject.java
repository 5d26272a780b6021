package org.heddle.verify.fuzz.engine;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.fuzz.hardware.CircuitBench;
import org.heddle.verify.fuzz.plan.Plan;

/**
 * Circuits ready to run.
 *
 * @param plans of the circuits
 * @param circuit all of them, beside each other
 * @param verilog the same, with a definite start
 */
public record Subject(List<Plan> plans, Circuit circuit, VerilogDesign verilog) {
    /**
     * Builds circuits.
     *
     * @param change made to the Verilog, so that a mistake can be planted
     */
    public static Subject of(List<Plan> plans, UnaryOperator<VerilogDesign> change) {
        Supplier<CircuitBench> bench = () -> new CircuitBench(plans);
        var design = Heddle.elaborate(bench);
        return new Subject(plans, design.circuit(), StartValues.in(design.circuit(), change.apply(design.verilog())));
    }
}
