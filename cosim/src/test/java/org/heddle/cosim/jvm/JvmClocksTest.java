package org.heddle.cosim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Edges of several clocks, in the order of their times. */
class JvmClocksTest {
    private record Edge(long time, int rising) {}

    private static List<Edge> edges(JvmClocks clocks, int count) {
        List<Edge> edges = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long time = clocks.next();
            edges.add(new Edge(time, clocks.toggle()));
        }
        return edges;
    }

    /** Clock 1 has twice the period of clock 0, clock 2 rises where clock 0 falls. */
    @Test
    void edgesAtTheSameTimeAreOne() {
        JvmClocks clocks = new JvmClocks(3);
        clocks.set(0, 10, 5);
        clocks.set(1, 20, 5);
        clocks.set(2, 10, 10);
        assertThat(edges(clocks, 5))
                .containsExactly(
                        new Edge(5, 0b011),
                        new Edge(10, 0b100),
                        new Edge(15, 0b001),
                        new Edge(20, 0b100),
                        new Edge(25, 0b011));
        assertThat(clocks.isHigh(0)).isTrue();
        assertThat(clocks.isHigh(1)).isTrue();
        assertThat(clocks.isHigh(2)).isFalse();
    }

    @Test
    void aPeriodThatIsOddIsLowForTheLongerPart() {
        JvmClocks clocks = new JvmClocks(1);
        clocks.set(0, 7, 2);
        assertThat(edges(clocks, 4)).containsExactly(new Edge(2, 1), new Edge(5, 0), new Edge(9, 1), new Edge(12, 0));
    }
}
