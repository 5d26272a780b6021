package org.heddle.binding;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import mpi.MPI;
import mpi.MPIException;

/** A program that behaves as its first argument says. */
public final class Behaviours {
    private static int starts;

    private Behaviours() {}

    /** Runs as one rank. */
    public static void main(String[] args) throws Exception {
        if (args[0].equals("usage")) {
            System.err.println("how to use it");
            System.exit(7);
        }
        String[] rest = MPI.Init(args);
        starts++;
        int me = MPI.COMM_WORLD.getRank();
        switch (rest[0]) {
            case "static" -> System.out.println("rank " + me + " starts " + starts);
            case "exit-before" -> exitBefore(me);
            case "exit-caught" -> exitCaught(me);
            case "exit-reference" -> List.of(5).forEach(System::exit);
            case "exit-runtime" -> Runtime.getRuntime().exit(6);
            case "throw" -> fail(me);
            case "deadlock" -> MPI.COMM_WORLD.recv(new int[1], 1, MPI.INT, 1 - me, 0);
            case "thread-computes" -> compute();
            case "thread-calls" -> threadCalls();
            case "thread-exits" -> threadExits();
            case "abort" -> abort(me);
            case "no-finalize" -> {
                return;
            }
            case "early" -> System.out.print(me);
            default -> throw new IllegalArgumentException(rest[0]);
        }
        MPI.Finalize();
        if (rest.length > 1) {
            System.exit(me + Integer.parseInt(rest[1]));
        }
    }

    private static void exitBefore(int me) throws MPIException {
        if (me == 1) {
            System.exit(3);
        }
        MPI.COMM_WORLD.barrier();
    }

    private static void exitCaught(int me) throws MPIException {
        try {
            if (me == 0) {
                System.exit(4);
            }
        } catch (Throwable all) {
            System.out.println("caught");
        }
        MPI.COMM_WORLD.barrier();
    }

    private static void fail(int me) throws MPIException {
        if (me == 1) {
            throw new IllegalStateException("boom");
        }
        MPI.COMM_WORLD.recv(new int[1], 1, MPI.INT, 1, 9);
    }

    private static void compute() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int sum = pool.submit(() -> {
                    System.out.println("computing");
                    return 42;
                })
                .get();
        pool.shutdown();
        int[] all = {sum};
        MPI.COMM_WORLD.allReduce(all, 1, MPI.INT, MPI.SUM);
        System.out.println("sum " + all[0]);
    }

    private static void threadCalls() throws Exception {
        Thread helper = new Thread(
                () -> {
                    try {
                        MPI.COMM_WORLD.getRank();
                    } catch (MPIException refused) {
                        throw new IllegalStateException(refused);
                    }
                },
                "helper");
        helper.start();
        helper.join();
        MPI.COMM_WORLD.barrier();
    }

    private static void threadExits() throws Exception {
        Thread helper = new Thread(() -> System.exit(9), "helper");
        helper.start();
        try {
            helper.join();
        } catch (InterruptedException expected) {
            // the exit interrupts the rank's thread
        }
        MPI.COMM_WORLD.barrier();
    }

    private static void abort(int me) throws MPIException {
        if (me == 2) {
            MPI.COMM_WORLD.abort(11);
        }
        MPI.COMM_WORLD.barrier();
    }
}
