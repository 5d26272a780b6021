package org.heddle.testbench.fabric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FatTreeTest {
    @ParameterizedTest(name = "{0} nodes, radix {1}")
    @CsvSource({
        "2,2", "2,16", "3,2", "8,2", "9,3", "16,4", "16,16", "17,16", "20,4", "21,4", "31,5", "64,4", "100,16", "128,2",
        "256,4", "256,16"
    })
    void everyRouteClimbsThenDescendsToItsNode(int nodes, int radix) {
        FatTree tree = new FatTree(nodes, radix);
        for (int from = 0; from < nodes; from++) {
            for (int to = 0; to < nodes; to++) {
                int hops = 0;
                boolean descends = false;
                FatTree.End at = tree.leaf(from);
                while (!at.isNode()) {
                    hops++;
                    int level = tree.level(at.number());
                    int port = tree.route(at.number(), to);
                    assertThat(port).isBetween(0, tree.ports(at.number()) - 1);
                    FatTree.End next = tree.peer(at.number(), port).orElseThrow();
                    if (!next.isNode() && tree.level(next.number()) > level) {
                        assertThat(descends).as("up again").isFalse();
                    } else {
                        descends = true;
                    }
                    at = next;
                }
                assertThat(at.number()).isEqualTo(to);
                assertThat(hops).isEqualTo(tree.hops(from, to)).isEqualTo(2 * commonLevel(from, to, radix) + 1);
            }
        }
    }

    /** Levels that two nodes have to climb. */
    private static int commonLevel(int one, int other, int radix) {
        return one / radix == other / radix ? 0 : 1 + commonLevel(one / radix, other / radix, radix);
    }

    @ParameterizedTest(name = "{0} nodes, radix {1}")
    @CsvSource({"2,2", "17,16", "20,4", "31,5", "100,16", "256,4", "256,16", "1024,8"})
    void cablesHaveTwoEnds(int nodes, int radix) {
        FatTree tree = new FatTree(nodes, radix);
        Set<FatTree.End> ends = new HashSet<>();
        for (int number = 0; number < tree.switches(); number++) {
            assertThat(tree.ports(number)).isBetween(1, 2 * radix);
            for (int port = 0; port < tree.ports(number); port++) {
                FatTree.End here = new FatTree.End(false, number, port);
                Optional<FatTree.End> there = tree.peer(number, port);
                if (there.isPresent() && there.get().isNode()) {
                    assertThat(tree.leaf(there.get().number())).isEqualTo(here);
                    ends.add(there.get());
                } else if (there.isPresent()) {
                    assertThat(tree.peer(there.get().number(), there.get().port()))
                            .contains(here);
                }
            }
        }
        assertThat(ends).hasSize(nodes);
    }

    @Test
    void packetsForANodeMeetAtOneRoot() {
        FatTree tree = new FatTree(256, 4);
        Map<Integer, Set<Integer>> roots = new HashMap<>();
        for (int from = 0; from < 256; from++) {
            for (int to = 0; to < 256; to++) {
                FatTree.End at = tree.leaf(from);
                while (!at.isNode()) {
                    if (tree.level(at.number()) == tree.levels() - 1) {
                        roots.computeIfAbsent(to, any -> new HashSet<>()).add(at.number());
                    }
                    at = tree.peer(at.number(), tree.route(at.number(), to)).orElseThrow();
                }
            }
        }
        assertThat(roots.values()).allSatisfy(met -> assertThat(met).hasSize(1));
        Set<Integer> all = new HashSet<>();
        roots.values().forEach(all::addAll);
        assertThat(all).as("roots in use").hasSize(64);
    }

    @Test
    void aWholeTreeHasItsNumberOfSwitchesAndPorts() {
        FatTree tree = new FatTree(256, 16);
        assertThat(tree.levels()).isEqualTo(2);
        assertThat(tree.switches()).isEqualTo(32);
        assertThat(tree.ports(0)).isEqualTo(32);
        assertThat(tree.ports(31)).isEqualTo(16);
        assertThat(new FatTree(64, 4).switches()).isEqualTo(3 * 16);
        assertThat(new FatTree(16, 16).switches()).isEqualTo(1);
    }

    @Test
    void sizesThatCannotBeAreRefused() {
        for (int[] size : new int[][] {{1, 16}, {1_025, 16}, {16, 1}, {16, 17}}) {
            assertThatThrownBy(() -> new FatTree(size[0], size[1]))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("nodes=" + size[0] + ", radix=" + size[1]);
        }
    }
}
