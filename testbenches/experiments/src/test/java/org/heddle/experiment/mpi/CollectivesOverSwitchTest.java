package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;

import java.nio.ByteBuffer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.collective.Ranks;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.testbench.Dimmnet2Designs;
import org.heddle.testbench.fabric.SwitchedNodes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranks on more than two nodes in RTL, with a switch in RTL between them. */
class CollectivesOverSwitchTest {
    private static final int ROWS = 24;

    /** Each rank's matrix of n blocks of columns is transposed blockwise: columns travel as strided data of their own element type. */
    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"3, 3", "4, 8"})
    void everyRankExchangesColumnsWithAllOthers(int nodes, int ranks) {
        var design = Dimmnet2Designs.node(Dimmnet2Configuration.improved());
        Datatype column = Datatype.createResized(Datatype.createVector(ROWS, 1, ranks, DOUBLE), 0, Double.BYTES);
        column.commit();
        int bytes = ROWS * ranks * Double.BYTES;
        try (SwitchedNodes system = new SwitchedNodes(design, nodes, SimulationOptions.defaults())) {
            Dimmnet2Transport transport = new Dimmnet2Transport(system.ranks(), ranks);
            MpiJob.run(transport, mpi -> {
                int me = mpi.world().getRank();
                Place from = transport.allocate(me, bytes);
                Place to = transport.allocate(me, bytes);
                ByteBuffer values = Ranks.bytes(bytes);
                for (int row = 0; row < ROWS; row++) {
                    for (int other = 0; other < ranks; other++) {
                        values.putDouble((row * ranks + other) * Double.BYTES, value(me, other, row));
                    }
                }
                from.memory().write(from.address(), values.array(), 0, bytes);
                new Collectives(mpi.world()).allToAll(from, 1, column, to, 1, column);
                to.memory().read(to.address(), values.array(), 0, bytes);
                for (int row = 0; row < ROWS; row++) {
                    for (int other = 0; other < ranks; other++) {
                        assertThat(values.getDouble((row * ranks + other) * Double.BYTES))
                                .as("row %d of what rank %d sent to rank %d", row, other, me)
                                .isEqualTo(value(other, me, row));
                    }
                }
            });
            assertThat(system.fabric().discarded()).isZero();
        }
    }

    private static double value(int from, int to, int row) {
        return 1e6 * from + 1e3 * to + row;
    }
}
