package org.heddle.hdl;

import java.util.List;
import java.util.Set;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.option.Companion;
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

    /**
     * The Verilog without any simplification: no constant is folded, and every operator has a line of its own. It is not for
     * reading; that it means the same as {@link #verilog} is shown by tools.
     */
    public VerilogDesign plainVerilog() {
        return VerilogEmitter.emit(Heddle.plainCircuit(component));
    }

    /** Returns the documents and headers of the design's components beside their Verilog, inner components first. */
    public List<Companion> companions() {
        return component.module().childrenFirst(Set.of()).stream()
                .flatMap(module -> module.companions().stream())
                .toList();
    }
}
