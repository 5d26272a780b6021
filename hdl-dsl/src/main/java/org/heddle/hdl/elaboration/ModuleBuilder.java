package org.heddle.hdl.elaboration;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.diagnostic.Waiver;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.External;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.PartReads;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.Parameters;
import org.heddle.hdl.option.Companion;
import org.heddle.hdl.option.Removable;
import org.jspecify.annotations.Nullable;

/**
 * A module while its component's constructor runs, and then: which one it is, where it stands, what is wrong with it, and whether
 * more may be said. What is said is kept by its parts, of which each knows only those before it: domains and body, declarations,
 * instances.
 */
public final class ModuleBuilder {
    private final Class<?> componentClass;
    private final Supplier<String> name;
    private final int order;
    private final Site site;
    private final ModuleBody body;
    private final ModuleDomains domains;
    private final ModuleDeclarations declarations;
    private final ModuleInstances instances;
    private final DocumentationBuilder documentation = new DocumentationBuilder();
    private final List<String> parameters = new ArrayList<>();
    private final List<Companion> companions = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final Queue<Diagnostic> ofOtherThreads = new ConcurrentLinkedQueue<>();
    private final Allowances allowances = new Allowances();
    private final List<Runnable> endings = new ArrayList<>();
    private final Thread thread = Thread.currentThread();
    private final Optional<Elaboration> elaboration;
    private Optional<Supplier<External>> external = Optional.empty();
    private @Nullable ModuleBuilder parent;
    private boolean sealed;
    private int numbers;

    /**
     * @param componentClass class of the component that describes it
     * @param name gives its name, from the component's class and parameters; asked for once the parameters are known
     * @param order number of components whose construction began earlier
     * @param elaboration that builds it, if it is not built for itself
     */
    private ModuleBuilder(
            Class<?> componentClass, Supplier<String> name, int order, Site site, Optional<Elaboration> elaboration) {
        this.elaboration = elaboration;
        this.componentClass = componentClass;
        this.name = name;
        this.order = order;
        this.site = site;
        body = new ModuleBody(this);
        domains = new ModuleDomains(this);
        declarations = new ModuleDeclarations(this, domains, body);
        instances = new ModuleInstances(this, domains, declarations, body);
    }

    /**
     * The module of a component whose construction begins, as a part of the elaboration that runs on this thread, if one does.
     *
     * @param componentClass class of the component
     * @param name gives the module's name, from the component's class and parameters
     * @throws ElaborationException HDL034 if the elaboration has more components than any design has
     */
    public static ModuleBuilder begin(Class<?> componentClass, Supplier<String> name) {
        Optional<Elaboration> elaboration = Elaboration.current();
        int earlier = elaboration.map(current -> current.modules().size()).orElse(0);
        ModuleBuilder module =
                new ModuleBuilder(componentClass, name, earlier, Caller.find().site(), elaboration);
        elaboration.ifPresent(current -> current.begin(module));
        return module;
    }

    // What is said

    /** Returns the module's statements. */
    public ModuleBody body() {
        return body;
    }

    /** Returns the module's clock domains. */
    public ModuleDomains domains() {
        return domains;
    }

    /** Returns the module's signals and memories. */
    public ModuleDeclarations declarations() {
        return declarations;
    }

    /** Returns the instances inside the module. */
    public ModuleInstances instances() {
        return instances;
    }

    /** Returns the comments that its Verilog carries. */
    public DocumentationBuilder documentation() {
        return documentation;
    }

    /**
     * Notes an argument of the constructor.
     *
     * @throws ElaborationException HDL031 if it has no name of its own, or no text
     */
    public void parameter(String name, Object value) {
        String prefix = name + "=";
        boolean taken = parameters.stream().anyMatch(parameter -> parameter.startsWith(prefix));
        if (taken || name.isBlank() || name.contains("=")) {
            throw Parameters.misnamed(name, taken);
        }
        Parameters.of(name, value).forEach(parameters::add);
    }

    /** Returns the arguments that were noted, each as {@code name=value}. */
    public List<String> parameters() {
        return parameters;
    }

    /** Notes documents that go with the module. */
    public void accompany(Companion companion) {
        companions.add(companion);
    }

    /** Returns the documents that go with the module. */
    public List<Companion> companions() {
        return companions;
    }

    /** The body is Verilog of somebody else. */
    public void externally(Supplier<External> verilog) {
        external = Optional.of(verilog);
    }

    /** Clocks, resets and enables first, then the others in declaration order. */
    public List<SignalBuilder> ports() {
        List<SignalBuilder> ports = new ArrayList<>();
        domains.roots().forEach(root -> ports.addAll(root.ports()));
        declarations.signals().stream().filter(SignalBuilder::isDataPort).forEach(ports::add);
        return ports;
    }

    /** Whether there is anything but ports. */
    public boolean describesHardware() {
        boolean signalsOnly =
                declarations.signals().stream().allMatch(signal -> signal.kind().isPort());
        return !signalsOnly
                || !declarations.memories().isEmpty()
                || !instances.all().isEmpty()
                || !body.isEmpty();
    }

    // Which module it is

    /** The module name, from the component's class and parameters; empty if the component gives none. */
    public String name() {
        return Objects.requireNonNullElse(name.get(), "");
    }

    /** The module name with what its clock domains have from outside, known when everything has been built. */
    public String finalName() {
        StringBuilder name = new StringBuilder(name());
        domains.roots().forEach(root -> name.append(root.difference()));
        return name.toString();
    }

    /** Returns the class of the component that describes it. */
    public Class<?> componentClass() {
        return componentClass;
    }

    /** Returns the line on which its construction began. */
    public Site site() {
        return site;
    }

    // Where it stands

    /** Returns the module around it; null while there is none. */
    @Nullable
    public ModuleBuilder parent() {
        return parent;
    }

    /** Ends construction here; what is said from now on is said around this module. */
    void becomePartOf(ModuleBuilder around) {
        seal();
        parent = around;
    }

    /** Number of components whose construction began earlier. */
    int order() {
        return order;
    }

    /** A number that no other value of the design has. */
    public int nextNumber() {
        return elaboration.map(Elaboration::nextNumber).orElseGet(() -> numbers++);
    }

    /** A body of a when or switch begins. */
    void enterBody() {
        elaboration.ifPresent(current -> current.standing().open(this));
    }

    /** The body that began last ends. */
    void leaveBody() {
        elaboration.ifPresent(current -> current.standing().close());
    }

    /**
     * Whether the constructor stands in this module, so that a statement belongs here; HDL006 if it stands in another.
     *
     * @param what is said here, for the message
     * @param place where it is said
     */
    public boolean isDescribedHere(String what, Supplier<Site> place) {
        Optional<ModuleBuilder> elsewhere =
                elaboration.flatMap(current -> current.standing().elsewhere(this));
        elsewhere.ifPresent(other -> report(
                Code.FOREIGN_VALUE,
                what + " of " + name() + " stands in the constructor of " + other.name()
                        + ", whose conditions it would not see: "
                        + (isOlderThan(other)
                                ? "give " + other.name() + " an output, and set it from that in " + name()
                                : "give " + name() + " an input for it, and set that once it is attached"),
                place.get(),
                site));
        return elsewhere.isEmpty();
    }

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

    /**
     * This module and every one inside it, children before parents, in source order.
     *
     * @param leftOut parts whose instances do not count
     */
    public List<ModuleBuilder> childrenFirst(Set<Removable> leftOut) {
        Deque<ModuleBuilder> open = new ArrayDeque<>();
        Deque<ModuleBuilder> reversed = new ArrayDeque<>();
        open.push(this);
        while (!open.isEmpty()) {
            ModuleBuilder module = open.pop();
            reversed.push(module);
            module.instances.all().stream()
                    .filter(instance -> !instance.isLeftOut(leftOut))
                    .forEach(instance -> open.push(instance.child()));
        }
        return new ArrayList<>(reversed);
    }

    // What is wrong with it

    /** Reports a broken rule, unless that is allowed here. */
    public void report(Code code, String message, Site... sites) {
        if (allowances.allows(code)) {
            return;
        }
        Diagnostic diagnostic = new Diagnostic(code, message, sites);
        if (Thread.currentThread() != thread && !sealed) {
            ofOtherThreads.add(diagnostic);
            return;
        }
        if (sealed && parent == null) {
            throw new ElaborationException(diagnostic); // its elaboration is over: nobody would collect this
        }
        diagnostics.add(diagnostic);
    }

    /** Returns the broken rules, those of other threads last. */
    public List<Diagnostic> diagnostics() {
        List<Diagnostic> all = new ArrayList<>(diagnostics);
        all.addAll(ofOtherThreads);
        return all;
    }

    /** Allows a rule to be broken from here on; reports the code itself if the rule does not permit that or the reason is blank. */
    public void allow(Code code, String reason) {
        Site place = Caller.find().site();
        if (isAllowance(code, reason, place)) {
            allowances.add(code, reason, place);
        }
    }

    /** Allows statements to break a rule; reports the code itself likewise. */
    public void allow(Code code, String reason, Runnable statements) {
        Site place = Caller.find().site();
        if (isAllowance(code, reason, place)) {
            allowances.during(code, reason, place, statements);
        } else {
            statements.run();
        }
    }

    private boolean isAllowance(Code code, String reason, Site place) {
        if (code.isAllowable() && !reason.isBlank()) {
            return true;
        }
        report(
                code,
                (reason.isBlank() ? "allow(" + code + ", ..) without a reason" : code + " cannot be allowed") + ": "
                        + (reason.isBlank() ? "say why it is meant" : "mend what breaks the rule"),
                place);
        return false;
    }

    /** Returns what the component's statements may break. */
    Allowances allowances() {
        return allowances;
    }

    /** Returns what was allowed, and why. */
    public List<Waiver> waivers() {
        return allowances.waivers(finalName());
    }

    /** Whether a rule may be broken in this module, wherever that is. */
    public boolean allows(Code code) {
        return allowances.allowsEverywhere(code);
    }

    /** Whether what is wrong with the finished circuit is allowed where it stands. */
    public boolean allows(Diagnostic diagnostic) {
        return allowances.allows(diagnostic);
    }

    // Completion

    /** Whether its construction has ended. */
    public boolean isSealed() {
        return sealed;
    }

    /**
     * Throws HDL023 once the component is part of another or has been elaborated, and HDL033 on another thread than the one that
     * builds it.
     */
    public void requireOpen() {
        if (sealed) {
            throw new ElaborationException(new Diagnostic(
                    Code.AFTER_CONSTRUCTION,
                    name()
                            + " is complete: describe it in its constructor, before instance() or the end of"
                            + " elaboration",
                    Caller.find().site(),
                    site));
        }
        requireOneThread();
    }

    /** Whether this is the top of a design whose elaboration is over. */
    boolean isFinished() {
        return sealed && parent == null;
    }

    /**
     * Throws HDL023 if this is the top of a design whose elaboration is over.
     *
     * @param used a value of it that is to become a part of more hardware
     */
    public void requireUnfinished(Net used) {
        if (isFinished()) {
            throw new ElaborationException(new Diagnostic(
                    Code.AFTER_CONSTRUCTION,
                    used.describe() + " belongs to " + name()
                            + ", a design that is complete: make hardware in its constructor; a"
                            + " simulation reads its ports with peek and sets them with poke",
                    Caller.find().site()));
        }
    }

    /** Throws HDL033 on another thread than the one that builds this module. */
    public void requireOneThread() {
        if (Thread.currentThread() != thread) {
            Diagnostic diagnostic = Threads.second(componentClass, thread);
            ofOtherThreads.add(diagnostic); // the thread may keep its exception to itself
            throw new ElaborationException(diagnostic);
        }
    }

    /** Something to be judged once the constructor has said everything and names are final. */
    public void atEnd(Runnable ending) {
        endings.add(ending);
    }

    /** Ends construction: decides clock and reset, and gives every signal its final name. */
    public void seal() {
        if (sealed) {
            return;
        }
        body.requireWholeBodies();
        List<SignalBuilder> declared = List.copyOf(declarations.signals());
        for (SignalBuilder signal : declared) {
            boolean ofNamedDomain = signal.isDataPort() && signal.domain() != domains.defaultDomain();
            if (signal.kind() == Signal.Kind.REGISTER || ofNamedDomain) {
                signal.domain().clock();
            }
        }
        for (SignalBuilder signal : declared) {
            if (signal.hasReset()) {
                signal.domain().needReset();
            }
            signal.declareParts();
        }
        DomainRules rules = new DomainRules(this);
        rules.requireJoinedDomains();
        rules.requireDomainsOfPorts();
        new ModuleNames(this).assign();
        endings.forEach(Runnable::run);
        sealed = true;
        elaboration.ifPresent(current -> current.standing().finish(this));
    }

    /** Makes the circuit of it. */
    public ModuleDefinition build() {
        return build(Set.of());
    }

    /** Makes the circuit of it without some removable parts. */
    public ModuleDefinition build(Set<Removable> leftOut) {
        List<DomainDefinition> builtDomains = domains.build();
        new DomainRules(this).requireFreeResetNames();
        ModuleDefinition whole = new ModuleDefinition(
                finalName(),
                parameters,
                declarations.build(leftOut),
                declarations.nodes(leftOut),
                declarations.memories().stream().map(MemoryBuilder::build).toList(),
                instances.all().stream()
                        .filter(instance -> !instance.isLeftOut(leftOut))
                        .map(InstanceBuilder::build)
                        .toList(),
                builtDomains,
                body.build(leftOut),
                external.map(Supplier::get),
                documentation.build(),
                site);
        return PartReads.apply(whole, declarations.parts());
    }
}
