package org.heddle.verify.mutate;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips what is left of a class as soon as one of its tests has failed; does nothing outside of {@link MutantWorker}. */
public final class FirstFailureEnds implements ExecutionCondition {
    static volatile boolean failed;

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return failed
                ? ConditionEvaluationResult.disabled("a test before it has seen the fault")
                : ConditionEvaluationResult.enabled("no test has failed");
    }
}
