package org.heddle.program;

import java.nio.ByteBuffer;
import java.util.Locale;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;

/**
 * Point-to-point measurements between ranks 0 and 1 for each size: latency of half a round trip, bandwidth of a window of messages, in one
 * direction and in both, and messages a second. Each message's bytes are validated. Arguments: sizes in bytes.
 */
public final class PairBenchmark {
    private static final int ROUNDS = 4;
    private static final int WINDOW = 4;

    private final int me;
    private final int bytes;
    private boolean right = true;

    private PairBenchmark(int me, int bytes) {
        this.me = me;
        this.bytes = bytes;
    }

    private ByteBuffer filled(int seed) {
        ByteBuffer buffer = MPI.newByteBuffer(bytes);
        for (int i = 0; i < bytes; i++) {
            buffer.put(i, (byte) (i * 7 + seed));
        }
        return buffer;
    }

    private void validate(ByteBuffer got, int seed) {
        for (int i = 0; i < bytes; i++) {
            right &= got.get(i) == (byte) (i * 7 + seed);
        }
    }

    private double latency() throws MPIException {
        ByteBuffer out = filled(1);
        ByteBuffer in = MPI.newByteBuffer(bytes);
        double start = MPI.wtime();
        for (int round = 0; round < ROUNDS; round++) {
            if (me == 0) {
                MPI.COMM_WORLD.send(out, bytes, MPI.BYTE, 1, 1);
                MPI.COMM_WORLD.recv(in, bytes, MPI.BYTE, 1, 1);
            } else {
                MPI.COMM_WORLD.recv(in, bytes, MPI.BYTE, 0, 1);
                MPI.COMM_WORLD.send(out, bytes, MPI.BYTE, 0, 1);
            }
        }
        double time = MPI.wtime() - start;
        validate(in, 1);
        return time / (2 * ROUNDS);
    }

    /** Seconds of a window, in one direction or both, behind which the receiver answers. */
    private double window(boolean bothWays) throws MPIException {
        int other = 1 - me;
        boolean sends = me == 0 || bothWays;
        boolean receives = me == 1 || bothWays;
        Request[] requests = new Request[(sends ? WINDOW : 0) + (receives ? WINDOW : 0)];
        ByteBuffer[] received = new ByteBuffer[WINDOW];
        ByteBuffer[] sent = new ByteBuffer[WINDOW];
        for (int i = 0; i < WINDOW; i++) {
            received[i] = MPI.newByteBuffer(bytes);
            sent[i] = filled(i);
        }
        MPI.COMM_WORLD.sendRecv(new byte[0], 0, MPI.BYTE, other, 5, new byte[0], 0, MPI.BYTE, other, 5);
        double start = MPI.wtime();
        int next = 0;
        for (int i = 0; i < WINDOW && receives; i++) {
            requests[next++] = MPI.COMM_WORLD.iRecv(received[i], bytes, MPI.BYTE, other, 2);
        }
        for (int i = 0; i < WINDOW && sends; i++) {
            requests[next++] = MPI.COMM_WORLD.iSend(sent[i], bytes, MPI.BYTE, other, 2);
        }
        Request.waitAll(requests);
        MPI.COMM_WORLD.sendRecv(new byte[0], 0, MPI.BYTE, other, 3, new byte[0], 0, MPI.BYTE, other, 3);
        double time = MPI.wtime() - start;
        for (int i = 0; i < WINDOW && receives; i++) {
            validate(received[i], i);
        }
        return time;
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int me = MPI.COMM_WORLD.getRank();
        String[] sizes = rest.length == 0 ? new String[] {"0", "8", "1024", "16384"} : rest;
        boolean right = true;
        if (me == 0) {
            System.out.println("# bytes, latency us, bandwidth MB/s, both ways MB/s, messages/s");
        }
        for (String size : sizes) {
            if (me < 2) {
                PairBenchmark pair = new PairBenchmark(me, Integer.parseInt(size));
                double latency = pair.latency();
                double oneWay = pair.window(false);
                double bothWays = pair.window(true);
                right &= pair.right;
                if (me == 0) {
                    double moved = (double) WINDOW * pair.bytes / 1e6;
                    System.out.printf(
                            Locale.ROOT,
                            "%d %.3f %.2f %.2f %.0f%n",
                            pair.bytes,
                            1e6 * latency,
                            moved / oneWay,
                            2 * moved / bothWays,
                            WINDOW / oneWay);
                }
            }
        }
        ProgramEnd.end(right, "Ping-pong of " + String.join(", ", sizes) + " bytes");
    }
}
