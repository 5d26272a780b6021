package org.heddle.verify.mutate;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.TagFilter.excludeTags;

import java.util.Optional;
import org.heddle.cosim.tool.ModelBuildException;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** One class of tests, up to its first failure. */
final class TestRun implements TestExecutionListener {
    private static final Launcher LAUNCHER = LauncherFactory.create();

    private int passed;
    private Optional<WorkerAnswer> failure = Optional.empty();

    private TestRun() {}

    /**
     * Runs the tests of a class.
     *
     * @param excludedTag whose tests are left out; empty for none
     */
    static WorkerAnswer of(String testClass, String excludedTag) {
        LauncherDiscoveryRequestBuilder builder = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(testClass))
                .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "true");
        if (!excludedTag.isEmpty()) {
            builder.filters(excludeTags(excludedTag));
        }
        LauncherDiscoveryRequest request = builder.build();
        TestRun run = new TestRun();
        FirstFailureEnds.failed = false;
        LAUNCHER.execute(request, run);
        if (run.failure.isPresent()) {
            return run.failure.get();
        }
        return run.passed == 0 ? WorkerAnswer.nothing() : WorkerAnswer.passed();
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL && test.isTest()) {
            passed++;
        }
        if (result.getStatus() == TestExecutionResult.Status.FAILED && failure.isEmpty()) {
            FirstFailureEnds.failed = true;
            Throwable cause = result.getThrowable().orElseThrow();
            String said = test.getLegacyReportingName() + ": " + cause;
            failure = Optional.of(isRefused(cause) ? WorkerAnswer.refused(said) : WorkerAnswer.seen(said));
        }
    }

    /** Whether the Verilog did not compile: then there was no hardware to be tested. */
    private static boolean isRefused(@Nullable Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ModelBuildException) {
                return true;
            }
        }
        return false;
    }
}
