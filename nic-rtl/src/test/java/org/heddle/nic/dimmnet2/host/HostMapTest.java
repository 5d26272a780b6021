package org.heddle.nic.dimmnet2.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.heddle.cosim.junit.RegisterTests;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The address map that hardware and drivers share. Addresses are written out here, as a driver's author would read them. */
class HostMapTest {
    private final HostMap map = new HostMap();

    @TestFactory
    Stream<DynamicTest> everyPartOfTheMapKeepsItsPromises() {
        return RegisterTests.of(map);
    }

    @TestFactory
    Stream<DynamicTest> everyPartOfTheMapWithParityKeepsItsPromises() {
        return RegisterTests.of(new HostMap(true));
    }

    @Test
    void aNodeWithParityHasOneRegisterMoreAndTheOthersWhereTheyWere() {
        HostMap longer = new HostMap(true);
        assertThat(longer.storeFlips.orElseThrow().address()).isEqualTo(0xA8);
        assertThat(longer.registers()).hasSize(map.registers().size() + 1);
        assertThat(longer.registers().subList(0, map.registers().size()))
                .extracting(register -> register.name() + register.address())
                .isEqualTo(map.registers().stream()
                        .map(register -> register.name() + register.address())
                        .toList());
        assertThat(map.storeFlips).isEmpty();
    }

    @Test
    void addressesAreThoseThatDriversHaveBeenBuiltWith() {
        assertThat(map.registers())
                .extracting(register -> register.name() + " " + Long.toHexString(register.address()))
                .containsExactly(
                        "identity 0",
                        "node 8",
                        "state 10",
                        "sourcePlace 40",
                        "sourceShape 48",
                        "destinationPlace 50",
                        "destinationShape 58",
                        "submit 60",
                        "receiveTaken 80",
                        "receiveWritten 88",
                        "completionTaken 90",
                        "completionWritten 98",
                        "ringOverflow a0");
        assertThat(map.counters.addressOf(7)).isEqualTo(0x138);
        assertThat(map.snapshot.addressOf(map.snapshot.indexOf("MEMORY_CONTROLLER_STALLED_BY_SINK")))
                .isEqualTo(0x200 + 8 * (8 + 5 * 3 - 1));
        assertThat(map.windows())
                .extracting(window -> window.name() + " " + Long.toHexString(window.address()) + " " + window.bytes())
                .containsExactly("llcm 8000 8192", "prefetchWindow a000 4096", "writeWindow b000 4096");
        assertThat(map.pages()).isEqualTo(2);
        assertThat(map.pageBytes()).isEqualTo(0x1_0000);
    }

    @Test
    void theRingsLieApartInsideLlcm() {
        int ringBytes = HostMap.RING_ENTRIES * HostMap.ENTRY_BYTES;
        assertThat(HostMap.RECEIVE_RING + ringBytes).isLessThanOrEqualTo(HostMap.COMPLETION_RING);
        assertThat(HostMap.COMPLETION_RING + ringBytes).isLessThanOrEqualTo(HostMap.LLCM_BYTES);
    }

    @Test
    void theIdentityIsReadable() {
        byte[] letters = ByteBuffer.allocate(Long.BYTES)
                .putLong(map.identity.text.resetValue())
                .array();
        assertThat(new String(letters, StandardCharsets.US_ASCII)).isEqualTo("DIMMNET2");
    }
}
