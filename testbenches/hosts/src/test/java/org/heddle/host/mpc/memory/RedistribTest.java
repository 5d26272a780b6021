package org.heddle.host.mpc.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RedistribTest {
    private static final long MEMORY = 256L << 20;

    private final PlainHostMemory memory = new PlainHostMemory(MEMORY);
    private final PageFrames frames = new PageFrames(16 << 20, MEMORY, 3);

    private static byte[] random(int bytes, long seed) {
        byte[] data = new byte[bytes];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static byte[] loaded(ProcessMemory process, long address, int bytes) {
        byte[] data = new byte[bytes];
        process.load(address, data, 0, bytes);
        return data;
    }

    @Test
    void afterwardsVirtualIsPhysicalPlusOneDisplacementAndNoByteHasChanged() {
        ProcessMemory process = new ProcessMemory(memory, frames, 48 << 20);
        int heapBytes = 300_000;
        long early = process.allocate(heapBytes, new BufferPlacement(9, 1));
        process.store(early, random(heapBytes, 1), 0, heapBytes);
        process.store(process.data().address(), random(60_000, 2), 0, 60_000);
        process.store(process.stack().address() + 100, random(60_000, 3), 0, 60_000);
        Redistrib.run(process);

        assertThat(loaded(process, early, heapBytes)).isEqualTo(random(heapBytes, 1));
        assertThat(loaded(process, process.data().address(), 60_000)).isEqualTo(random(60_000, 2));
        assertThat(loaded(process, process.stack().address() + 100, 60_000)).isEqualTo(random(60_000, 3));
        long late = process.allocate(16 << 20, new BufferPlacement(77, 1));
        long displacement = process.displacement().orElseThrow();
        List<PhysicalPiece> expected = new ArrayList<>();
        List<PhysicalPiece> found = new ArrayList<>();
        for (long[] range : new long[][] {
            {early, heapBytes},
            {late, 16 << 20},
            {process.data().address(), 65_536},
            {process.stack().address(), 65_536}
        }) {
            expected.add(new PhysicalPiece(range[0] - displacement, range[1]));
            found.addAll(process.pieces(range[0], range[1]));
        }
        assertThat(found).isEqualTo(expected);
        assertThat(late % 4096).isEqualTo(77);
    }

    @Test
    void onlyTheZoneIsUsedAfterwards() {
        ProcessMemory process = new ProcessMemory(memory, frames, 48 << 20);
        process.allocate(1 << 20, BufferPlacement.SCATTERED);
        Redistrib.run(process);
        assertThat(frames.used()).isEqualTo(((48 << 20) + 2 * 65_536) / 4096);
    }

    @Test
    void aRefusalChangesNothing() {
        ProcessMemory process = new ProcessMemory(memory, frames, 300L << 20);
        long address = process.allocate(5000, BufferPlacement.SCATTERED);
        process.store(address, random(5000, 1), 0, 5000);
        int used = frames.used();
        List<PhysicalPiece> pieces = process.pieces(address, 5000);
        assertThatThrownBy(() -> Redistrib.run(process)).hasMessageContaining("free frames in a row");
        assertThat(frames.used()).isEqualTo(used);
        assertThat(process.pieces(address, 5000)).isEqualTo(pieces);
        assertThat(process.displacement()).isEmpty();

        ProcessMemory small = new ProcessMemory(memory, frames, 1 << 20);
        Redistrib.run(small);
        assertThatThrownBy(() -> Redistrib.run(small)).hasMessageContaining("once is enough");
    }
}
