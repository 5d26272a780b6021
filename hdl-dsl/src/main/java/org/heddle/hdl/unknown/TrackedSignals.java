package org.heddle.hdl.unknown;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/** Signals and memories of a module, and the masks beside them. */
final class TrackedSignals {
    private final List<Signal> all;
    private final List<MemoryDefinition> memories;
    private final List<Integer> nodes;
    private final Map<Integer, Integer> masks = new HashMap<>();
    private final Map<Integer, Integer> lost = new HashMap<>();
    private final Map<Integer, Integer> touched = new HashMap<>();
    private final Map<Integer, Optional<Expression>> resetsSeen = new HashMap<>();
    private final List<DomainDefinition> domains;
    private int pieces;

    /** Notes the signals of a module; each but nodes and those of its clock domains gets a mask. */
    TrackedSignals(ModuleDefinition module, boolean isTop) {
        this.all = new ArrayList<>(module.signals());
        this.domains = module.domains();
        this.nodes = new ArrayList<>(module.nodes());
        this.memories = new ArrayList<>(module.memories());
        for (Signal signal : module.signals()) {
            if (signal.kind() != Signal.Kind.NODE && !signal.kind().isDomainPort()) {
                Signal.Kind kind = isTop && signal.kind().isPort() ? Signal.Kind.WIRE : signal.kind();
                masks.put(signal.id(), add(signal, UnknownTracking.maskOf(signal.name()), kind, signal.width()));
            }
        }
        for (MemoryDefinition memory : module.memories()) {
            List<BigInteger> known = memory.contents().stream()
                    .map(word -> Evaluation.ones(memory.width()))
                    .toList();
            memories.add(new MemoryDefinition(
                    memories.size(),
                    UnknownTracking.maskOf(memory.name()),
                    memory.width(),
                    memory.depth(),
                    known,
                    false,
                    memory.site()));
        }
    }

    private int add(Signal of, String name, Signal.Kind kind, int width) {
        boolean isPort = kind == Signal.Kind.INPUT || kind == Signal.Kind.OUTPUT;
        return add(
                name,
                kind,
                width,
                of.resetValue().map(value -> Evaluation.ones(width)),
                kind == Signal.Kind.REGISTER || isPort ? of.domain() : Signal.NO_DOMAIN,
                Optional.empty(),
                of.site());
    }

    private int add(
            String name,
            Signal.Kind kind,
            int width,
            Optional<BigInteger> reset,
            int domain,
            Optional<Expression> definition,
            Site site) {
        int id = all.size();
        all.add(new Signal(
                id,
                name,
                kind,
                width,
                reset,
                domain,
                definition,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                site));
        return id;
    }

    /** Adds a node, and returns it: an expression that is used more than once stands once. */
    Expression node(Expression definition, Site site) {
        if (definition instanceof Expression.Reference || definition instanceof Expression.Literal) {
            return definition;
        }
        String name = UnknownTracking.maskOf("part") + "_" + pieces++;
        int id = add(
                name,
                Signal.Kind.NODE,
                definition.width(),
                Optional.empty(),
                Signal.NO_DOMAIN,
                Optional.of(definition),
                site);
        nodes.add(id);
        return new Expression.Reference(id, definition.width());
    }

    /** Adds a node's mask, which has been computed. */
    void maskOf(Signal node, Expression mask) {
        int id = add(
                UnknownTracking.maskOf(node.name()),
                Signal.Kind.NODE,
                node.width(),
                Optional.empty(),
                Signal.NO_DOMAIN,
                Optional.of(mask),
                node.site());
        nodes.add(id);
        masks.put(node.id(), id);
    }

    /** Returns the register of one bit that a reset of a domain sets and nothing clears: whether there was one. Empty where there is none. */
    Optional<Expression> resetSeen(int domain, Site site) {
        return resetsSeen.computeIfAbsent(
                domain,
                number -> domains.get(number).hasReset()
                        ? Optional.of(new Expression.Reference(addResetSeen(number, site), 1))
                        : Optional.empty());
    }

    private int addResetSeen(int domain, Site site) {
        return add(
                UnknownTracking.maskOf("reset") + "_" + domain,
                Signal.Kind.REGISTER,
                1,
                Optional.of(BigInteger.ONE),
                domain,
                Optional.empty(),
                site);
    }

    /** Returns the register of one bit that says that a memory was written nobody knows where. */
    int lost(int memory, int domain) {
        return lost.computeIfAbsent(memory, number -> flag(memory, "lost", domain));
    }

    /** Returns the register of one bit that says that a memory may have known words; one that has none has nothing to lose. */
    int touched(int memory, int domain) {
        return touched.computeIfAbsent(memory, number -> flag(memory, "touched", domain));
    }

    private int flag(int memory, String name, int domain) {
        MemoryDefinition definition = memories.get(memory);
        return add(
                UnknownTracking.maskOf(definition.name()) + "_" + name,
                Signal.Kind.REGISTER,
                1,
                Optional.empty(),
                domain,
                Optional.empty(),
                definition.site());
    }

    /** The register of {@link #lost}, if the memory is written at all. */
    Optional<Integer> lost(int memory) {
        return Optional.ofNullable(lost.get(memory));
    }

    /** Returns the mask of a signal: all ones for clocks, resets and enables. */
    Expression mask(int signal) {
        Signal of = all.get(signal);
        Integer mask = masks.get(signal);
        return mask == null
                ? Expression.Literal.of(Evaluation.ones(of.width()), of.width())
                : new Expression.Reference(mask, of.width());
    }

    /** Returns the number of a signal's mask; empty where it has none. */
    Optional<Integer> maskId(int signal) {
        return Optional.ofNullable(masks.get(signal));
    }

    List<Signal> all() {
        return all;
    }

    List<MemoryDefinition> memories() {
        return memories;
    }

    List<Integer> nodes() {
        return nodes;
    }
}
