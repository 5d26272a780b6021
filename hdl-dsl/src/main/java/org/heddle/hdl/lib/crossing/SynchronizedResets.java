package org.heddle.hdl.lib.crossing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.check.Checks;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.Documentation;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.ResetStyle;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/**
 * A top whose resets enter through a {@link ResetSynchronizer} for each clock, as they come from pins, buttons or another clock.
 *
 * <pre>
 *  reset ──────► ResetSynchronizer ──► top: as it was
 *  link_reset ─► ResetSynchronizer ──►   "
 *  all other ports ◄─────────────────►   "
 * </pre>
 *
 * <p>Ports keep their names, so that testbenches and drivers of the top work on it. A reset may begin and end at any time, and may
 * be shorter than a cycle: inside, it begins at once and ends at the second edge of its clock behind its end. Until then the {@code
 * ready} of each stream into the top is 0, so that no beat is lost. Price: two flip-flops for each reset, a LUT behind each such {@code
 * ready}; no cycle but those of the reset.
 */
public final class SynchronizedResets {
    private static final String INNER = "top";
    private static final String READY = "ready";
    private static final String VALID = "valid";

    private final ModuleDefinition inner;
    private final ModuleDefinition synchronizer;
    private final List<Signal> signals = new ArrayList<>();
    private final List<InstanceDefinition> instances = new ArrayList<>();
    private final List<DomainDefinition> domains = new ArrayList<>();
    private final List<Statement> body = new ArrayList<>();
    private final Map<String, Integer> ports = new HashMap<>();
    /** By a reset of the inner module: 1 while it is active behind its synchroniser. */
    private final Map<Signal, Integer> active = new HashMap<>();

    private SynchronizedResets(ModuleDefinition inner, ModuleDefinition synchronizer) {
        this.inner = inner;
        this.synchronizer = synchronizer;
    }

    /**
     * Returns the design inside a module of the same ports, called as the top with {@code _top} behind.
     *
     * @throws IllegalArgumentException if no input resets anything in it, or it has another module that is named like one of those to
     *     be added
     */
    public static <C extends Component> Design<C> around(Design<C> design) {
        Circuit circuit = design.circuit();
        ModuleDefinition top = circuit.module(circuit.top());
        if (top.domains().stream().noneMatch(domain -> isReset(top, domain))) {
            throw new IllegalArgumentException(
                    top.name() + " has no reset input to be synchronised: generate it as it is");
        }
        Circuit library = Heddle.elaborate(() -> new ResetSynchronizer()).circuit();
        ModuleDefinition outer = new SynchronizedResets(top, library.module(library.top())).definition();
        List<ModuleDefinition> modules = new ArrayList<>(circuit.modules());
        library.modules().forEach(module -> add(module, modules));
        add(outer, modules);
        Circuit whole = new Circuit(outer.name(), modules);
        List<Diagnostic> broken =
                Checks.run(whole, (module, code) -> true, (module, diagnostic) -> true, doubtful -> {});
        if (!broken.isEmpty()) {
            throw new ElaborationException(broken);
        }
        return design.inside(whole);
    }

    private static void add(ModuleDefinition module, List<ModuleDefinition> modules) {
        for (ModuleDefinition other : modules) {
            if (other.name().equalsIgnoreCase(module.name()) && !other.equals(module)) {
                throw new IllegalArgumentException("module " + other.name() + " (" + other.site()
                        + ") has the name of one that synchronises resets: rename it");
            }
        }
        if (!modules.contains(module)) {
            modules.add(module);
        }
    }

    /** Whether a domain is reset by an input. */
    private static boolean isReset(ModuleDefinition module, DomainDefinition domain) {
        return domain.hasReset() && module.signal(domain.reset()).kind() == Signal.Kind.RESET;
    }

    private ModuleDefinition definition() {
        for (Signal port : inner.ports()) {
            ports.put(port.name(), add(port.name(), port.kind(), port));
        }
        inner.domains().forEach(domain -> domains.add(outside(domain)));
        List<InstanceDefinition.Connection> connections = new ArrayList<>();
        for (Signal port : inner.ports()) {
            connections.add(new InstanceDefinition.Connection(port.name(), joined(port)));
        }
        instances.add(new InstanceDefinition(free(INNER), inner.name(), connections, inner.site()));
        return new ModuleDefinition(
                inner.name() + "_top",
                inner.parameters(),
                signals,
                List.of(),
                List.of(),
                instances,
                domains,
                body,
                Optional.empty(),
                new Documentation(
                        List.of(inner.name()
                                + " behind a synchroniser for each reset: resets may begin and end at any time."),
                        Map.of(),
                        Map.of()),
                inner.site());
    }

    /** A domain as it is out here: its reset, where one enters, is asynchronous, and has a synchroniser from then on. */
    private DomainDefinition outside(DomainDefinition domain) {
        int clock = portOf(domain.clock());
        if (!isReset(inner, domain)) {
            return new DomainDefinition(domain.name(), clock, -1, ResetStyle.NONE, -1, false);
        }
        int reset = portOf(domain.reset());
        boolean activeLow = domain.style().activeLow();
        Signal port = inner.signal(domain.reset());
        if (!active.containsKey(port)) {
            String name = free((domain.name().isEmpty() ? "" : domain.name() + "_") + "reset_synchronizer");
            active.put(port, synchronize(name, clock, polar(read(reset), activeLow), port));
        }
        ResetStyle style = new ResetStyle(ResetStyle.Kind.ASYNCHRONOUS, activeLow, false);
        return new DomainDefinition(domain.name(), clock, reset, style, -1, false);
    }

    /** Adds a synchroniser, and returns its result. */
    private int synchronize(String name, int clock, Expression asked, Signal port) {
        int request = add(name + "_request", Signal.Kind.INSTANCE_INPUT, port);
        int result = add(name + "_active", Signal.Kind.INSTANCE_OUTPUT, port);
        set(request, asked, port);
        Map<String, Integer> own = Map.of("request", request, "active", result);
        instances.add(new InstanceDefinition(
                name,
                synchronizer.name(),
                synchronizer.ports().stream()
                        .map(part ->
                                new InstanceDefinition.Connection(part.name(), own.getOrDefault(part.name(), clock)))
                        .toList(),
                inner.site()));
        return result;
    }

    private static Expression polar(Expression reset, boolean activeLow) {
        return activeLow ? Expressions.not(reset) : reset;
    }

    /** The signal of this module that stands at a port of the inner one. */
    private int joined(Signal port) {
        int own = ports.get(port.name());
        String name = INNER + "_" + port.name();
        switch (port.kind()) {
            case CLOCK:
                return own;
            case RESET:
                int reset = add(name, Signal.Kind.WIRE, port);
                set(reset, polar(read(active.get(port)), isActiveLow(port)), port);
                return reset;
            case INPUT:
                int input = add(name, Signal.Kind.INSTANCE_INPUT, port);
                set(input, read(own), port);
                return input;
            default:
                int output = add(name, Signal.Kind.INSTANCE_OUTPUT, port);
                set(own, isReady(port) ? whileRunning(read(output), port) : read(output), port);
                return output;
        }
    }

    private boolean isActiveLow(Signal reset) {
        return inner.domains().stream()
                .anyMatch(
                        domain -> domain.reset() == reset.id() && domain.style().activeLow());
    }

    private boolean isReady(Signal port) {
        String beginning = port.name().endsWith(READY)
                ? port.name().substring(0, port.name().length() - READY.length())
                : null;
        return beginning != null
                && (beginning.isEmpty() || beginning.endsWith("_"))
                && inner.ports().stream()
                        .anyMatch(other -> other.kind() == Signal.Kind.INPUT
                                && other.name().equals(beginning + VALID));
    }

    private Expression whileRunning(Expression ready, Signal port) {
        if (port.domain() < 0 || !isReset(inner, inner.domains().get(port.domain()))) {
            return ready;
        }
        Signal reset = inner.signal(inner.domains().get(port.domain()).reset());
        return Expressions.binary(BinaryOperator.AND, ready, Expressions.not(read(active.get(reset))));
    }

    private void set(int target, Expression value, Signal port) {
        body.add(new Statement.Assign(target, value, port.site()));
    }

    private Expression read(int signal) {
        return new Expression.Reference(signal, signals.get(signal).width());
    }

    private int portOf(int innerSignal) {
        return ports.get(inner.signal(innerSignal).name());
    }

    /** Adds a signal that is like a port of the inner module in width, domain and place. */
    private int add(String name, Signal.Kind kind, Signal port) {
        boolean isData = kind == Signal.Kind.INPUT || kind == Signal.Kind.OUTPUT;
        signals.add(new Signal(
                signals.size(),
                isData || kind.isDomainPort() ? name : free(name),
                kind,
                port.width(),
                Optional.empty(),
                isData ? port.domain() : Signal.NO_DOMAIN,
                Optional.empty(),
                port.enumeration(),
                Optional.empty(),
                Optional.empty(),
                port.site()));
        return signals.size() - 1;
    }

    /** The name, or the first with underscores behind it that nothing here has. */
    private String free(String name) {
        String free = name;
        while (isTaken(free)) {
            free += "_";
        }
        return free;
    }

    private boolean isTaken(String name) {
        return inner.ports().stream().anyMatch(port -> port.name().equals(name))
                || signals.stream().anyMatch(signal -> signal.name().equals(name))
                || instances.stream().anyMatch(instance -> instance.name().equals(name));
    }
}
