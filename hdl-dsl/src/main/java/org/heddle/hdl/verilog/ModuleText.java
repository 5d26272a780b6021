package org.heddle.hdl.verilog;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
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
    private final Map<Integer, Signal> inlined;
    private final LineWriter out = new LineWriter();

    ModuleText(ModuleDefinition module) {
        this.module = module;
        this.drivers = new Drivers(module);
        this.reads = new Reads(module);
        this.inlined = inlinedConnections();
    }

    VerilogFile write() {
        header();
        out.indented(() -> {
            localparams();
            declarations();
            nodes();
            combinational();
            for (int domain = 0; domain < module.domains().size(); domain++) {
                new ClockedText(module, out, drivers).write(domain);
            }
            new InstanceText(module, out, inlined, drivers).write();
            unread();
        });
        new AssertionText(module, out, drivers, reads).write();
        out.line("endmodule");
        return out.toFile(module.name() + ".v");
    }

    private void header() {
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
                String direction = port.kind() == Signal.Kind.OUTPUT ? "output " + storage(port) : "input  wire";
                String end = i == ports.size() - 1 ? "" : ",";
                out.line(direction + " " + ExpressionText.range(port.width()) + port.name() + end, port.site());
            }
        });
        out.line(");");
    }

    private String storage(Signal target) {
        return drivers.isContinuous(target) ? "wire" : "reg ";
    }

    /** Only the constants that this module names. */
    private void localparams() {
        Map<String, Expression.Literal> used = new TreeMap<>();
        Runnable[] scan = {
            () -> module.nodes()
                    .forEach(node ->
                            collectLabels(module.signal(node).definition().orElseThrow(), used)),
            () -> Statements.forEach(module.body(), statement -> {
                Statements.expressions(statement).forEach(expression -> collectLabels(expression, used));
                if (statement instanceof Statement.Switch choice) {
                    choice.cases().forEach(arm -> arm.labels().forEach(label -> collectLabels(label, used)));
                }
            })
        };
        for (Runnable part : scan) {
            part.run();
        }
        for (Signal signal : module.signals()) {
            signal.enumeration()
                    .ifPresent(enumeration -> signal.resetValue().ifPresent(value -> {
                        Expression.Literal literal = ClockedText.resetLiteral(signal, enumeration, value);
                        used.put(literal.label().orElseThrow(), literal);
                    }));
        }
        Map<String, Map<BigInteger, Expression.Literal>> byEnum = new LinkedHashMap<>();
        used.values()
                .forEach(literal -> byEnum.computeIfAbsent(enumName(literal), k -> new TreeMap<>())
                        .put(literal.value(), literal));
        byEnum.values()
                .forEach(literals -> literals.values()
                        .forEach(literal -> out.line("localparam "
                                + ExpressionText.range(literal.width())
                                + literal.label().orElseThrow() + " = "
                                + ExpressionText.literal(Expression.Literal.of(literal.value(), literal.width()))
                                + ";")));
    }

    private static String enumName(Expression.Literal literal) {
        String label = literal.label().orElseThrow();
        return label.substring(0, label.indexOf('_'));
    }

    private static void collectLabels(Expression root, Map<String, Expression.Literal> used) {
        Expressions.forEach(root, expression -> {
            if (expression instanceof Expression.Literal literal) {
                literal.label().ifPresent(label -> used.put(label, literal));
            }
        });
    }

    private void declarations() {
        for (Signal signal : module.signals()) {
            switch (signal.kind()) {
                case REGISTER -> declare("reg ", signal);
                case WIRE -> declareDriven(signal);
                case INSTANCE_INPUT -> {
                    if (!inlined.containsKey(signal.id())) {
                        declareDriven(signal);
                    }
                }
                default -> {}
            }
        }
        instanceOutputs();
        for (MemoryDefinition memory : module.memories()) {
            out.line(
                    "reg  " + ExpressionText.range(memory.width()) + memory.name() + " [0:" + (memory.depth() - 1)
                            + "];",
                    memory.site());
        }
    }

    /** One line for the outputs of one instance that have one width. */
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
            byWidth.forEach((width, names) ->
                    out.line("wire " + ExpressionText.range(width) + String.join(", ", names) + ";", instance.site()));
        }
    }

    private void declareDriven(Signal signal) {
        declare(drivers.isContinuous(signal) ? "wire" : "reg ", signal);
    }

    private void declare(String storage, Signal signal) {
        out.line(storage + " " + ExpressionText.range(signal.width()) + signal.name() + ";", signal.site());
    }

    private void nodes() {
        for (int id : module.nodes()) {
            if (!reads.isVerificationOnly(id)) {
                node(module, out, module.signal(id));
            }
        }
    }

    static void node(ModuleDefinition module, LineWriter out, Signal node) {
        out.line(
                "wire " + ExpressionText.range(node.width()) + node.name() + " = "
                        + ExpressionText.of(module, node.definition().orElseThrow()) + ";",
                node.site());
    }

    private void combinational() {
        for (Signal signal : module.signals()) {
            if (!signal.kind().isCombinationalTarget() || inlined.containsKey(signal.id())) {
                continue;
            }
            List<Statement> statements = drivers.of(signal);
            if (drivers.isContinuous(signal)) {
                Statement.Assign assign = (Statement.Assign) statements.get(0);
                out.line(
                        "assign " + signal.name() + " = " + ExpressionText.of(module, assign.value()) + ";",
                        assign.site());
            } else {
                out.line("always @* begin");
                out.indented(() -> new StatementText(module, out, "=").write(statements));
                out.line("end");
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
                        && !readByHardware.get(signal.id())) {
                    result.put(signal.id(), signal);
                }
            }
        }
        return result;
    }

    private void unread() {
        List<String> parts = new ArrayList<>();
        for (Signal signal : module.signals()) {
            boolean declared = signal.kind() != Signal.Kind.OUTPUT
                    && !inlined.containsKey(signal.id())
                    && !(signal.kind() == Signal.Kind.NODE && reads.isVerificationOnly(signal.id()));
            if (declared) {
                addUnread(signal, parts);
            }
        }
        if (!parts.isEmpty()) {
            out.line("wire unused_ok = &{1'b0, " + String.join(", ", parts) + "};");
        }
    }

    private void addUnread(Signal signal, List<String> parts) {
        BitSet unread = reads.unread(signal);
        if (unread.cardinality() == signal.width()) {
            parts.add(signal.name());
            return;
        }
        for (int low = unread.nextSetBit(0); low >= 0; ) {
            int high = unread.nextClearBit(low) - 1;
            parts.add(signal.name() + (high == low ? "[" + low + "]" : "[" + high + ":" + low + "]"));
            low = unread.nextSetBit(high + 1);
        }
    }
}
