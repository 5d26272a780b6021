package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.ResetStyle;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * Walks through a module as it is written, block by block, and gives each block of statements a signal that is 1 where it is executed. What is
 * counted there is what Verilator counts on the text: the lines of each block; both branches of an {@code if}, but not those of a chain of {@code
 * else if} other than the last where it has no {@code else}; covers; bits of what is declared in the hardware.
 */
final class ProbeWalk {
    /** Bits of the largest signal or memory that is looked at, as Verilator has it. */
    private static final int WIDEST = 256;

    /** One condition of a chain as it is written, with the signals of being taken and of being passed by. */
    private record Arm(Site site, List<Statement> body, int taken, int missed) {}

    private final ModuleDefinition module;
    private final ModuleText text;
    private final Drivers drivers;
    private final Reads reads;
    private final List<Signal> signals;
    private final List<Integer> nodes;
    private final List<CoverageProbe> probes = new ArrayList<>();
    private int time;
    private boolean isHardware = true;

    ProbeWalk(ModuleDefinition module) {
        this.module = module;
        this.text = new ModuleText(module);
        this.drivers = new Drivers(module);
        this.reads = new Reads(module);
        this.signals = new ArrayList<>(module.signals());
        this.nodes = new ArrayList<>(module.nodes());
    }

    ProbedModule module() {
        List<ProbedModule.Toggle> toggles = toggles();
        module.memories().stream()
                .filter(memory -> !memory.contents().isEmpty())
                .forEach(memory -> once(memory.site()));
        time = CoverageProbe.SETTLED;
        module.signals().stream()
                .filter(text::hasBlock)
                .forEach(target -> walk(drivers.of(target), CoverageProbe.ALWAYS));
        for (int domain = 0; domain < module.domains().size(); domain++) {
            time = domain;
            clocked(domain);
        }
        isHardware = false;
        for (int domain = 0; domain < module.domains().size(); domain++) {
            time = domain;
            covers(domain);
        }
        ModuleDefinition probed = new ModuleDefinition(
                module.name(),
                module.parameters(),
                signals,
                nodes,
                module.memories(),
                module.instances(),
                module.domains(),
                module.body(),
                module.external(),
                module.documentation(),
                module.site());
        return new ProbedModule(probed, probes, toggles);
    }

    // Declarations

    private List<ProbedModule.Toggle> toggles() {
        List<ProbedModule.Toggle> toggles = new ArrayList<>();
        for (Signal signal : module.signals()) {
            boolean isOutput = signal.kind() == Signal.Kind.INSTANCE_OUTPUT;
            if (text.isDeclared(signal) && isCounted(signal.name(), signal.width())) {
                Site site = isOutput ? instance(signal.id()).site() : signal.site();
                toggles.add(new ProbedModule.Toggle(signal.id(), site, signal.name(), signal.width(), 0));
            }
        }
        for (MemoryDefinition memory : module.memories()) {
            if (isCounted(memory.name(), (long) memory.width() * memory.depth())) {
                toggles.add(new ProbedModule.Toggle(
                        memory.id(), memory.site(), memory.name(), memory.width(), memory.depth()));
            }
        }
        return toggles;
    }

    private static boolean isCounted(String name, long bits) {
        return bits <= WIDEST && !name.startsWith("_");
    }

    private InstanceDefinition instance(int output) {
        return module.instances().stream()
                .filter(instance -> instance.connections().stream().anyMatch(each -> each.signal() == output))
                .findFirst()
                .orElseThrow();
    }

    // Blocks

    private void once(Site site) {
        probes.add(new CoverageProbe(CoverageProbe.Kind.LINE, site, "", CoverageProbe.ALWAYS, CoverageProbe.ONCE));
    }

    private void clocked(int index) {
        DomainDefinition domain = module.domains().get(index);
        IntPredicate chosen = id -> !reads.isVerificationOnly(id);
        IntPredicate isResettable = id -> module.signal(id).resetValue().isPresent();
        List<Signal> resettable = module.signals().stream()
                .filter(signal -> signal.kind() == Signal.Kind.REGISTER
                        && signal.domain() == index
                        && isResettable.test(signal.id())
                        && chosen.test(signal.id()))
                .toList();
        if (domain.style().initial()) {
            resettable.forEach(register -> once(register.site()));
        }
        if (domain.style().kind() == ResetStyle.Kind.INITIAL) {
            synchronous(domain, drivers.clocked(index, chosen, true), List.of());
        } else if (domain.isAsynchronous()) {
            asynchronous(domain, drivers.clocked(index, chosen.and(isResettable), false), resettable);
            synchronous(domain, drivers.clocked(index, chosen.and(isResettable.negate()), true), List.of());
        } else {
            synchronous(domain, drivers.clocked(index, chosen, true), resettable);
        }
    }

    private void synchronous(DomainDefinition domain, List<Statement> statements, List<Signal> resettable) {
        boolean isEnabled = domain.hasEnable() && !statements.isEmpty();
        int enabled = isEnabled ? domain.enable() : CoverageProbe.ALWAYS;
        walk(statements, enabled);
        if (!resettable.isEmpty()) {
            int active = and(domain.enableFirst() ? enabled : CoverageProbe.ALWAYS, active(domain));
            resettable.forEach(register -> line(register.site(), active));
        }
    }

    private void asynchronous(DomainDefinition domain, List<Statement> statements, List<Signal> resettable) {
        if (resettable.isEmpty()) {
            return;
        }
        int active = and(CoverageProbe.ALWAYS, active(domain));
        for (Signal register : resettable) {
            line(register.site(), active);
            probes.add(new CoverageProbe(CoverageProbe.Kind.LINE, register.site(), "", active, CoverageProbe.BEGINS));
        }
        int enabled = domain.hasEnable() ? domain.enable() : CoverageProbe.ALWAYS;
        walk(statements, and(enabled, not(bit(active))));
    }

    private Expression active(DomainDefinition domain) {
        Expression reset = bit(domain.reset());
        return domain.style().activeLow() ? not(reset) : reset;
    }

    private void covers(int index) {
        List<Statement> covers = Statements.keep(
                module.body(),
                leaf -> leaf instanceof Statement.Property property
                        && property.domain() == index
                        && property.claim() == Statement.Claim.COVER);
        DomainDefinition domain = module.domains().get(index);
        int path = domain.hasEnable() ? domain.enable() : CoverageProbe.ALWAYS;
        walk(covers, domain.hasReset() && !covers.isEmpty() ? and(path, not(active(domain))) : path);
    }

    // Statements

    private void walk(List<Statement> body, int path) {
        for (Statement statement : body) {
            statement.visit(
                    assign -> line(assign.site(), path),
                    write -> write(write, path),
                    when -> when(when, path),
                    choice -> choice(choice, path),
                    property -> probe(CoverageProbe.Kind.COVER, property.site(), "", and(path, property.condition())));
        }
    }

    private void write(Statement.MemoryWrite write, int path) {
        if (write.mask().isEmpty()) {
            line(write.site(), path);
            return;
        }
        Expression mask = named(write.mask().get());
        for (int i = 0; i < mask.width(); i++) {
            Expression part = mask.width() == 1 ? mask : new Expression.Slice(mask, i, i);
            int taken = and(path, part);
            line(write.site(), taken);
            branches(write.site(), taken, and(path, not(part)));
        }
    }

    /** As {@link StatementText} writes it. */
    private void when(Statement.When when, int path) {
        int last = StatementText.lastWritten(when);
        List<Arm> arms = new ArrayList<>();
        int rest = path;
        for (int i = 0; i <= last; i++) {
            Statement.Branch branch = when.branches().get(i);
            Expression condition = named(branch.condition());
            int missed = and(rest, not(condition));
            if (!branch.body().isEmpty() || !arms.isEmpty() || !StatementText.onlyOneFollows(when, i, last)) {
                arms.add(new Arm(branch.site(), branch.body(), and(rest, condition), missed));
            }
            rest = missed;
        }
        boolean hasElse = !when.otherwise().isEmpty() && !arms.isEmpty();
        if (hasElse) {
            line(when.site(), rest);
            walk(when.otherwise(), rest);
        } else if (!when.otherwise().isEmpty()) {
            arms.add(new Arm(when.site(), when.otherwise(), rest, rest));
        }
        for (Arm arm : arms) {
            line(arm.site(), arm.taken());
            walk(arm.body(), arm.taken());
        }
        Arm end = arms.get(arms.size() - 1);
        if (arms.size() == 1) {
            branches(end.site(), end.taken(), and(path, not(bit(end.taken()))));
        } else if (!hasElse) {
            branches(end.site(), end.taken(), end.missed());
        }
    }

    private void choice(Statement.Switch choice, int path) {
        line(choice.site(), path);
        Expression selector = named(choice.selector());
        int rest = path;
        for (int i = 0; i < choice.cases().size(); i++) {
            Statement.Case arm = choice.cases().get(i);
            int taken = rest;
            if (!choice.exhaustive() || i < choice.cases().size() - 1) {
                Expression matches = named(arm.labels().stream()
                        .<Expression>map(label -> new Expression.Binary(BinaryOperator.EQUAL, selector, label, 1))
                        .reduce((a, b) -> new Expression.Binary(BinaryOperator.OR, a, b, 1))
                        .orElseGet(() -> Expression.Literal.of(0, 1)));
                taken = and(rest, matches);
                rest = and(rest, not(matches));
            }
            line(arm.site(), taken);
            walk(arm.body(), taken);
        }
        if (!choice.exhaustive() || choice.cases().isEmpty()) {
            walk(choice.otherwise(), rest);
        }
    }

    // Probes

    private void line(Site site, int path) {
        probe(CoverageProbe.Kind.LINE, site, "", path);
    }

    private void branches(Site site, int taken, int missed) {
        probe(CoverageProbe.Kind.BRANCH, site, "if", taken);
        probe(CoverageProbe.Kind.BRANCH, site, "else", missed);
    }

    /** Notes a probe; among the claims covers alone are counted: an assertion that is not violated is no gap. */
    private void probe(CoverageProbe.Kind kind, Site site, String name, int signal) {
        if (isHardware != (kind == CoverageProbe.Kind.COVER)) {
            probes.add(new CoverageProbe(kind, site, name, signal, time));
        }
    }

    // Signals

    private int and(int path, Expression condition) {
        Expression both = path == CoverageProbe.ALWAYS
                ? condition
                : new Expression.Binary(BinaryOperator.AND, bit(path), condition, 1);
        return node(both);
    }

    private static Expression bit(int signal) {
        return new Expression.Reference(signal, 1);
    }

    private static Expression not(Expression value) {
        return new Expression.Unary(Expression.UnaryOperator.NOT, value, 1);
    }

    /** The same value, computed once. */
    private Expression named(Expression value) {
        return value instanceof Expression.Reference || value instanceof Expression.Literal
                ? value
                : new Expression.Reference(node(value), value.width());
    }

    private int node(Expression value) {
        int id = signals.size();
        signals.add(new Signal(
                id,
                CoverageProbe.name(id),
                Signal.Kind.NODE,
                value.width(),
                Optional.empty(),
                Signal.NO_DOMAIN,
                Optional.of(value),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                module.site()));
        nodes.add(id);
        return id;
    }
}
