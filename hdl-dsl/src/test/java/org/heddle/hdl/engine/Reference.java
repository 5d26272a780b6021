package org.heddle.hdl.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Design;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.verilog.VerilogPort;

/** The interpreter as an engine: rows as for {@link Icarus}. */
public final class Reference {
    private Reference() {}

    /** The outputs of every row, after one cycle of reset. */
    public static List<Map<String, BigInteger>> run(Design<?> design, List<Map<String, BigInteger>> rows) {
        Interpreter interpreter = new Interpreter(design.circuit());
        List<VerilogPort> ports = design.verilog().ports();
        ports.stream()
                .filter(port -> port.role().isReset())
                .forEach(port -> interpreter.poke(port.name(), VerilogBench.inReset(port)));
        interpreter.step();
        List<Map<String, BigInteger>> result = new ArrayList<>();
        for (Map<String, BigInteger> row : rows) {
            for (VerilogPort port : ports) {
                if (port.direction() == VerilogPort.Direction.INPUT && port.role() != VerilogPort.Role.CLOCK) {
                    interpreter.poke(port.name(), row.getOrDefault(port.name(), VerilogBench.unlessGiven(port)));
                }
            }
            Map<String, BigInteger> outputs = new LinkedHashMap<>();
            for (VerilogPort port : ports) {
                if (port.direction() == VerilogPort.Direction.OUTPUT) {
                    outputs.put(port.name(), interpreter.peek(port.name()));
                }
            }
            result.add(outputs);
            interpreter.step(VerilogBench.rising(design.verilog(), row));
        }
        return result;
    }
}
