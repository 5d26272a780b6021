package org.heddle.verify.fuzz.hardware;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.hdl.Bits;
import org.heddle.hdl.Data;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Hardware.WhenChain;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
import org.heddle.verify.fuzz.plan.PlanShape;
import org.heddle.verify.fuzz.plan.Step;
import org.heddle.verify.fuzz.plan.Term;

/** Statements of steps. */
final class Steps {
    private static final int WIDEST_SELECTOR = 5;

    private final PlannedModule module;
    private final CircuitScope scope;
    private final CircuitTerms terms;
    private final Set<Value> driven = new HashSet<>();
    private Set<Value> drivenInThisBody = new HashSet<>();

    Steps(PlannedModule module, CircuitScope scope, CircuitTerms terms) {
        this.module = module;
        this.scope = scope;
        this.terms = terms;
    }

    /** Statements under a condition, or of an item: what they drive counts for the body around them too. */
    private void inner(List<Step> body) {
        Set<Value> outer = drivenInThisBody;
        drivenInThisBody = new HashSet<>();
        write(body);
        outer.addAll(drivenInThisBody);
        drivenInThisBody = outer;
    }

    /**
     * Runs statements that drive scalars unconditionally. An assignment that a later one in the same body always overrides is
     * an error of the language: then the later one gets a condition.
     */
    private void unconditionally(List<Value> scalars, Value condition, Runnable statements) {
        boolean again = scalars.stream().anyMatch(drivenInThisBody::contains);
        driven.addAll(scalars);
        drivenInThisBody.addAll(scalars);
        if (again) {
            module.begin(Fit.bool(condition), statements);
        } else {
            statements.run();
        }
    }

    /** Somebody else drives scalars under a condition. */
    void noteDriven(List<Value> scalars) {
        driven.addAll(scalars);
        drivenInThisBody.addAll(scalars);
    }

    private static List<Value> scalars(CircuitScope.Thing thing) {
        return Shapes.leaves(thing.data(), thing.shape()).stream()
                .map(Shapes.Leaf::value)
                .toList();
    }

    /** Whether any step drives a scalar. */
    boolean isDriven(Value scalar) {
        return driven.contains(scalar);
    }

    void write(List<Step> body) {
        body.forEach(this::write);
    }

    private void write(Step step) {
        if (step instanceof Step.Set set) {
            scope.target(set.item()).ifPresent(target -> set(target, set));
        } else if (step instanceof Step.SetPart set) {
            scope.target(set.item()).ifPresent(target -> setPart(target, set));
        } else if (step instanceof Step.SetElement set) {
            scope.target(set.item()).ifPresent(target -> setElement(target, set));
        } else if (step instanceof Step.Copy copy) {
            scope.target(copy.item())
                    .ifPresent(target -> scope.read(copy.source())
                            .filter(source -> source.shape().equals(target.shape()))
                            .ifPresent(source -> unconditionally(
                                    scalars(target),
                                    scalars(source).get(0),
                                    () -> module.join(target.data(), source.data()))));
        } else if (step instanceof Step.Write write) {
            scope.memory(write.memory()).ifPresent(words -> write(words, write));
        } else if (step instanceof Step.When when) {
            write(when);
        } else {
            Step.Switch choice = (Step.Switch) step;
            Value selector = terms.value(choice.selector());
            if (selector instanceof EnumValue<?> constant) {
                overChoice(choice, constant);
            } else {
                overNumber(choice, Fit.unsigned(selector));
            }
        }
    }

    private void set(CircuitScope.Thing target, Step.Set set) {
        Shapes.Leaf leaf = leaf(target, set.leaf());
        unconditionally(List.of(leaf.value()), module.condition(), () -> drive(leaf, set.value()));
    }

    private static Shapes.Leaf leaf(CircuitScope.Thing target, int number) {
        List<Shapes.Leaf> leaves = Shapes.leaves(target.data(), target.shape());
        return leaves.get(Math.floorMod(number, leaves.size()));
    }

    /** Sets the whole of what has no parts. Other bits of what nothing has driven yet take theirs too, so that all are driven. */
    private void setPart(CircuitScope.Thing target, Step.SetPart set) {
        Value scalar = leaf(target, set.leaf()).value();
        boolean hasParts = scalar instanceof UInt || scalar instanceof SInt || scalar instanceof Bits;
        if (!hasParts) {
            set(target, new Step.Set(set.item(), set.leaf(), set.value()));
            return;
        }
        int top = scalar.width() - 1;
        int low = Math.floorMod(set.low(), scalar.width());
        int high = low + Math.floorMod(set.more(), scalar.width() - low);
        boolean isFirst = !driven.contains(scalar);
        unconditionally(List.of(scalar), module.condition(), () -> {
            UInt value = Fit.unsigned(terms.value(set.value()), scalar.width());
            setBits(scalar, high, low, value);
            if (isFirst && high < top) {
                setBits(scalar, top, high + 1, value);
            }
            if (isFirst && low > 0) {
                setBits(scalar, low - 1, 0, value);
            }
        });
    }

    private static void setBits(Value scalar, int high, int low, UInt value) {
        UInt bits = value.bits(high, low);
        if (scalar instanceof UInt number) {
            number.bits(high, low).set(bits);
        } else if (scalar instanceof SInt number) {
            number.bits(high, low).set(bits);
        } else {
            ((Bits) scalar).bits(high, low).set(bits.asBits());
        }
    }

    /** Drives a scalar, outside all conditions, that nothing else drives. */
    void drive(Shapes.Leaf leaf, Term term) {
        drivenInThisBody.add(leaf.value());
        if (term instanceof Term.Constant constant) {
            Assignment.setConstant(leaf.value(), leaf.shape(), constant.bits());
        } else {
            Assignment.set(module, leaf.value(), leaf.shape(), terms.value(term));
        }
    }

    private void setElement(CircuitScope.Thing target, Step.SetElement set) {
        if (!(target.shape() instanceof PlanShape.Vector vector)) {
            return;
        }
        noteDriven(scalars(target));
        @SuppressWarnings("unchecked") // a vector has elements of some Data
        Vec<Data> elements = (Vec<Data>) target.data();
        elements.set(terms.index(set.index(), vector.size()), word(vector.element(), set.value()));
    }

    private Data word(PlanShape shape, Term value) {
        return Shapes.make(shape, scalar -> Fit.scalar(module, terms.value(value), scalar));
    }

    private void write(CircuitScope.Words words, Step.Write write) {
        UInt address = terms.address(write.address(), words.memory().depth());
        Data word = word(words.shape(), write.value());
        if (write.mask().isPresent()) {
            words.memory().write(address, word, mask(words.shape(), write.mask().get()));
        } else {
            words.memory().write(address, word);
        }
    }

    /** One bit for each two, four or eight bits of the word, as its width allows; or one for the word. */
    private UInt mask(PlanShape shape, Term term) {
        int width = Shapes.type(shape).width();
        int part = width % 8 == 0 ? 8 : width % 4 == 0 ? 4 : width % 3 == 0 ? 3 : width;
        return Fit.unsigned(terms.value(term), width / part);
    }

    private void write(Step.When when) {
        if (when.arms().isEmpty()) {
            write(when.otherwise());
            return;
        }
        Step.Arm first = when.arms().get(0);
        WhenChain chain = module.begin(Fit.bool(terms.value(first.condition())), () -> inner(first.body()));
        for (Step.Arm arm : when.arms().subList(1, when.arms().size())) {
            chain.elseWhen(Fit.bool(terms.value(arm.condition())), () -> inner(arm.body()));
        }
        if (!when.otherwise().isEmpty()) {
            chain.otherwise(() -> inner(when.otherwise()));
        }
    }

    private void overNumber(Step.Switch choice, UInt value) {
        UInt selector = value.width() > WIDEST_SELECTOR ? value.trunc(WIDEST_SELECTOR) : value;
        UInt.Switch chain = module.beginSwitch(selector);
        Set<Integer> seen = new HashSet<>();
        for (Step.Case arm : choice.cases()) {
            int label = Math.floorMod(arm.labels().isEmpty() ? 0 : arm.labels().get(0), 1 << selector.width());
            if (seen.add(label)) {
                chain.is(label, () -> inner(arm.body()));
            }
        }
        boolean complete = BigInteger.valueOf(seen.size()).equals(BigInteger.ONE.shiftLeft(selector.width()));
        if (!complete) {
            chain.otherwise(() -> inner(choice.otherwise().orElse(List.of())));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the constants are of the selector's enum
    private void overChoice(Step.Switch choice, EnumValue selector) {
        Object[] constants = Choices.enumOf(selector).getEnumConstants();
        EnumValue.Switch chain = module.beginSwitch(selector);
        Set<Object> seen = new HashSet<>();
        for (Step.Case arm : choice.cases()) {
            List<Object> labels = arm.labels().stream()
                    .map(label -> constants[Math.floorMod(label, constants.length)])
                    .filter(seen::add)
                    .toList();
            if (!labels.isEmpty()) {
                chain.is((List) labels, () -> inner(arm.body()));
            }
        }
        boolean complete = seen.size() == constants.length;
        if (!complete) {
            chain.otherwise(() -> choice.otherwise().ifPresent(this::inner));
        }
    }
}
