package org.heddle.verify.mutate.fault;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One text of a module that holds many of its mutants, one of which is chosen while it runs (a mutant schema): models are built once
 * for all of them.
 *
 * <p>Each expression that a mutant changes becomes a call {@code heddle_8(17, EXPRESSION, MUTATED)} of a function whose operands have
 * the width that the expression is assigned to. It marks the mutant when the two differ, and returns the second if that mutant is
 * chosen. A mutant that is never marked behaves as the right hardware does. The number of the chosen one, and a byte for the mark of
 * each, stand in memory at the address that the environment variable {@value #ADDRESS} gives; without it, none is chosen.
 *
 * <p>Only Verilator reads the schema; other tools read the module as it was.
 *
 * @param text of the schema, in which each line of the module has the number that it has there
 * @param numbers of the mutants in it
 */
public record MutantSchema(String text, Set<Integer> numbers) {
    /** Environment variable: address, in decimal, of the chosen mutant's number (32 bits) and of the marks behind it. */
    public static final String ADDRESS = "HEDDLE_MUTANTS";

    /** Bytes before the mark of mutant 0. */
    public static final int MARKS = 4;

    private static final Pattern TARGET =
            Pattern.compile("(?:wire|assign)?\\s*(?:\\[[^]]*])?\\s*(\\w+)\\s*(.*?)\\s*(?:<?=)\\s*$");
    private static final Pattern RANGE = Pattern.compile("\\[(\\d+):(\\d+)]$");

    public MutantSchema {
        numbers = Set.copyOf(numbers);
    }

    /** A change of the module's text. */
    private record Edit(int start, int end, String replacement) {}

    /**
     * The schema of a module.
     *
     * @param mutants of this module, by their numbers, which are at least 1; those whose expression has no width that is known are left out
     * @throws IllegalArgumentException if one is of another module
     */
    public static MutantSchema of(ModuleSource module, SortedMap<Integer, Mutant> mutants) {
        Map<Integer, SortedMap<Integer, Mutant>> byStatement = new TreeMap<>();
        mutants.forEach((number, mutant) -> {
            if (!mutant.module().text().equals(module.text())) {
                throw new IllegalArgumentException(
                        "mutant " + number + " is of module " + mutant.module().name() + ", not of " + module.name());
            }
            byStatement
                    .computeIfAbsent(mutant.statement(), statement -> new TreeMap<>())
                    .put(number, mutant);
        });
        List<Edit> edits = new ArrayList<>();
        Set<Integer> numbers = new TreeSet<>();
        Set<Integer> widths = new TreeSet<>();
        byStatement.forEach((statement, some) ->
                new Rewriter(module, module.statements().get(statement), edits, numbers, widths).rewrite(some));
        return new MutantSchema(applied(module.text(), edits, widths), numbers);
    }

    private static String applied(String text, List<Edit> edits, Collection<Integer> widths) {
        if (edits.isEmpty()) {
            return text;
        }
        StringBuilder schema = new StringBuilder(text);
        edits.stream()
                .sorted(Comparator.comparingInt(Edit::start).reversed())
                .forEach(edit -> schema.replace(edit.start(), edit.end(), edit.replacement()));
        String marker = "\n);";
        int header = schema.indexOf(marker) + marker.length();
        schema.insert(header, functions(widths));
        // The lines of the module keep their numbers: nothing stands on a line before it, and the text for other tools
        // behind.
        return "`ifdef VERILATOR " + schema + "`else\n" + text + "`endif\n";
    }

    /** On one line, so that no line of the module moves. */
    private static String functions(Collection<Integer> widths) {
        StringBuilder functions =
                new StringBuilder(" reg [63:0] heddle_address; reg [31:0] heddle_chosen; initial begin"
                        + " heddle_address = $c64(\"(std::getenv(\\\"" + ADDRESS
                        + "\\\") ? std::strtoull(std::getenv(\\\"" + ADDRESS
                        + "\\\"), nullptr, 10) : 0)\");"
                        + " heddle_chosen = 0; if (heddle_address != 0) heddle_chosen = $c32(\"*(const unsigned*)(\", heddle_address, \")\");"
                        + " end");
        for (int width : widths) {
            String range = "[" + (width - 1) + ":0]";
            functions
                    .append(" function ")
                    .append(range)
                    .append(" heddle_")
                    .append(width)
                    .append("; input [31:0] number; input ")
                    .append(range)
                    .append(" right; input ")
                    .append(range)
                    .append(
                            " faulty; begin if (right != faulty && heddle_address != 0) $c(\"((volatile unsigned char*)\", heddle_address, \")[")
                    .append(MARKS)
                    .append(" + \", number, \"] = 1;\"); heddle_")
                    .append(width)
                    .append(" = heddle_chosen == number ? faulty : right; end endfunction");
        }
        return functions.toString();
    }

    /** Rewrites one statement. */
    private record Rewriter(
            ModuleSource module,
            FaultStatement statement,
            List<Edit> edits,
            Set<Integer> numbers,
            Set<Integer> widths) {
        void rewrite(SortedMap<Integer, Mutant> mutants) {
            String whole = "";
            for (Node expression : statement.expressions()) {
                SortedMap<Integer, Mutant> inside = new TreeMap<>();
                mutants.forEach((number, mutant) -> {
                    if (mutant.fault().start() >= expression.start()
                            && mutant.fault().end() <= expression.end()) {
                        inside.put(number, mutant);
                    }
                });
                OptionalInt width = width(expression);
                if (!inside.isEmpty() && width.isPresent()) {
                    edits.add(new Edit(
                            expression.start(), expression.end(), chosen(expression, width.getAsInt(), inside)));
                    numbers.addAll(inside.keySet());
                }
            }
            for (Map.Entry<Integer, Mutant> entry : mutants.entrySet()) {
                Fault fault = entry.getValue().fault();
                if (fault.start() == statement.start() && fault.end() == statement.end()) {
                    whole += "if (heddle_1(" + entry.getKey() + ", 1'b1, 1'b0)) ";
                    numbers.add(entry.getKey());
                    widths.add(1);
                }
            }
            if (!whole.isEmpty()) {
                edits.add(new Edit(statement.start(), statement.start(), whole));
            }
        }

        private String chosen(Node expression, int width, SortedMap<Integer, Mutant> mutants) {
            boolean isTruth = statement.form() == FaultStatement.Form.CONDITION;
            String chosen = value(expression.in(module.text()), isTruth);
            for (Map.Entry<Integer, Mutant> entry : mutants.entrySet()) {
                Fault fault = entry.getValue().fault();
                String faulty = module.text().substring(expression.start(), fault.start())
                        + fault.replacement()
                        + module.text().substring(fault.end(), expression.end());
                chosen = "heddle_" + width + "(" + entry.getKey() + ", " + chosen + ", " + value(faulty, isTruth) + ")";
            }
            widths.add(width);
            return chosen;
        }

        private static String value(String expression, boolean isTruth) {
            return isTruth ? "|{" + expression + "}" : expression;
        }

        /** Bits of what the expression is assigned to; of what it has itself where it is assigned to nothing. */
        private OptionalInt width(Node expression) {
            int width = switch (statement.form()) {
                case CONDITION -> 1;
                case CONTINUOUS -> target(expression);
                case ASSIGNMENT -> isValue(expression) ? target(expression) : expression.width();
                case SELECTOR, INSTANCE -> expression.width();
            };
            return width > 0 ? OptionalInt.of(width) : OptionalInt.empty();
        }

        private boolean isValue(Node expression) {
            return expression
                    == statement.expressions().get(statement.expressions().size() - 1);
        }

        /** 0 if the expression is not the whole of what is assigned. */
        private int target(Node expression) {
            String behind = module.text().substring(expression.end(), statement.end());
            Matcher target = TARGET.matcher(module.text().substring(statement.start(), expression.start()));
            if (!behind.strip().equals(";") || !target.matches()) {
                return 0;
            }
            int declared = module.names().width(target.group(1));
            String index = target.group(2);
            Matcher range = RANGE.matcher(index);
            if (range.find()) {
                return Integer.parseInt(range.group(1)) - Integer.parseInt(range.group(2)) + 1;
            }
            return index.isEmpty() || module.names().isMemory(target.group(1)) ? declared : 1;
        }
    }
}
