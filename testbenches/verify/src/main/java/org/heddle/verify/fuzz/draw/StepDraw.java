package org.heddle.verify.fuzz.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.verify.fuzz.plan.PlanShape;
import org.heddle.verify.fuzz.plan.Step;
import org.heddle.verify.fuzz.plan.Term;

/** Draws statements. */
final class StepDraw {
    private final Dice dice;
    private final Pool pool;
    private final TermDraw terms;

    StepDraw(Dice dice, Pool pool, TermDraw terms) {
        this.dice = dice;
        this.pool = pool;
        this.terms = terms;
    }

    /** Statements that may drive a target and others, on some paths. */
    List<Step> some(Pool.Entry target, int depth) {
        List<Step> body = new ArrayList<>();
        int count = dice.oneIn(12) ? 0 : 1 + dice.below(2);
        for (int i = 0; i < count; i++) {
            body.add(depth > 0 && !dice.oneIn(3) ? control(target, depth) : leaf(target));
        }
        return body;
    }

    private Step leaf(Pool.Entry target) {
        if (!pool.memories().isEmpty() && dice.oneIn(5)) {
            return write(dice.of(pool.memories()).id(), dice.oneIn(2));
        }
        Pool.Entry driven = pool.registers().isEmpty() || dice.oneIn(2) ? target : dice.of(pool.registers());
        return drive(driven);
    }

    Step write(int memory, boolean masked) {
        Optional<Term> mask = masked ? Optional.of(terms.any()) : Optional.empty();
        return new Step.Write(memory, terms.any(), terms.any(), mask);
    }

    private Step drive(Pool.Entry driven) {
        if (driven.shape() instanceof PlanShape.Vector && dice.oneIn(2)) {
            return new Step.SetElement(driven.id(), terms.any(), terms.any());
        }
        if (driven.shape().leaves() > 1 && dice.oneIn(2)) {
            List<Pool.Entry> alike = pool.readable().stream()
                    .filter(entry -> entry.shape().equals(driven.shape()))
                    .toList();
            if (!alike.isEmpty()) {
                return new Step.Copy(driven.id(), dice.of(alike).id());
            }
        }
        Term value = terms.fitting(driven.shape());
        return dice.oneIn(4)
                ? new Step.SetPart(driven.id(), dice.below(6), dice.below(64), dice.below(64), value)
                : new Step.Set(driven.id(), dice.below(6), value);
    }

    private Step control(Pool.Entry target, int depth) {
        if (dice.oneIn(3)) {
            List<Step.Case> cases = new ArrayList<>();
            int count = 1 + dice.below(4);
            for (int i = 0; i < count; i++) {
                cases.add(new Step.Case(labels(), some(target, depth - 1)));
            }
            return new Step.Switch(
                    terms.selector(), cases, dice.oneIn(2) ? Optional.of(some(target, depth - 1)) : Optional.empty());
        }
        List<Step.Arm> arms = new ArrayList<>();
        int count = dice.oneIn(2) ? 1 : 1 + dice.below(3);
        for (int i = 0; i < count; i++) {
            arms.add(new Step.Arm(terms.condition(), some(target, depth - 1)));
        }
        return new Step.When(arms, dice.oneIn(2) ? some(target, depth - 1) : List.of());
    }

    private List<Integer> labels() {
        List<Integer> labels = new ArrayList<>();
        int count = dice.oneIn(3) ? 2 : 1;
        for (int i = 0; i < count; i++) {
            labels.add(dice.below(8));
        }
        return labels;
    }

    /** Statements that drive every scalar of a target on every path. */
    List<Step> complete(Pool.Entry target, int depth) {
        List<Step> body = new ArrayList<>();
        if (depth == 0 || dice.oneIn(4)) {
            for (int leaf = 0; leaf < target.shape().leaves(); leaf++) {
                body.add(new Step.Set(target.id(), leaf, terms.fitting(target.shape())));
            }
            return body;
        }
        if (dice.oneIn(3)) {
            List<Step.Case> cases = new ArrayList<>();
            int count = 1 + dice.below(4);
            for (int i = 0; i < count; i++) {
                cases.add(new Step.Case(labels(), complete(target, depth - 1)));
            }
            body.add(new Step.Switch(terms.selector(), cases, Optional.of(complete(target, depth - 1))));
        } else {
            List<Step.Arm> arms = new ArrayList<>();
            int count = 1 + dice.below(2);
            for (int i = 0; i < count; i++) {
                arms.add(new Step.Arm(terms.condition(), complete(target, depth - 1)));
            }
            body.add(new Step.When(arms, complete(target, depth - 1)));
        }
        if (dice.oneIn(3)) {
            body.add(new Step.When(List.of(new Step.Arm(terms.condition(), some(target, 1))), List.of()));
        }
        return body;
    }
}
