package org.heddle.verify.fuzz.hardware;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Hardware.WhenChain;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.option.Reset;
import org.heddle.verify.fuzz.plan.Item;
import org.heddle.verify.fuzz.plan.ModulePlan;
import org.heddle.verify.fuzz.plan.Plan;
import org.heddle.verify.fuzz.plan.PlanShape;
import org.heddle.verify.fuzz.plan.Term;

/** One module of a plan. */
final class PlannedModule extends DrawnComponent {
    private final String name;
    private final List<Shapes.Leaf> driven = new ArrayList<>();
    private final List<Shapes.Leaf> answers = new ArrayList<>();
    private final Optional<ClockDomain> other;

    PlannedModule(Plan plan, int index) {
        this.name = plan.name() + "_m" + index;
        List.of(Code.CONSTANT_RESULT, Code.INDEX_RANGE, Code.ADDRESS_RANGE, Code.WITHIN_OTHER_DOMAIN)
                .forEach(code -> allow(code, "chance does not know what it means"));
        ModulePlan module = plan.modules().get(index);
        other = usesOtherClock(plan, index)
                ? Optional.of(clockDomain("other", CircuitBench.OTHER_RESET))
                : Optional.empty();
        CircuitScope scope = new CircuitScope();
        CircuitTerms terms = new CircuitTerms(this, scope);
        Steps steps = new Steps(this, scope, terms);
        List<Shapes.Leaf> results = new ArrayList<>();
        for (int i = 0; i < module.inputs().size(); i++) {
            PlanShape shape = module.inputs().get(i);
            Data port = in("in_" + i, Shapes.type(shape));
            addReadable(scope, ModulePlan.inputId(i), shape, port);
            split(Shapes.leaves(port, shape), driven, results);
        }
        List<Shapes.Leaf> outputs = new ArrayList<>();
        for (int i = 0; i < module.outputs().size(); i++) {
            PlanShape shape = module.outputs().get(i);
            split(Shapes.leaves(out("out_" + i, Shapes.type(shape)), shape), outputs, driven);
        }
        results.addAll(outputs);
        answers.addAll(results);
        Items items = new Items(this, plan, scope, terms, steps);
        module.items().forEach(items::build);
        items.loadWhatNobodySets();
        for (int i = 0; i < results.size(); i++) {
            steps.drive(
                    results.get(i),
                    i < module.results().size() ? module.results().get(i) : Term.ZERO);
        }
    }

    /** Makes an input readable, except for the part that flows out of it. */
    private static void addReadable(CircuitScope scope, int id, PlanShape shape, Data port) {
        if (port instanceof Link<?, ?> link) {
            scope.addReadable(id, ((PlanShape.Couple) shape).first(), link.first());
        } else {
            scope.addReadable(id, shape, port);
        }
    }

    private static void split(List<Shapes.Leaf> leaves, List<Shapes.Leaf> along, List<Shapes.Leaf> against) {
        leaves.forEach(leaf -> (leaf.flipped() ? against : along).add(leaf));
    }

    @Override
    protected String moduleName() {
        return name;
    }

    /** The scalars that its user drives. */
    List<Shapes.Leaf> inputs() {
        return driven;
    }

    /** The scalars that it drives. */
    List<Shapes.Leaf> outputs() {
        return answers;
    }

    /** Some bit that changes. */
    Bool condition() {
        return driven.isEmpty()
                ? bit(true)
                : Fit.bool(driven.get(driven.size() - 1).value());
    }

    private static boolean usesOtherClock(Plan plan, int index) {
        return plan.modules().get(index).items().stream()
                .anyMatch(item -> item instanceof Item.Instance instance
                        && (instance.domain() == Item.Domain.OTHER_CLOCK || usesOtherClock(plan, instance.module())));
    }

    /** Whether anything in it belongs to the other clock. */
    boolean usesOtherClock() {
        return other.isPresent();
    }

    /** Gives the other clock, if it is used, that of the component around. */
    void joinOtherClock(ClockDomain outer) {
        other.ifPresent(domain -> domain.set(outer));
    }

    /** The domain of an instance. */
    ClockDomain domainOf(Item.Instance instance, Supplier<Bool> control) {
        return switch (instance.domain()) {
            case SAME -> currentDomain();
            case OTHER_CLOCK -> other.orElseThrow();
            case ENABLED -> currentDomain().enabledBy(control.get());
            case OTHER_RESET -> currentDomain().resetBy(control.get(), Reset.synchronous());
        };
    }

    /** An instance of another module in a domain. */
    PlannedModule attach(String instanceName, Plan plan, int index, ClockDomain domain) {
        List<PlannedModule> attached = new ArrayList<>();
        within(domain, () -> attached.add(instance(instanceName, new PlannedModule(plan, index))));
        PlannedModule child = attached.get(0);
        child.other.ifPresent(inner -> inner.set(other.orElseThrow()));
        return child;
    }

    void inDomain(ClockDomain domain, Runnable body) {
        within(domain, body);
    }

    // What components inherit, for those that build this one

    Data newRegister(Item.Register register) {
        return unused(reg("register_" + register.id(), Shapes.type(register.shape())));
    }

    Data newWire(Item.Wire wire) {
        return unused(wire("wire_" + wire.id(), Shapes.type(wire.shape())));
    }

    Memory<Data> newMemory(PlanShape word, int depth) {
        return memory(Shapes.type(word), depth);
    }

    <C extends Component> C attach(String instanceName, C component) {
        return instance(instanceName, component);
    }

    void join(Data sink, Data source) {
        connect(sink, source);
    }

    WhenChain begin(Bool condition, Runnable body) {
        return when(condition, body);
    }

    UInt.Switch beginSwitch(UInt selector) {
        return switchOn(selector);
    }

    <E extends Enum<E>> EnumValue.Switch<E> beginSwitch(EnumValue<E> selector) {
        return switchOn(selector);
    }
}
