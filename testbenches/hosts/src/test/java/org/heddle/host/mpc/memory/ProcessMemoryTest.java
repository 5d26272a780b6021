package org.heddle.host.mpc.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProcessMemoryTest {
    private static final int PAGE = 4096;
    private static final long MEMORY = 256L << 20;

    private final PlainHostMemory memory = new PlainHostMemory(MEMORY);
    private final PageFrames frames = new PageFrames(16 << 20, MEMORY, 1);
    private ProcessMemory process;

    @BeforeEach
    void makeProcess() {
        process = new ProcessMemory(memory, frames, 64 << 20);
    }

    private static byte[] random(int bytes, long seed) {
        byte[] data = new byte[bytes];
        new Random(seed).nextBytes(data);
        return data;
    }

    private byte[] loaded(long address, int bytes) {
        byte[] data = new byte[bytes];
        process.load(address, data, 0, bytes);
        return data;
    }

    /** From its offset on, a buffer has a piece for each run of pages. */
    @ParameterizedTest
    @CsvSource({
        "0,1,4096,1",
        "0,1,4097,2",
        "1,1,4096,2",
        "4095,1,2,2",
        "0,1,1048576,256",
        "8,1,1048576,257",
        "0,3,49152,4",
        "0,3,49153,5",
        "100,5,20380,1",
        "100,5,20381,2",
        "0,0,16777216,1",
        "17,0,16777216,1",
        "5,1,0,0"
    })
    void aBufferHasThePlacementThatWasAskedFor(int offset, int run, long bytes, int pieces) {
        for (int repeat = 0; repeat < 3; repeat++) {
            long address = process.allocate(bytes, new BufferPlacement(offset, run));
            assertThat(address % PAGE).isEqualTo(offset);
            List<PhysicalPiece> found = process.pieces(address, bytes);
            assertThat(found).hasSize(pieces);
            assertThat(PhysicalPiece.total(found)).isEqualTo(bytes);
        }
    }

    @Test
    void guardPagesLieOnBothSidesAndLeaveThePlacementAsItIs() {
        int before = frames.used();
        long address = process.allocate(6 * PAGE, new BufferPlacement(8, 2), 1);
        assertThat(process.pieces(address, 6 * PAGE)).hasSize(4);
        assertThat(loaded(address - PAGE, 8 * PAGE)).containsOnly(0);
        process.free(address);
        assertThat(frames.used()).isEqualTo(before);
    }

    @Test
    void bytesLieWhereTheTableSays() {
        byte[] data = random(50_000, 1);
        long address = process.allocate(data.length, new BufferPlacement(77, 2));
        assertThat(loaded(address, data.length)).containsOnly(0);
        process.store(address, data, 0, data.length);
        int done = 0;
        for (PhysicalPiece piece : process.pieces(address, data.length)) {
            byte[] contents = memory.contents(piece.address(), (int) piece.bytes());
            assertThat(contents).isEqualTo(Arrays.copyOfRange(data, done, done + contents.length));
            done += contents.length;
        }
        assertThat(loaded(address, data.length)).isEqualTo(data);
    }

    @Test
    @Tag("slow")
    void freedMemoryIsUsedAgainAndHoldsZeros() {
        int before = frames.used();
        for (int i = 0; i < 100; i++) {
            long address = process.allocate(10 << 20, new BufferPlacement(i, 1 + i % 7));
            assertThat(loaded(address, 100)).containsOnly(0);
            process.store(address, random(100, i), 0, 100);
            process.free(address);
        }
        assertThat(frames.used()).isEqualTo(before);
    }

    @Test
    void twoProcessesShareNoFrame() {
        ProcessMemory other = new ProcessMemory(memory, frames, 64 << 20);
        long mine = process.allocate(100_000, BufferPlacement.SCATTERED);
        long theirs = other.allocate(100_000, BufferPlacement.SCATTERED);
        process.store(mine, random(100_000, 1), 0, 100_000);
        other.store(theirs, random(100_000, 2), 0, 100_000);
        assertThat(loaded(mine, 100_000)).isEqualTo(random(100_000, 1));
    }

    @Test
    void whatCannotBeAllocatedIsRefusedAndNothingIsLost() {
        int before = frames.used();
        assertThatThrownBy(() -> process.allocate(65 << 20, BufferPlacement.SCATTERED))
                .hasMessageContaining("no 16641 pages left");
        ProcessMemory large = new ProcessMemory(memory, frames, 512 << 20);
        assertThatThrownBy(() -> large.allocate(400 << 20, BufferPlacement.SCATTERED))
                .hasMessageContaining("free buffers");
        assertThat(frames.used()).isEqualTo(before + 32);
        assertThatThrownBy(() -> process.free(12)).hasMessageContaining("0xc");
        assertThatThrownBy(() -> loaded(0, 1)).hasMessageContaining("not mapped");
        assertThatThrownBy(() -> new BufferPlacement(4096, 1)).hasMessageContaining("offset=4096");
    }
}
