package org.heddle.host.mpi.collective;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.heddle.host.mpi.Mpi;
import org.heddle.host.mpi.MpiJob;
import org.heddle.host.mpi.MpiProgram;
import org.heddle.host.mpi.Place;
import org.heddle.host.mpi.transport.InMemoryTransport;

/** Small helpers for programs of many ranks. */
final class Ranks {
    private Ranks() {}

    static void run(int ranks, MpiProgram program) {
        MpiJob.run(new InMemoryTransport(ranks), program);
    }

    static ByteBuffer bytes(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    static ByteBuffer doubles(double... values) {
        ByteBuffer buffer = bytes(8 * values.length);
        buffer.asDoubleBuffer().put(values);
        return buffer;
    }

    static ByteBuffer ints(int... values) {
        ByteBuffer buffer = bytes(4 * values.length);
        buffer.asIntBuffer().put(values);
        return buffer;
    }

    static int[] ints(ByteBuffer buffer) {
        int[] values = new int[buffer.limit() / 4];
        buffer.asIntBuffer().get(values);
        return values;
    }

    static Place place(int... values) {
        return Place.of(ints(values));
    }

    static byte[] random(int size, long seed) {
        byte[] data = new byte[size];
        new Random(seed).nextBytes(data);
        return data;
    }

    static ByteBuffer wrapped(byte[] data) {
        return ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Work of its own length for each rank. */
    static void delay(Mpi mpi, Random random) {
        mpi.idle(random.nextInt(1000));
    }
}
