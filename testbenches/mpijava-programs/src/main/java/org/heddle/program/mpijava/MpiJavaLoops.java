package org.heddle.program.mpijava;

import java.nio.ByteBuffer;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.heddle.program.loop.Checksum;
import org.heddle.program.loop.Halo;
import org.heddle.program.loop.LoopWords;

/** The loops in the names of mpiJava 1.2: in arrays, or, where direct buffers are asked for, as serialised objects, for there are no buffers. */
public final class MpiJavaLoops {
    private final LoopWords words;
    private final Intracomm world = MPI.COMM_WORLD;
    private final int me;

    private MpiJavaLoops(LoopWords words) throws MPIException {
        this.words = words;
        this.me = world.Rank();
    }

    private long ring(int rounds) throws MPIException {
        int size = world.Size();
        int right = (me + 1) % size;
        int left = (me + size - 1) % size;
        long[] token = new long[words.size() / Long.BYTES];
        for (int round = 0; round < rounds; round++) {
            if (me == 0) {
                token[0]++;
                world.Send(token, 0, token.length, MPI.LONG, right, 0);
                world.Recv(token, 0, token.length, MPI.LONG, left, 0);
            } else {
                world.Recv(token, 0, token.length, MPI.LONG, left, 0);
                token[0] += me;
                world.Send(token, 0, token.length, MPI.LONG, right, 0);
            }
        }
        return token[0];
    }

    private long pairOfArrays(int rounds) throws MPIException {
        byte[] data = new byte[words.size()];
        for (int round = 0; round < rounds; round++) {
            if (me == 0) {
                data[round % data.length]++;
            }
            exchange(data, data.length, MPI.BYTE);
        }
        return Checksum.of(ByteBuffer.wrap(data));
    }

    private long pairOfObjects(int rounds) throws MPIException {
        Object[] box = {new byte[words.size()]};
        for (int round = 0; round < rounds; round++) {
            if (me == 0) {
                byte[] data = (byte[]) box[0];
                data[round % data.length]++;
            }
            exchange(box, box.length, MPI.OBJECT);
        }
        return Checksum.of(ByteBuffer.wrap((byte[]) box[0]));
    }

    private void exchange(Object data, int count, Datatype type) throws MPIException {
        if (me == 0) {
            world.Send(data, 0, count, type, 1, 0);
            world.Recv(data, 0, count, type, 1, 0);
        } else {
            world.Recv(data, 0, count, type, 0, 0);
            world.Send(data, 0, count, type, 0, 0);
        }
    }

    private long jacobi(int rounds) throws MPIException {
        Halo halo = new Halo(words.size(), me);
        double[] block = halo.block();
        int width = halo.width();
        int side = halo.side();
        Datatype column = Datatype.Vector(side, 1, width, MPI.DOUBLE);
        column.Commit();
        int up = halo.neighbour(-1, 0, MPI.PROC_NULL);
        int down = halo.neighbour(1, 0, MPI.PROC_NULL);
        int west = halo.neighbour(0, -1, MPI.PROC_NULL);
        int east = halo.neighbour(0, 1, MPI.PROC_NULL);
        for (int round = 0; round < rounds; round++) {
            shift(block, width, up, (side + 1) * width, down, width, MPI.DOUBLE);
            shift(block, side * width, down, 0, up, width, MPI.DOUBLE);
            shift(block, width + 1, west, 2 * width - 1, east, 1, column);
            shift(block, width + side, east, width, west, 1, column);
            halo.sweep();
        }
        return Checksum.of(halo.block());
    }

    private void shift(double[] block, int from, int destination, int to, int source, int count, Datatype type)
            throws MPIException {
        world.Sendrecv(block, from, count, type, destination, 0, block, to, count, type, source, 0);
    }

    private long run(int rounds) throws MPIException {
        return switch (words.kind()) {
            case "ring" -> ring(rounds);
            case "pair" -> words.isDirect() ? pairOfObjects(rounds) : pairOfArrays(rounds);
            case "jacobi" -> jacobi(rounds);
            default -> throw new IllegalArgumentException("no loop is called " + words.kind());
        };
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        MpiJavaLoops loops = new MpiJavaLoops(LoopWords.of(MPI.Init(args)));
        loops.run(loops.words.warmUp());
        MPI.COMM_WORLD.Barrier();
        long result = loops.run(loops.words.rounds());
        MPI.COMM_WORLD.Barrier();
        if (loops.me == 0) {
            System.out.println(result);
        }
        MPI.Finalize();
    }
}
