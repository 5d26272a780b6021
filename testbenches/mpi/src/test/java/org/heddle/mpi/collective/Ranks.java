package org.heddle.mpi.collective;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.MpiProgram;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.InMemoryTransport;

/** Small helpers for programs of many ranks. */
public final class Ranks {
    private Ranks() {}

    public static void run(int ranks, MpiProgram program) {
        MpiJob.run(new InMemoryTransport(ranks), program);
    }

    public static ByteBuffer bytes(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    public static ByteBuffer doubles(double... values) {
        ByteBuffer buffer = bytes(8 * values.length);
        buffer.asDoubleBuffer().put(values);
        return buffer;
    }

    public static ByteBuffer ints(int... values) {
        ByteBuffer buffer = bytes(4 * values.length);
        buffer.asIntBuffer().put(values);
        return buffer;
    }

    public static int[] ints(ByteBuffer buffer) {
        int[] values = new int[buffer.limit() / 4];
        buffer.asIntBuffer().get(values);
        return values;
    }

    public static Place place(int... values) {
        return Place.of(ints(values));
    }

    public static byte[] random(int size, long seed) {
        byte[] data = new byte[size];
        new Random(seed).nextBytes(data);
        return data;
    }

    public static ByteBuffer wrapped(byte[] data) {
        return ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Work of its own length for each rank. */
    public static void delay(Mpi mpi, Random random) {
        mpi.idle(random.nextInt(1000));
    }
}
