package org.heddle.verify.fuzz.plan;

import java.util.List;

/**
 * One module.
 *
 * @param inputs shapes of the input ports; their ids are -1, -2, and so on
 * @param outputs shapes of the output ports
 * @param results one term for each scalar of the outputs; what is missing is 0
 */
public record ModulePlan(List<PlanShape> inputs, List<Item> items, List<PlanShape> outputs, List<Term> results) {
    public ModulePlan {
        inputs = List.copyOf(inputs);
        items = List.copyOf(items);
        outputs = List.copyOf(outputs);
        results = List.copyOf(results);
    }

    /** The id under which an input is read. */
    public static int inputId(int index) {
        return -1 - index;
    }
}
