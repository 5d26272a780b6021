package org.heddle.program.loop;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiHost;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.ElementMemory;
import org.heddle.mpi.datatype.MessageMemory;

/** The loops in the names of {@code org.heddle.mpi}, which bindings are compared with. */
public final class DirectLoops {
    private final LoopWords words;
    private final Comm world;
    private final int me;

    private DirectLoops(LoopWords words, Comm world) {
        this.words = words;
        this.world = world;
        this.me = world.getRank();
    }

    /** A token goes round; each rank adds its own number. */
    private long ring(int rounds) {
        int size = world.getSize();
        int right = (me + 1) % size;
        int left = (me + size - 1) % size;
        long[] token = new long[words.size() / Long.BYTES];
        Place place = Place.of(ElementMemory.of(token), 0);
        for (int round = 0; round < rounds; round++) {
            if (me == 0) {
                token[0]++;
                world.send(place, token.length, Datatype.LONG, right, 0);
                world.recv(place, token.length, Datatype.LONG, left, 0);
            } else {
                world.recv(place, token.length, Datatype.LONG, left, 0);
                token[0] += me;
                world.send(place, token.length, Datatype.LONG, right, 0);
            }
        }
        return token[0];
    }

    private long pair(int rounds) {
        return words.isDirect() ? pairOfBuffers(rounds) : pairOfArrays(rounds);
    }

    private long pairOfArrays(int rounds) {
        byte[] data = new byte[words.size()];
        Place place = Place.of(ElementMemory.of(data), 0);
        for (int round = 0; round < rounds; round++) {
            if (me == 0) {
                data[round % data.length]++;
            }
            exchange(place, data.length);
        }
        return Checksum.of(ByteBuffer.wrap(data));
    }

    private long pairOfBuffers(int rounds) {
        ByteBuffer data = ByteBuffer.allocateDirect(words.size()).order(ByteOrder.nativeOrder());
        Place place = Place.of(data);
        for (int round = 0; round < rounds; round++) {
            if (me == 0) {
                int at = round % data.capacity();
                data.put(at, (byte) (data.get(at) + 1));
            }
            exchange(place, data.capacity());
        }
        return Checksum.of(data);
    }

    private void exchange(Place place, int bytes) {
        if (me == 0) {
            world.send(place, bytes, Datatype.BYTE, 1, 0);
            world.recv(place, bytes, Datatype.BYTE, 1, 0);
        } else {
            world.recv(place, bytes, Datatype.BYTE, 0, 0);
            world.send(place, bytes, Datatype.BYTE, 0, 0);
        }
    }

    /** Sweeps over a plane in blocks; columns travel by a vector type. */
    private long jacobi(int rounds) {
        Halo halo = new Halo(words.size(), me);
        int width = halo.width();
        int side = halo.side();
        Datatype column = Datatype.createVector(side, 1, width, Datatype.DOUBLE);
        column.commit();
        int up = halo.neighbour(-1, 0, Mpi.PROC_NULL);
        int down = halo.neighbour(1, 0, Mpi.PROC_NULL);
        int west = halo.neighbour(0, -1, Mpi.PROC_NULL);
        int east = halo.neighbour(0, 1, Mpi.PROC_NULL);
        MessageMemory memory = ElementMemory.of(halo.block());
        IntFunction<Place> at = index -> Place.of(memory, (long) index * Double.BYTES);
        Place top = at.apply(width);
        Place bottom = at.apply(side * width);
        Place left = at.apply(width + 1);
        Place right = at.apply(width + side);
        Place above = at.apply(0);
        Place below = at.apply((side + 1) * width);
        Place before = at.apply(width);
        Place behind = at.apply(2 * width - 1);
        for (int round = 0; round < rounds; round++) {
            shift(top, up, below, down, width, Datatype.DOUBLE);
            shift(bottom, down, above, up, width, Datatype.DOUBLE);
            shift(left, west, behind, east, 1, column);
            shift(right, east, before, west, 1, column);
            halo.sweep();
        }
        column.free();
        return Checksum.of(halo.block());
    }

    private void shift(Place from, int destination, Place to, int source, int count, Datatype type) {
        world.sendRecv(from, count, type, destination, 0, to, count, type, source, 0);
    }

    private IntToLongFunction loop() {
        return switch (words.kind()) {
            case "ring" -> this::ring;
            case "pair" -> this::pair;
            case "jacobi" -> this::jacobi;
            default -> throw new IllegalArgumentException("no loop is called " + words.kind());
        };
    }

    /** Runs as one rank. */
    public static void main(String[] args) {
        Mpi mpi = MpiHost.of(DirectLoops.class).mpi();
        mpi.init();
        DirectLoops loops = new DirectLoops(LoopWords.of(args), mpi.world());
        IntToLongFunction loop = loops.loop();
        Collectives all = new Collectives(mpi.world());
        loop.applyAsLong(loops.words.warmUp());
        all.barrier();
        long result = loop.applyAsLong(loops.words.rounds());
        all.barrier();
        if (loops.me == 0) {
            System.out.println(result);
        }
        mpi.finish();
    }
}
