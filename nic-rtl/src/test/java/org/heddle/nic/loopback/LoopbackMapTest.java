package org.heddle.nic.loopback;

import java.util.stream.Stream;
import org.heddle.cosim.junit.RegisterTests;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class LoopbackMapTest {
    @TestFactory
    Stream<DynamicTest> everyPartOfTheMapKeepsItsPromises() {
        return RegisterTests.of(new LoopbackMap());
    }
}
