package org.heddle.binding;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.Cartcomm;
import mpi.Comm;
import mpi.Datatype;
import mpi.Graphcomm;
import mpi.Group;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Prequest;
import mpi.Request;
import mpi.ShiftParms;
import mpi.Status;
import mpi.User_function;

/** Calls of the binding with results that can be told by hand; two ranks or more. */
public final class EveryCapitalCall {
    private final Intracomm world = MPI.COMM_WORLD;
    private final int me;
    private final int size;
    private final int right;
    private final int left;

    /** An object of the program's own. */
    private static final class Item implements Serializable {
        private static final long serialVersionUID = 1L;

        private final String name;
        private final List<Integer> numbers = new ArrayList<>();

        Item(String name, int number) {
            this.name = name;
            numbers.add(number);
        }
    }

    private EveryCapitalCall() throws MPIException {
        me = world.Rank();
        size = world.Size();
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
        require(!MPI.Initialized(), "Initialized");
        MPI.Init(args);
        EveryCapitalCall calls = new EveryCapitalCall();
        calls.messages();
        calls.objects();
        calls.collectives();
        calls.objectCollectives();
        calls.reductions();
        calls.communicators();
        calls.topologies();
        calls.types();
        require(MPI.Initialized() && MPI.Wtime() > 0 && MPI.Wtick() == 1e-8, "state");
        require(MPI.Get_processor_name().equals("node" + calls.me), "name");
        MPI.Finalize();
        System.out.println("done " + calls.me);
    }

    private void messages() throws MPIException {
        int[] data = {-1, me, 2 * me, -1};
        int[] got = new int[5];
        if (me == 0) {
            world.Send(data, 1, 2, MPI.INT, right, 1);
        }
        Status status = world.Recv(got, 3, 2, MPI.INT, left, MPI.ANY_TAG);
        require(got[3] == left && got[4] == 2 * left && got[2] == 0, "Recv with an offset");
        require(status.source == left && status.tag == 1 && status.Get_count(MPI.INT) == 2, "status");
        if (me != 0) {
            world.Ssend(data, 1, 2, MPI.INT, right, 1);
        }
        MPI.Buffer_attach(new byte[64]);
        world.Bsend(new double[] {me, me + 0.25}, 1, 1, MPI.DOUBLE, right, 2);
        double[] doubles = new double[1];
        world.Probe(left, 2);
        world.Recv(doubles, 0, 1, MPI.DOUBLE, left, 2);
        require(doubles[0] == left + 0.25, "Bsend");
        require(MPI.Buffer_detach().length == 64, "Buffer_detach");
        Request[] requests = {world.Irecv(got, 0, 2, MPI.INT, left, 3), world.Isend(data, 1, 2, MPI.INT, right, 3)};
        Status[] statuses = Request.Waitall(requests);
        require(got[0] == left && statuses[0].source == left && requests[1].Is_null(), "Waitall");
        world.Sendrecv(data, 2, 1, MPI.INT, right, 4, got, 4, 1, MPI.INT, left, 4);
        require(got[4] == 2 * left, "Sendrecv");
        world.Sendrecv_replace(data, 1, 1, MPI.INT, right, 5, left, 5);
        require(data[1] == left, "Sendrecv_replace");
        Prequest receive = world.Recv_init(got, 0, 1, MPI.INT, left, 6);
        Prequest send = world.Send_init(new int[] {me + 50}, 0, 1, MPI.INT, right, 6);
        Prequest.Startall(new Prequest[] {receive, send});
        send.Wait();
        receive.Wait();
        require(got[0] == left + 50, "Recv_init");
        byte[] packed = new byte[world.Pack_size(2, MPI.CHAR)];
        int at = world.Pack(new char[] {'x', 'y', 'z'}, 1, 2, MPI.CHAR, packed, 0);
        char[] chars = new char[3];
        require(world.Unpack(packed, 0, chars, 1, 2, MPI.CHAR) == at && chars[2] == 'z' && chars[0] == 0, "Pack");
        try {
            world.Send(new float[1], 0, 1, MPI.INT, right, 0);
            require(false, "another array");
        } catch (MPIException refused) {
            require(refused.getMessage().contains("float[]"), refused.getMessage());
        }
    }

    private void objects() throws MPIException {
        Object[] sent = {null, new Item("of " + me, me), "text", new double[][] {{me}, {1, 2}}};
        Object[] got = new Object[4];
        Request receive = world.Irecv(got, 1, 3, MPI.OBJECT, left, 8);
        world.Send(sent, 1, 3, MPI.OBJECT, right, 8);
        Status status = receive.Wait();
        require(status.Get_count(MPI.OBJECT) == 3 && status.source == left && receive.Is_null(), "objects' status");
        require(((Item) got[1]).name.equals("of " + left) && ((Item) got[1]).numbers.get(0) == left, "object");
        require(((double[][]) got[3])[0][0] == left && got[0] == null && "text".equals(got[2]), "arrays");
        world.Sendrecv(new Object[] {"s" + me}, 0, 1, MPI.OBJECT, right, 9, got, 0, 1, MPI.OBJECT, left, 9);
        require(got[0].equals("s" + left), "Sendrecv of objects");
        try {
            world.Send(new Object[] {new Object()}, 0, 1, MPI.OBJECT, right, 9);
            require(false, "no serialisable object");
        } catch (MPIException refused) {
            require(refused.getMessage().contains("cannot be serialised"), refused.getMessage());
        }
    }

    private void collectives() throws MPIException {
        int[] data = {0, me == 1 ? 5 : 0};
        world.Bcast(data, 1, 1, MPI.INT, 1);
        require(data[1] == 5 && data[0] == 0, "Bcast");
        int[] all = new int[size + 1];
        world.Gather(new int[] {9, me}, 1, 1, MPI.INT, all, 1, 1, MPI.INT, 0);
        require(me != 0 || all[size] == size - 1, "Gather");
        world.Allgather(new int[] {me * me}, 0, 1, MPI.INT, all, 1, 1, MPI.INT);
        require(all[size] == (size - 1) * (size - 1), "Allgather");
        int[] mine = new int[2];
        world.Scatter(all, 1, 1, MPI.INT, mine, 1, 1, MPI.INT, 0);
        require(mine[1] == me * me, "Scatter");
        int[] counts = new int[size];
        int[] places = new int[size];
        Arrays.fill(counts, 1);
        for (int i = 0; i < size; i++) {
            places[i] = size - 1 - i;
        }
        world.Gatherv(new int[] {me}, 0, 1, MPI.INT, all, 0, counts, places, MPI.INT, 0);
        require(me != 0 || all[0] == size - 1, "Gatherv");
        world.Allgatherv(new int[] {me}, 0, 1, MPI.INT, all, 1, counts, places, MPI.INT);
        require(all[1] == size - 1, "Allgatherv");
        world.Scatterv(all, 1, counts, places, MPI.INT, mine, 0, 1, MPI.INT, 0);
        require(mine[0] == me, "Scatterv");
        int[] out = new int[size];
        Arrays.fill(out, me);
        world.Alltoall(out, 0, 1, MPI.INT, all, 0, 1, MPI.INT);
        require(all[size - 1] == size - 1, "Alltoall");
        world.Alltoallv(out, 0, counts, places, MPI.INT, all, 1, counts, places, MPI.INT);
        require(all[1] == size - 1, "Alltoallv");
        world.Barrier();
    }

    private void objectCollectives() throws MPIException {
        Object[] one = {me == 1 ? "from 1" : null};
        world.Bcast(one, 0, 1, MPI.OBJECT, 1);
        require(one[0].equals("from 1"), "Bcast of objects");
        Object[] all = new Object[size];
        world.Gather(new Object[] {"g" + me}, 0, 1, MPI.OBJECT, all, 0, 1, MPI.OBJECT, 0);
        require(me == 0 ? all[size - 1].equals("g" + (size - 1)) : all[0] == null, "Gather of objects");
        world.Allgather(new Object[] {"a" + me}, 0, 1, MPI.OBJECT, all, 0, 1, MPI.OBJECT);
        require(all[left].equals("a" + left), "Allgather of objects");
        Object[] mine = new Object[1];
        world.Scatter(all, 0, 1, MPI.OBJECT, mine, 0, 1, MPI.OBJECT, 0);
        require(mine[0].equals("a" + me), "Scatter of objects");
        Object[] out = new Object[size];
        Arrays.setAll(out, to -> me + " to " + to);
        world.Alltoall(out, 0, 1, MPI.OBJECT, all, 0, 1, MPI.OBJECT);
        require(all[left].equals(left + " to " + me), "Alltoall of objects");
        Op joined = new Op(
                new User_function() {
                    @Override
                    public void Call(Object in, int inAt, Object inOut, int inOutAt, int count, Datatype type) {
                        for (int i = 0; i < count; i++) {
                            Object[] target = (Object[]) inOut;
                            target[inOutAt + i] = "" + ((Object[]) in)[inAt + i] + target[inOutAt + i];
                        }
                    }
                },
                false);
        world.Allreduce(new Object[] {"" + me}, 0, mine, 0, 1, MPI.OBJECT, joined);
        require(mine[0].equals("0123456789".substring(0, size)), "Allreduce of objects");
        world.Scan(new Object[] {"" + me}, 0, mine, 0, 1, MPI.OBJECT, joined);
        require(mine[0].equals("0123456789".substring(0, me + 1)), "Scan of objects");
        mine[0] = null;
        world.Reduce(new Object[] {"" + me}, 0, mine, 0, 1, MPI.OBJECT, joined, 1);
        require((me == 1) == (mine[0] != null), "Reduce of objects");
    }

    private void reductions() throws MPIException {
        double[] sum = new double[3];
        world.Allreduce(new double[] {9, 1, me}, 1, sum, 1, 2, MPI.DOUBLE, MPI.SUM);
        require(sum[1] == size && sum[2] == size * (size - 1) / 2, "Allreduce");
        int[] largest = new int[2];
        world.Reduce(new int[] {-me, me}, 0, largest, 0, 1, MPI.INT2, MPI.MINLOC, 0);
        require(me != 0 || largest[0] == 1 - size && largest[1] == size - 1, "MINLOC");
        int[] scanned = new int[1];
        world.Scan(new int[] {2}, 0, scanned, 0, 1, MPI.INT, MPI.SUM);
        require(scanned[0] == 2 * me + 2, "Scan");
        int[] counts = new int[size];
        Arrays.fill(counts, 1);
        int[] each = new int[size];
        Arrays.setAll(each, i -> me + i);
        world.Reduce_scatter(each, 0, scanned, 0, counts, MPI.INT, MPI.SUM);
        require(scanned[0] == size * (size - 1) / 2 + size * me, "Reduce_scatter");
        Op product = new Op(
                new User_function() {
                    @Override
                    public void Call(Object in, int inAt, Object inOut, int inOutAt, int count, Datatype type) {
                        for (int i = 0; i < count; i++) {
                            ((long[]) inOut)[inOutAt + i] *= ((long[]) in)[inAt + i];
                        }
                    }
                },
                true);
        long[] factorial = new long[1];
        world.Allreduce(new long[] {me + 1}, 0, factorial, 0, 1, MPI.LONG, product);
        require(factorial[0] == (size == 2 ? 2 : size == 3 ? 6 : 24), "a user's operation");
        product.Free();
    }

    private void communicators() throws MPIException {
        Intracomm half = world.Split(me % 2, -me);
        Group group = world.Group();
        Group evens = Group.Difference(group, group.Range_incl(new int[][] {{1, size - 1, 2}}));
        require(evens.Size() == (size + 1) / 2, "group");
        require((world.Create(evens) == null) == (me % 2 == 1), "Create");
        Intracomm copy = (Intracomm) world.clone();
        require(Comm.Compare(world, copy) == MPI.CONGRUENT, "Compare");
        copy.Free();
        require(copy.Is_null() && (Integer) world.Attr_get(MPI.TAG_UB) > 0, "Free");
        int other = (size - 1) % 2 == 1 - me % 2 ? size - 1 : size - 2;
        Intercomm inter = world.Create_intercomm(half, 0, other, 12);
        require(inter.Test_inter() && inter.Remote_size() == size - half.Size(), "inter");
        require(inter.Merge(me % 2 == 1).Size() == size, "Merge");
        world.Errhandler_set(MPI.ERRORS_RETURN);
        require(world.Errhandler_get() == MPI.ERRORS_RETURN, "Errhandler_get");
    }

    private void topologies() throws MPIException {
        int[] dims = new int[2];
        Cartcomm.Dims_create(size, dims);
        Cartcomm grid = world.Create_cart(dims, new boolean[] {true, false}, false);
        require(grid.Get().dims[0] == dims[0] && grid.Rank(grid.Coords(me)) == me, "Cartcomm");
        ShiftParms shift = grid.Shift(0, 1);
        int[] token = {me};
        grid.Sendrecv_replace(token, 0, 1, MPI.INT, shift.rank_dest, 0, shift.rank_source, 0);
        require(token[0] == shift.rank_source && grid.Topo_test() == MPI.CART, "Shift");
        require(grid.Sub(new boolean[] {true, false}).Size() == dims[0], "Sub");
        int[] index = new int[size];
        int[] edges = new int[size];
        Arrays.setAll(index, i -> i + 1);
        Arrays.setAll(edges, i -> (i + 1) % size);
        Graphcomm graph = world.Create_graph(index, edges, false);
        require(graph.Neighbours(me)[0] == right && graph.Get().edges.length == size, "Graphcomm");
    }

    private void types() throws MPIException {
        Datatype column = Datatype.Vector(3, 1, 4, MPI.INT);
        column.Commit();
        require(column.Extent() == 9 && column.Size() == 3 && column.Lb() == 0 && column.Ub() == 9, "Extent");
        int[] matrix = new int[12];
        for (int i = 0; i < 3; i++) {
            matrix[4 * i] = 100 * me + i;
        }
        world.Sendrecv(matrix, 0, 1, column, right, 8, matrix, 1, 1, column, left, 8);
        require(matrix[1] == 100 * left && matrix[9] == 100 * left + 2 && matrix[2] == 0, "Vector");
    }
}
