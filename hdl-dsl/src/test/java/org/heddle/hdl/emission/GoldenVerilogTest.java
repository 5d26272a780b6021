package org.heddle.hdl.emission;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.example.Chain;
import org.heddle.hdl.example.StrideAddresses;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class GoldenVerilogTest {
    private static final List<Supplier<Component>> DESIGNS = List.of(
            Examples.Precedence::new,
            Examples.Machine::new,
            Examples.OnlyAsserts::new,
            Examples.Properties::new,
            Examples.IdleBranches::new,
            Examples.Memories::new,
            Examples.Parts::new,
            Examples.Decided::new,
            Examples.Hierarchy::new,
            Examples.Awkward::new,
            TypeExamples.Numbers::new,
            TypeExamples.Handshake::new,
            TypeExamples.Policies::new,
            () -> new Examples.Deep(40),
            StrideAddresses::new,
            () -> new Chain(3));

    @TestFactory
    Stream<DynamicTest> emitsTheTextThatWasRead() {
        return DESIGNS.stream().map(supplier -> {
            Design<?> design = Heddle.elaborate(supplier);
            return DynamicTest.dynamicTest(design.verilog().top(), () -> Golden.compare(design));
        });
    }

    @TestFactory
    Stream<DynamicTest> noToolHasAComplaint() {
        return DESIGNS.stream().map(supplier -> {
            Design<?> design = Heddle.elaborate(supplier);
            return DynamicTest.dynamicTest(design.verilog().top(), () -> Lint.requireClean(design));
        });
    }
}
