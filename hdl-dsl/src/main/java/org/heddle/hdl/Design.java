package org.heddle.hdl;

import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogEmitter;

/**
 * An elaborated component: its circuit passed every check.
 *
 * @param component the top component, whose port fields name the ports
 * @param circuit what it does
 * @param verilog the circuit as Verilog-2005
 * @param <C> the top component
 */
public record Design<C extends Component>(C component, Circuit circuit, VerilogDesign verilog) {
    Design(C component, Circuit circuit) {
        this(component, circuit, VerilogEmitter.emit(circuit));
    }
}
