package org.heddle.cosim.junit;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.opentest4j.TestAbortedException;

/** Gives one run its test bench, closes it, and tells of a failure where it happened. */
final class TestBenchExtension
        implements ParameterResolver, TestExecutionExceptionHandler, AfterTestExecutionCallback, AfterEachCallback {
    private final HardwareTestRun run;
    private final TestBench bench;

    TestBenchExtension(HardwareTestRun run) {
        this.run = run;
        this.bench = new TestBench(
                run.seed(), run.annotation().timeoutCycles(), run.engine(), Invariants.of(run.annotation()));
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == TestBench.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return bench;
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        // An assumption that does not hold is no failure, and a virtual machine in trouble needs no report.
        if (failure instanceof TestAbortedException || failure instanceof VirtualMachineError) {
            throw failure;
        }
        throw explained(failure);
    }

    private HardwareTestFailure explained(Throwable failure) {
        return new HardwareTestFailure(failure, FailureReport.of(run, bench, failure));
    }

    /** A passing test must also keep the invariants and, if it asks for it, pass the comparison of initial states. */
    @Override
    public void afterTestExecution(ExtensionContext context) {
        if (context.getExecutionException().isPresent()) {
            return;
        }
        try {
            bench.requireInvariants();
            if (run.icarus()) {
                bench.simulations().forEach(SecondOpinion::ask);
            }
            if (run.annotation().anyInitialState()) {
                bench.simulations().forEach(InitialStates::compare);
            }
        } catch (AssertionError | IllegalStateException broken) { // the latter if a thread of the test still runs
            throw explained(broken);
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        bench.close();
    }
}
