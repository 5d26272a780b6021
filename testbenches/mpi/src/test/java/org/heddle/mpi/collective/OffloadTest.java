package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.collective.Ranks.bytes;
import static org.heddle.mpi.collective.Ranks.doubles;
import static org.heddle.mpi.collective.Ranks.ints;
import static org.heddle.mpi.collective.Ranks.random;
import static org.heddle.mpi.collective.Ranks.wrapped;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.SparseMemory;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.offload.CallTerms;
import org.heddle.mpi.offload.OffloadCall;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.HostWork;
import org.junit.jupiter.api.Test;

/** Calls that the interfaces execute, calls that software does, and errors that ranks are told; over interfaces in memory. */
class OffloadTest {
    private static final int RANKS = 3;
    private static final int MOST_BYTES = 64;
    private static final OffloadSettings SETTINGS =
            new OffloadSettings(2, OffloadSettings.DEFAULT.order(), 0, MOST_BYTES);

    /** Work of a rank with offloaded operations. */
    private interface Program {
        void run(Mpi mpi, Collectives offloaded);
    }

    private static OffloadInMemory run(OffloadInMemory network, Program program) {
        return run(network, SETTINGS, program);
    }

    private static OffloadInMemory run(OffloadInMemory network, OffloadSettings settings, Program program) {
        MpiJob.run(network, mpi -> {
            Collectives offloaded = Collectives.offloaded(mpi.world(), settings);
            program.run(mpi, offloaded);
            offloaded.close();
        });
        return network;
    }

    private static OffloadInMemory run(Program program) {
        return run(new OffloadInMemory(RANKS), program);
    }

    private static int[] sum(Collectives offloaded, int... own) {
        ByteBuffer data = ints(own);
        offloaded.allReduce(Place.IN_PLACE, Place.of(data), own.length, Datatype.INT, Op.SUM);
        return ints(data);
    }

    private static void assertFallbacks(Collectives offloaded, String... texts) {
        assertThat(offloaded.fallbacks().stream().map(Fallback::toString)).containsExactly(texts);
    }

    @Test
    void allRanksOpenTheLowestPortThatIsFreeAtAllInTheHighestOfTheirGenerations() {
        OffloadInMemory network = new OffloadInMemory(RANKS)
                .withFree(0, 0b1110)
                .withFree(1, 0b1101)
                .withFree(2, 0b1011_1100)
                .withGeneration(1, 7)
                .withGeneration(2, 3);
        run(
                network,
                (mpi, offloaded) ->
                        assertThat(sum(offloaded, 1, mpi.world().getRank())).containsExactly(3, 3));
        assertThat(network.events())
                .containsExactlyInAnyOrder(
                        "rank 0 opens port 2 in generation 7",
                        "rank 1 opens port 2 in generation 7",
                        "rank 2 opens port 2 in generation 7",
                        "rank 0 closes port 2.7.",
                        "rank 1 closes port 2.7.",
                        "rank 2 closes port 2.7.");
    }

    @Test
    void softwareDoesEverythingWhereARankHasNoInterface() {
        OffloadInMemory network = new OffloadInMemory(RANKS).without(1);
        run(network, (mpi, offloaded) -> {
            assertThat(sum(offloaded, 4)).containsExactly(12);
            offloaded.barrier();
            String reason = mpi.world().getRank() == 1
                    ? "the network interface computes nothing by itself"
                    : "no port is free at all ranks: close the collective operations of another communicator";
            assertFallbacks(
                    offloaded,
                    "allReduce in software (communicator): " + reason,
                    "barrier in software (communicator): " + reason);
            assertThat(offloaded.offloadedCalls()).isZero();
        });
        assertThat(network.events()).isEmpty();
    }

    @Test
    void softwareDoesEverythingWhereNoPortIsFreeAtAllRanks() {
        OffloadInMemory network = new OffloadInMemory(2).withFree(0, 0b01).withFree(1, 0b10);
        run(network, (mpi, offloaded) -> {
            assertThat(sum(offloaded, 4)).containsExactly(8);
            assertFallbacks(
                    offloaded,
                    "allReduce in software (communicator): no port is free at all ranks: close the collective operations of another communicator");
        });
        assertThat(network.events()).isEmpty();
    }

    @Test
    void softwareDoesEverythingWhereOneRanksPortCannotBeOpened() {
        OffloadInMemory network = new OffloadInMemory(RANKS).refusing(2);
        run(network, (mpi, offloaded) -> {
            assertThat(sum(offloaded, 4)).containsExactly(12);
            assertFallbacks(
                    offloaded,
                    "allReduce in software (communicator): "
                            + (mpi.world().getRank() == 2 ? "no memory" : "another rank's port could not be opened"));
            assertThat(offloaded.offloadedCalls()).isZero();
        });
        assertThat(network.events())
                .hasSize(6)
                .filteredOn(event -> event.contains("closes"))
                .hasSize(3);
    }

    @Test
    void theRootsBytesReachAllAndTheirLastWordIsFilledWithZeros() {
        OffloadInMemory network = new OffloadInMemory(RANKS);
        run(network, (mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            offloaded.barrier();
            long before = network.messages();
            for (int bytes : new int[] {1, 7, 8, 9, 13, 63, MOST_BYTES}) {
                for (int root = 0; root < RANKS; root++) {
                    byte[] sent = random(bytes, bytes + root);
                    ByteBuffer data = wrapped(rank == root ? sent : random(bytes + 1, rank));
                    byte behind = data.get(data.limit() - 1);
                    offloaded.bcast(Place.of(data), bytes, Datatype.BYTE, root);
                    assertThat(data.slice(0, bytes)).isEqualTo(wrapped(sent));
                    assertThat(rank == root ? behind : data.get(bytes)).isEqualTo(behind);
                }
            }
            assertThat(offloaded.offloadedCalls()).isEqualTo(7 * RANKS + 1);
            assertThat(network.messages()).as("messages of software").isEqualTo(before);
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    @Test
    void whatIsTooLongOrEmptyIsBroadcastBySoftware() {
        run((mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            ByteBuffer data = rank == 1 ? wrapped(random(MOST_BYTES + 1, 5)) : bytes(MOST_BYTES + 1);
            offloaded.bcast(Place.of(data), MOST_BYTES + 1, Datatype.BYTE, 1);
            assertThat(data).isEqualTo(wrapped(random(MOST_BYTES + 1, 5)));
            offloaded.bcast(Place.of(bytes(1)), 0, Datatype.BYTE, 1);
            assertFallbacks(
                    offloaded, "bcast in software (size): 72 bytes", "bcast in software (empty): there are no data");
            assertThat(offloaded.offloadedCalls()).isZero();
        });
    }

    @Test
    void aBroadcastKeepsTheHolesOfEachRanksType() {
        Datatype everyOther = Datatype.createVector(3, 1, 2, Datatype.INT);
        everyOther.commit();
        run((mpi, offloaded) -> {
            boolean isRoot = mpi.world().getRank() == 0;
            ByteBuffer data = isRoot ? ints(1, 2, 3, 4, 5) : ints(-1, -2, -3, -4, -5);
            offloaded.bcast(Place.of(data), 1, everyOther, 0);
            assertThat(ints(data)).containsExactly(isRoot ? new int[] {1, 2, 3, 4, 5} : new int[] {1, -2, 3, -4, 5});
        });
    }

    @Test
    void reductionsHaveTheResultOfTheirOperationAtTheRootOrAtAll() {
        run((mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            for (int root = 0; root < RANKS; root++) {
                ByteBuffer result = ints(-1, -1);
                offloaded.reduce(Place.of(ints(rank, 10 * rank)), Place.of(result), 2, Datatype.INT, Op.MAX, root);
                assertThat(ints(result)).containsExactly(rank == root ? new int[] {2, 20} : new int[] {-1, -1});
            }
            ByteBuffer largest = doubles(rank == 1 ? 9 : rank);
            offloaded.allReduce(Place.IN_PLACE, Place.of(largest), 1, Datatype.DOUBLE, Op.MAX);
            assertThat(largest).isEqualTo(doubles(9));
            assertThat(offloaded.offloadedCalls()).isEqualTo(RANKS + 1);
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    @Test
    void locationsAreValuesWithTheirRanks() {
        run((mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            ByteBuffer pairs = bytes(32);
            for (int i = 0; i < 2; i++) {
                pairs.putDouble(16 * i, i == 0 ? -rank : rank).putInt(16 * i + 8, rank);
            }
            offloaded.allReduce(Place.IN_PLACE, Place.of(pairs), 2, Datatype.DOUBLE_INT, Op.MINLOC);
            assertThat(pairs.getDouble(0)).isEqualTo(-2);
            assertThat(pairs.getInt(8)).isEqualTo(2);
            assertThat(pairs.getDouble(16)).isZero();
            assertThat(pairs.getInt(24)).isZero();
            pairs.putDouble(0, rank).putInt(8, rank);
            offloaded.allReduce(Place.IN_PLACE, Place.of(pairs), 1, Datatype.DOUBLE_INT, Op.MAXLOC);
            assertThat(pairs.getInt(8)).isEqualTo(2);
            assertThat(offloaded.offloadedCalls()).isEqualTo(2);
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    @Test
    void reductionsThatBreakARuleAreDoneBySoftware() {
        Op right = Op.create((in, inOut, count, type) -> inOut.slice().put(in.slice()), false);
        Datatype mixed = Datatype.createStruct(
                new int[] {1, 1}, new long[] {0, 8}, new Datatype[] {Datatype.INT, Datatype.LONG});
        mixed.commit();
        Op bitwise = Op.create((in, inOut, count, type) -> {}, true);
        run((mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            ByteBuffer first = ints(rank + 5);
            offloaded.allReduce(Place.IN_PLACE, Place.of(first), 1, Datatype.INT, right);
            assertThat(ints(first)).as("that of the lowest rank").containsExactly(5);
            offloaded.allReduce(Place.IN_PLACE, Place.of(bytes(4)), 0, Datatype.INT, Op.SUM);
            offloaded.allReduce(Place.IN_PLACE, Place.of(bytes(16)), 1, mixed, bitwise);
            assertThat(sum(offloaded, new int[17])).containsOnly(0);
            ByteBuffer product = ints(rank + 1);
            offloaded.reduce(
                    rank == 0 ? Place.IN_PLACE : Place.of(product), Place.of(product), 1, Datatype.INT, Op.PROD, 0);
            if (rank == 0) {
                assertThat(ints(product)).containsExactly(6);
            }
            List<String> told =
                    offloaded.fallbacks().stream().map(Fallback::toString).toList();
            assertThat(told).hasSize(5);
            assertThat(told.get(0))
                    .isEqualTo(
                            "allReduce in software (commutative): a user operation that does not commute must keep the order of ranks");
            assertThat(told.get(1)).isEqualTo("allReduce in software (empty): there are no data");
            assertThat(told.get(2))
                    .startsWith("allReduce in software (type): ")
                    .endsWith(" is made of several basic types");
            assertThat(told.get(3)).isEqualTo("allReduce in software (size): 68 bytes");
            assertThat(told.get(4)).isEqualTo("reduce in software (operation): no multiplier");
            assertThat(offloaded.offloadedCalls()).isZero();
        });
    }

    @Test
    void ranksThatDoNotMakeTheSameCallAreTold() {
        Datatype pair = Datatype.createStruct(
                new int[] {1, 1}, new long[] {0, 4}, new Datatype[] {Datatype.INT, Datatype.FLOAT});
        pair.commit();
        Datatype reverse = Datatype.createStruct(
                new int[] {1, 1}, new long[] {0, 4}, new Datatype[] {Datatype.FLOAT, Datatype.INT});
        reverse.commit();
        Datatype sameBegin = Datatype.createStruct(
                new int[] {1, 1}, new long[] {0, 4}, new Datatype[] {Datatype.INT, Datatype.UINT32});
        sameBegin.commit();
        Place huge = Place.of(new SparseMemory(1L << 40), 0);
        Place memory = Place.of(bytes(512));
        Place other = Place.of(bytes(512));
        List<List<Program>> disagreements = List.of(
                List.of((mpi, c) -> c.barrier(), (mpi, c) -> c.bcast(memory, 1, Datatype.LONG, 0)),
                List.of(
                        (mpi, c) -> c.bcast(memory, 1, Datatype.LONG, 0),
                        (mpi, c) -> c.bcast(memory, 1, Datatype.LONG, 1)),
                List.of(
                        (mpi, c) -> c.bcast(memory, 13, Datatype.BYTE, 0),
                        (mpi, c) -> c.bcast(memory, 14, Datatype.BYTE, 0)),
                List.of(
                        (mpi, c) -> c.bcast(memory, 2, Datatype.INT, 0),
                        (mpi, c) -> c.bcast(memory, 2, Datatype.FLOAT, 0)),
                List.of((mpi, c) -> c.bcast(memory, 1, pair, 0), (mpi, c) -> c.bcast(memory, 1, reverse, 0)),
                List.of((mpi, c) -> c.bcast(memory, 1, pair, 0), (mpi, c) -> c.bcast(memory, 2, Datatype.INT, 0)),
                List.of((mpi, c) -> c.bcast(memory, 1, pair, 0), (mpi, c) -> c.bcast(memory, 1, sameBegin, 0)),
                // Software does both of each pair.
                List.of(
                        (mpi, c) -> c.bcast(huge, Integer.MAX_VALUE - 1, Datatype.BYTE, 0),
                        (mpi, c) -> c.bcast(huge, Integer.MAX_VALUE, Datatype.BYTE, 0)),
                List.of(
                        (mpi, c) -> c.bcast(huge, Integer.MAX_VALUE, Datatype.BYTE, 0),
                        (mpi, c) -> c.bcast(huge, Integer.MAX_VALUE, Datatype.LONG, 0)),
                List.of(
                        (mpi, c) -> c.bcast(memory, 100, Datatype.BYTE, 0),
                        (mpi, c) -> c.bcast(memory, 101, Datatype.BYTE, 0)),
                List.of(
                        (mpi, c) -> c.allReduce(memory, other, 20, Datatype.INT, Op.SUM),
                        (mpi, c) -> c.allReduce(memory, other, 20, Datatype.INT, Op.MAX)),
                List.of(
                        (mpi, c) -> c.allReduce(memory, other, 1, Datatype.INT, Op.PROD),
                        (mpi, c) -> c.allReduce(memory, other, 2, Datatype.INT, Op.PROD)),
                List.of(
                        (mpi, c) -> c.gather(memory, 1, Datatype.INT, other, 1, Datatype.INT, 0),
                        (mpi, c) -> c.gather(memory, 1, Datatype.INT, other, 1, Datatype.INT, 1)),
                List.of(
                        (mpi, c) -> c.scan(memory, other, 1, Datatype.INT, Op.SUM),
                        (mpi, c) -> c.exScan(memory, other, 1, Datatype.INT, Op.SUM)),
                // One of them software.
                List.of(
                        (mpi, c) -> c.allReduce(memory, other, 16, Datatype.INT, Op.SUM),
                        (mpi, c) -> c.allReduce(memory, other, 17, Datatype.INT, Op.SUM)),
                List.of(
                        (mpi, c) -> c.reduce(memory, other, 1, Datatype.INT, Op.SUM, 0),
                        (mpi, c) -> c.allReduce(memory, other, 1, Datatype.INT, Op.SUM)));
        run((mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            for (List<Program> two : disagreements) {
                Program own = two.get(rank == 1 ? 1 : 0);
                assertThatThrownBy(() -> own.run(mpi, offloaded))
                        .as("disagreement " + disagreements.indexOf(two))
                        .isInstanceOf(MpiException.class)
                        .hasMessageContaining("ranks 0 and 1 do not agree");
                assertThat(sum(offloaded, 1)).as("behind it").containsExactly(RANKS);
            }
        });
    }

    @Test
    void aClosedPortLeavesAllToSoftwareAndIsClosedOnce() {
        OffloadInMemory network = run((mpi, offloaded) -> {
            offloaded.barrier();
            assertThat(offloaded.offloadedCalls()).isEqualTo(1);
            offloaded.close();
            assertThat(sum(offloaded, 2)).containsExactly(6);
            offloaded.barrier();
            assertFallbacks(
                    offloaded,
                    "allReduce in software (communicator): its port has been closed",
                    "barrier in software (communicator): its port has been closed");
        });
        assertThat(network.events())
                .filteredOn(event -> event.contains("closes"))
                .hasSize(RANKS);
    }

    @Test
    void theHostsWorkOfEachCallIsCounted() {
        OffloadInMemory network = new OffloadInMemory(RANKS);
        long[] before = new long[3];
        run(network, (mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            HostWork[] kinds = {HostWork.COLLECTIVE_CALL, HostWork.OFFLOADED_START, HostWork.OFFLOADED_END};
            for (int i = 0; i < kinds.length; i++) {
                if (rank == 0) {
                    before[i] = network.work(0, kinds[i]);
                }
            }
            sum(offloaded, 1);
            offloaded.barrier();
            // What software does goes by the interface first, where ranks are compared.
            sum(offloaded, new int[17]);
            if (rank == 0) {
                assertThat(network.work(0, HostWork.OFFLOADED_START) - before[1])
                        .isEqualTo(3);
                assertThat(network.work(0, HostWork.OFFLOADED_END) - before[2]).isEqualTo(3);
                assertThat(network.work(0, HostWork.COLLECTIVE_CALL) - before[0])
                        .isEqualTo(3);
                assertThat(offloaded.offloadedCalls()).isEqualTo(2);
            }
        });
    }

    @Test
    void theRanksCompareWhatTheElementsDoNotSay() {
        Datatype everyOther = Datatype.createVector(3, 1, 2, Datatype.INT);
        everyOther.commit();
        OffloadInMemory network = run((mpi, offloaded) -> {
            offloaded.barrier();
            offloaded.bcast(Place.of(bytes(24)), 1, everyOther, 1);
            offloaded.bcast(Place.of(bytes(7)), 7, Datatype.BYTE, 2);
            offloaded.reduce(Place.of(bytes(24)), Place.of(bytes(24)), 3, Datatype.DOUBLE, Op.SUM, 2);
            offloaded.allReduce(Place.of(bytes(12)), Place.of(bytes(12)), 3, Datatype.UINT32, Op.BXOR);
            offloaded.allReduce(Place.of(bytes(32)), Place.of(bytes(32)), 2, Datatype.DOUBLE_INT, Op.MAXLOC);
            offloaded.allReduce(Place.of(bytes(24)), Place.of(bytes(24)), 3, Datatype.INT2, Op.MINLOC);
        });
        assertThat(network.calls())
                .containsExactly(
                        words(1, new CallTerms("barrier", 1, 0, false, 0, 0)),
                        words(2, new CallTerms("bcast", 2, 1, false, 12, Basic.INT.code())),
                        words(1, new CallTerms("bcast", 2, 2, false, 7, Basic.BYTE.code())),
                        new OffloadCall(Op.SUM, Basic.DOUBLE, false, 3, CallTerms.of("reduce", 3, 2)),
                        new OffloadCall(Op.BXOR, Basic.UINT32, false, 3, CallTerms.of("allReduce", 4, 0)),
                        new OffloadCall(Op.MAXLOC, Basic.DOUBLE, true, 2, CallTerms.of("allReduce", 4, 0)),
                        new OffloadCall(Op.MINLOC, Basic.INT, true, 3, CallTerms.of("allReduce", 4, 0)),
                        words(1, new CallTerms("close", 12, 0, false, 0, 0)));
    }

    private static OffloadCall words(int words, CallTerms terms) {
        return new OffloadCall(Op.BOR, Basic.UINT64, false, words, terms);
    }

    @Test
    void ranksAgreeOnWhatIsAlwaysSoftwareAndItIsNoFallback() {
        int[] ones = {1, 1, 1};
        int[] places = {0, 1, 2};
        int[] inBytes = {0, 4, 8};
        Datatype[] types = {Datatype.INT, Datatype.INT, Datatype.INT};
        OffloadInMemory network = run((mpi, c) -> {
            Place in = Place.of(bytes(12));
            Place out = Place.of(bytes(12));
            c.gather(in, 1, Datatype.INT, out, 1, Datatype.INT, 1);
            c.gatherV(in, 1, Datatype.INT, out, ones, places, Datatype.INT, 2);
            c.scatter(in, 1, Datatype.INT, out, 1, Datatype.INT, 2);
            c.scatterV(in, ones, places, Datatype.INT, out, 1, Datatype.INT, 1);
            c.allGather(in, 1, Datatype.INT, out, 1, Datatype.INT);
            c.allGatherV(in, 1, Datatype.INT, out, ones, places, Datatype.INT);
            c.allToAll(in, 1, Datatype.INT, out, 1, Datatype.INT);
            c.allToAllV(in, ones, places, Datatype.INT, out, ones, places, Datatype.INT);
            c.allToAllW(in, ones, inBytes, types, out, ones, inBytes, types);
            c.scan(in, out, 1, Datatype.INT, Op.SUM);
            c.exScan(in, out, 1, Datatype.INT, Op.SUM);
            c.reduceScatter(in, out, ones, Datatype.INT, Op.SUM);
            c.reduceScatterBlock(in, out, 1, Datatype.INT, Op.SUM);
            assertThat(c.offloadedCalls()).isZero();
            assertThat(c.fallbacks()).isEmpty();
            c.close();
            c.scan(in, out, 1, Datatype.INT, Op.SUM);
        });
        assertThat(network.calls())
                .containsExactly(
                        agreement("GATHER", 5, 1),
                        agreement("GATHER_V", 5, 2),
                        agreement("SCATTER", 6, 2),
                        agreement("SCATTER_V", 6, 1),
                        agreement("ALL_GATHER", 7, 0),
                        agreement("ALL_GATHER_V", 7, 0),
                        agreement("ALL_TO_ALL", 8, 0),
                        agreement("ALL_TO_ALL_V", 8, 0),
                        agreement("ALL_TO_ALL_W", 8, 0),
                        agreement("SCAN", 9, 0),
                        agreement("EX_SCAN", 11, 0),
                        agreement("REDUCE_SCATTER", 10, 0),
                        agreement("REDUCE_SCATTER_BLOCK", 10, 0),
                        words(1, CallTerms.of("close", 12, 0)));
    }

    private static OffloadCall agreement(String name, int kind, int root) {
        return words(1, new CallTerms(name, kind, root, true, 0, 0));
    }

    @Test
    void eachOperationAndTypeHasTheResultOfSoftware() {
        List<Op> ops = List.of(Op.SUM, Op.MAX, Op.MIN, Op.LAND, Op.LOR, Op.LXOR, Op.BAND, Op.BOR, Op.BXOR);
        List<Datatype> types =
                List.of(Datatype.INT8, Datatype.SHORT, Datatype.INT, Datatype.UINT32, Datatype.LONG, Datatype.UINT64);
        List<Datatype> pairs =
                List.of(Datatype.INT2, Datatype.SHORT_INT, Datatype.LONG_INT, Datatype.FLOAT_INT, Datatype.DOUBLE_INT);
        run((mpi, offloaded) -> {
            Collectives software = new Collectives(mpi.world());
            for (Op op : ops) {
                types.forEach(type -> assertLikeSoftware(mpi, offloaded, software, type, op));
            }
            for (Datatype type : pairs) {
                assertLikeSoftware(mpi, offloaded, software, type, Op.MINLOC);
                assertLikeSoftware(mpi, offloaded, software, type, Op.MAXLOC);
            }
            assertThat(offloaded.offloadedCalls()).isEqualTo(2 * (9 * 6 + 5 * 2));
            assertThat(offloaded.fallbacks()).isEmpty();
            assertThat(software.offloadedCalls()).isZero();
            assertThat(software.fallbacks()).isEmpty();
            software.close();
        });
    }

    private static void assertLikeSoftware(Mpi mpi, Collectives offloaded, Collectives software, Datatype type, Op op) {
        int rank = mpi.world().getRank();
        int bytes = (int) (3 * type.getExtent());
        Place own = Place.of(wrapped(random(bytes, 31 * op.number() + rank)));
        ByteBuffer expected = bytes(bytes);
        software.allReduce(own, Place.of(expected), 3, type, op);
        ByteBuffer atAll = bytes(bytes);
        offloaded.allReduce(own, Place.of(atAll), 3, type, op);
        assertThat(atAll).as(op + " of " + type).isEqualTo(expected);
        ByteBuffer atRoot = bytes(bytes);
        offloaded.reduce(own, Place.of(atRoot), 3, type, op, 1);
        assertThat(atRoot).as(op + " of " + type).isEqualTo(rank == 1 ? expected : bytes(bytes));
    }

    @Test
    void aBroadcastBeyondWhatInterfacesCanCountIsLeftToSoftware() {
        MpiJob.run(new OffloadInMemory(1), mpi -> {
            Offload offload = Offload.open(
                    mpi.world().forCollectives(), new OffloadSettings(2, OffloadSettings.DEFAULT.order(), 0, 1L << 40));
            Place huge = Place.of(new SparseMemory(1L << 40), 0);
            assertThat(offload.bcast(huge, Integer.MAX_VALUE - 7, Datatype.BYTE, 0))
                    .isFalse();
            assertThat(offload.bcast(huge, Integer.MAX_VALUE, Datatype.LONG, 0)).isFalse();
            assertThat(offload.fallbacks().stream().map(Fallback::toString))
                    .containsExactly(
                            "bcast in software (size): 2147483640 bytes",
                            "bcast in software (size): 17179869176 bytes");
            offload.close();
        });
        MpiJob.run(new OffloadInMemory(1), mpi -> {
            Offload offload = Offload.open(mpi.world().forCollectives(), SETTINGS);
            Place huge = Place.of(new SparseMemory(1L << 40), 0);
            assertThat(offload.bcast(huge, Integer.MAX_VALUE - 8, Datatype.BYTE, 0))
                    .isFalse();
            assertThat(offload.fallbacks().stream().map(Fallback::toString))
                    .as("whole words, of which the interface says that they are too many")
                    .containsExactly("bcast in software (size): 2147483640 bytes");
            offload.close();
        });
    }

    @Test
    void closingIsNoCallAndSoNeverAFallback() {
        OffloadSettings nothing = new OffloadSettings(2, OffloadSettings.DEFAULT.order(), 0, 0);
        OffloadInMemory network = run(new OffloadInMemory(RANKS), nothing, (mpi, offloaded) -> {
            offloaded.barrier();
            offloaded.close();
            assertFallbacks(offloaded, "barrier in software (size): 8 bytes");
            assertThat(offloaded.offloadedCalls()).isZero();
        });
        assertThat(network.events())
                .filteredOn(event -> event.contains("closes"))
                .hasSize(RANKS);
        run((mpi, offloaded) -> {
            offloaded.barrier();
            offloaded.close();
            assertThat(offloaded.offloadedCalls()).isEqualTo(1);
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    @Test
    void aPortStaysOpenIfARankDidNotCloseItWithTheOthers() {
        OffloadInMemory network = run((mpi, offloaded) -> {
            Runnable own = mpi.world().getRank() == 1 ? offloaded::barrier : offloaded::close;
            assertThatThrownBy(own::run)
                    .isInstanceOf(MpiException.class)
                    .hasMessageContaining("ranks 0 and 1 do not agree");
            assertThat(sum(offloaded, 1)).containsExactly(RANKS);
            assertThat(offloaded.fallbacks()).isEmpty();
        });
        assertThat(network.events())
                .filteredOn(event -> event.contains("closes"))
                .hasSize(RANKS);
    }

    @Test
    void communicatorsHavePortsOfTheirOwnUntilThereAreNoMore() {
        String none =
                "barrier in software (communicator): no port is free at all ranks: close the collective operations of another communicator";
        OffloadInMemory network = run((mpi, first) -> {
            Collectives second = Collectives.offloaded(mpi.world(), SETTINGS);
            Collectives third = Collectives.offloaded(mpi.world(), SETTINGS);
            first.barrier();
            second.barrier();
            third.barrier();
            assertThat(first.fallbacks()).isEmpty();
            assertThat(second.fallbacks()).isEmpty();
            assertFallbacks(third, none);
            third.close();
            first.close();
            Collectives fourth = Collectives.offloaded(mpi.world(), SETTINGS);
            fourth.barrier();
            assertThat(fourth.fallbacks()).isEmpty();
            fourth.close();
            second.close();
        });
        assertThat(network.events())
                .filteredOn(event -> event.startsWith("rank 0 opens"))
                .containsExactly(
                        "rank 0 opens port 0 in generation 0",
                        "rank 0 opens port 1 in generation 1",
                        "rank 0 opens port 0 in generation 2");
    }

    @Test
    void aPartOfTheRanksHasATreeOfItsOwn() {
        run((mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            Comm part = mpi.world().split(rank == 1 ? Mpi.UNDEFINED : 0, -rank);
            if (part != null) {
                Collectives two = Collectives.offloaded(part, SETTINGS);
                assertThat(sum(two, rank)).containsExactly(2);
                ByteBuffer data = ints(rank);
                two.bcast(Place.of(data), 1, Datatype.INT, 0);
                assertThat(ints(data)).as("that of the highest rank").containsExactly(2);
                assertThat(two.offloadedCalls()).isEqualTo(2);
                two.close();
            }
            assertThat(sum(offloaded, 1)).containsExactly(RANKS);
        });
    }

    @Test
    void nobodyLeavesABarrierBeforeTheLastHasEnteredItWhoeverDoesIt() {
        List<OffloadInMemory> networks = List.of(new OffloadInMemory(RANKS), new OffloadInMemory(RANKS).without(0));
        for (OffloadInMemory network : networks) {
            long[] first = new long[RANKS];
            long[] second = new long[RANKS];
            run(network, (mpi, offloaded) -> {
                assertWaitsForAll(mpi, offloaded, first);
                offloaded.close();
                assertWaitsForAll(mpi, offloaded, second);
            });
        }
    }

    private static void assertWaitsForAll(Mpi mpi, Collectives offloaded, long[] entered) {
        int rank = mpi.world().getRank();
        mpi.idle(1 + 1_000 * ((rank + 1) % RANKS));
        entered[rank] = mpi.cycle();
        offloaded.barrier();
        assertThat(entered).doesNotContain(0);
        assertThat(mpi.cycle()).isGreaterThan(Arrays.stream(entered).max().orElseThrow());
    }

    @Test
    void elementsThatHostsReduceAreTheirWorkAndThoseOfInterfacesAreNot() {
        OffloadInMemory network = new OffloadInMemory(RANKS);
        long[] offloadedWork = new long[RANKS];
        long[] softwareWork = new long[RANKS];
        run(network, (mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            long before = network.work(rank, HostWork.REDUCED_ELEMENT);
            sum(offloaded, 1, 2);
            long between = network.work(rank, HostWork.REDUCED_ELEMENT);
            sum(offloaded, new int[17]);
            offloadedWork[rank] = between - before;
            softwareWork[rank] = network.work(rank, HostWork.REDUCED_ELEMENT) - between;
        });
        assertThat(offloadedWork).containsOnly(0);
        assertThat(Arrays.stream(softwareWork).sum()).isEqualTo(17 * (RANKS - 1));
    }
}
