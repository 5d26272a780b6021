package org.heddle.binding;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import mpi.CartComm;
import mpi.Comm;
import mpi.Datatype;
import mpi.GraphComm;
import mpi.Group;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Op;
import mpi.Prequest;
import mpi.Request;
import mpi.ShiftParms;
import mpi.Status;
import mpi.UserFunction;
import mpi.Win;

/** Calls of the binding with results that can be told by hand; two ranks or more. */
public final class EveryCall {
    private final Intracomm world = MPI.COMM_WORLD;
    private final int me;
    private final int size;
    private final int right;
    private final int left;

    private EveryCall() throws MPIException {
        me = world.getRank();
        size = world.getSize();
        right = (me + 1) % size;
        left = (me + size - 1) % size;
    }

    private static void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalStateException(what);
        }
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        require(!MPI.isInitialized(), "isInitialized");
        MPI.Init(args);
        EveryCall calls = new EveryCall();
        calls.messages();
        calls.requests();
        calls.collectives();
        calls.reductions();
        calls.communicators();
        calls.topologies();
        calls.types();
        calls.windows();
        calls.windowsOfGroups();
        require(MPI.isInitialized() && !MPI.isFinalized() && MPI.wtime() > 0 && MPI.wtick() == 1e-8, "state");
        require(
                MPI.getProcessorName().equals("node" + calls.me)
                        && MPI.getVersion().getVersion() == 4,
                "names");
        MPI.Finalize();
        require(MPI.isFinalized(), "isFinalized");
        System.out.println("done " + calls.me);
    }

    private void messages() throws MPIException {
        double[] doubles = {me + 0.5, -1};
        if (me == 0) {
            world.send(doubles, 2, MPI.DOUBLE, right, 1);
        }
        double[] got = new double[2];
        Status status = world.recv(got, 2, MPI.DOUBLE, left, MPI.ANY_TAG);
        require(got[0] == left + 0.5 && status.getSource() == left && status.getTag() == 1, "recv");
        require(
                status.getCount(MPI.DOUBLE) == 2 && status.getElements(MPI.DOUBLE) == 2 && status.getError() == 0,
                "count");
        if (me != 0) {
            world.sSend(doubles, 2, MPI.DOUBLE, right, 1);
        }
        boolean[] flags = {me % 2 == 0};
        char[] chars = {(char) ('a' + me)};
        char[] other = new char[1];
        world.sendRecvReplace(flags, 1, MPI.BOOLEAN, right, 2, left, 2);
        require(flags[0] == (left % 2 == 0), "sendRecvReplace");
        world.sendRecv(chars, 1, MPI.CHAR, right, 3, other, 1, MPI.CHAR, left, 3);
        require(other[0] == 'a' + left, "sendRecv");
        MPI.attachBuffer(ByteBuffer.allocateDirect(64));
        world.bSend(new short[] {(short) me}, 1, MPI.SHORT, right, 4);
        short[] shorts = new short[1];
        world.probe(left, 4);
        while (world.iProbe(left, 4) == null) {
            // it is there
        }
        Message message = world.mProbe(left, 4);
        message.mRecv(shorts, 1, MPI.SHORT);
        require(shorts[0] == left, "bSend");
        MPI.detachBuffer();
        byte[] packed = new byte[world.packSize(2, MPI.LONG)];
        int at = world.pack(new long[] {me, 9}, 2, MPI.LONG, packed, 0);
        long[] longs = new long[2];
        require(world.unpack(packed, 0, longs, 2, MPI.LONG) == at && longs[1] == 9, "pack");
        try {
            world.send(doubles, 3, MPI.DOUBLE, right, 0);
            require(false, "an array too short");
        } catch (MPIException refused) {
            require(refused.getErrorClass() == 1, "class of " + refused.getMessage());
        }
    }

    private void windows() throws MPIException {
        LongBuffer memory = MPI.newLongBuffer(4);
        LongBuffer own = MPI.newLongBuffer(2);
        Win win = new Win(memory, 4, 1, MPI.INFO_NULL, world);
        require(win.getGroup().getSize() == size && win.getName().startsWith("window "), "window");
        win.fence(MPI.MODE_NOPRECEDE);
        own.put(0, 100 + me);
        win.put(own, 1, MPI.LONG, right, 2);
        win.accumulate(own, 1, MPI.LONG, 0, 1, MPI.SUM);
        win.fence(MPI.MODE_NOSUCCEED);
        require(memory.get(2) == 100 + left, "put");
        require(me != 0 || memory.get(1) == 100L * size + size * (size - 1) / 2, "accumulate");
        win.lock(MPI.LOCK_EXCLUSIVE, 0, 0);
        own.put(0, 1);
        win.fetchAndOp(own, MPI.slice(own, 1), MPI.LONG, 0, 3, MPI.SUM);
        win.flush(0);
        require(own.get(1) >= 0 && own.get(1) < size, "fetchAndOp");
        win.fetchAndOp(own, MPI.slice(own, 1), MPI.LONG, 0, 0, MPI.REPLACE);
        win.flushLocal(0);
        win.unlock(0);
        win.lockAll(0);
        win.get(own, 1, MPI.LONG, right, 2);
        win.flushAll();
        win.sync();
        require(own.get(0) == 100 + me, "get");
        win.unlockAll();
        try {
            win.lock(3, 0, 0);
            require(false, "a lock of no kind");
        } catch (MPIException refused) {
            require(refused.getMessage().contains("MPI.LOCK_SHARED"), refused.getMessage());
        }
        try {
            win.put(own, 1, MPI.LONG, right, 0);
            require(false, "outside of an epoch");
        } catch (MPIException refused) {
            require(refused.getMessage().contains("epoch"), refused.getMessage());
        }
        win.free();
        require(win.isNull(), "free");
    }

    /** Rank 0 exposes bytes, in displacements of two of them, to all others. */
    private void windowsOfGroups() throws MPIException {
        ByteBuffer memory = MPI.newByteBuffer(2 * size);
        Win win = new Win(memory, 2 * size, 2, MPI.INFO_NULL, world);
        Group all = win.getGroup();
        if (me == 0) {
            win.post(all.excl(new int[] {0}), 0);
            while (!win.test()) {
                MPI.COMM_WORLD.iProbe(MPI.ANY_SOURCE, 99);
            }
            for (int rank = 1; rank < size; rank++) {
                require(memory.get(2 * rank) == rank, "test");
            }
        } else {
            win.start(all.incl(new int[] {0}), 0);
            win.put(MPI.newByteBuffer(1).put(0, (byte) me), 1, MPI.BYTE, 0, me);
            win.complete();
        }
        win.free();
    }

    private void requests() throws MPIException {
        IntBuffer out = MPI.newIntBuffer(4);
        int[] array = new int[8];
        for (int i = 0; i < 4; i++) {
            out.put(i, 10 * me + i);
        }
        Request[] requests = {
            world.iRecv(MPI.slice(array, 4), 4, MPI.INT, left, 5), world.iSend(out, 4, MPI.INT, right, 5)
        };
        Status[] statuses = Request.waitAllStatus(requests);
        require(array[3] == 0 && array[4] == 10 * left && array[7] == 10 * left + 3, "iRecv");
        require(statuses[0].getSource() == left && requests[0].isNull(), "waitAllStatus");
        Prequest receive = world.recvInit(MPI.slice(array, 0), 1, MPI.INT, left, 6);
        Prequest send = world.sendInit(MPI.slice(out, 2), 1, MPI.INT, right, 6);
        for (int round = 0; round < 2; round++) {
            Prequest.startAll(new Prequest[] {receive, send});
            Request.waitAll(new Request[] {send, receive});
            require(array[0] == 10 * left + 2, "recvInit");
        }
        Request never = world.iRecv(MPI.newByteBuffer(1), 1, MPI.BYTE, left, 77);
        require(!never.test() && Request.testAny(new Request[] {never}) == MPI.UNDEFINED, "test");
        never.cancel();
        require(never.waitStatus().isCancelled(), "cancel");
        require(Request.waitAny(new Request[] {MPI.REQUEST_NULL}) == MPI.UNDEFINED, "waitAny");
        require(Request.waitSome(new Request[] {MPI.REQUEST_NULL}) == null, "waitSome");
    }

    private void collectives() throws MPIException {
        int[] data = {me == 1 ? 5 : 0};
        world.bcast(data, 1, MPI.INT, 1);
        require(data[0] == 5, "bcast");
        int[] all = new int[size];
        world.gather(new int[] {me}, 1, MPI.INT, all, 1, MPI.INT, 0);
        require(me != 0 || all[size - 1] == size - 1, "gather");
        world.gather(new int[] {me}, 1, MPI.INT, me == 0 ? all : null, 1, MPI.INT, 0);
        int[] block = new int[1];
        world.scatter(me == 0 ? all : null, 1, MPI.INT, block, 1, MPI.INT, 0);
        require(block[0] == me, "buffers that only the root has");
        all[me] = me;
        world.gather(me == 0 ? all : new int[] {me}, 1, MPI.INT, 0);
        world.allGather(new int[] {me * me}, 1, MPI.INT, all, 1, MPI.INT);
        require(all[size - 1] == (size - 1) * (size - 1), "allGather");
        int[] mine = new int[1];
        world.scatter(all, 1, MPI.INT, mine, 1, MPI.INT, 0);
        require(mine[0] == me * me, "scatter");
        int[] counts = new int[size];
        int[] places = new int[size];
        Arrays.fill(counts, 1);
        for (int i = 0; i < size; i++) {
            places[i] = size - 1 - i;
        }
        if (me == 0) {
            world.gatherv(all, counts, places, MPI.INT, 0);
            require(all[0] == size - 1, "gatherv in place");
            world.scatterv(all, counts, places, MPI.INT, 0);
        } else {
            world.gatherv(new int[] {me}, 1, MPI.INT, 0);
            world.scatterv(mine, 1, MPI.INT, 0);
            require(mine[0] == me, "scatterv");
        }
        int[] out = new int[size];
        Arrays.fill(out, me);
        world.allToAll(out, 1, MPI.INT, all, 1, MPI.INT);
        require(all[size - 1] == size - 1, "allToAll");
        world.allToAllv(out, counts, places, MPI.INT, all, counts, places, MPI.INT);
        require(all[0] == size - 1, "allToAllv");
        world.allGatherv(new int[] {me}, 1, MPI.INT, all, counts, places, MPI.INT);
        require(all[0] == size - 1, "allGatherv");
        world.iBarrier().waitFor();
        IntBuffer sum = MPI.newIntBuffer(1);
        world.iAllReduce(MPI.slice(new int[] {me}, 0), sum, 1, MPI.INT, MPI.SUM).waitFor();
        require(sum.get(0) == size * (size - 1) / 2, "iAllReduce");
    }

    private void reductions() throws MPIException {
        double[] sum = {1, me};
        world.allReduce(sum, 2, MPI.DOUBLE, MPI.SUM);
        require(sum[0] == size && sum[1] == size * (size - 1) / 2, "allReduce in place");
        double[] largest = {me};
        world.reduce(largest, 1, MPI.DOUBLE, MPI.MAX, 1);
        require(largest[0] == (me == 1 ? size - 1 : me), "reduce in place");
        int[] scanned = new int[1];
        world.scan(new int[] {1}, scanned, 1, MPI.INT, MPI.SUM);
        require(scanned[0] == me + 1, "scan");
        scanned[0] = -1;
        world.exScan(new int[] {2}, scanned, 1, MPI.INT, MPI.SUM);
        require(scanned[0] == (me == 0 ? -1 : 2 * me), "exScan");
        Op firstOf = new Op(
                new UserFunction() {
                    @Override
                    public void call(Object in, Object inOut, int count, Datatype type) {
                        System.arraycopy(in, 0, inOut, 0, count);
                    }
                },
                false);
        int[] first = {me + 3};
        world.allReduce(first, 1, MPI.INT, firstOf);
        require(first[0] == 3, "a user's operation on arrays");
        firstOf.free();
        Op onBytes = new Op(
                new UserFunction() {
                    @Override
                    public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype type) {
                        for (int i = 0; i < count; i++) {
                            inOut.putInt(4 * i, Math.max(in.getInt(4 * i), inOut.getInt(4 * i)));
                        }
                    }
                },
                true);
        int[] most = {me};
        world.allReduce(most, 1, MPI.INT, onBytes);
        require(most[0] == size - 1, "a user's operation on bytes");
        ByteBuffer pair = MPI.newByteBuffer(16);
        mpi.DoubleInt.Data data = MPI.doubleInt.getData(pair);
        data.putValue(-me);
        data.putIndex(me);
        world.allReduce(pair, 1, MPI.DOUBLE_INT, MPI.MINLOC);
        require(data.getValue() == 1 - size && data.getIndex() == size - 1, "MINLOC");
    }

    private void communicators() throws MPIException {
        Intracomm half = world.split(me % 2, -me);
        require(half.getSize() == (size + 1 - me % 2) / 2, "split");
        Group group = world.getGroup();
        Group evens = Group.difference(group, group.rangeIncl(new int[][] {{1, size - 1, 2}}));
        require(
                evens.getSize() == (size + 1) / 2 && evens.getRank() == (me % 2 == 0 ? me / 2 : MPI.UNDEFINED),
                "group");
        require(Group.compare(group, evens) == MPI.UNEQUAL, "compare");
        Intracomm even = world.create(evens);
        require((even == null) == (me % 2 == 1), "create");
        Comm copy = world.dup();
        require(Comm.compare(world, copy) == MPI.CONGRUENT && Comm.compare(world, world) == MPI.IDENT, "compare");
        int key = Comm.createKeyval();
        copy.setAttr(key, "kept");
        require("kept".equals(copy.getAttr(key)), "attributes");
        require((Integer) world.getAttr(MPI.TAG_UB) > 1 << 20, "TAG_UB");
        copy.deleteAttr(key);
        Comm.freeKeyval(key);
        copy.free();
        require(copy.isNull(), "free");
        Intercomm inter = world.createIntercomm(half, 0, lastOf(1 - me % 2), 12);
        require(inter.testInter() && inter.getRemoteSize() == size - half.getSize(), "inter");
        require(inter.merge(me % 2 == 1).getSize() == size, "merge");
        world.setErrhandler(MPI.ERRORS_RETURN);
        require(world.getErrhandler() != null, "errhandler");
    }

    /** The highest rank of a parity, which leads its half. */
    private int lastOf(int parity) {
        return (size - 1) % 2 == parity ? size - 1 : size - 2;
    }

    private void topologies() throws MPIException {
        int[] dims = new int[2];
        CartComm.createDims(size, dims);
        CartComm grid = world.createCart(dims, new boolean[] {true, false}, false);
        require(grid.getTopo().getDimCount() == 2 && grid.getRank(grid.getCoords(me)) == me, "cart");
        require(grid.getTopology() == MPI.CART && world.getTopology() == MPI.UNDEFINED, "topology");
        ShiftParms shift = grid.shift(0, 1);
        int[] token = {me};
        grid.sendRecvReplace(token, 1, MPI.INT, shift.getRankDest(), 0, shift.getRankSource(), 0);
        require(token[0] == shift.getRankSource(), "shift");
        require(grid.sub(new boolean[] {true, false}).getSize() == dims[0], "sub");
        require(grid.dup().getTopo().getDim(0) == dims[0], "dup of a grid");
        int[] index = new int[size];
        int[] edges = new int[size];
        for (int i = 0; i < size; i++) {
            index[i] = i + 1;
            edges[i] = (i + 1) % size;
        }
        GraphComm graph = world.createGraph(index, edges, false);
        require(graph.getNeighbors(me)[0] == right && graph.getDims().getEdgeCount() == size, "graph");
    }

    private void types() throws MPIException {
        Datatype column = Datatype.createVector(3, 1, 4, MPI.INT);
        column.commit();
        require(column.getExtent() == 9 && column.getSize() == 12, "extent");
        int[] matrix = new int[12];
        for (int i = 0; i < 3; i++) {
            matrix[4 * i] = 100 * me + i;
        }
        world.sendRecv(matrix, 1, column, right, 8, MPI.slice(matrix, 1), 1, column, left, 8);
        require(matrix[1] == 100 * left && matrix[9] == 100 * left + 2 && matrix[2] == 0, "vector");
        column.free();
    }
}
