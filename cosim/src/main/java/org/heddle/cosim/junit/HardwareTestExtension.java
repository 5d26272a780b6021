package org.heddle.cosim.junit;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.cosim.Seeds;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/** Turns a {@link HardwareTest} into one run per seed. */
final class HardwareTestExtension implements TestTemplateInvocationContextProvider {
    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return true;
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        StaticPart.require(context.getRequiredTestClass());
        HardwareTest test = context.getRequiredTestMethod().getAnnotation(HardwareTest.class);
        String name = HardwareTestRun.nameOf(
                context.getRequiredTestClass(), context.getRequiredTestMethod().getName());
        if (test.seeds() < 1 || test.timeoutCycles() < 1) {
            throw new ExtensionConfigurationException(name + ": seeds and timeoutCycles must be >= 1: seeds="
                    + test.seeds() + ", timeoutCycles=" + test.timeoutCycles());
        }
        Optional<String> asked = context.getConfigurationParameter(HardwareTestRun.SEED);
        List<Long> seeds = asked.isPresent()
                ? List.of(Seeds.parse(asked.get()))
                : IntStream.range(0, test.seeds())
                        .mapToObj(number -> Seeds.of(name, number))
                        .toList();
        return seeds.stream().map(seed -> new Invocation(HardwareTestRun.of(context, seed)));
    }

    private record Invocation(HardwareTestRun run) implements TestTemplateInvocationContext {
        @Override
        public String getDisplayName(int index) {
            return "seed=" + Seeds.text(run.seed());
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(new TestBenchExtension(run));
        }
    }
}
