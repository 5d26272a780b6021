package org.heddle.verify.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.verify.diagram.BlockGraph.Block;
import org.heddle.verify.diagram.BlockGraph.End;
import org.heddle.verify.diagram.BlockGraph.Kind;
import org.heddle.verify.diagram.BlockGraph.Wire;

/**
 * Reads the blocks and wires of a module from its circuit.
 *
 * <p>An interface is wired to where its forward signals come from. Answers (ready, credits, read data in a port that mostly
 * writes) are not drawn, and the module's own state only where nothing else is a source: a drawing of every dependence shows
 * nothing.
 */
final class BlockGraphs {
    /** Name of the block for registers and memories; no Java field can have it. */
    /** With a blank, as no instance can be called. */
    private static final String STATE = "own registers";

    private final Circuit circuit;
    private final ModuleDefinition module;
    private final Interfaces own;
    private final Sources sources;
    /** Those of the sub-modules, by module name. */
    private final Map<String, Interfaces> interfaces = new HashMap<>();
    /** At which instance's port a signal of the module ends. */
    private final Map<Integer, Outlet> outlets = new HashMap<>();

    private final List<Block> blocks = new ArrayList<>();
    private final Map<List<End>, Wire> wires = new LinkedHashMap<>();

    private record Outlet(InstanceDefinition instance, String port) {}

    private BlockGraphs(Circuit circuit, ModuleDefinition module) {
        this.circuit = circuit;
        this.module = module;
        this.own = new Interfaces(module);
        this.sources = new Sources(module);
        for (InstanceDefinition instance : module.instances()) {
            instance.connections()
                    .forEach(connection -> outlets.put(connection.signal(), new Outlet(instance, connection.port())));
        }
    }

    static BlockGraph of(Circuit circuit, ModuleDefinition module) {
        return new BlockGraphs(circuit, module).graph();
    }

    private BlockGraph graph() {
        for (String face : own.names()) {
            Kind kind = own.entering(face) ? Kind.INPUT : Kind.OUTPUT;
            blocks.add(new Block(kind, face, bits(bits(own.forward(face))), false));
        }
        for (InstanceDefinition instance : module.instances()) {
            boolean nested = !circuit.module(instance.module()).instances().isEmpty();
            blocks.add(new Block(Kind.INSTANCE, instance.name(), instance.module(), nested));
        }
        for (InstanceDefinition instance : module.instances()) {
            wireInputsOf(instance);
        }
        for (String face : own.names()) {
            if (!own.entering(face)) {
                own.forward(face).forEach(port -> wire(port.id(), new End(face, ""), port.width()));
            }
        }
        if (wires.values().stream().anyMatch(wire -> wire.from().block().equals(STATE))) {
            wireState();
        }
        return new BlockGraph(module.name(), blocks, List.copyOf(wires.values()));
    }

    private Interfaces faces(InstanceDefinition instance) {
        return interfaces.computeIfAbsent(instance.module(), name -> new Interfaces(circuit.module(name)));
    }

    private void wireInputsOf(InstanceDefinition instance) {
        Interfaces faces = faces(instance);
        for (InstanceDefinition.Connection connection : instance.connections()) {
            Signal signal = module.signal(connection.signal());
            if (signal.kind() == Signal.Kind.INSTANCE_INPUT && faces.isForward(connection.port())) {
                End end = new End(instance.name(), Interfaces.nameOf(connection.port()));
                wire(signal.id(), end, signal.width());
            }
        }
    }

    /** The state's block, and what its registers take directly: everything that they depend on would be nearly everything. */
    private void wireState() {
        int registers = 0;
        for (Signal signal : module.signals()) {
            if (signal.kind() == Signal.Kind.REGISTER) {
                registers += signal.width();
            }
        }
        long memories = 0;
        for (MemoryDefinition memory : module.memories()) {
            memories += (long) memory.width() * memory.depth();
        }
        blocks.add(new Block(Kind.STATE, STATE, bits(registers + memories), false));
        for (Signal signal : module.signals()) {
            if (signal.kind() == Signal.Kind.REGISTER) {
                Sources.Origin origin = sources.of(signal.id());
                origin.signals().stream()
                        .mapToObj(this::end)
                        .flatMap(Optional::stream)
                        .filter(from -> !from.block().equals(STATE))
                        .forEach(from -> add(from, new End(STATE, ""), 0, false));
            }
        }
    }

    private void wire(int signal, End to, int width) {
        Sources.Origin origin = sources.of(signal);
        List<End> from = origin.signals().stream()
                .mapToObj(this::end)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        List<End> others =
                from.stream().filter(end -> !end.block().equals(STATE)).toList();
        if (!others.isEmpty()) {
            others.forEach(end -> add(end, to, width, origin.direct()));
        } else if (!from.isEmpty() || origin.memory()) {
            add(new End(STATE, ""), to, width, origin.direct());
        }
    }

    /** The end of a wire that a source is; empty for answers. */
    private Optional<End> end(int id) {
        Signal signal = module.signal(id);
        Outlet outlet = outlets.get(id);
        if (outlet != null) {
            Interfaces faces = faces(outlet.instance());
            return faces.isForward(outlet.port())
                    ? Optional.of(new End(outlet.instance().name(), Interfaces.nameOf(outlet.port())))
                    : Optional.empty();
        }
        if (signal.kind() == Signal.Kind.INPUT) {
            return own.isForward(signal.name())
                    ? Optional.of(new End(Interfaces.nameOf(signal.name()), ""))
                    : Optional.empty();
        }
        return Optional.of(new End(STATE, ""));
    }

    private void add(End from, End to, int bits, boolean direct) {
        if (!from.equals(to)) {
            wires.merge(
                    List.of(from, to),
                    new Wire(from, to, bits, direct),
                    (a, b) -> new Wire(from, to, a.bits() + b.bits(), a.direct() || b.direct()));
        }
    }

    private static int bits(List<Signal> signals) {
        return signals.stream().mapToInt(Signal::width).sum();
    }

    private static String bits(long number) {
        return number == 1 ? "1 bit" : String.format(Locale.ROOT, "%,d bits", number);
    }
}
