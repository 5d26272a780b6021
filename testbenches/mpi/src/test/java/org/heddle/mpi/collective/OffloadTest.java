package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.collective.OffloadedRuns.MOST_BYTES;
import static org.heddle.mpi.collective.OffloadedRuns.RANKS;
import static org.heddle.mpi.collective.OffloadedRuns.SETTINGS;
import static org.heddle.mpi.collective.OffloadedRuns.assertFallbacks;
import static org.heddle.mpi.collective.OffloadedRuns.run;
import static org.heddle.mpi.collective.OffloadedRuns.sum;
import static org.heddle.mpi.collective.Ranks.bytes;
import static org.heddle.mpi.collective.Ranks.doubles;
import static org.heddle.mpi.collective.Ranks.ints;
import static org.heddle.mpi.collective.Ranks.random;
import static org.heddle.mpi.collective.Ranks.wrapped;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.SparseMemory;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.HostWork;
import org.junit.jupiter.api.Test;

/** Calls that the interfaces execute, their results, calls that software does, and the host's work; over interfaces in memory. */
class OffloadTest {
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
