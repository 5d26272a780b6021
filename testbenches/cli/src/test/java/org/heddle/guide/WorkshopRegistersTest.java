package org.heddle.guide;

import java.util.stream.Stream;
import org.heddle.cosim.junit.RegisterTests;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class WorkshopRegistersTest {
    @TestFactory
    Stream<DynamicTest> registersKeepTheirPromises() {
        return RegisterTests.of(new WorkshopRegisters());
    }
}
