package org.heddle.hdl.verilog;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * The localparams of a module: one for each enum constant that its text names, {@code State_IDLE}. Where two enums share a
 * name, or a constant meets a signal, the class around the enum stands in front: {@code Queue_State_IDLE}.
 */
final class EnumConstants {
    private final Map<Enumeration, TreeSet<BigInteger>> functional = new LinkedHashMap<>();
    private final Map<VerificationBlock, Map<Enumeration, TreeSet<BigInteger>>> verification =
            new EnumMap<>(VerificationBlock.class);
    private final Map<Enumeration, String> prefixes = new LinkedHashMap<>();

    EnumConstants(ModuleDefinition module, Reads reads) {
        for (int node : module.nodes()) {
            if (!reads.isVerificationOnly(node)) {
                collect(module.signal(node).definition().orElseThrow(), functional);
            }
        }
        collect(Statements.keep(module.body(), reads::isHardware), functional);
        resetValues(module, signal -> !reads.isVerificationOnly(signal), functional);
        for (VerificationBlock block : VerificationBlock.values()) {
            Map<Enumeration, TreeSet<BigInteger>> used = new LinkedHashMap<>();
            for (int node : module.nodes()) {
                if (reads.serves(block, node)) {
                    collect(module.signal(node).definition().orElseThrow(), used);
                }
            }
            collect(Statements.keep(module.body(), reads.isIn(block)), used);
            resetValues(module, signal -> reads.serves(block, signal), used);
            functional.forEach((enumeration, values) ->
                    used.getOrDefault(enumeration, new TreeSet<>()).removeAll(values));
            verification.put(block, used);
        }
        choosePrefixes(module);
    }

    private static void resetValues(
            ModuleDefinition module, IntPredicate chosen, Map<Enumeration, TreeSet<BigInteger>> used) {
        for (Signal signal : module.signals()) {
            if (chosen.test(signal.id())) {
                signal.enumeration()
                        .ifPresent(
                                enumeration -> signal.resetValue().ifPresent(value -> add(enumeration, value, used)));
            }
        }
    }

    private void collect(List<Statement> body, Map<Enumeration, TreeSet<BigInteger>> used) {
        Statements.forEach(body, statement -> {
            Statements.expressions(statement).forEach(expression -> collect(expression, used));
            if (statement instanceof Statement.Switch choice) {
                StatementText.namedLabels(choice).forEach(label -> collect(label, used));
            }
        });
    }

    private void collect(Expression root, Map<Enumeration, TreeSet<BigInteger>> used) {
        Expressions.forEach(root, expression -> {
            if (expression instanceof Literal literal) {
                literal.enumeration().ifPresent(enumeration -> add(enumeration, literal.value(), used));
            }
        });
    }

    private static void add(Enumeration enumeration, BigInteger value, Map<Enumeration, TreeSet<BigInteger>> used) {
        if (enumeration.label(value).isPresent()) {
            used.computeIfAbsent(enumeration, k -> new TreeSet<>()).add(value);
        }
    }

    /** Chooses prefixes in the order of first use; names that clash nowhere do not depend on the others. */
    private void choosePrefixes(ModuleDefinition module) {
        Set<String> taken = new HashSet<>();
        module.signals().forEach(signal -> taken.add(signal.name()));
        module.memories().forEach(memory -> taken.add(memory.name()));
        module.instances().forEach(instance -> taken.add(instance.name()));
        Set<Enumeration> all = new LinkedHashSet<>(functional.keySet());
        verification.values().forEach(used -> all.addAll(used.keySet()));
        Map<String, Integer> sharing = new LinkedHashMap<>();
        all.forEach(enumeration -> sharing.merge(enumeration.name(), 1, Integer::sum));
        for (Enumeration enumeration : all) {
            List<String> readable = new ArrayList<>();
            if (sharing.get(enumeration.name()) == 1) {
                readable.add(enumeration.name());
            }
            if (!enumeration.scope().isEmpty()) {
                readable.add(enumeration.scope() + "_" + enumeration.name());
            }
            Stream<String> numbered = IntStream.iterate(1, i -> i + 1).mapToObj(i -> enumeration.name() + "_" + i);
            String prefix = Stream.concat(readable.stream(), numbered)
                    .map(Keywords::legalize)
                    .filter(candidate -> labels(enumeration, candidate).stream().noneMatch(taken::contains))
                    .findFirst()
                    .orElseThrow();
            prefixes.put(enumeration, prefix);
            taken.addAll(labels(enumeration, prefix));
        }
    }

    private static List<String> labels(Enumeration enumeration, String prefix) {
        return enumeration.labels().stream()
                .map(label -> Keywords.legalize(prefix + "_" + label))
                .toList();
    }

    /** The name of a constant, or its number if its enum does not name it. */
    String text(Literal literal) {
        return literal.enumeration()
                .flatMap(enumeration -> enumeration
                        .label(literal.value())
                        .map(label -> prefixes.getOrDefault(enumeration, enumeration.name()) + "_" + label)
                        .map(Keywords::legalize))
                .orElseGet(() -> ExpressionText.number(literal));
    }

    /** Declares the constants that the hardware names. */
    void declare(LineWriter out) {
        declare(functional, out);
    }

    /** Declares the constants that only this block names. */
    void declare(VerificationBlock block, LineWriter out) {
        declare(verification.getOrDefault(block, Map.of()), out);
    }

    private void declare(Map<Enumeration, TreeSet<BigInteger>> used, LineWriter out) {
        Map<String, Enumeration> sorted = new TreeMap<>();
        used.keySet().forEach(enumeration -> sorted.put(prefixes.get(enumeration), enumeration));
        for (Enumeration enumeration : sorted.values()) {
            for (BigInteger value : used.get(enumeration)) {
                Literal number = Literal.of(value, enumeration.width());
                Literal constant = new Literal(value, enumeration.width(), Optional.of(enumeration));
                out.line("localparam " + ExpressionText.range(enumeration.width()) + text(constant) + " = "
                        + ExpressionText.number(number) + ";");
            }
        }
    }
}
