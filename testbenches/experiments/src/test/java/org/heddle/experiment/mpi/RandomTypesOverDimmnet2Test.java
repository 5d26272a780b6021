package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.heddle.device.NodeMemory;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.NaiveType;
import org.heddle.mpi.datatype.RandomTypes;
import org.heddle.mpi.datatype.RandomTypes.Twin;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.LinkFault;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random nested types, structs among them, as messages between two nodes in RTL, against their typemaps written out entry by entry.
 * Both memories are compared byte for byte, with a margin on either side. A failure names the seed that repeats it.
 */
@Tag("slow")
class RandomTypesOverDimmnet2Test {
    private static final int FEW_MESSAGES = 24;
    private static final int MESSAGES = Integer.getInteger("heddle.randomMessages", 120);
    private static final int MARGIN = 64;
    private static final int LARGEST_SPAN = 30_000;

    /** A message: rank 0 sends as one type, or packed; rank 1 receives as another of the same basic types, or packed. */
    private record Exchange(int seed, Twin sent, Twin received, int skew) {
        static Exchange of(int seed) {
            Random random = new Random(seed * 0x9E3779B97F4A7C15L); // neighbouring seeds begin alike
            RandomTypes types = new RandomTypes(random);
            Twin twin = repeated(types.next(), random);
            while (twin.naive().size() == 0
                    || twin.naive().trueUb() - twin.naive().trueLb() > LARGEST_SPAN
                    || LongStream.of(twin.naive().bytes()).distinct().count()
                            < twin.naive().size()) {
                twin = repeated(types.next(), random);
            }
            Twin packed = packed((int) twin.naive().size());
            int form = random.nextInt(3);
            return new Exchange(seed, form == 1 ? packed : twin, form == 2 ? packed : twin, random.nextInt(8));
        }

        /** Many of them some bytes apart, so that there is work for vector accesses. */
        private static Twin repeated(Twin twin, Random random) {
            int count = 1 + random.nextInt(random.nextBoolean() ? 3 : 60);
            long span = twin.naive().trueUb() - twin.naive().trueLb();
            long distance = random.nextInt(3) == 0 ? span + random.nextInt(9) : (span / 4 + 1 + random.nextInt(4)) * 4;
            long[] steps = LongStream.range(0, count).map(i -> i * distance).toArray();
            int[] ones = new int[count];
            Arrays.fill(ones, 1);
            return new Twin(
                    Datatype.createHVector(count, 1, distance, twin.type()),
                    twin.naive().blocks(ones, steps));
        }

        private static Twin packed(int bytes) {
            return new Twin(
                    Datatype.createContiguous(bytes, Datatype.PACKED),
                    NaiveType.of(Basic.BYTE).blocks(new int[] {bytes}, new long[] {0}));
        }

        String where() {
            return "seed " + seed + ": " + sent.type() + " into " + received.type();
        }
    }

    static List<Dimmnet2Configuration> configurations() {
        return Dimmnet2Configuration.all();
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void randomTypesArriveAsTheirTypemapsSay(Dimmnet2Configuration configuration) {
        arrive(configuration, FEW_MESSAGES);
    }

    @Tag("whole")
    @ParameterizedTest
    @MethodSource("configurations")
    void moreRandomTypesArriveAsTheirTypemapsSay(Dimmnet2Configuration configuration) {
        arrive(configuration, MESSAGES);
    }

    private static void arrive(Dimmnet2Configuration configuration, int messages) {
        try (SimulatedTransports transports = new SimulatedTransports(configuration)) {
            Dimmnet2Transport transport = converse(transports, messages);
            long packed = transport.costs().stream()
                    .filter(cost -> !cost.packedBecause().isEmpty())
                    .count();
            assertThat(packed).as("messages with odd bytes").isBetween(messages / 10L, 2L * messages);
            long commands =
                    transport.costs().stream().mapToLong(MessageCost::commands).sum();
            assertThat(commands).isGreaterThan(6L * messages);
        }
    }

    /** One packet in 15 is struck, requests, reads, data, completions and the link's own words alike. */
    @Tag("whole")
    @ParameterizedTest
    @MethodSource("configurations")
    void theyArriveOverCablesThatLoseRepeatExchangeChangeAndCutPacketsToo(Dimmnet2Configuration configuration) {
        try (SimulatedTransports transports = new SimulatedTransports(configuration, FaultPlan.random(15, 5))) {
            Dimmnet2Transport transport = converse(transports, MESSAGES / 2);
            assertThat(transports.faults(transport)).containsOnlyKeys(LinkFault.values());
        }
    }

    private static Dimmnet2Transport converse(SimulatedTransports transports, int messages) {
        Dimmnet2Transport transport = transports.open(2, Dimmnet2Settings.DEFAULT);
        List<Exchange> exchanges = new ArrayList<>();
        for (int seed = 0; seed < messages; seed++) {
            exchanges.add(Exchange.of(seed));
        }
        MpiJob.run(transport, mpi -> {
            NodeMemory memory =
                    transports.node(transport, mpi.world().getRank()).memory();
            for (Exchange exchange : exchanges) {
                exchange(mpi, transport, memory, exchange);
            }
        });
        return transport;
    }

    private static void exchange(Mpi mpi, Dimmnet2Transport transport, NodeMemory memory, Exchange exchange) {
        boolean sends = mpi.world().getRank() == 0;
        Twin twin = sends ? exchange.sent() : exchange.received();
        twin.type().commit();
        long low = twin.naive().trueLb();
        int room = (int) (twin.naive().trueUb() - low) + 2 * MARGIN;
        Place room0 = transport.allocate(mpi.world().getRank(), room + 8);
        long start = room0.address() + exchange.skew();
        byte[] before = random(exchange.seed() + (sends ? 0 : 1_000_000), room);
        memory.backdoorWrite(start, before, 0, room);
        Place place = Place.of(room0.memory(), start + MARGIN - low);
        if (sends) {
            mpi.world().send(place, 1, twin.type(), 1, 0);
        } else {
            mpi.world().recv(place, 1, twin.type(), 0, 0);
            byte[] sent = random(exchange.seed(), spanWithMargins(exchange.sent()));
            move(exchange.sent().naive(), sent, twin.naive(), before);
        }
        byte[] after = new byte[room];
        memory.backdoorRead(start, after, 0, room);
        assertThat(after).as(exchange.where()).isEqualTo(before);
    }

    private static int spanWithMargins(Twin twin) {
        return (int) (twin.naive().trueUb() - twin.naive().trueLb()) + 2 * MARGIN;
    }

    private static byte[] random(int seed, int bytes) {
        byte[] data = new byte[bytes];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static void move(NaiveType from, byte[] sent, NaiveType to, byte[] received) {
        long[] source = from.bytes();
        long[] destination = to.bytes();
        for (int i = 0; i < source.length; i++) {
            received[(int) (destination[i] - to.trueLb()) + MARGIN] = sent[(int) (source[i] - from.trueLb()) + MARGIN];
        }
    }
}
