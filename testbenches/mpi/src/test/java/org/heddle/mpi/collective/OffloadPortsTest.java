package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.collective.OffloadedRuns.RANKS;
import static org.heddle.mpi.collective.OffloadedRuns.SETTINGS;
import static org.heddle.mpi.collective.OffloadedRuns.assertFallbacks;
import static org.heddle.mpi.collective.OffloadedRuns.run;
import static org.heddle.mpi.collective.OffloadedRuns.sum;
import static org.heddle.mpi.collective.Ranks.ints;

import java.nio.ByteBuffer;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.offload.OffloadSettings;
import org.junit.jupiter.api.Test;

/** Ports: which of them ranks open, who does the calls where there is none, and how they are closed; over interfaces in memory. */
class OffloadPortsTest {
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
}
