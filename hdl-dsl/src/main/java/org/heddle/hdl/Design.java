package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Waiver;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.operation.ProbedCircuit;
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
     * The same component with more around it: what stands at the component's ports stands at the circuit's.
     *
     * @param whole has a port for each of the component's, of the same name, width and direction, and passed every check
     */
    public Design<C> inside(Circuit whole) {
        return new Design<>(component, whole);
    }

    /**
     * The same component, with values from inside at ports of its own: a simulation of it takes them where it takes ports, so that tests see them and the component needs no
     * port for it. Modules around such a value have one output more than in the Verilog of this design, and nothing else changes.
     *
     * @param inner registers, wires, ports of instances and other values with a name, of the component or of instances in it
     * @throws IllegalArgumentException if one has no name, is of another design, or is in no Verilog, as nothing reads it
     */
    public Design<C> probing(Value... inner) {
        List<Net> nets = Stream.of(inner).map(Value::net).toList();
        return inside(ProbedCircuit.of(component.module(), circuit, nets));
    }

    /**
     * The Verilog without any simplification: no constant is folded, and every operator has a line of its own. It is not for
     * reading; that it means the same as {@link #verilog} is shown by tools. Modules around the component are those of the circuit.
     */
    public VerilogDesign plainVerilog() {
        Circuit plain = Heddle.plainCircuit(component);
        Set<String> known = plain.modules().stream().map(ModuleDefinition::name).collect(Collectors.toSet());
        List<ModuleDefinition> modules = new ArrayList<>(plain.modules());
        circuit.modules().stream()
                .filter(module -> !known.contains(module.name()))
                .forEach(modules::add);
        return VerilogEmitter.emit(new Circuit(circuit.top(), modules));
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
