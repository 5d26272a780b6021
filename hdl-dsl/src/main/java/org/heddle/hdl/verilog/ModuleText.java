package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.External;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** One module's file, written from top to bottom: ports, constants, declarations, nodes, drivers, instances. */
final class ModuleText {
    private final ModuleDefinition module;
    private final Drivers drivers;
    private final Reads reads;
    private final EnumConstants constants;
    private final ExpressionText expressions;
    private final Map<Integer, Signal> inlined;
    private final LineWriter out = new LineWriter();
    private final SignalText text;

    ModuleText(ModuleDefinition module) {
        this.module = module;
        this.drivers = new Drivers(module);
        this.reads = new Reads(module);
        this.constants = new EnumConstants(module, reads);
        this.expressions = new ExpressionText(module, constants);
        this.inlined = inlinedConnections();
        this.text = new SignalText(module, out, drivers, expressions);
    }

    /** A name that nobody declares is an error in this file; in those that tools read behind it, it is what it was. */
    VerilogFile write() {
        out.directive("`default_nettype none");
        writeModule();
        out.directive("`default_nettype wire");
        return out.toFile(module.name() + ".v");
    }

    private void writeModule() {
        header();
        if (module.external().isPresent()) {
            out.indented(() -> external(module.external().get()));
            out.line("endmodule");
            return;
        }
        out.indented(() -> {
            constants.declare(out);
            declarations();
            new ContentsText(module, out).write();
            nodes();
            combinational();
            for (int domain = 0; domain < module.domains().size(); domain++) {
                new ClockedText(module, out, drivers, expressions)
                        .write(domain, id -> !reads.isVerificationOnly(id), true);
            }
            new InstanceText(module, out, inlined, drivers, expressions).write();
            unread();
        });
        new VerificationText(module, out, drivers, reads, constants, expressions).write();
        out.line("endmodule");
    }

    private void header() {
        out.comments(module.documentation().module());
        if (!module.parameters().isEmpty()) {
            out.line("// " + String.join(", ", module.parameters()));
        }
        List<Signal> ports = module.ports();
        if (ports.isEmpty()) {
            out.line("module " + module.name() + ";", module.site());
            return;
        }
        out.line("module " + module.name() + " (", module.site());
        out.indented(() -> {
            for (int i = 0; i < ports.size(); i++) {
                Signal port = ports.get(i);
                out.comments(module.documentation().of(port));
                String direction = port.kind() == Signal.Kind.OUTPUT ? "output " + storage(port) : "input  wire";
                String end = i == ports.size() - 1 ? "" : ",";
                out.line(direction + " " + ExpressionText.range(port.width()) + port.name() + end, port.site());
            }
        });
        out.line(");");
    }

    /** The module of the file, joined port by port. */
    private void external(External external) {
        String parameters = external.parameters().stream()
                .map(parameter -> "." + parameter.replaceFirst("=", "(") + ")")
                .collect(Collectors.joining(", "));
        out.line(external.module() + (parameters.isEmpty() ? "" : " #(" + parameters + ")") + " box (", module.site());
        out.indented(() -> {
            List<String> connections = external.ports().stream()
                    .map(port -> port.split("="))
                    .map(names -> "." + names[1] + "(" + names[0] + ")")
                    .toList();
            List<String> lines = out.wrapped(connections, ", ");
            for (int i = 0; i < lines.size(); i++) {
                out.line(lines.get(i) + (i == lines.size() - 1 ? ");" : ","));
            }
        });
    }

    private String storage(Signal target) {
        if (module.external().isPresent()) {
            return "wire";
        }
        return drivers.isContinuous(target) ? "wire" : "reg ";
    }

    private void declarations() {
        for (Signal signal : module.signals()) {
            if (isDeclaredAlone(signal)) {
                text.declare(signal);
            }
        }
        instanceOutputs();
        for (MemoryDefinition memory : module.memories()) {
            out.line(
                    (memory.blockRam() ? "(* ram_style = \"block\" *) " : "") + "reg  "
                            + ExpressionText.range(memory.width()) + memory.name() + " [0:" + (memory.depth() - 1)
                            + "];",
                    memory.site());
        }
    }

    private boolean isDeclaredAlone(Signal signal) {
        return switch (signal.kind()) {
            case REGISTER, WIRE -> !reads.isVerificationOnly(signal.id());
            case INSTANCE_INPUT -> !inlined.containsKey(signal.id());
            default -> false;
        };
    }

    /** Whether a signal is declared somewhere in the hardware, a node as one that something may read. */
    boolean isDeclared(Signal signal) {
        return switch (signal.kind()) {
            case NODE -> module.nodes().contains(signal.id()) && !reads.isVerificationOnly(signal.id());
            case INSTANCE_OUTPUT -> true;
            default -> signal.kind().isPort() || isDeclaredAlone(signal);
        };
    }

    /** Whether a block of its own drives a signal. */
    boolean hasBlock(Signal signal) {
        return isDriven(signal) && !drivers.isContinuous(signal);
    }

    private boolean isDriven(Signal signal) {
        return signal.kind().isCombinationalTarget()
                && !inlined.containsKey(signal.id())
                && !reads.isVerificationOnly(signal.id());
    }

    /** The outputs of one instance, those of one width together, on as few lines as they need. */
    private void instanceOutputs() {
        for (InstanceDefinition instance : module.instances()) {
            Map<Integer, List<String>> byWidth = new LinkedHashMap<>();
            for (InstanceDefinition.Connection connection : instance.connections()) {
                Signal signal = module.signal(connection.signal());
                if (signal.kind() == Signal.Kind.INSTANCE_OUTPUT) {
                    byWidth.computeIfAbsent(signal.width(), k -> new ArrayList<>())
                            .add(signal.name());
                }
            }
            List<String> declarations = new ArrayList<>();
            byWidth.forEach((width, names) ->
                    declarations.add("wire " + ExpressionText.range(width) + String.join(", ", names) + ";"));
            out.wrapped(declarations, " ").forEach(line -> out.line(line, instance.site()));
        }
    }

    private void nodes() {
        for (int id : module.nodes()) {
            if (!reads.isVerificationOnly(id)) {
                text.node(module.signal(id));
            }
        }
    }

    private void combinational() {
        for (Signal signal : module.signals()) {
            if (isDriven(signal)) {
                text.drive(signal);
            }
        }
    }

    /** Inputs of instances that one short expression drives and nothing reads: they stand in the connection. */
    private Map<Integer, Signal> inlinedConnections() {
        BitSet readByHardware = new BitSet();
        List<Expression> roots = new ArrayList<>();
        module.nodes()
                .forEach(node -> roots.add(module.signal(node).definition().orElseThrow()));
        Statements.forEach(module.body(), statement -> roots.addAll(Statements.expressions(statement)));
        roots.forEach(root -> Expressions.forEach(root, expression -> {
            if (expression instanceof Expression.Reference reference) {
                readByHardware.set(reference.signal());
            }
        }));
        Map<Integer, Signal> result = new HashMap<>();
        for (InstanceDefinition instance : module.instances()) {
            for (InstanceDefinition.Connection connection : instance.connections()) {
                Signal signal = module.signal(connection.signal());
                if (signal.kind() == Signal.Kind.INSTANCE_INPUT
                        && drivers.isContinuous(signal)
                        && !readByHardware.get(signal.id())
                        && !ExpressionText.isCast(
                                ((Statement.Assign) drivers.of(signal).get(0)).value())) {
                    result.put(signal.id(), signal);
                }
            }
        }
        return result;
    }

    private void unread() {
        BitSet nodes = new BitSet();
        module.nodes().forEach(nodes::set);
        List<String> parts = new ArrayList<>();
        for (Signal signal : module.signals()) {
            boolean declared = signal.kind() != Signal.Kind.OUTPUT
                    && !inlined.containsKey(signal.id())
                    && !reads.isVerificationOnly(signal.id())
                    && (signal.kind() != Signal.Kind.NODE || nodes.get(signal.id()));
            if (declared) {
                parts.addAll(reads.unread(signal));
            }
        }
        for (MemoryDefinition memory : module.memories()) {
            if (!reads.isMemoryRead(memory.id())) {
                parts.add(memory.name() + "[0]");
            }
        }
        if (!parts.isEmpty()) {
            out.line("wire unused_ok = &{1'b0, " + String.join(", ", parts) + "};");
        }
    }
}
