package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;

/** Statements inside an always block. */
final class StatementText {
    private final ModuleDefinition module;
    private final LineWriter out;
    private final ExpressionText expressions;
    private final String assignment;
    private VerificationBlock block = VerificationBlock.SIMULATION;

    /**
     * @param assignment {@code =} in combinational blocks, {@code <=} in clocked ones
     */
    StatementText(ModuleDefinition module, LineWriter out, ExpressionText expressions, String assignment) {
        this.module = module;
        this.out = out;
        this.expressions = expressions;
        this.assignment = assignment;
    }

    /** Selects how properties are written: as the simulators or as the provers take them. */
    StatementText withProperties(VerificationBlock kind) {
        block = kind;
        return this;
    }

    void write(List<Statement> body) {
        body.forEach(this::write);
    }

    private void write(Statement statement) {
        statement.visit(
                assign -> out.line(
                        module.signal(assign.target()).name() + " " + assignment + " "
                                + expressions.text(assign.value()) + ";",
                        assign.site()),
                this::write,
                this::write,
                this::write,
                this::write);
    }

    private void write(Statement.MemoryWrite write) {
        if (write.mask().isPresent()) {
            masked(write);
            return;
        }
        out.line(
                module.memories().get(write.memory()).name() + "[" + expressions.text(write.address()) + "] "
                        + assignment + " " + expressions.text(write.value()) + ";",
                write.site());
    }

    /** One statement for each part of the word. */
    private void masked(Statement.MemoryWrite write) {
        MemoryDefinition memory = module.memories().get(write.memory());
        Expression mask = write.mask().orElseThrow();
        int part = memory.width() / mask.width();
        for (int i = 0; i < mask.width(); i++) {
            String bits = memory.width() == 1 ? "" : "[" + (part * i + part - 1) + ":" + part * i + "]";
            String enable = expressions.text(mask) + (mask.width() == 1 ? "" : "[" + i + "]");
            out.line(
                    "if (" + enable + ") " + memory.name() + "[" + expressions.text(write.address()) + "]" + bits + " "
                            + assignment + " " + expressions.text(write.value()) + bits + ";",
                    write.site());
        }
    }

    private void write(Statement.Property property) {
        if (block == VerificationBlock.FORMAL) {
            String keyword = property.claim().name().toLowerCase(Locale.ROOT);
            out.line(keyword + " (" + expressions.text(property.condition()) + ");", property.site());
            return;
        }
        if (!property.claim().stopsSimulation()) {
            // Verilog-2005 knows no cover; a simulator that counts branches counts this one.
            out.line("// cover: " + escape(property.message()));
            out.line("if (" + expressions.text(property.condition()) + ") begin end", property.site());
            return;
        }
        out.line("if (" + inverse(property.condition()) + ") begin", property.site());
        out.indented(() -> {
            out.line("$display(\"" + property.claim().violation() + ": " + escape(property.message()) + " ("
                    + property.site() + ")\");");
            out.line("$stop;", property.site());
        });
        out.line("end");
    }

    private String inverse(Expression condition) {
        return "!"
                + (condition instanceof Expression.Unary
                        ? "(" + expressions.text(condition) + ")"
                        : expressions.operand(condition));
    }

    /** The message as a format in a Verilog string, which is one line and knows no character 0. */
    private static String escape(String message) {
        return message.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("%", "%%")
                .replaceAll("\\p{Cntrl}", " ");
    }

    private void write(Statement.When when) {
        int last = lastWritten(when);
        List<String> skipped = new ArrayList<>();
        boolean open = false;
        for (int i = 0; i <= last; i++) {
            Statement.Branch branch = when.branches().get(i);
            String condition = expressions.text(branch.condition());
            if (branch.body().isEmpty() && !open && onlyOneFollows(when, i, last)) {
                skipped.add(inverse(branch.condition()));
                continue;
            }
            skipped.add(skipped.isEmpty() ? condition : bracketed(condition));
            out.line((open ? "end else if (" : "if (") + String.join(" && ", skipped) + ") begin", branch.site());
            skipped.clear();
            open = true;
            out.indented(() -> write(branch.body()));
        }
        if (!when.otherwise().isEmpty()) {
            out.line(open ? "end else begin" : "if (" + String.join(" && ", skipped) + ") begin", when.site());
            out.indented(() -> write(when.otherwise()));
        }
        out.line("end");
    }

    /** Number of the last branch that is written: behind it none does anything, and nothing else is done. */
    static int lastWritten(Statement.When when) {
        int last = when.branches().size() - 1;
        while (last > 0
                && when.otherwise().isEmpty()
                && when.branches().get(last).body().isEmpty()) {
            last--;
        }
        return last;
    }

    /**
     * Whether the branches behind this one do nothing but the very last, so that a conjunction of conditions says it all: of
     * two that follow, the second would have to repeat the conditions.
     */
    static boolean onlyOneFollows(Statement.When when, int index, int last) {
        int following = when.otherwise().isEmpty() ? 0 : 1;
        for (int i = index + 1; i <= last; i++) {
            following += when.branches().get(i).body().isEmpty() ? 0 : 1;
        }
        return following == 1;
    }

    private static String bracketed(String condition) {
        return condition.matches("\\w+") ? condition : "(" + condition + ")";
    }

    private void write(Statement.Switch choice) {
        out.line("case (" + expressions.text(choice.selector()) + ")", choice.site());
        out.indented(() -> {
            int last = choice.cases().size() - 1;
            for (int i = 0; i <= last; i++) {
                Statement.Case arm = choice.cases().get(i);
                String labels = arm.labels().stream().map(expressions::literal).collect(Collectors.joining(", "));
                // The last case of a complete switch is the default too, so that no code is left without a value.
                if (choice.exhaustive() && i == last) {
                    labels = "default /* " + labels + " */";
                }
                arm(labels, arm.body(), arm);
            }
            if (!choice.exhaustive() || choice.cases().isEmpty()) {
                if (choice.otherwise().isEmpty()) {
                    out.line("default: ;");
                } else {
                    out.line("default: begin");
                    out.indented(() -> write(choice.otherwise()));
                    out.line("end");
                }
            }
        });
        out.line("endcase");
    }

    /** The labels that the text compares with; the last case of a complete switch is its default. */
    static List<Expression.Literal> namedLabels(Statement.Switch choice) {
        int compared = choice.cases().size() - (choice.exhaustive() ? 1 : 0);
        return choice.cases().stream()
                .limit(compared)
                .flatMap(arm -> arm.labels().stream())
                .toList();
    }

    private void arm(String labels, List<Statement> body, Statement.Case arm) {
        if (body.isEmpty()) {
            out.line(labels + ": ;", arm.site());
            return;
        }
        out.line(labels + ": begin", arm.site());
        out.indented(() -> write(body));
        out.line("end");
    }
}
