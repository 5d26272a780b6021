package org.heddle.hdl;

import java.util.List;
import java.util.Set;
import org.heddle.hdl.diagnostic.Waiver;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.option.Companion;
import org.heddle.hdl.verilog.EmittedTexts;
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
    private static final EmittedTexts EMITTED = new EmittedTexts();

    Design(C component, Circuit circuit) {
        this(component, circuit, VerilogEmitter.emit(circuit));
        EMITTED.add(verilog);
    }

    /** Whether the Verilog is the one that elaboration made, not text that somebody has changed: what runs the circuit runs the same then. */
    public boolean hasOwnVerilog() {
        return EMITTED.contains(verilog);
    }

    /**
     * The Verilog without any simplification: no constant is folded, and every operator has a line of its own. It is not for
     * reading; that it means the same as {@link #verilog} is shown by tools.
     */
    public VerilogDesign plainVerilog() {
        return VerilogEmitter.emit(Heddle.plainCircuit(component));
    }

    /** Returns the rules that its components are allowed to break, inner components first, each once for all instances of a module. */
    public List<Waiver> waivers() {
        return component.module().childrenFirst(Set.of()).stream()
                .flatMap(module -> module.waivers().stream())
                .distinct()
                .toList();
    }

    /** Returns the documents and headers of the design's components beside their Verilog, inner components first. */
    public List<Companion> companions() {
        return component.module().childrenFirst(Set.of()).stream()
                .flatMap(module -> module.companions().stream())
                .toList();
    }
}
