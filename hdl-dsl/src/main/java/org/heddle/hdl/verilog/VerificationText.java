package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** The two blocks of properties at a module's end, each with the signals that serve it alone. */
final class VerificationText {
    private final ModuleDefinition module;
    private final LineWriter out;
    private final Drivers drivers;
    private final Reads reads;
    private final EnumConstants constants;
    private final ExpressionText expressions;
    private final Set<String> declared = new HashSet<>();

    VerificationText(
            ModuleDefinition module,
            LineWriter out,
            Drivers drivers,
            Reads reads,
            EnumConstants constants,
            ExpressionText expressions) {
        this.module = module;
        this.out = out;
        this.drivers = drivers;
        this.reads = reads;
        this.constants = constants;
        this.expressions = expressions;
    }

    void write() {
        for (VerificationBlock block : VerificationBlock.values()) {
            if (!reads.isEmpty(block)) {
                out.directive("`ifdef " + block.macro());
                declared.clear();
                out.indented(() -> write(block));
                out.directive("`endif");
            }
        }
    }

    private void write(VerificationBlock block) {
        constants.declare(block, out);
        signals(block);
        for (int domain = 0; domain < module.domains().size(); domain++) {
            new ClockedText(module, out, drivers, expressions).write(domain, id -> reads.serves(block, id), false);
            properties(block, domain);
        }
        invariants(block);
        unread(block);
    }

    private void signals(VerificationBlock block) {
        SignalText text = new SignalText(module, out, drivers, expressions);
        List<Signal> declared = module.signals().stream()
                .filter(signal -> signal.kind() != Signal.Kind.NODE && reads.serves(block, signal.id()))
                .toList();
        declared.forEach(text::declare);
        module.nodes().stream()
                .filter(node -> reads.serves(block, node))
                .forEach(node -> text.node(module.signal(node)));
        declared.stream().filter(signal -> signal.kind() == Signal.Kind.WIRE).forEach(text::drive);
    }

    private void invariants(VerificationBlock block) {
        List<Statement> invariants = Statements.keep(
                module.body(),
                leaf -> leaf instanceof Statement.Property property
                        && property.domain() == Signal.NO_DOMAIN
                        && block.shows(property));
        if (!invariants.isEmpty()) {
            out.line("always @* begin");
            out.indented(() -> new StatementText(module, out, expressions, "=")
                    .withProperties(block)
                    .write(invariants));
            out.line("end");
        }
    }

    private void properties(VerificationBlock block, int index) {
        List<Statement> properties = Statements.keep(
                module.body(),
                leaf -> leaf instanceof Statement.Property property
                        && property.domain() == index
                        && block.shows(property));
        if (properties.isEmpty()) {
            return;
        }
        DomainDefinition domain = module.domains().get(index);
        String condition = condition(domain);
        out.line("always @(posedge " + module.signal(domain.clock()).name() + ") begin");
        out.indented(() -> {
            StatementText text = new StatementText(module, out, expressions, "<=").withProperties(block);
            if (condition.isEmpty()) {
                text.write(properties);
                return;
            }
            out.line("if (" + condition + ") begin");
            out.indented(() -> text.write(properties));
            out.line("end");
        });
        out.line("end");
    }

    /** Edges that count: enabled, and not in reset. Tools object to an asynchronous reset that a block reads as a value. */
    private String condition(DomainDefinition domain) {
        List<String> parts = new ArrayList<>();
        if (domain.hasEnable()) {
            parts.add(module.signal(domain.enable()).name());
        }
        if (domain.isAsynchronous()) {
            String running = freeName("running");
            out.line("wire " + running + " = " + notInReset(domain) + ";");
            parts.add(running);
        } else if (domain.hasReset()) {
            parts.add(notInReset(domain));
        }
        return String.join(" && ", parts);
    }

    /** A name that nothing of the module has, not even in another case. */
    private String freeName(String wanted) {
        Set<String> taken = new HashSet<>(declared);
        module.signals().forEach(signal -> taken.add(signal.name().toLowerCase(Locale.ROOT)));
        module.memories().forEach(memory -> taken.add(memory.name().toLowerCase(Locale.ROOT)));
        module.instances().forEach(instance -> taken.add(instance.name().toLowerCase(Locale.ROOT)));
        String name = wanted;
        for (int suffix = 1; taken.contains(name); suffix++) {
            name = wanted + "_" + suffix;
        }
        declared.add(name);
        return name;
    }

    private String notInReset(DomainDefinition domain) {
        return (domain.style().activeLow() ? "" : "!")
                + module.signal(domain.reset()).name();
    }

    private void unread(VerificationBlock block) {
        BitReads inside = reads.inside(block);
        List<String> parts = new ArrayList<>();
        for (Signal signal : module.signals()) {
            if (reads.serves(block, signal.id())) {
                parts.addAll(inside.unread(signal));
            }
        }
        if (!parts.isEmpty()) {
            out.line("wire unused_verification = &{1'b0, " + String.join(", ", parts) + "};");
        }
    }
}
