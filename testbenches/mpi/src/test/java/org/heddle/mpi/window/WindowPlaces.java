package org.heddle.mpi.window;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.mpi.Place;

/** Longs in the memory of a rank, for tests of windows. */
public final class WindowPlaces {
    private WindowPlaces() {}

    /** Writes longs, little-endian. */
    public static void put(Place place, long... values) {
        ByteBuffer buffer = ByteBuffer.allocate(values.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        buffer.asLongBuffer().put(values);
        place.memory().write(place.address(), buffer.array(), 0, buffer.capacity());
    }

    /** Returns longs, little-endian. */
    public static long[] longs(Place place, int count) {
        byte[] bytes = bytes(place, count * Long.BYTES);
        long[] values = new long[count];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(values);
        return values;
    }

    /** Returns bytes. */
    public static byte[] bytes(Place place, int count) {
        byte[] bytes = new byte[count];
        place.memory().read(place.address(), bytes, 0, count);
        return bytes;
    }
}
