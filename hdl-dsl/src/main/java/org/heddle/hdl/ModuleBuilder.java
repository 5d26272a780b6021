package org.heddle.hdl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.ClockDomain;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;
import org.jspecify.annotations.Nullable;

/** A module while its component's constructor runs: everything declared so far, and the open scopes. */
final class ModuleBuilder {
    /** A signal that a register follows, and the class of the value it was seen as. */
    private record Past(int signal, Class<?> seenAs) {}

    private final Component component;
    private final int order;
    private final Site site;
    private final List<SignalBuilder> signals = new ArrayList<>();
    private final List<MemoryBuilder> memories = new ArrayList<>();
    private final List<InstanceBuilder> instances = new ArrayList<>();
    private final Map<ModuleBuilder, InstanceBuilder> instanceOf = new IdentityHashMap<>();
    private final Map<Past, Value> pasts = new HashMap<>();
    private final List<String> parameters = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final List<Runnable> endings = new ArrayList<>();
    private final Scope body = new Scope();
    private final Deque<Scope> scopes = new ArrayDeque<>();
    private @Nullable ModuleBuilder parent;
    private @Nullable SignalBuilder clock;
    private @Nullable SignalBuilder reset;
    private boolean sealed;

    /**
     * @param order number of components whose construction began earlier
     */
    ModuleBuilder(Component component, int order, Site site) {
        this.component = component;
        this.order = order;
        this.site = site;
        scopes.push(body);
    }

    /** The module name, from the component's class and parameters. */
    String name() {
        return component.moduleName();
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

    /** Clock and reset first, then the others in declaration order. */
    List<SignalBuilder> ports() {
        List<SignalBuilder> ports = new ArrayList<>();
        for (SignalBuilder signal : signals) {
            if (signal.kind() == Signal.Kind.CLOCK || signal.kind() == Signal.Kind.RESET) {
                ports.add(signal);
            }
        }
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
        return (V) pasts.computeIfAbsent(new Past(followed, like.getClass()), k -> register.get());
    }

    <T extends Data> T declarePort(Type<T> type, boolean input, NameGroup group) {
        return declare(type, group, flipped -> flipped == input ? Signal.Kind.OUTPUT : Signal.Kind.INPUT);
    }

    <T extends Data> T declareLocal(Type<T> type, Signal.Kind kind, NameGroup group) {
        return declare(type, group, flipped -> kind);
    }

    private <T extends Data> T declare(Type<T> type, NameGroup group, Function<Boolean, Signal.Kind> kindOf) {
        return type.instantiate("", false, new Type.LeafMaker() {
            @Override
            public <V extends Value> V make(ScalarType<V> leaf, String path, boolean flipped) {
                Optional<Enumeration> enumeration =
                        leaf instanceof EnumType<?> enumType ? Optional.of(enumType.enumeration()) : Optional.empty();
                return leaf.of(
                        newSignal(kindOf.apply(flipped), leaf.width(), group, path, enumeration, Optional.empty()));
            }
        });
    }

    private SignalBuilder newSignal(
            Signal.Kind kind,
            int width,
            NameGroup group,
            String path,
            Optional<Enumeration> enumeration,
            Optional<Expression> definition) {
        requireOpen();
        SignalBuilder signal =
                new SignalBuilder(this, signals.size(), kind, width, group, path, enumeration, definition);
        signals.add(signal);
        return signal;
    }

    MemoryBuilder declareMemory(int width, int depth, NameGroup group) {
        MemoryBuilder memory = new MemoryBuilder(memories.size(), width, depth, group);
        memories.add(memory);
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
        return type.of(newSignal(Signal.Kind.NODE, type.width(), group, path, enumeration, Optional.of(expression)));
    }

    void parameter(String name, Object value) {
        parameters.add(name + "=" + String.valueOf(value).replaceAll("\\s+", " "));
    }

    // Clock and reset

    SignalBuilder clock() {
        if (clock == null) {
            clock = newSignal(
                    Signal.Kind.CLOCK,
                    1,
                    new NameGroup(Optional.of("clock"), site),
                    "",
                    Optional.empty(),
                    Optional.empty());
        }
        return clock;
    }

    SignalBuilder reset() {
        if (reset == null) {
            reset = newSignal(
                    Signal.Kind.RESET,
                    1,
                    new NameGroup(Optional.of("reset"), site),
                    "",
                    Optional.empty(),
                    Optional.empty());
        }
        return reset;
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
        InstanceBuilder instance = new InstanceBuilder(child, group);
        for (SignalBuilder port : child.ports()) {
            switch (port.kind()) {
                case CLOCK -> clock();
                case RESET -> reset();
                default ->
                    instance.join(
                            port,
                            newSignal(
                                    InstanceBuilder.kindInParent(port.kind()),
                                    port.width(),
                                    group,
                                    port.displayName(),
                                    port.enumeration(),
                                    Optional.empty()));
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
        body.add(statement);
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
        boolean clocked = false;
        boolean resettable = false;
        for (SignalBuilder signal : List.copyOf(signals)) {
            clocked |= signal.kind() == Signal.Kind.REGISTER;
            resettable |= signal.hasReset();
        }
        if (clocked) {
            clock();
        }
        if (resettable) {
            reset();
        }
        new ModuleNames(this).assign();
        endings.forEach(Runnable::run);
        sealed = true;
    }

    /** Something to be judged once the constructor has said everything and names are final. */
    void atEnd(Runnable ending) {
        endings.add(ending);
    }

    ModuleDefinition build() {
        List<Signal> built = new ArrayList<>(signals.size());
        List<Integer> nodes = new ArrayList<>();
        for (SignalBuilder signal : signals) {
            built.add(signal.build(0));
            if (signal.kind() == Signal.Kind.NODE) {
                nodes.add(signal.id());
            }
        }
        List<ClockDomain> domains =
                clock == null ? List.of() : List.of(new ClockDomain(clock.id(), reset == null ? -1 : reset.id()));
        return new ModuleDefinition(
                name(),
                parameters,
                built,
                nodes,
                memories.stream().map(memory -> memory.build(0)).toList(),
                instances.stream().map(instance -> instance.build(this)).toList(),
                domains,
                body.build(),
                site);
    }
}
