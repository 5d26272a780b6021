package org.heddle.verify.fuzz.draw;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.verify.fuzz.hardware.Parts;
import org.heddle.verify.fuzz.plan.Item;
import org.heddle.verify.fuzz.plan.ModulePlan;
import org.heddle.verify.fuzz.plan.PlanShape;
import org.heddle.verify.fuzz.plan.Term;

/** Draws one module. */
final class ModuleDraw {
    private final Dice dice;
    private final List<ModulePlan> inner;
    private final Pool pool = new Pool();
    private final ShapeDraw shapes;
    private final TermDraw terms;
    private final StepDraw steps;
    private final List<Item> items = new ArrayList<>();

    /**
     * @param inner modules that may be instantiated
     */
    ModuleDraw(Dice dice, List<ModulePlan> inner) {
        this.dice = dice;
        this.inner = inner;
        this.shapes = new ShapeDraw(dice);
        this.terms = new TermDraw(dice, shapes, pool);
        this.steps = new StepDraw(dice, pool, terms);
    }

    /**
     * @param size number of items beside the registers
     */
    ModulePlan draw(int size) {
        List<PlanShape> inputs = new ArrayList<>();
        int inputCount = 1 + dice.below(2);
        for (int i = 0; i < inputCount; i++) {
            PlanShape shape = shapes.port();
            inputs.add(shape);
            pool.readable().add(new Pool.Entry(ModulePlan.inputId(i), shape));
        }
        int registers = dice.below(3);
        for (int i = 0; i < registers; i++) {
            register();
        }
        for (int i = 0; i < size; i++) {
            item();
        }
        if (!inner.isEmpty()) {
            instance();
        }
        if (registers > 0) {
            items.add(new Item.Process(pool.newId(), steps.some(dice.of(pool.registers()), dice.oneIn(3) ? 2 : 1)));
        }
        List<PlanShape> outputs = new ArrayList<>();
        List<Term> results = new ArrayList<>();
        int outputCount = dice.oneIn(4) ? 2 : 1;
        for (int i = 0; i < outputCount; i++) {
            outputs.add(shapes.port());
        }
        int scalars = outputs.stream().mapToInt(PlanShape::leaves).sum()
                + inputs.stream().mapToInt(PlanShape::leaves).sum();
        for (int i = 0; i < scalars; i++) {
            results.add(i == 0 ? terms.any() : terms.small());
        }
        return new ModulePlan(inputs, items, outputs, results);
    }

    private void add(Item item, PlanShape shape) {
        items.add(item);
        pool.readable().add(new Pool.Entry(item.id(), shape));
    }

    private void register() {
        PlanShape shape = shapes.any();
        Item register = new Item.Register(
                pool.newId(), shape, dice.oneIn(4) ? Optional.empty() : Optional.of(numbers(shape.leaves())));
        add(register, shape);
        pool.registers().add(new Pool.Entry(register.id(), shape));
    }

    private List<BigInteger> numbers(int count) {
        List<BigInteger> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            numbers.add(dice.bits(70));
        }
        return numbers;
    }

    private void item() {
        switch (dice.below(inner.isEmpty() ? 11 : 13)) {
            case 0, 1 -> node(true);
            case 2 -> node(false);
            case 3 -> chosen();
            case 4, 5 -> wireWithDefault();
            case 6 -> completeWire();
            case 7 -> process();
            case 8, 9 -> memory();
            case 10 -> part();
            default -> instance();
        }
    }

    private void node(boolean named) {
        add(new Item.Node(pool.newId(), terms.any(), named), new PlanShape.Unsigned(1));
    }

    private void chosen() {
        Pool.Entry yes = dice.of(pool.readable());
        List<Pool.Entry> alike = pool.readable().stream()
                .filter(entry -> entry.shape().equals(yes.shape()))
                .toList();
        add(
                new Item.Chosen(
                        pool.newId(),
                        terms.condition(),
                        yes.id(),
                        dice.of(alike).id()),
                yes.shape());
    }

    private void wireWithDefault() {
        PlanShape shape = shapes.any();
        int id = pool.newId();
        List<Term> defaults = new ArrayList<>();
        for (int i = 0; i < shape.leaves(); i++) {
            defaults.add(terms.fitting(shape));
        }
        add(
                new Item.Wire(
                        id, shape, Optional.of(defaults), steps.some(new Pool.Entry(id, shape), dice.oneIn(3) ? 2 : 1)),
                shape);
    }

    private void completeWire() {
        PlanShape shape = shapes.any();
        int id = pool.newId();
        add(
                new Item.Wire(
                        id, shape, Optional.empty(), steps.complete(new Pool.Entry(id, shape), dice.oneIn(3) ? 2 : 1)),
                shape);
    }

    private void process() {
        if (pool.registers().isEmpty()) {
            register();
        }
        items.add(new Item.Process(pool.newId(), steps.some(dice.of(pool.registers()), 2)));
    }

    private void memory() {
        if (pool.memories().isEmpty() || dice.oneIn(4)) {
            PlanShape word = shapes.word();
            int depth = dice.oneIn(3) ? 1 + dice.below(9) : 1 << 1 + dice.below(3);
            Item.Store store = new Item.Store(
                    pool.newId(),
                    word,
                    depth,
                    dice.oneIn(2) ? Optional.empty() : Optional.of(numbers(dice.below(depth + 1))));
            items.add(store);
            pool.memories().add(new Pool.Entry(store.id(), word));
            items.add(new Item.Process(pool.newId(), List.of(steps.write(store.id(), dice.oneIn(2)))));
        }
        Pool.Entry memory = dice.of(pool.memories());
        Optional<Term> enable = dice.oneIn(2) ? Optional.of(terms.condition()) : Optional.empty();
        add(new Item.Fetch(pool.newId(), memory.id(), terms.any(), enable), memory.shape());
    }

    private void part() {
        List<Term> inputs = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            inputs.add(terms.small());
        }
        Item.Part part = new Item.Part(
                pool.newId(), dice.of(Parts.kinds()), List.of(dice.below(1000), dice.below(1000)), inputs);
        add(part, new PlanShape.Couple(new PlanShape.Bit(), new PlanShape.Bit(), false));
    }

    private void instance() {
        int module = dice.below(inner.size());
        Item.Domain domain = dice.oneIn(2) ? Item.Domain.SAME : dice.of(List.of(Item.Domain.values()));
        List<Term> inputs = new ArrayList<>();
        int count =
                inner.get(module).inputs().stream().mapToInt(PlanShape::leaves).sum()
                        + inner.get(module).outputs().stream()
                                .mapToInt(PlanShape::leaves)
                                .sum();
        for (int i = 0; i < count; i++) {
            inputs.add(terms.small());
        }
        add(
                new Item.Instance(pool.newId(), module, domain, inputs),
                new PlanShape.Couple(new PlanShape.Bit(), new PlanShape.Bit(), false));
    }
}
