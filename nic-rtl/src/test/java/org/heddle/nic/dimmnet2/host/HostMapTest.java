package org.heddle.nic.dimmnet2.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The address map that hardware and drivers share. */
class HostMapTest {
    private static final List<Integer> REGISTERS = List.of(
            HostMap.IDENTITY,
            HostMap.NODE,
            HostMap.SOURCE_PLACE,
            HostMap.SOURCE_SHAPE,
            HostMap.DESTINATION_PLACE,
            HostMap.DESTINATION_SHAPE,
            HostMap.SUBMIT,
            HostMap.RECEIVE_TAKEN,
            HostMap.RECEIVE_WRITTEN,
            HostMap.COMPLETION_TAKEN,
            HostMap.COMPLETION_WRITTEN,
            HostMap.RING_OVERFLOW);

    @Test
    void noTwoRegistersShareAnAddress() {
        Stream<Integer> counters =
                IntStream.range(0, HostMap.Counter.values().length).mapToObj(i -> HostMap.COUNTERS + 8 * i);
        assertThat(Stream.concat(REGISTERS.stream(), counters))
                .doesNotHaveDuplicates()
                .allSatisfy(address -> {
                    assertThat(address % 8).isZero();
                    assertThat(address).isLessThan(HostMap.LLCM);
                });
    }

    @Test
    void theRingsLieApartInsideLlcm() {
        int ringBytes = HostMap.RING_ENTRIES * HostMap.ENTRY_BYTES;
        assertThat(HostMap.RECEIVE_RING + ringBytes).isLessThanOrEqualTo(HostMap.COMPLETION_RING);
        assertThat(HostMap.COMPLETION_RING + ringBytes).isLessThanOrEqualTo(HostMap.LLCM_BYTES);
        assertThat(HostMap.LLCM + HostMap.LLCM_BYTES).isLessThanOrEqualTo(HostMap.PAGE_BYTES);
    }

    @Test
    void llcmAndTheWindowsLieApartInsideAPage() {
        assertThat(HostMap.LLCM + HostMap.LLCM_BYTES).isLessThanOrEqualTo(HostMap.PREFETCH_WINDOW);
        assertThat(HostMap.PREFETCH_WINDOW + HostMap.WINDOW_BYTES).isLessThanOrEqualTo(HostMap.WRITE_WINDOW);
        assertThat(HostMap.WRITE_WINDOW + HostMap.WINDOW_BYTES).isLessThanOrEqualTo(HostMap.PAGE_BYTES);
        assertThat(HostMap.WINDOW_BYTES).isGreaterThanOrEqualTo(4096);
    }

    @Test
    void theIdentityIsReadable() {
        StringBuilder text = new StringBuilder();
        for (int shift = 56; shift >= 0; shift -= 8) {
            text.append((char) (HostMap.IDENTITY_VALUE >>> shift & 0xFF));
        }
        assertThat(text.toString().getBytes(StandardCharsets.US_ASCII)).hasSize(8);
        assertThat(text).hasToString("DIMMNET2");
    }
}
