package org.heddle.mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** Small buffers for tests. */
final class Buffers {
    private Buffers() {}

    static ByteBuffer ints(int... values) {
        ByteBuffer buffer = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        buffer.asIntBuffer().put(values);
        return buffer;
    }

    static Place place(int... values) {
        return Place.of(ints(values));
    }

    static int[] ints(ByteBuffer buffer) {
        int[] values = new int[buffer.limit() / 4];
        buffer.asIntBuffer().get(values);
        return values;
    }

    static byte[] random(int bytes, long seed) {
        byte[] data = new byte[bytes];
        new Random(seed).nextBytes(data);
        return data;
    }

    static Place place(byte[] bytes) {
        return Place.of(ByteBuffer.wrap(bytes));
    }

    static void assertError(ErrorClass expected, ThrowingCallable call, String... words) {
        Assertions.assertThatThrownBy(call).isInstanceOfSatisfying(MpiException.class, e -> {
            Assertions.assertThat(e.getErrorClass()).isEqualTo(expected);
            Assertions.assertThat(List.of(words)).allMatch(e.getMessage()::contains, e.getMessage());
        });
    }
}
