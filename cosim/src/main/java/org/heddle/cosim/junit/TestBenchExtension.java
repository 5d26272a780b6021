package org.heddle.cosim.junit;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/** Gives one run its test bench, closes it, and tells of a failure where it happened. */
final class TestBenchExtension implements ParameterResolver, TestExecutionExceptionHandler, AfterEachCallback {
    private final String test;
    private final TestBench bench;

    TestBenchExtension(String test, long seed, long timeoutCycles) {
        this.test = test;
        this.bench = new TestBench(seed, timeoutCycles);
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
        failure.addSuppressed(FailureReport.of(test, bench));
        throw failure;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        bench.close();
    }
}
