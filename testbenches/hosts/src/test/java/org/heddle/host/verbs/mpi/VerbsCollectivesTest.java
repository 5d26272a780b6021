package org.heddle.host.verbs.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.stream.IntStream;
import org.heddle.host.verbs.model.ModelSystem;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Algorithm;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.operation.Op;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Collective operations over verbs, in both protocols, short and long, on numbers of ranks that are powers of two and not. */
class VerbsCollectivesTest {
    private static Place ints(int... values) {
        ByteBuffer buffer = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        buffer.asIntBuffer().put(values);
        return Place.of(buffer);
    }

    private static int[] values(Place place, int count) {
        byte[] bytes = new byte[4 * count];
        place.memory().read(place.address(), bytes, 0, bytes.length);
        int[] values = new int[count];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(values);
        return values;
    }

    @ParameterizedTest
    @CsvSource({"READ,2,3", "READ,5,3000", "READ,8,40", "WRITE,3,3000", "WRITE,4,1", "WRITE,7,2000"})
    void collectivesGiveTheValuesOfTheirDefinitions(RendezvousProtocol protocol, int ranks, int count) {
        VerbsTransport transport =
                new VerbsTransport(new ModelSystem(ranks), ranks, VerbsMpiSettings.DEFAULT.with(protocol));
        MpiJob.run(transport, mpi -> {
            for (Algorithm algorithm : Algorithm.values()) {
                perform(mpi, new Collectives(mpi.world(), algorithm, 2), ranks, count);
            }
        });
    }

    private void perform(Mpi mpi, Collectives all, int ranks, int count) {
        int me = mpi.world().getRank();
        int[] mine = IntStream.range(0, count).map(i -> i * 7 + me).toArray();
        int[] sum = IntStream.range(0, count)
                .map(i -> ranks * 7 * i + ranks * (ranks - 1) / 2)
                .toArray();
        all.barrier();
        Place summed = ints(new int[count]);
        all.allReduce(ints(mine), summed, count, Datatype.INT, Op.SUM);
        assertThat(values(summed, count)).isEqualTo(sum);
        for (int root = 0; root < ranks; root++) {
            Place told = ints(me == root ? mine : new int[count]);
            all.bcast(told, count, Datatype.INT, root);
            int from = root;
            assertThat(values(told, count))
                    .isEqualTo(IntStream.range(0, count).map(i -> i * 7 + from).toArray());
            Place reduced = ints(new int[count]);
            all.reduce(ints(mine), reduced, count, Datatype.INT, Op.SUM, root);
            if (me == root) {
                assertThat(values(reduced, count)).isEqualTo(sum);
            }
        }
        Place turned = ints(new int[ranks * count]);
        int[] parts = IntStream.range(0, ranks * count)
                .map(i -> 1000 * me + i / count)
                .toArray();
        all.allToAll(ints(parts), count, Datatype.INT, turned, count, Datatype.INT);
        assertThat(values(turned, ranks * count))
                .isEqualTo(IntStream.range(0, ranks * count)
                        .map(i -> 1000 * (i / count) + me)
                        .toArray());
        Place gathered = ints(new int[ranks * count]);
        all.allGather(ints(mine), count, Datatype.INT, gathered, count, Datatype.INT);
        assertThat(values(gathered, ranks * count))
                .isEqualTo(IntStream.range(0, ranks * count)
                        .map(i -> i % count * 7 + i / count)
                        .toArray());
    }
}
