package org.heddle.nic.mpc.host;

import java.util.stream.Stream;
import org.heddle.cosim.junit.RegisterTests;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class MpcMapsTest {
    @TestFactory
    Stream<DynamicTest> everyPartOfTheMapOfOnePairOfListsKeepsItsPromises() {
        return RegisterTests.of(new MpcMap());
    }

    @TestFactory
    Stream<DynamicTest> everyPartOfTheMapOfProcessesKeepsItsPromises() {
        return RegisterTests.of(new ProcessMap());
    }
}
