package org.heddle.hdl.emission;

import static org.heddle.hdl.Types.uint;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.hdl.Component;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.example.Chain;
import org.heddle.hdl.example.StrideAddresses;
import org.heddle.hdl.lib.storage.AssociativeTable;
import org.heddle.hdl.lib.stream.Fork;
import org.heddle.hdl.lib.stream.Fragment;
import org.heddle.hdl.lib.stream.Framer;
import org.heddle.hdl.lib.stream.PriorityArbiter;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registerstest.UartRegisters;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

@Tag("slow")
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
            Examples.Documented::new,
            Examples.Hierarchy::new,
            Examples.Awkward::new,
            TypeExamples.Numbers::new,
            TypeExamples.Handshake::new,
            TypeExamples.Policies::new,
            () -> new Examples.Deep(40),
            StrideAddresses::new,
            () -> new Chain(3),
            () -> new Fork<>(uint(8), 2),
            () -> new Framer<>(uint(8), 4),
            () -> new PriorityArbiter<>(Fragment.type(uint(8)), 2, Fragment::last),
            () -> new AssociativeTable<>(4, uint(8), 2),
            () -> new RegisterBlock<>(new UartRegisters()));

    @TestFactory
    Stream<DynamicTest> emitsTheTextThatWasRead() {
        return Golden.each(DESIGNS, Golden::compare);
    }

    @TestFactory
    Stream<DynamicTest> noToolHasAComplaint() {
        return Golden.each(DESIGNS, Lint::requireClean);
    }
}
