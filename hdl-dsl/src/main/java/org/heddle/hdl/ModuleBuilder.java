package org.heddle.hdl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Documentation;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.External;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;
import org.jspecify.annotations.Nullable;

/** A module while its component's constructor runs: everything declared so far, and the open scopes. */
final class ModuleBuilder {
    /** A signal that a register follows, the class of the value it was seen as, and the register's domain. */
    private record Past(int signal, Class<?> seenAs, ClockDomain domain) {}

    private final Component component;
    private final int order;
    private final Site site;
    private final List<SignalBuilder> signals = new ArrayList<>();
    private final List<MemoryBuilder> memories = new ArrayList<>();
    private final List<InstanceBuilder> instances = new ArrayList<>();
    private final Map<ModuleBuilder, InstanceBuilder> instanceOf = new IdentityHashMap<>();
    private final Map<Past, Value> pasts = new HashMap<>();
    private final List<String> parameters = new ArrayList<>();
    private final List<String> documentation = new ArrayList<>();
    private final Map<Integer, List<String>> documented = new HashMap<>();
    private final List<Companion> companions = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final List<Runnable> endings = new ArrayList<>();
    private Optional<Supplier<External>> external = Optional.empty();
    private final Map<Integer, Removable> removable = new HashMap<>();
    private final BitSet unused = new BitSet();
    private Optional<Removable> part = Optional.empty();
    private final Scope body = new Scope();
    private final Deque<Scope> scopes = new ArrayDeque<>();
    private final List<ClockDomain> domains = new ArrayList<>();
    private final RootDomain defaultDomain;
    private ClockDomain currentDomain;
    private @Nullable ModuleBuilder parent;
    private boolean sealed;

    /**
     * @param order number of components whose construction began earlier
     */
    ModuleBuilder(Component component, int order, Site site) {
        this.component = component;
        this.order = order;
        this.site = site;
        scopes.push(body);
        defaultDomain = new RootDomain(this, new NameGroup(Optional.of(""), site), Reset.synchronous());
        domains.add(defaultDomain);
        currentDomain = defaultDomain;
    }

    /** The module name, from the component's class and parameters. */
    String name() {
        return component.moduleName();
    }

    /** The module name with what its clock domains have from outside, known when everything has been built. */
    String finalName() {
        StringBuilder name = new StringBuilder(name());
        roots().forEach(root -> name.append(root.difference()));
        return name.toString();
    }

    Component component() {
        return component;
    }

    Class<?> componentClass() {
        return component.getClass();
    }

    Site site() {
        return site;
    }

    @Nullable
    ModuleBuilder parent() {
        return parent;
    }

    boolean isSealed() {
        return sealed;
    }

    void accompany(Companion companion) {
        companions.add(companion);
    }

    List<Companion> companions() {
        return companions;
    }

    List<String> parameters() {
        return parameters;
    }

    List<InstanceBuilder> instances() {
        return instances;
    }

    List<SignalBuilder> signals() {
        return signals;
    }

    List<MemoryBuilder> memories() {
        return memories;
    }

    List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /** Clocks, resets and enables first, then the others in declaration order. */
    List<SignalBuilder> ports() {
        List<SignalBuilder> ports = new ArrayList<>();
        roots().forEach(root -> ports.addAll(root.ports()));
        for (SignalBuilder signal : signals) {
            if (signal.kind() == Signal.Kind.INPUT || signal.kind() == Signal.Kind.OUTPUT) {
                ports.add(signal);
            }
        }
        return ports;
    }

    void report(Code code, String message, Site... sites) {
        Diagnostic diagnostic = new Diagnostic(code, message, sites);
        if (sealed && parent == null) {
            throw new ElaborationException(diagnostic); // its elaboration is over: nobody would collect this
        }
        diagnostics.add(diagnostic);
    }

    // Declarations

    /** The register that follows a signal, made when it is first asked for. */
    @SuppressWarnings("unchecked") // the key holds the class
    <V extends Value> V pastOf(int followed, V like, Supplier<V> register) {
        return (V) pasts.computeIfAbsent(new Past(followed, like.getClass(), currentDomain), k -> register.get());
    }

    <T extends Data> T declarePort(Type<T> type, boolean input, ClockDomain domain, NameGroup group) {
        return declare(type, group, domain, flipped -> flipped == input ? Signal.Kind.OUTPUT : Signal.Kind.INPUT);
    }

    <T extends Data> T declareLocal(Type<T> type, Signal.Kind kind, NameGroup group) {
        return declareLocal(type, kind, currentDomain, group);
    }

    <T extends Data> T declareLocal(Type<T> type, Signal.Kind kind, ClockDomain domain, NameGroup group) {
        return declare(type, group, domain, flipped -> kind);
    }

    private <T extends Data> T declare(
            Type<T> type, NameGroup group, ClockDomain domain, Function<Boolean, Signal.Kind> kindOf) {
        return type.instantiate("", false, new Type.LeafMaker() {
            @Override
            public <V extends Value> V make(ScalarType<V> leaf, String path, boolean flipped) {
                Optional<Enumeration> enumeration =
                        leaf instanceof EnumType<?> enumType ? Optional.of(enumType.enumeration()) : Optional.empty();
                requireOpen();
                return leaf.of(newSignal(
                        kindOf.apply(flipped), leaf.width(), group, path, enumeration, Optional.empty(), domain));
            }
        });
    }

    private SignalBuilder newSignal(
            Signal.Kind kind,
            int width,
            NameGroup group,
            String path,
            Optional<Enumeration> enumeration,
            Optional<Expression> definition,
            ClockDomain domain) {
        SignalBuilder signal =
                new SignalBuilder(this, signals.size(), kind, width, group, path, enumeration, definition, domain);
        part.ifPresent(removablePart -> {
            if (signal.kind() == Signal.Kind.INPUT || signal.kind() == Signal.Kind.OUTPUT) {
                report(
                        Code.REMOVABLE,
                        "a removable part declares a port, and ports never depend on what is left out: declare it"
                                + " outside",
                        signal.site());
            } else if (!signal.kind().isPort()) {
                removable.put(signal.id(), removablePart);
            }
        });
        signals.add(signal);
        return signal;
    }

    MemoryBuilder declareMemory(int width, int depth, NameGroup group) {
        if (part.isPresent()) {
            report(
                    Code.REMOVABLE,
                    "a removable part declares a memory: declare it in a component, and that as an instance inside",
                    group.site());
        }
        MemoryBuilder memory = new MemoryBuilder(memories.size(), width, depth, group);
        memories.add(memory);
        atEnd(() -> memory.judge(this));
        return memory;
    }

    /** The value of an operation: a node if the caller's variable names it, a plain expression otherwise. */
    <V extends Value> V define(ScalarType<V> type, Expression expression, Caller caller) {
        return define(type, expression, new NameGroup(caller), "");
    }

    /** One scalar of an operation's result. */
    <V extends Value> V define(ScalarType<V> type, Expression expression, NameGroup group, String path) {
        if (group.root().isEmpty() || expression instanceof Expression.Literal) {
            return type.of(this, expression);
        }
        Optional<Enumeration> enumeration =
                type instanceof EnumType<?> enumType ? Optional.of(enumType.enumeration()) : Optional.empty();
        requireOpen();
        return type.of(newSignal(
                Signal.Kind.NODE, type.width(), group, path, enumeration, Optional.of(expression), currentDomain));
    }

    void parameter(String name, Object value) {
        Parameters.of(name, value).forEach(parameters::add);
    }

    // Clock domains

    RootDomain defaultDomain() {
        return defaultDomain;
    }

    /** What declarations and statements belong to that name no domain. */
    ClockDomain currentDomain() {
        return currentDomain;
    }

    /** The domains that come from outside. */
    List<RootDomain> roots() {
        List<RootDomain> roots = new ArrayList<>();
        domains.forEach(domain -> {
            if (domain instanceof RootDomain root) {
                roots.add(root);
            }
        });
        return roots;
    }

    <D extends ClockDomain> D addDomain(D domain) {
        requireOpen();
        domains.add(domain);
        return domain;
    }

    /** The domain, if it is one of this module; else HDL006 and the default domain. */
    ClockDomain own(ClockDomain domain, Site place) {
        if (domain.module == this) {
            return domain;
        }
        report(
                Code.FOREIGN_VALUE,
                "domain " + domain.describe() + " belongs to " + domain.module.name() + " and is used in " + name()
                        + ": declare one here with clockDomain(), and set it from outside",
                place);
        return defaultDomain;
    }

    void within(ClockDomain domain, Runnable statements) {
        ClockDomain outer = currentDomain;
        currentDomain = domain;
        try {
            statements.run();
        } finally {
            currentDomain = outer;
        }
    }

    SignalBuilder domainPort(Signal.Kind kind, String name, ClockDomain domain) {
        requireOpen();
        return lateSignal(kind, new NameGroup(Optional.of(name), domain.group.site()), domain);
    }

    /** A port that turns out to be needed when the module is complete. */
    SignalBuilder lateDomainPort(Signal.Kind kind, String wanted, ClockDomain domain) {
        String name = new ModuleNames(this).free(wanted);
        SignalBuilder port = lateSignal(kind, new NameGroup(Optional.of(name), domain.group.site()), domain);
        port.finish(name);
        return port;
    }

    /** A wire that belongs to a domain itself. */
    SignalBuilder domainWire(String name, ClockDomain domain) {
        requireOpen();
        SignalBuilder wire =
                lateSignal(Signal.Kind.WIRE, new NameGroup(Optional.of(name), domain.group.site()), domain);
        unused(wire.id()); // by what an instance without registers makes of the domain
        return wire;
    }

    /** A node whose definition is known when everything has been built. */
    SignalBuilder lateNode(NameGroup group, ClockDomain domain, Supplier<Expression> definition) {
        requireOpen();
        SignalBuilder node = lateSignal(Signal.Kind.NODE, group, domain);
        node.defineLate(definition);
        return node;
    }

    /** Each scalar as a node of the current domain. */
    <T extends Data> T crossing(T value, String reason, Caller caller) {
        ClockDomain domain = currentDomain;
        domain.clock();
        Caller place = new Caller(Optional.of(caller.name().orElse("crossing")), caller.site());
        T crossed = Mirror.of(this, place, List.of(value), scalars -> scalars.get(0));
        Leaves.of(crossed).forEach(leaf -> leaf.value().cross(reason));
        return crossed;
    }

    private SignalBuilder lateSignal(Signal.Kind kind, NameGroup group, ClockDomain domain) {
        return newSignal(kind, 1, group, "", Optional.empty(), Optional.empty(), domain);
    }

    // Instances

    /** Whether the construction of this module began before that of the other. */
    boolean isOlderThan(ModuleBuilder other) {
        return order < other.order;
    }

    /** Whether this module is the other or inside it. */
    boolean isWithin(ModuleBuilder other) {
        for (ModuleBuilder module = this; module != null; module = module.parent) {
            if (module == other) {
                return true;
            }
        }
        return false;
    }

    void attach(ModuleBuilder child, NameGroup group) {
        child.seal();
        child.parent = this;
        InstanceBuilder instance = new InstanceBuilder(child, group, part);
        requireOpen();
        child.defaultDomain.join(currentDomain);
        for (SignalBuilder port : child.ports()) {
            if (!port.kind().isDomainPort()) {
                instance.join(
                        port,
                        newSignal(
                                InstanceBuilder.kindInParent(port.kind()),
                                port.width(),
                                group,
                                port.displayName(),
                                port.enumeration(),
                                Optional.empty(),
                                currentDomain));
            }
        }
        instances.add(instance);
        instanceOf.put(child, instance);
    }

    /** The signal of this module that is joined to a port of one of its instances. */
    SignalBuilder instancePort(SignalBuilder port) {
        InstanceBuilder instance = instanceOf.get(port.owner());
        if (instance == null) {
            throw new IllegalStateException(port.owner().name() + " is no instance of " + name());
        }
        return instance.signalFor(port);
    }

    /** The name here of a signal or of an instance's port, as far as it is known yet. */
    Optional<String> nameOf(Value value) {
        return value.in(this, Site.NONE) instanceof Expression.Reference seen
                ? Optional.of(signals.get(seen.signal()).displayName()).filter(name -> !name.isEmpty())
                : Optional.empty();
    }

    // Statements

    void addAssign(SignalBuilder target, Expression value, Site assignSite) {
        Statement.Assign assign = new Statement.Assign(target.id(), value, assignSite);
        add(() -> assign);
    }

    void add(StatementBuilder statement) {
        requireOpen();
        scopes.element().add(statement);
    }

    /** Adds a statement outside all conditions, wherever the constructor stands. */
    void addUnconditional(StatementBuilder statement) {
        requireOpen();
        body.add(inPart(statement));
    }

    /** Adds a statement before all others. */
    void addFirst(StatementBuilder statement) {
        requireOpen();
        body.addFirst(inPart(statement));
    }

    /** A statement outside all conditions that is left out with the part it serves. */
    private StatementBuilder inPart(StatementBuilder statement) {
        if (part.isEmpty()) {
            return statement;
        }
        Scope alone = new Scope();
        alone.add(statement);
        return new RemovablePart(part.get(), alone);
    }

    /** Statements and signals that can be left out. */
    void removable(Removable kind, Runnable statements) {
        Optional<Removable> outer = part;
        Scope scope;
        part = Optional.of(outer.orElse(kind));
        try {
            scope = inNewScope(statements);
        } finally {
            part = outer;
        }
        add(new RemovablePart(outer.orElse(kind), scope));
    }

    /** The signals that removable parts declare. */
    BitSet removableSignals() {
        BitSet inside = new BitSet();
        removable.keySet().forEach(inside::set);
        return inside;
    }

    /** What removable parts do that they must not. */
    List<Diagnostic> removableDiagnostics() {
        return RemovableRules.check(this, removableSignals());
    }

    /** Whether the constructor stands outside all conditions. */
    boolean isUnconditional() {
        return scopes.size() == 1;
    }

    /** Throws HDL023 once the component is part of another or has been elaborated. */
    void requireOpen() {
        if (sealed) {
            throw new ElaborationException(new Diagnostic(
                    Code.AFTER_CONSTRUCTION,
                    name()
                            + " is complete: describe it in its constructor, before instance() or the end of elaboration",
                    Caller.find().site(),
                    site));
        }
    }

    Scope inNewScope(Runnable statements) {
        Scope scope = new Scope();
        scopes.push(scope);
        try {
            statements.run();
        } finally {
            scopes.pop();
        }
        return scope;
    }

    // Completion

    /** Ends construction: decides clock and reset, and gives every signal its final name. */
    void seal() {
        if (sealed) {
            return;
        }
        List<SignalBuilder> declared = List.copyOf(signals);
        for (SignalBuilder signal : declared) {
            if (signal.kind() == Signal.Kind.REGISTER) {
                signal.domain().clock();
            }
        }
        for (SignalBuilder signal : declared) {
            if (signal.hasReset()) {
                signal.domain().needReset();
            }
        }
        requireJoinedDomains();
        requireDomainsOfPorts();
        new ModuleNames(this).assign();
        endings.forEach(Runnable::run);
        sealed = true;
    }

    private void requireJoinedDomains() {
        for (InstanceBuilder instance : instances) {
            for (RootDomain root : instance.child().roots()) {
                if (root.isUsed() && root.source() == null) {
                    report(
                            Code.DOMAIN_NOT_JOINED,
                            "domain " + root.describe() + " of the instance of "
                                    + instance.child().name() + " in " + name()
                                    + " is never set: give it a domain of the component around it with set(..)",
                            instance.group().site());
                    root.join(defaultDomain);
                }
            }
        }
    }

    /** In a component with domains of its own, a port without one would be of a clock that is not there. */
    private void requireDomainsOfPorts() {
        if (defaultDomain.isUsed() || roots().size() == 1) {
            return;
        }
        for (SignalBuilder signal : signals) {
            if (signal.isDataPort() && signal.domain() == defaultDomain && !signal.isAsynchronous()) {
                report(
                        Code.PORT_WITHOUT_DOMAIN,
                        "port \"" + signal.displayName() + "\" of " + name()
                                + " is in the default domain, in which nothing else is: name its domain with in(domain,"
                                + " type) or out(domain, type)",
                        signal.site());
            }
        }
    }

    /** An active-low reset has another name than a component knows when it is written. */
    private void requireFreeResetName(SignalBuilder reset) {
        for (SignalBuilder signal : signals) {
            if (signal != reset && signal.displayName().equalsIgnoreCase(reset.displayName())) {
                report(
                        Code.NAME_NOT_LEGAL,
                        "port \"" + signal.displayName() + "\" of " + name()
                                + " has the name of the active-low reset, and ports are never renamed: call it"
                                + " something else",
                        signal.site());
            }
        }
    }

    /** Something to be judged once the constructor has said everything and names are final. */
    void atEnd(Runnable ending) {
        endings.add(ending);
    }

    ModuleDefinition build() {
        return build(Set.of());
    }

    ModuleDefinition build(Set<Removable> leftOut) {
        List<org.heddle.hdl.ir.ClockDomain> builtDomains = new ArrayList<>();
        for (ClockDomain domain : domains) {
            if (domain.isUsed()) {
                domain.number(builtDomains.size());
                builtDomains.add(domain.build());
            }
        }
        ports().stream().filter(port -> port.kind() == Signal.Kind.RESET).forEach(this::requireFreeResetName);
        List<Signal> built = new ArrayList<>(signals.size());
        List<Integer> nodes = new ArrayList<>();
        for (SignalBuilder signal : signals) {
            if (isLeftOut(signal, leftOut)) {
                built.add(signal.buildNothing());
                continue;
            }
            built.add(signal.build());
            if (signal.kind() == Signal.Kind.NODE) {
                nodes.add(signal.id());
            }
        }
        return new ModuleDefinition(
                finalName(),
                parameters,
                built,
                nodes,
                memories.stream().map(MemoryBuilder::build).toList(),
                instances.stream()
                        .filter(instance -> !instance.isLeftOut(leftOut))
                        .map(InstanceBuilder::build)
                        .toList(),
                builtDomains,
                body.build(leftOut),
                external.map(Supplier::get),
                new Documentation(documentation, documented),
                site);
    }

    private boolean isLeftOut(SignalBuilder signal, Set<Removable> leftOut) {
        return removable.containsKey(signal.id()) && leftOut.contains(removable.get(signal.id()));
    }

    /** Says something of the module. */
    void document(String text) {
        text.strip().lines().forEach(documentation::add);
    }

    /** Says something of a signal. */
    void document(int signal, String text) {
        documented.merge(
                signal,
                text.strip().lines().toList(),
                (before, more) -> Stream.concat(before.stream(), more.stream()).toList());
    }

    /** Nothing need read this signal. */
    void unused(int signal) {
        unused.set(signal);
    }

    /** The signals that nothing need read: they are there to be looked at, or left over. */
    BitSet lookedAt() {
        BitSet all = removableSignals();
        all.or(unused);
        return all;
    }

    /** The body is Verilog of somebody else. */
    void externally(Supplier<External> verilog) {
        external = Optional.of(verilog);
    }

    /** Whether there is anything but ports. */
    boolean describesHardware() {
        boolean signalsOnly = signals.stream().allMatch(signal -> signal.kind().isPort());
        return !signalsOnly || !memories.isEmpty() || !instances.isEmpty() || !body.isEmpty();
    }
}
