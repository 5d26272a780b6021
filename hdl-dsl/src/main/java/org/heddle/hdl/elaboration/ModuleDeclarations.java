package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.option.Removable;

/** The signals and memories of a module. What is declared belongs to a domain and, maybe, to a removable part. */
public final class ModuleDeclarations {
    /** A signal that a register follows, the kind of value it was seen as, and the register's domain. */
    private record Past(int signal, Format.Kind seenAs, Domain domain) {}

    private final ModuleBuilder module;
    private final ModuleDomains domains;
    private final ModuleBody body;
    private final List<SignalBuilder> signals = new ArrayList<>();
    private final List<MemoryBuilder> memories = new ArrayList<>();
    private final Map<Past, Net> pasts = new HashMap<>();

    /**
     * @param module whose declarations they are
     * @param domains its domains
     * @param body knows the removable part in which the constructor stands
     */
    ModuleDeclarations(ModuleBuilder module, ModuleDomains domains, ModuleBody body) {
        this.module = module;
        this.domains = domains;
        this.body = body;
    }

    List<SignalBuilder> signals() {
        return signals;
    }

    /** Returns the signal of this module that an expression of it names. */
    public SignalBuilder signal(Expression.Reference reference) {
        return signals.get(reference.signal());
    }

    List<MemoryBuilder> memories() {
        return memories;
    }

    /** A wire, register or port of the current domain, as a value. */
    public Net local(Format format, Signal.Kind kind, NameGroup group) {
        return local(format, kind, domains.current(), group, "");
    }

    /** A wire, register or port of a domain, as a value. */
    public Net local(Format format, Signal.Kind kind, Domain domain, NameGroup group, String path) {
        module.requireOpen();
        SignalBuilder signal =
                signal(kind, format.width(), group, path, format.enumeration(), Optional.empty(), domain);
        signal.confineTo(format);
        return new Net(signal, format);
    }

    SignalBuilder signal(
            Signal.Kind kind,
            int width,
            NameGroup group,
            String path,
            Optional<Enumeration> enumeration,
            Optional<Expression> definition,
            Domain domain) {
        SignalBuilder signal =
                new SignalBuilder(module, signals.size(), kind, width, group, path, enumeration, definition, domain);
        body.part().ifPresent(part -> {
            if (signal.isDataPort()) {
                module.report(
                        Code.REMOVABLE,
                        "a removable part declares a port, and ports never depend on what is left out: declare it"
                                + " outside",
                        signal.site());
            } else if (!signal.kind().isPort()) {
                signal.leaveOutWith(part);
            }
        });
        signals.add(signal);
        return signal;
    }

    /** Declares a memory of so many words of so many bits; HDL022 if it has none. */
    public MemoryBuilder memory(int width, int depth, NameGroup group) {
        module.requireOpen();
        if (depth < 1) {
            throw new ElaborationException(new Diagnostic(
                    Code.MEMORY_SHAPE,
                    "memory of " + depth + " words: a memory has at least 1: leave it out, or give it a depth",
                    group.site()));
        }
        if (body.part().isPresent()) {
            module.report(
                    Code.REMOVABLE,
                    "a removable part declares a memory: declare it in a component, and that as an instance inside",
                    group.site());
        }
        MemoryBuilder memory = new MemoryBuilder(memories.size(), width, depth, group);
        memories.add(memory);
        module.atEnd(() -> memory.judge(module));
        return memory;
    }

    /** The value of an operation: a node if the caller's variable names it, a plain expression otherwise. */
    public Net define(Format format, Expression expression, Caller caller) {
        return define(format, expression, new NameGroup(caller), "");
    }

    /** One scalar of an operation's result. */
    public Net define(Format format, Expression expression, NameGroup group, String path) {
        if (group.root().isEmpty() || expression instanceof Expression.Literal) {
            return new Net(module, expression, format);
        }
        module.requireOpen();
        SignalBuilder node = signal(
                Signal.Kind.NODE,
                format.width(),
                group,
                path,
                format.enumeration(),
                Optional.of(expression),
                domains.current());
        return new Net(node, format);
    }

    /** The register that follows a signal, made when it is first asked for. */
    public Net pastOf(int followed, Net like, Supplier<Net> register) {
        return pasts.computeIfAbsent(new Past(followed, like.format().kind(), domains.current()), k -> register.get());
    }

    /** The name here of a signal or of an instance's port, as far as it is known yet. */
    public Optional<String> nameOf(Net value) {
        return value.in(module, Site.NONE) instanceof Expression.Reference seen
                ? Optional.of(signals.get(seen.signal()).displayName()).filter(name -> !name.isEmpty())
                : Optional.empty();
    }

    /** The signals that removable parts declare. */
    BitSet removable() {
        return those(SignalBuilder::isRemovable);
    }

    /** The signals that nothing need read: they are there to be looked at, or left over. */
    public BitSet lookedAt() {
        return those(signal -> signal.isRemovable() || signal.isUnused());
    }

    /** For each signal the number of the declaration that made it: the parts of a bundle or vector share one. */
    public List<Integer> groups() {
        Map<NameGroup, Integer> numbers = new IdentityHashMap<>();
        return signals.stream()
                .map(signal -> numbers.computeIfAbsent(signal.group(), k -> numbers.size()))
                .toList();
    }

    private BitSet those(Predicate<SignalBuilder> wanted) {
        BitSet found = new BitSet();
        signals.stream().filter(wanted).forEach(signal -> found.set(signal.id()));
        return found;
    }

    /** By the id of a signal that is set in parts within the cycle, these parts, the lowest first. */
    Map<Integer, List<Expression.Reference>> parts() {
        Map<Integer, List<Expression.Reference>> parts = new HashMap<>();
        for (SignalBuilder signal : signals) {
            List<Expression.Reference> own = signal.combinationalParts();
            if (!own.isEmpty()) {
                parts.put(signal.id(), own);
            }
        }
        return parts;
    }

    /** Every signal, at the place of its id. */
    List<Signal> build(Set<Removable> leftOut) {
        List<Signal> built = new ArrayList<>(signals.size());
        signals.forEach(signal -> built.add(signal.isLeftOut(leftOut) ? signal.buildNothing() : signal.build()));
        return built;
    }

    /** The ids of the nodes, in the order of their declarations. */
    List<Integer> nodes(Set<Removable> leftOut) {
        return signals.stream()
                .filter(signal -> signal.kind() == Signal.Kind.NODE && !signal.isLeftOut(leftOut))
                .map(SignalBuilder::id)
                .toList();
    }
}
