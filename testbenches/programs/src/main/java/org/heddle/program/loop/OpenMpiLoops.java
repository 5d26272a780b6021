package org.heddle.program.loop;

import java.nio.ByteBuffer;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;

/** The loops in the names of Open MPI's Java interface. */
public final class OpenMpiLoops {
    private final LoopWords words;
    private final Intracomm world = MPI.COMM_WORLD;
    private final int me;

    private OpenMpiLoops(LoopWords words) throws MPIException {
        this.words = words;
        this.me = world.getRank();
    }

    private long ring(int rounds) throws MPIException {
        int size = world.getSize();
        int right = (me + 1) % size;
        int left = (me + size - 1) % size;
        long[] token = new long[words.size() / Long.BYTES];
        for (int round = 0; round < rounds; round++) {
            if (me == 0) {
                token[0]++;
                world.send(token, token.length, MPI.LONG, right, 0);
                world.recv(token, token.length, MPI.LONG, left, 0);
            } else {
                world.recv(token, token.length, MPI.LONG, left, 0);
                token[0] += me;
                world.send(token, token.length, MPI.LONG, right, 0);
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
            exchange(data, data.length);
        }
        return Checksum.of(ByteBuffer.wrap(data));
    }

    private long pairOfBuffers(int rounds) throws MPIException {
        ByteBuffer data = MPI.newByteBuffer(words.size());
        for (int round = 0; round < rounds; round++) {
            if (me == 0) {
                int at = round % data.capacity();
                data.put(at, (byte) (data.get(at) + 1));
            }
            exchange(data, data.capacity());
        }
        return Checksum.of(data);
    }

    private void exchange(Object data, int bytes) throws MPIException {
        if (me == 0) {
            world.send(data, bytes, MPI.BYTE, 1, 0);
            world.recv(data, bytes, MPI.BYTE, 1, 0);
        } else {
            world.recv(data, bytes, MPI.BYTE, 0, 0);
            world.send(data, bytes, MPI.BYTE, 0, 0);
        }
    }

    private long jacobi(int rounds) throws MPIException {
        Halo halo = new Halo(words.size(), me);
        double[] block = halo.block();
        int width = halo.width();
        int side = halo.side();
        Datatype column = Datatype.createVector(side, 1, width, MPI.DOUBLE);
        column.commit();
        int up = halo.neighbour(-1, 0, MPI.PROC_NULL);
        int down = halo.neighbour(1, 0, MPI.PROC_NULL);
        int west = halo.neighbour(0, -1, MPI.PROC_NULL);
        int east = halo.neighbour(0, 1, MPI.PROC_NULL);
        for (int round = 0; round < rounds; round++) {
            shift(MPI.slice(block, width), up, MPI.slice(block, (side + 1) * width), down, width, MPI.DOUBLE);
            shift(MPI.slice(block, side * width), down, MPI.slice(block, 0), up, width, MPI.DOUBLE);
            shift(MPI.slice(block, width + 1), west, MPI.slice(block, 2 * width - 1), east, 1, column);
            shift(MPI.slice(block, width + side), east, MPI.slice(block, width), west, 1, column);
            halo.sweep();
        }
        column.free();
        return Checksum.of(halo.block());
    }

    private void shift(Object from, int destination, Object to, int source, int count, Datatype type)
            throws MPIException {
        world.sendRecv(from, count, type, destination, 0, to, count, type, source, 0);
    }

    private long run(int rounds) throws MPIException {
        return switch (words.kind()) {
            case "ring" -> ring(rounds);
            case "pair" -> words.isDirect() ? pairOfBuffers(rounds) : pairOfArrays(rounds);
            case "jacobi" -> jacobi(rounds);
            default -> throw new IllegalArgumentException("no loop is called " + words.kind());
        };
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        OpenMpiLoops loops = new OpenMpiLoops(LoopWords.of(MPI.Init(args)));
        loops.run(loops.words.warmUp());
        MPI.COMM_WORLD.barrier();
        long result = loops.run(loops.words.rounds());
        MPI.COMM_WORLD.barrier();
        if (loops.me == 0) {
            System.out.println(result);
        }
        MPI.Finalize();
    }
}
