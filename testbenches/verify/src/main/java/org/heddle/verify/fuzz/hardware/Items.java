package org.heddle.verify.fuzz.hardware;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Data;
import org.heddle.hdl.Memory;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.verify.fuzz.plan.Item;
import org.heddle.verify.fuzz.plan.Plan;
import org.heddle.verify.fuzz.plan.PlanShape;
import org.heddle.verify.fuzz.plan.Term;

/** The parts of a module, one after the other. */
final class Items {
    private final PlannedModule module;
    private final Plan plan;
    private final CircuitScope scope;
    private final CircuitTerms terms;
    private final Steps steps;
    private final List<Shapes.Leaf> registers = new ArrayList<>();
    private final List<List<Shapes.Leaf>> unreset = new ArrayList<>();

    Items(PlannedModule module, Plan plan, CircuitScope scope, CircuitTerms terms, Steps steps) {
        this.module = module;
        this.plan = plan;
        this.scope = scope;
        this.terms = terms;
        this.steps = steps;
    }

    void build(Item item) {
        if (item instanceof Item.Register register) {
            build(register);
        } else if (item instanceof Item.Node node) {
            Value value = terms.value(node.value());
            add(node.id(), node.named() ? named(value) : value);
        } else if (item instanceof Item.Chosen chosen) {
            build(chosen);
        } else if (item instanceof Item.Wire wire) {
            build(wire);
        } else if (item instanceof Item.Process process) {
            steps.write(process.body());
        } else if (item instanceof Item.Store store) {
            build(store);
        } else if (item instanceof Item.Fetch fetch) {
            build(fetch);
        } else if (item instanceof Item.Instance instance) {
            build(instance);
        } else {
            build((Item.Part) item);
        }
    }

    /**
     * Without a reset a register must sometimes take what does not come from itself. Its last assignment, because a later one
     * could always win.
     */
    private void loadSometimes(List<Shapes.Leaf> leaves) {
        module.begin(
                module.condition(),
                () -> leaves.forEach(leaf -> Assignment.set(
                        module, leaf.value(), leaf.shape(), module.condition().not())));
        steps.noteDriven(leaves.stream().map(Shapes.Leaf::value).toList());
    }

    /** Behind all steps: a register that none of them sets takes an input, and one without reset sometimes. */
    void loadWhatNobodySets() {
        unreset.forEach(this::loadSometimes);
        for (Shapes.Leaf register : registers) {
            if (!steps.isDriven(register.value())) {
                Assignment.set(module, register.value(), register.shape(), module.condition());
            }
        }
    }

    private void add(int id, Value value) {
        scope.addReadable(id, shapeOf(value), value);
    }

    /** Nothing asks for more than the number of scalars and whether it is a vector. */
    private static PlanShape shapeOf(Value value) {
        return new PlanShape.Unsigned(value.width());
    }

    private Value named(Value value) {
        if (value instanceof UInt number) {
            UInt node = number.xor(0);
            return node;
        } else if (value instanceof SInt number) {
            SInt node = number.asUInt().asSInt();
            return node;
        } else if (value instanceof Bool bit) {
            Bool node = bit.and(module.bit(true));
            return node;
        }
        return value;
    }

    private void build(Item.Register register) {
        Data data = module.newRegister(register);
        List<Shapes.Leaf> leaves = Shapes.leaves(data, register.shape());
        register.reset().ifPresent(values -> {
            for (int i = 0; i < leaves.size(); i++) {
                BigInteger value = i < values.size() ? values.get(i) : BigInteger.ZERO;
                Assignment.reset(leaves.get(i).value(), leaves.get(i).shape(), value);
            }
        });
        if (register.reset().isEmpty()) {
            unreset.add(leaves);
        }
        registers.addAll(leaves);
        scope.addReadable(register.id(), register.shape(), data);
        scope.addSettable(register.id(), register.shape(), data);
    }

    private void build(Item.Chosen chosen) {
        Bool condition = Fit.bool(terms.value(chosen.condition()));
        scope.read(chosen.whenTrue()).ifPresent(yes -> {
            Data data = scope.read(chosen.whenFalse())
                    .filter(no -> no.shape().equals(yes.shape()) && !(yes.data() instanceof Value))
                    .map(no -> module.choose(condition, yes.data(), no.data()))
                    .orElse(yes.data());
            scope.addReadable(chosen.id(), yes.shape(), data);
        });
    }

    private void build(Item.Wire wire) {
        Data data = module.newWire(wire);
        List<Shapes.Leaf> leaves = Shapes.leaves(data, wire.shape());
        wire.defaults().ifPresent(values -> {
            for (int i = 0; i < leaves.size(); i++) {
                steps.drive(leaves.get(i), i < values.size() ? values.get(i) : Term.ZERO);
            }
        });
        scope.addSettable(wire.id(), wire.shape(), data);
        steps.write(wire.body());
        scope.close(wire.id());
        scope.addReadable(wire.id(), wire.shape(), data);
    }

    private void build(Item.Store store) {
        Memory<Data> memory = module.newMemory(store.word(), store.depth());
        BigInteger end = BigInteger.ONE.shiftLeft(Shapes.type(store.word()).width());
        store.contents()
                .ifPresent(words -> memory.init(words.stream()
                        .limit(store.depth())
                        .map(word -> word.mod(end))
                        .toList()));
        scope.addMemory(store.id(), store.word(), memory);
    }

    private void build(Item.Fetch fetch) {
        scope.memory(fetch.memory()).ifPresent(words -> {
            UInt address = terms.address(fetch.address(), words.memory().depth());
            Data data = fetch.enable()
                    .map(enable -> words.memory()
                            .readSync(address, Fit.bool(terms.value(enable)).or(module.condition())))
                    .orElseGet(() -> words.memory().read(address));
            scope.addReadable(fetch.id(), words.shape(), data);
        });
    }

    private void build(Item.Instance instance) {
        Term first = instance.inputs().isEmpty() ? Term.ZERO : instance.inputs().get(0);
        ClockDomain domain = module.domainOf(instance, () -> Fit.bool(terms.value(first)));
        PlannedModule child = module.attach("inner_" + instance.id(), plan, instance.module(), domain);
        boolean crosses = instance.domain() == Item.Domain.OTHER_CLOCK;
        if (crosses) {
            // Operators that remember, such as past, belong to the clock of the module around.
            List<Value> values = instance.inputs().stream().map(terms::value).toList();
            module.inDomain(domain, () -> driveAcross(child.inputs(), values));
        } else {
            drive(child.inputs(), instance.inputs());
        }
        addAll(
                instance.id(),
                child.outputs().stream()
                        .map(Shapes.Leaf::value)
                        .map(value -> crosses ? module.crossed(value) : value)
                        .toList());
    }

    private void driveAcross(List<Shapes.Leaf> inputs, List<Value> values) {
        for (int i = 0; i < inputs.size(); i++) {
            Value value = i < values.size() ? values.get(i) : terms.value(Term.ZERO);
            Assignment.set(module, inputs.get(i).value(), inputs.get(i).shape(), module.crossed(value));
        }
    }

    private void build(Item.Part item) {
        Parts.Ports ports = Parts.named(item.kind()).build(module, "part_" + item.id(), item.parameters());
        drive(ports.inputs(), item.inputs());
        addAll(item.id(), ports.outputs());
    }

    private void drive(List<Shapes.Leaf> inputs, List<Term> values) {
        for (int i = 0; i < inputs.size(); i++) {
            steps.drive(inputs.get(i), i < values.size() ? values.get(i) : Term.ZERO);
        }
    }

    /** Values of different kinds under one id: a chain of bundles whose parts they are. */
    private void addAll(int id, List<Value> values) {
        Data data = values.get(values.size() - 1);
        PlanShape shape = shapeOf(values.get(values.size() - 1));
        for (int i = values.size() - 2; i >= 0; i--) {
            data = new Couple<>(values.get(i), data);
            shape = new PlanShape.Couple(shapeOf(values.get(i)), shape, false);
        }
        scope.addReadable(id, shape, data);
    }
}
