package org.heddle.nic.offload.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.heddle.cosim.junit.RegisterTests;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The address map of a node that reduces. Addresses are written out here, as a driver's author would read them. */
class ReductionHostMapTest {
    private final ReductionHostMap map = new ReductionHostMap();

    @TestFactory
    Stream<DynamicTest> everyPartOfTheMapKeepsItsPromises() {
        return RegisterTests.of(map);
    }

    @Test
    void addressesAreThoseThatDriversHaveBeenBuiltWith() {
        assertThat(map.registers())
                .extracting(register -> register.name() + " " + Long.toHexString(register.address()))
                .containsExactly(
                        "identity 0",
                        "node 8",
                        "state 10",
                        "size 18",
                        "submit 20",
                        "submitLast 28",
                        "send 30",
                        "sendLast 38",
                        "completion 40",
                        "receive 48");
        assertThat(map.counters.addressOf(6)).isEqualTo(0xB0);
    }

    @Test
    void theIdentityIsReadable() {
        byte[] letters = ByteBuffer.allocate(Long.BYTES)
                .putLong(map.identity.text.resetValue())
                .array();
        assertThat(new String(letters, StandardCharsets.US_ASCII)).isEqualTo("REDUCTN1");
    }
}
