package org.heddle.mpi.datatype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Arrays and buffers as memory, against the bytes of a little-endian buffer. */
class ElementMemoryTest {
    private static final int BYTES = 48;

    private static ByteBuffer direct() {
        return ByteBuffer.allocateDirect(BYTES).order(ByteOrder.BIG_ENDIAN);
    }

    private static List<Object> memories() {
        return List.of(
                new byte[BYTES],
                new char[BYTES / 2],
                new short[BYTES / 2],
                new int[BYTES / 4],
                new long[BYTES / 8],
                new float[BYTES / 4],
                new double[BYTES / 8],
                direct().asIntBuffer(),
                direct().asDoubleBuffer(),
                direct().asLongBuffer(),
                direct().asFloatBuffer(),
                direct().asShortBuffer(),
                direct().asCharBuffer(),
                IntBuffer.wrap(new int[BYTES]).slice(3, BYTES / 4));
    }

    @Test
    void anyPartIsWrittenAndReadBackWhateverItsAlignment() {
        for (Object memory : memories()) {
            MessageMemory tested = ElementMemory.of(memory);
            byte[] expected = new byte[BYTES];
            Random random = new Random(3);
            assertThat(tested.bytes()).isEqualTo(BYTES);
            for (int i = 0; i < 300; i++) {
                int at = random.nextInt(BYTES + 1);
                int length = random.nextInt(BYTES + 1 - at);
                byte[] data = new byte[length + 2];
                random.nextBytes(data);
                // Exponents below the largest: a NaN may not keep its bits.
                for (int b = 0; b < data.length; b++) {
                    data[b] &= 0x3F;
                }
                tested.write(at, data, 1, length);
                System.arraycopy(data, 1, expected, at, length);
                byte[] got = new byte[BYTES];
                tested.read(0, got, 0, BYTES);
                assertThat(got).as(memory.getClass().getTypeName()).isEqualTo(expected);
                byte[] part = new byte[length];
                tested.read(at, part, 0, length);
                assertThat(part).isEqualTo(Arrays.copyOfRange(expected, at, at + length));
            }
        }
    }

    @Test
    void numbersAreLittleEndian() {
        int[] ints = {0x04030201};
        byte[] bytes = new byte[4];
        ElementMemory.of(ints).read(0, bytes, 0, 4);
        assertThat(bytes).containsExactly(1, 2, 3, 4);
        double[] doubles = {Math.PI};
        byte[] wide = new byte[8];
        ElementMemory.of(DoubleBuffer.wrap(doubles)).read(0, wide, 0, 8);
        assertThat(ByteBuffer.wrap(wide).order(ByteOrder.LITTLE_ENDIAN).getDouble())
                .isEqualTo(Math.PI);
        boolean[] flags = {false, true, false};
        ElementMemory.of(flags).write(1, new byte[] {0, 7}, 0, 2);
        assertThat(flags).containsExactly(false, false, true);
        byte[] seen = new byte[3];
        ElementMemory.of(flags).read(0, seen, 0, 3);
        assertThat(seen).containsExactly(0, 0, 1);
    }

    @Test
    void viewsOfOneArrayKnowTheirDistance() {
        int[] array = new int[8];
        MessageMemory whole = ElementMemory.of(array);
        MessageMemory part = ElementMemory.of(IntBuffer.wrap(array).slice(2, 4));
        assertThat(part.distanceTo(whole)).hasValue(8);
        assertThat(whole.isSameAs(ElementMemory.of(array))).isTrue();
        assertThat(whole.isSameAs(part)).isFalse();
        assertThat(whole.distanceTo(ElementMemory.of(new int[8]))).isEmpty();
        LongBuffer direct = direct().asLongBuffer();
        assertThat(ElementMemory.of(direct).isSameAs(ElementMemory.of(direct))).isTrue();
    }

    @Test
    void whatIsNoMemoryIsRefused() {
        assertThatThrownBy(() -> ElementMemory.of(null)).hasMessageContaining("ERR_BUFFER");
        assertThatThrownBy(() -> ElementMemory.of("text")).hasMessageContaining("java.lang.String");
        assertThatThrownBy(() -> ElementMemory.of(new int[1][1])).hasMessageContaining("int[][]");
        MessageMemory constant = ElementMemory.of(ShortBuffer.allocate(2).asReadOnlyBuffer());
        assertThat(constant.isReadOnly()).isTrue();
        assertThatThrownBy(() -> constant.write(0, new byte[2], 0, 2)).hasMessageContaining("read-only");
        MessageMemory small = ElementMemory.of(FloatBuffer.allocate(2));
        assertThatThrownBy(() -> small.read(5, new byte[4], 0, 4)).hasMessageContaining("of 8 bytes");
        assertThatThrownBy(() -> ElementMemory.of(CharBuffer.allocate(1)).write(-1, new byte[1], 0, 1))
                .hasMessageContaining("ERR_BUFFER");
    }
}
