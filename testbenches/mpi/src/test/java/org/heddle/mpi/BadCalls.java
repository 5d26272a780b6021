package org.heddle.mpi;

import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.INT;
import static org.heddle.mpi.error.ErrorClass.ERR_ARG;
import static org.heddle.mpi.error.ErrorClass.ERR_BUFFER;
import static org.heddle.mpi.error.ErrorClass.ERR_COUNT;
import static org.heddle.mpi.error.ErrorClass.ERR_GROUP;
import static org.heddle.mpi.error.ErrorClass.ERR_OP;
import static org.heddle.mpi.error.ErrorClass.ERR_RANK;
import static org.heddle.mpi.error.ErrorClass.ERR_REQUEST;
import static org.heddle.mpi.error.ErrorClass.ERR_ROOT;
import static org.heddle.mpi.error.ErrorClass.ERR_TAG;
import static org.heddle.mpi.error.ErrorClass.ERR_TYPE;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.operation.Op;

/** Every public call of MPI with each argument wrong in turn, as one rank of two makes it. */
final class BadCalls {
    /** A call that must be refused. */
    record Bad(String name, ErrorClass expected, Runnable call) {}

    private interface Send {
        void call(Place buffer, int count, Datatype type, int dest, int tag);
    }

    private interface Receive {
        void call(Place buffer, int count, Datatype type, int source, int tag);
    }

    private interface Buffer {
        void call(Place buffer, int count, Datatype type);
    }

    private interface Root {
        void call(int root);
    }

    private static final int BYTES = 64;

    /** All that the calls could change. */
    final byte[] memory = new byte[BYTES];

    private final Place good = Place.of(ByteBuffer.wrap(memory).order(ByteOrder.LITTLE_ENDIAN));
    private final Place constant =
            Place.of(ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN).asReadOnlyBuffer());
    private final Place other = Place.of(ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN));
    private final Datatype uncommitted = Datatype.createContiguous(1, INT);
    private final Datatype freed = Datatype.createContiguous(1, INT);
    private final Datatype overlapping = Datatype.createHVector(2, 1, 2, INT);
    /** The same 64 bytes until they are 2 GiB. */
    private final Datatype again = Datatype.createHVector(1 << 25, BYTES, 0, BYTE);

    private final List<Bad> all = new ArrayList<>();
    private final Comm world;
    private final Comm alone;
    private final Collectives collectives;

    /** @param alone a communicator of this rank only */
    BadCalls(Comm world, Comm alone, Collectives collectives) {
        this.world = world;
        this.alone = alone;
        this.collectives = collectives;
        freed.commit();
        freed.free();
        overlapping.commit();
        again.commit();
        for (int i = 0; i < BYTES; i++) {
            memory[i] = (byte) (i + 1);
        }
        sends();
        receives();
        probes();
        requests();
        packing();
        groups();
        reductions();
        movements();
    }

    List<Bad> all() {
        return all;
    }

    private void add(String name, ErrorClass expected, Runnable call) {
        all.add(new Bad(name, expected, call));
    }

    /** Adds the calls that are refused for every kind of buffer. */
    private void buffers(String name, Buffer call) {
        add(name + " null buffer", ERR_BUFFER, () -> call.call(null, 1, INT));
        add(name + " count -1", ERR_COUNT, () -> call.call(good, -1, INT));
        add(name + " null type", ERR_TYPE, () -> call.call(good, 1, null));
        add(name + " uncommitted", ERR_TYPE, () -> call.call(good, 1, uncommitted));
        add(name + " freed", ERR_TYPE, () -> call.call(good, 1, freed));
    }

    /** And about one of which bytes are read. */
    private void sources(String name, Buffer call) {
        buffers(name, call);
        add(name + " too small", ERR_BUFFER, () -> call.call(good, BYTES / 4 + 1, INT));
        add(name + " below 0", ERR_BUFFER, () -> call.call(good.plus(-1), 1, INT));
        add(name + " behind 2^63", ERR_BUFFER, () -> call.call(good.plus(Long.MAX_VALUE), 1, INT));
        add(name + " no buffer at all", ERR_BUFFER, () -> call.call(Place.of((ByteBuffer) null), 1, INT));
    }

    /** And about one that is written. */
    private void targets(String name, Buffer call) {
        sources(name, call);
        add(name + " read-only", ERR_BUFFER, () -> call.call(constant, 1, INT));
        add(name + " overlapping", ERR_TYPE, () -> call.call(good, 1, overlapping));
    }

    private void sends() {
        Map<String, Send> calls = new TreeMap<>();
        calls.put("send", world::send);
        calls.put("sSend", world::sSend);
        calls.put("rSend", world::rSend);
        calls.put("bSend", world::bSend);
        calls.put("iSend", world::iSend);
        calls.put("iSsend", world::iSsend);
        calls.put("iRsend", world::iRsend);
        calls.put("sendInit", world::sendInit);
        calls.put("sSendInit", world::sSendInit);
        calls.put("iBsend", world::iBsend);
        calls.put("bSendInit", world::bSendInit);
        calls.put("rSendInit", world::rSendInit);
        int me = world.getRank();
        calls.put(
                "sendRecv's send",
                (buffer, count, type, dest, tag) ->
                        world.sendRecv(buffer, count, type, dest, tag, other, 1, INT, me, 0));
        calls.put(
                "sendRecvReplace's send",
                (buffer, count, type, dest, tag) -> world.sendRecvReplace(buffer, count, type, dest, tag, me, 0));
        calls.forEach((name, call) -> {
            sources(name, (buffer, count, type) -> call.call(buffer, count, type, me, 0));
            add(name + " IN_PLACE", ERR_BUFFER, () -> call.call(Place.IN_PLACE, 1, INT, me, 0));
            add(name + " to 2", ERR_RANK, () -> call.call(good, 1, INT, 2, 0));
            add(name + " to ANY_SOURCE", ERR_RANK, () -> call.call(good, 1, INT, Mpi.ANY_SOURCE, 0));
            add(name + " tag -1", ERR_TAG, () -> call.call(good, 1, INT, me, -1));
            add(name + " ANY_TAG", ERR_TAG, () -> call.call(good, 1, INT, me, Mpi.ANY_TAG));
            add(
                    name + " of 2 GiB",
                    name.startsWith("sendRecvReplace") ? ERR_TYPE : ERR_COUNT,
                    () -> call.call(good, 1, again, me, 0));
        });
    }

    private void receives() {
        Map<String, Receive> calls = new TreeMap<>();
        calls.put("recv", world::recv);
        calls.put("iRecv", world::iRecv);
        calls.put("recvInit", world::recvInit);
        int me = world.getRank();
        calls.put(
                "sendRecv's receive",
                (buffer, count, type, source, tag) ->
                        world.sendRecv(other, 1, INT, me, 0, buffer, count, type, source, tag));
        calls.put(
                "sendRecvReplace's receive",
                (buffer, count, type, source, tag) -> world.sendRecvReplace(buffer, count, type, me, 0, source, tag));
        calls.forEach((name, call) -> {
            targets(name, (buffer, count, type) -> call.call(buffer, count, type, me, 0));
            add(name + " IN_PLACE", ERR_BUFFER, () -> call.call(Place.IN_PLACE, 1, INT, me, 0));
            add(name + " from 2", ERR_RANK, () -> call.call(good, 1, INT, 2, 0));
            add(name + " from UNDEFINED", ERR_RANK, () -> call.call(good, 1, INT, Mpi.UNDEFINED, 0));
            add(name + " tag -1", ERR_TAG, () -> call.call(good, 1, INT, me, -1));
        });
        add("sendRecv into itself", ERR_BUFFER, () -> world.sendRecv(good, 2, INT, me, 0, good.plus(4), 2, INT, me, 0));
    }

    private void probes() {
        add("probe of 2", ERR_RANK, () -> world.probe(2, 0));
        add("probe tag", ERR_TAG, () -> world.probe(0, -9));
        add("iProbe of -9", ERR_RANK, () -> world.iProbe(-9, 0));
        add("iProbe tag", ERR_TAG, () -> world.iProbe(0, -1));
        add("mProbe of 2", ERR_RANK, () -> world.mProbe(2, 0));
        add("mProbe tag", ERR_TAG, () -> world.mProbe(0, -1));
        add("imProbe of 2", ERR_RANK, () -> world.imProbe(2, 0));
        add("imProbe tag", ERR_TAG, () -> world.imProbe(0, -1));
        Message nobodys = world.mProbe(Mpi.PROC_NULL, 0);
        nobodys.mRecv(good, 0, INT);
        add("mRecv twice", ERR_REQUEST, () -> nobodys.mRecv(good, 0, INT));
    }

    private void requests() {
        Prequest fresh = world.recvInit(good, 1, INT, world.getRank(), 0);
        Prequest given = world.sendInit(good, 1, INT, world.getRank(), 0);
        given.free();
        add("start of a freed request", ERR_REQUEST, given::start);
        add("startAll with a freed one", ERR_REQUEST, () -> Prequest.startAll(fresh, given));
        add("startAll twice the same", ERR_REQUEST, () -> Prequest.startAll(fresh, fresh));
        add("startAll with null", ERR_REQUEST, () -> Prequest.startAll(fresh, null));
        add("startAll of null", ERR_REQUEST, () -> Prequest.startAll((Prequest[]) null));
        Request[] hole = {Request.NULL, null};
        add("waitAll with null", ERR_REQUEST, () -> Request.waitAll(hole));
        add("waitAny with null", ERR_REQUEST, () -> Request.waitAny(hole));
        add("waitSome with null", ERR_REQUEST, () -> Request.waitSomeStatus(hole));
        add("testAll with null", ERR_REQUEST, () -> Request.testAll(hole));
        add("testAny with null", ERR_REQUEST, () -> Request.testAnyStatus(hole));
        add("testSome with null", ERR_REQUEST, () -> Request.testSomeStatus(hole));
        add("waitAll of null", ERR_REQUEST, () -> Request.waitAll((Request[]) null));
        add("getCount of null", ERR_TYPE, () -> Status.EMPTY.getCount(null));
        add("getElements of null", ERR_TYPE, () -> Status.EMPTY.getElements(null));
    }

    private void packing() {
        byte[] packed = new byte[16];
        sources("pack", (buffer, count, type) -> world.pack(buffer, count, type, new byte[256], 0));
        targets("unpack", (buffer, count, type) -> world.unpack(new byte[256], 0, buffer, count, type));
        add("pack into null", ERR_BUFFER, () -> world.pack(good, 1, INT, null, 0));
        add("pack into too little", ERR_BUFFER, () -> world.pack(good, 4, INT, packed, 1));
        add("pack at -1", ERR_BUFFER, () -> world.pack(good, 1, INT, packed, -1));
        add("unpack of null", ERR_BUFFER, () -> world.unpack(null, 0, good, 1, INT));
        add("unpack of too little", ERR_BUFFER, () -> world.unpack(packed, 13, good, 1, INT));
        add("packSize -1", ERR_COUNT, () -> world.packSize(-1, INT));
        add("packSize beyond an array", ERR_COUNT, () -> world.packSize(1 << 29, INT));
        Datatype large =
                Datatype.createContiguous(Integer.MAX_VALUE, Datatype.createContiguous(Integer.MAX_VALUE, BYTE));
        add("packSize beyond 64 bits", ERR_COUNT, () -> world.packSize(Integer.MAX_VALUE, large));
        add("packSize of null", ERR_TYPE, () -> world.packSize(1, null));
        add("packSize of a freed type", ERR_TYPE, () -> world.packSize(1, freed));
    }

    private void groups() {
        add("split by -1", ERR_ARG, () -> world.split(-1, 0));
        add("create of null", ERR_GROUP, () -> world.create(null));
        add("create with a stranger", ERR_GROUP, () -> alone.create(world.getGroup()));
        add("incl of null", ERR_ARG, () -> world.getGroup().incl((int[]) null));
        add("incl of 2", ERR_RANK, () -> world.getGroup().incl(0, 2));
        add("incl twice", ERR_RANK, () -> world.getGroup().incl(0, 0));
        add("excl of -1", ERR_RANK, () -> world.getGroup().excl(-1));
        add("translateRanks of null", ERR_ARG, () -> world.getGroup().translateRanks(null, alone.getGroup()));
        add("translateRanks into null", ERR_GROUP, () -> world.getGroup().translateRanks(new int[1], null));
        add("setName null", ERR_ARG, () -> world.setName(null));
        add("user operation null", ERR_OP, () -> Op.create(null, true));
    }

    private void reductions() {
        Map<String, Buffer> sent = new TreeMap<>();
        Map<String, Buffer> received = new TreeMap<>();
        int me = world.getRank();
        sent.put("reduce", (buffer, count, type) -> collectives.reduce(buffer, other, count, type, Op.SUM, 0));
        sent.put("allReduce", (buffer, count, type) -> collectives.allReduce(buffer, other, count, type, Op.SUM));
        sent.put("iAllReduce", (buffer, count, type) -> collectives.iAllReduce(buffer, other, count, type, Op.SUM));
        sent.put("iReduce", (buffer, count, type) -> collectives.iReduce(buffer, other, count, type, Op.SUM, 1));
        sent.put("scan", (buffer, count, type) -> collectives.scan(buffer, other, count, type, Op.SUM));
        sent.put("exScan", (buffer, count, type) -> collectives.exScan(buffer, other, count, type, Op.SUM));
        int[] each = {1, 1};
        sent.put(
                "reduceScatter",
                (buffer, count, type) -> collectives.reduceScatter(buffer, other, new int[] {count, 1}, type, Op.SUM));
        received.put("reduce", (buffer, count, type) -> collectives.reduce(other, buffer, count, type, Op.SUM, me));
        received.put("allReduce", (buffer, count, type) -> collectives.allReduce(other, buffer, count, type, Op.SUM));
        received.put("iAllReduce", (buffer, count, type) -> collectives.iAllReduce(other, buffer, count, type, Op.SUM));
        received.put("scan", (buffer, count, type) -> collectives.scan(other, buffer, count, type, Op.SUM));
        received.put("exScan", (buffer, count, type) -> collectives.exScan(other, buffer, count, type, Op.SUM));
        sent.forEach((name, call) -> sources(name + "'s send", call));
        received.forEach((name, call) -> targets(name + "'s receive", call));
        add("allReduce null op", ERR_OP, () -> collectives.allReduce(other, good, 1, INT, null));
        add("allReduce BYTE sum", ERR_OP, () -> collectives.allReduce(other, good, 1, BYTE, Op.SUM));
        add("allReduce in itself", ERR_BUFFER, () -> collectives.allReduce(good.plus(4), good, 2, INT, Op.SUM));
        add("allReduce 2 GiB", ERR_COUNT, () -> collectives.allReduce(other, good, 1 << 29, INT, Op.SUM));
        add("reduceScatter null counts", ERR_COUNT, () -> collectives.reduceScatter(other, good, null, INT, Op.SUM));
        add(
                "reduceScatter one count",
                ERR_COUNT,
                () -> collectives.reduceScatter(other, good, new int[1], INT, Op.SUM));
        add(
                "reduceScatter count -1",
                ERR_COUNT,
                () -> collectives.reduceScatter(other, good, new int[] {3, -1}, INT, Op.SUM));
        add("reduceScatter null op", ERR_OP, () -> collectives.reduceScatter(other, good, each, INT, null));
        add("reduce IN_PLACE away", ERR_BUFFER, () -> collectives.reduce(Place.IN_PLACE, good, 1, INT, Op.SUM, 1 - me));
        roots("reduce", root -> collectives.reduce(other, good, 1, INT, Op.SUM, root));
        roots("iReduce", root -> collectives.iReduce(other, good, 1, INT, Op.SUM, root));
    }

    private void roots(String name, Root call) {
        for (int root : new int[] {-1, 2, Mpi.PROC_NULL}) {
            add(name + " root " + root, ERR_ROOT, () -> call.call(root));
        }
    }

    private void movements() {
        int me = world.getRank();
        int you = 1 - me;
        sources("bcast at the root", (buffer, count, type) -> collectives.bcast(buffer, count, type, me));
        targets("bcast", (buffer, count, type) -> collectives.bcast(buffer, count, type, you));
        targets("iBcast", (buffer, count, type) -> collectives.iBcast(buffer, count, type, you));
        add("bcast IN_PLACE", ERR_BUFFER, () -> collectives.bcast(Place.IN_PLACE, 1, INT, me));
        roots("bcast", root -> collectives.bcast(good, 1, INT, root));
        roots("iBcast", root -> collectives.iBcast(good, 1, INT, root));
        sources("gather", (buffer, count, type) -> collectives.gather(buffer, count, type, null, 1, null, you));
        sources(
                "gather at the root",
                (buffer, count, type) -> collectives.gather(buffer, count, type, other, 1, INT, me));
        targets("gather into", (buffer, count, type) -> collectives.gather(other, 1, INT, buffer, count, type, me));
        add("gather IN_PLACE away", ERR_BUFFER, () -> collectives.gather(Place.IN_PLACE, 1, INT, good, 1, INT, you));
        add("gather of other blocks", ERR_COUNT, () -> collectives.gather(other, 2, INT, good, 1, INT, me));
        add("gather in itself", ERR_BUFFER, () -> collectives.gather(good.plus(4), 1, INT, good, 1, INT, me));
        roots("gather", root -> collectives.gather(other, 1, INT, good, 1, INT, root));
        targets("scatter", (buffer, count, type) -> collectives.scatter(null, 1, null, buffer, count, type, you));
        targets(
                "scatter at the root",
                (buffer, count, type) -> collectives.scatter(other, 1, INT, buffer, count, type, me));
        sources(
                "scatter of",
                (buffer, count, type) -> collectives.scatter(buffer, count, type, Place.IN_PLACE, 1, INT, me));
        add("scatter IN_PLACE away", ERR_BUFFER, () -> collectives.scatter(other, 1, INT, Place.IN_PLACE, 1, INT, you));
        roots("scatter", root -> collectives.scatter(other, 1, INT, good, 1, INT, root));
        Map<String, Buffer> sent = new TreeMap<>();
        Map<String, Buffer> received = new TreeMap<>();
        sent.put("allGather", (buffer, count, type) -> collectives.allGather(buffer, count, type, other, 1, INT));
        sent.put("iAllGather", (buffer, count, type) -> collectives.iAllGather(buffer, count, type, other, 1, INT));
        sent.put("allToAll", (buffer, count, type) -> collectives.allToAll(buffer, count, type, other, 1, INT));
        sent.put("iAllToAll", (buffer, count, type) -> collectives.iAllToAll(buffer, count, type, other, 1, INT));
        received.put("allGather", (buffer, count, type) -> collectives.allGather(other, 1, INT, buffer, count, type));
        received.put("allToAll", (buffer, count, type) -> collectives.allToAll(other, 1, INT, buffer, count, type));
        sent.forEach((name, call) -> sources(name + "'s send", call));
        received.forEach((name, call) -> targets(name + "'s receive", call));
        add("allToAll IN_PLACE", ERR_BUFFER, () -> collectives.allToAll(Place.IN_PLACE, 1, INT, good, 1, INT));
        add("allToAll of other blocks", ERR_COUNT, () -> collectives.allToAll(other, 2, INT, good, 1, INT));
        add("allGather in itself", ERR_BUFFER, () -> collectives.allGather(good.plus(4), 1, INT, good, 1, INT));
    }
}
