package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.mpi.Comm;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Messages of more layouts than lists fit, on two nodes in RTL. */
class ManyLayoutsTest {
    private static final int LAYOUTS = 24;
    private static final int ELEMENTS = 40;
    private static final int PLACES = 120;
    private static final int LIST_BYTES = 4 * ELEMENTS;
    private static final int BYTES = 8 * PLACES;

    /** Elements at random places: more groups than a request has room for. */
    private static Datatype layout(int number) {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < PLACES - 1; place++) {
            places.add(place);
        }
        Collections.shuffle(places, new Random(number));
        int[] chosen = places.subList(0, ELEMENTS).stream()
                .sorted()
                .mapToInt(Integer::intValue)
                .toArray();
        Datatype type = Datatype.createIndexedBlock(1, chosen, DOUBLE);
        type.commit();
        return type;
    }

    private static List<Datatype> layouts() {
        List<Datatype> all = new ArrayList<>();
        for (int number = 0; number < LAYOUTS; number++) {
            all.add(layout(number));
        }
        return all;
    }

    private static Place filled(SimulatedTransports transports, Dimmnet2Transport transport, int rank, int message) {
        Place place = transports.zeros(transport, rank, BYTES);
        if (rank == 0) {
            byte[] data = new byte[BYTES];
            new Random(1_000 + message).nextBytes(data);
            transports.node(transport, 0).memory().backdoorWrite(place.address(), data, 0, BYTES);
        }
        return place;
    }

    private static void check(
            SimulatedTransports transports, Dimmnet2Transport transport, Place[][] places, Datatype type, int message) {
        assertThat(transports.packed(transport, 1, places[1][message].address(), type))
                .as("message %d", message)
                .isEqualTo(transports.packed(transport, 0, places[0][message].address(), type));
    }

    @Test
    @Tag("slow")
    void moreLayoutsThanFitGoOneAfterTheOther() {
        List<Datatype> types = layouts();
        Place[][] places = new Place[2][2 * LAYOUTS];
        try (SimulatedTransports transports = new SimulatedTransports(Dimmnet2Configuration.improved())) {
            Dimmnet2Transport transport = transports.open(2, Dimmnet2Settings.DEFAULT.withListBytes(5 * LIST_BYTES));
            MpiJob.run(transport, mpi -> {
                Comm world = mpi.world();
                int rank = world.getRank();
                for (int message = 0; message < 2 * LAYOUTS; message++) {
                    places[rank][message] = filled(transports, transport, rank, message);
                    if (rank == 0) {
                        world.send(places[0][message], 1, types.get(message % LAYOUTS), 1, 0);
                    } else {
                        world.recv(places[1][message], 1, types.get(message % LAYOUTS), 0, 0);
                    }
                    assertThat(transport.listBytes(rank)).isBetween((long) LIST_BYTES, 5L * LIST_BYTES);
                }
            });
            for (int message = 0; message < 2 * LAYOUTS; message++) {
                check(transports, transport, places, types.get(message % LAYOUTS), message);
            }
        }
    }

    /** There is room for none: only what is in use stays. */
    @Test
    @Tag("slow")
    void noListIsOverwrittenWhileATransferUsesIt() {
        List<Datatype> types = layouts();
        Place[][] places = new Place[2][LAYOUTS];
        long[] inUse = new long[1];
        try (SimulatedTransports transports = new SimulatedTransports(Dimmnet2Configuration.improved())) {
            Dimmnet2Transport transport = transports.open(2, Dimmnet2Settings.DEFAULT.withListBytes(0));
            MpiJob.run(transport, mpi -> {
                Comm world = mpi.world();
                int rank = world.getRank();
                Request[] requests = new Request[LAYOUTS];
                for (int message = 0; message < LAYOUTS; message++) {
                    places[rank][message] = filled(transports, transport, rank, message);
                }
                for (int i = 0; i < LAYOUTS; i++) {
                    int message = rank == 0 ? i : LAYOUTS - 1 - i;
                    requests[i] = rank == 0
                            ? world.iSend(places[0][message], 1, types.get(message), 1, message)
                            : world.iRecv(places[1][message], 1, types.get(message), 0, message);
                }
                if (rank == 0) {
                    inUse[0] = transport.listBytes(0);
                }
                Request.waitAll(requests);
                assertThat(transport.listBytes(rank)).isZero();
            });
            for (int message = 0; message < LAYOUTS; message++) {
                check(transports, transport, places, types.get(message), message);
            }
            assertThat(inUse[0]).isGreaterThan(4 * LIST_BYTES);
        }
    }
}
