package org.heddle.verify.fuzz.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.verify.fuzz.plan.Step;

/** Fewer and simpler statements. */
final class SmallerSteps {
    private SmallerSteps() {}

    static List<List<Step>> of(List<Step> body) {
        List<List<Step>> result = new ArrayList<>();
        if (body.size() > 1) {
            result.add(List.of());
        }
        result.addAll(ShrunkLists.shorter(body));
        for (int i = 0; i < body.size(); i++) {
            for (List<Step> inner : bodies(body.get(i))) {
                List<Step> flat = new ArrayList<>(body.subList(0, i));
                flat.addAll(inner);
                flat.addAll(body.subList(i + 1, body.size()));
                result.add(flat);
            }
        }
        result.addAll(ShrunkLists.changed(body, SmallerSteps::of));
        return result;
    }

    /** Returns the bodies that a control statement guards; each may take its place. */
    private static List<List<Step>> bodies(Step step) {
        List<List<Step>> bodies = new ArrayList<>();
        if (step instanceof Step.When when) {
            when.arms().forEach(arm -> bodies.add(arm.body()));
            bodies.add(when.otherwise());
        } else if (step instanceof Step.Switch choice) {
            choice.cases().forEach(arm -> bodies.add(arm.body()));
            choice.otherwise().ifPresent(bodies::add);
        }
        return bodies;
    }

    private static List<Step> of(Step step) {
        List<Step> result = new ArrayList<>();
        if (step instanceof Step.Set set) {
            SmallerTerms.of(set.value()).forEach(value -> result.add(new Step.Set(set.item(), set.leaf(), value)));
            if (set.leaf() != 0) {
                result.add(new Step.Set(set.item(), 0, set.value()));
            }
        } else if (step instanceof Step.SetPart set) {
            result.add(new Step.Set(set.item(), set.leaf(), set.value()));
            SmallerTerms.of(set.value())
                    .forEach(value ->
                            result.add(new Step.SetPart(set.item(), set.leaf(), set.low(), set.more(), value)));
        } else if (step instanceof Step.SetElement set) {
            SmallerTerms.of(set.index())
                    .forEach(index -> result.add(new Step.SetElement(set.item(), index, set.value())));
            SmallerTerms.of(set.value())
                    .forEach(value -> result.add(new Step.SetElement(set.item(), set.index(), value)));
        } else if (step instanceof Step.Write write) {
            ofWrite(write, result);
        } else if (step instanceof Step.When when) {
            ofWhen(when, result);
        } else if (step instanceof Step.Switch choice) {
            ofSwitch(choice, result);
        }
        return result;
    }

    private static void ofWrite(Step.Write write, List<Step> result) {
        if (write.mask().isPresent()) {
            result.add(new Step.Write(write.memory(), write.address(), write.value(), Optional.empty()));
            SmallerTerms.of(write.mask().get())
                    .forEach(mask -> result.add(
                            new Step.Write(write.memory(), write.address(), write.value(), Optional.of(mask))));
        }
        SmallerTerms.of(write.address())
                .forEach(address -> result.add(new Step.Write(write.memory(), address, write.value(), write.mask())));
        SmallerTerms.of(write.value())
                .forEach(value -> result.add(new Step.Write(write.memory(), write.address(), value, write.mask())));
    }

    private static void ofWhen(Step.When when, List<Step> result) {
        if (when.arms().size() > 1) {
            ShrunkLists.shorter(when.arms()).forEach(arms -> result.add(new Step.When(arms, when.otherwise())));
        }
        of(when.otherwise()).forEach(otherwise -> result.add(new Step.When(when.arms(), otherwise)));
        ShrunkLists.changed(when.arms(), arm -> {
                    List<Step.Arm> arms = new ArrayList<>();
                    SmallerTerms.of(arm.condition()).forEach(term -> arms.add(new Step.Arm(term, arm.body())));
                    of(arm.body()).forEach(body -> arms.add(new Step.Arm(arm.condition(), body)));
                    return arms;
                })
                .forEach(arms -> result.add(new Step.When(arms, when.otherwise())));
    }

    private static void ofSwitch(Step.Switch choice, List<Step> result) {
        ShrunkLists.shorter(choice.cases())
                .forEach(cases -> result.add(new Step.Switch(choice.selector(), cases, choice.otherwise())));
        SmallerTerms.of(choice.selector())
                .forEach(selector -> result.add(new Step.Switch(selector, choice.cases(), choice.otherwise())));
        choice.otherwise().ifPresent(otherwise -> {
            result.add(new Step.Switch(choice.selector(), choice.cases(), Optional.empty()));
            of(otherwise)
                    .forEach(body -> result.add(new Step.Switch(choice.selector(), choice.cases(), Optional.of(body))));
        });
        ShrunkLists.changed(
                        choice.cases(),
                        arm -> ShrunkLists.map(of(arm.body()), body -> new Step.Case(arm.labels(), body)))
                .forEach(cases -> result.add(new Step.Switch(choice.selector(), cases, choice.otherwise())));
    }
}
