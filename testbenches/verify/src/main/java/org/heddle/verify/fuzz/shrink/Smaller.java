package org.heddle.verify.fuzz.shrink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.heddle.verify.fuzz.plan.Item;
import org.heddle.verify.fuzz.plan.ModulePlan;
import org.heddle.verify.fuzz.plan.Plan;

/** Everything that is one step smaller than a plan. */
final class Smaller {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

    private record Sized(Plan plan, long size) {}

    private Smaller() {}

    /** The smallest first. */
    static List<Plan> than(Plan plan) {
        long size = size(plan);
        List<Plan> result = new ArrayList<>();
        List<ModulePlan> modules = plan.modules();
        if (modules.size() > 1) {
            result.add(plan.with(withoutModule(modules, modules.size() - 2)));
        }
        for (int i = 0; i < modules.size(); i++) {
            for (ModulePlan smaller : smaller(modules.get(i))) {
                result.add(plan.with(ShrunkLists.with(modules, i, smaller)));
            }
        }
        // A size is as dear as the plan's text, and sorting would ask for it some twenty times.
        return result.stream()
                .map(candidate -> new Sized(candidate, size(candidate)))
                .filter(candidate -> candidate.size() < size)
                .sorted(Comparator.comparingLong(Sized::size))
                .map(Sized::plan)
                .toList();
    }

    /** Its text, and where that is of one length the numbers in it. */
    static long size(Plan plan) {
        String text = plan.toString();
        long numbers = NUMBER.matcher(text)
                .results()
                .map(MatchResult::group)
                .mapToLong(Long::parseLong)
                .sum();
        return 10L * text.length() + numbers;
    }

    /** Without a module and its instances. */
    private static List<ModulePlan> withoutModule(List<ModulePlan> modules, int removed) {
        List<ModulePlan> result = new ArrayList<>();
        for (ModulePlan module : ShrunkLists.without(modules, removed)) {
            List<Item> items = module.items().stream()
                    .filter(item -> !(item instanceof Item.Instance instance && instance.module() == removed))
                    .toList();
            result.add(new ModulePlan(module.inputs(), items, module.outputs(), module.results()));
        }
        return result;
    }

    private static List<ModulePlan> smaller(ModulePlan module) {
        List<ModulePlan> result = new ArrayList<>();
        for (List<Item> items : ShrunkLists.shorter(module.items())) {
            result.add(new ModulePlan(module.inputs(), items, module.outputs(), module.results()));
        }
        if (module.outputs().size() > 1) {
            ShrunkLists.shorter(module.outputs())
                    .forEach(outputs ->
                            result.add(new ModulePlan(module.inputs(), module.items(), outputs, module.results())));
        }
        if (module.inputs().size() > 1) {
            result.add(new ModulePlan(
                    module.inputs().subList(0, module.inputs().size() - 1),
                    module.items(),
                    module.outputs(),
                    module.results()));
        }
        if (module.results().size() > 1) {
            result.add(new ModulePlan(
                    module.inputs(),
                    module.items(),
                    module.outputs(),
                    module.results().subList(0, module.results().size() - 1)));
        }
        ShrunkLists.changed(module.items(), SmallerItems::of)
                .forEach(items ->
                        result.add(new ModulePlan(module.inputs(), items, module.outputs(), module.results())));
        ShrunkLists.changed(module.results(), SmallerTerms::of)
                .forEach(results ->
                        result.add(new ModulePlan(module.inputs(), module.items(), module.outputs(), results)));
        ShrunkLists.changed(module.inputs(), SmallerTerms::of)
                .forEach(inputs ->
                        result.add(new ModulePlan(inputs, module.items(), module.outputs(), module.results())));
        ShrunkLists.changed(module.outputs(), SmallerTerms::of)
                .forEach(outputs ->
                        result.add(new ModulePlan(module.inputs(), module.items(), outputs, module.results())));
        return result;
    }
}
