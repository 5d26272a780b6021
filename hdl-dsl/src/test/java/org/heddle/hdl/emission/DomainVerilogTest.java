package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DomainVerilogTest {
    private static final List<Supplier<Component>> DESIGNS = List.of(
            () -> new DomainExamples.ResetKind(
                    "ResetSynchronousLow", Reset.synchronous().activeLow()),
            () -> new DomainExamples.ResetKind("ResetAsynchronous", Reset.asynchronous()),
            () -> new DomainExamples.ResetKind(
                    "ResetAsynchronousLow", Reset.asynchronous().activeLow()),
            () -> new DomainExamples.ResetKind("ResetInitial", Reset.initialValues()),
            () -> new DomainExamples.Enabled("EnabledSynchronous", Reset.synchronous()),
            () -> new DomainExamples.Enabled(
                    "EnabledAsynchronousLow", Reset.asynchronous().activeLow()),
            () -> new DomainExamples.Enabled("EnabledInitial", Reset.initialValues()),
            DomainExamples.Configurations::new,
            DomainExamples.OwnSynchronizer::new);

    @TestFactory
    Stream<DynamicTest> emitsTheTextThatWasRead() {
        return Golden.each(DESIGNS, Golden::compare);
    }

    @TestFactory
    Stream<DynamicTest> noToolHasAComplaint() {
        return Golden.each(DESIGNS, Lint::requireClean);
    }

    @Test
    void aComponentIsEmittedOnceForEachConfigurationUnderANameThatSaysIt() {
        assertThat(Heddle.elaborate(DomainExamples.Configurations::new)
                        .verilog()
                        .files())
                .extracting(VerilogFile::name)
                .containsExactlyInAnyOrder(
                        "Counter.v",
                        "Counter_enabled.v",
                        "Counter_async.v",
                        "Counter_async_low.v",
                        "Counter_initial.v",
                        "Pair_left_async_low_right_enabled.v",
                        "Configurations.v");
    }
}
