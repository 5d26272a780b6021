package org.heddle.experiment.dimmnet2.ddtbench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.FlatLayout;
import org.junit.jupiter.api.Test;

class PackingHostTest {
    private static FlatLayout rows(int doubles) {
        return Datatype.createVector(4_096, doubles, 4_097, Datatype.DOUBLE).flatten(1);
    }

    /** Its two printed latencies, with Table 4's transfer of 4 KB and what follows from it for 64 KB. */
    @Test
    void thePapersLatenciesComeOut() {
        assertThat(PackingHost.microseconds(rows(1), rows(1), 22.19)).isCloseTo(1_190.6, within(1.2));
        assertThat(PackingHost.microseconds(rows(16), rows(16), 103.14)).isCloseTo(3_828.3, within(4.0));
    }

    @Test
    void aSideThatLiesTogetherIsNotPacked() {
        FlatLayout together = Datatype.createContiguous(4_096, Datatype.DOUBLE).flatten(1);
        double both = PackingHost.microseconds(rows(1), rows(1), 22.19);
        double packed = PackingHost.microseconds(rows(1), together, 22.19);
        double unpacked = PackingHost.microseconds(together, rows(1), 22.19);
        assertThat(packed).isCloseTo(both - 156.13, within(1.0));
        assertThat(unpacked).isCloseTo(both - 8 * 124.43, within(1.0));
    }
}
