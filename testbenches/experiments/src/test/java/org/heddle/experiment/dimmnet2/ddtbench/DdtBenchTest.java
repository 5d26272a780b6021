package org.heddle.experiment.dimmnet2.ddtbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.heddle.host.dimmnet2.layout.CompiledTransfer;
import org.heddle.host.dimmnet2.layout.TypeCompiler;
import org.heddle.mpi.Comm;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** The patterns of DDTBench: blocks and bytes of its own suite, and what becomes of them. */
class DdtBenchTest {
    private static final Map<String, DdtPattern> PATTERNS =
            DdtBench.patterns().stream().collect(Collectors.toMap(DdtPattern::toString, pattern -> pattern));

    private static void assertBlocks(String pattern, int blocks, long length) {
        Datatype type = PATTERNS.get(pattern).send();
        List<TypeSegment> segments = new ArrayList<>();
        type.flatten(1).segments().forEach(segments::add);
        assertThat(segments).as(pattern).hasSize(blocks).allMatch(segment -> segment.length() == length);
        assertThat(type.getSize()).as(pattern).isEqualTo(blocks * length);
    }

    @Test
    void regularPatternsHaveTheBlocksOfTheSuite() {
        for (String kind : new String[] {"vec", "sa"}) {
            assertBlocks("WRF_y_" + kind + " 32x65x52/23x65x3", 987, 92);
            assertBlocks("WRF_y_" + kind + " 27x65x41/19x65x3", 987, 76);
            assertBlocks("WRF_y_" + kind + " 24x65x34/16x65x3", 987, 64);
            assertBlocks("WRF_y_" + kind + " 22x65x30/14x65x3", 987, 56);
            assertBlocks("WRF_y_" + kind + " 19x65x24/11x65x3", 987, 44);
            assertBlocks("WRF_x_" + kind + " 32x65x52/3x65x44", 14_476, 12);
            assertBlocks("WRF_x_" + kind + " 24x65x34/3x65x26", 8554, 12);
            assertBlocks("WRF_x_" + kind + " 19x65x24/3x65x16", 5264, 12);
        }
        assertBlocks("MILC_su3_zd 16,16,16,16", 32, 3072);
        assertBlocks("MILC_su3_zd 8,16,16,16", 32, 1536);
        assertBlocks("MILC_su3_zd 8,8,8,16", 32, 768);
        assertBlocks("MILC_su3_zd 8,8,8,8", 16, 768);
        assertBlocks("NAS_LU_x 1020", 1, 40_800);
        assertBlocks("NAS_LU_y 33", 33, 40);
        assertBlocks("NAS_MG_x 34,18,18", 256, 8);
        assertBlocks("NAS_MG_x 514,258,258", 65_536, 8);
        assertBlocks("NAS_MG_y 130,66,66", 64, 1024);
        assertBlocks("NAS_MG_z 514,258,258", 256, 4096);
        assertBlocks("SPECFEM3D_mt 7600", 7600, 12);
    }

    @Test
    void listPatternsHaveTheBytesOfTheSuite() {
        Map<String, Integer> bytes = Map.of(
                "LAMMPS_full 3062,3534", 195_968,
                "LAMMPS_full 2243,2597", 143_552,
                "LAMMPS_full 1662,1907", 106_368,
                "LAMMPS_atomic 243,4084", 11_664,
                "LAMMPS_atomic 145,2157", 6960,
                "LAMMPS_atomic 114,1217", 5472,
                "SPECFEM3D_oc 3225,88881", 12_900,
                "SPECFEM3D_cm 11797+3009,834917,51153", 177_672,
                "SPECFEM3D_cm 3801+801,152001,7209", 55_224,
                "SPECFEM3D_cm 1957+245,39929,1225", 26_424);
        bytes.forEach((pattern, expected) ->
                assertThat(PATTERNS.get(pattern).bytes()).as(pattern).isEqualTo((long) expected));
    }

    @Test
    void vectorsAndSubarraysOfWrfNameTheSameBytes() {
        for (DdtPattern vectors : PATTERNS.values()) {
            if (vectors.name().endsWith("_vec")) {
                DdtPattern subarrays = PATTERNS.get(vectors.toString().replace("_vec", "_sa"));
                assertThat(subarrays.send().flatten(1))
                        .containsExactlyElementsOf(vectors.send().flatten(1));
            }
        }
    }

    @Test
    void everyPatternStaysInItsArraysAndIsMovedByVectorAccessesAlone() {
        for (DdtPattern pattern : PATTERNS.values()) {
            var source = pattern.send().flatten(1);
            var target = pattern.receive().flatten(1);
            assertThat(pattern.receive().getSize()).isEqualTo(pattern.bytes());
            assertThat(pattern.sendStart() + source.low()).isNotNegative();
            assertThat(pattern.sendStart() + source.high()).isLessThanOrEqualTo(pattern.memoryBytes());
            assertThat(pattern.receiveStart() + target.low()).isNotNegative();
            assertThat(pattern.receiveStart() + target.high()).isLessThanOrEqualTo(pattern.memoryBytes());
            CompiledTransfer compiled = TypeCompiler.compile(source, target, pattern.bytes());
            assertThat(compiled.packed()).as(pattern.toString()).isEmpty();
            assertThat(compiled.vectorBytes()).isEqualTo(pattern.bytes());
        }
    }

    /** The smallest of each kind: every byte arrives at its place, and no other byte changes. */
    @Test
    void patternsSentOverMpiArriveByteByByte() {
        Set<String> seen = new HashSet<>();
        List<DdtPattern> smallest = DdtBench.patterns().stream()
                .sorted((a, b) -> Long.compare(a.memoryBytes(), b.memoryBytes()))
                .filter(pattern -> seen.add(pattern.name()))
                .toList();
        assertThat(smallest).hasSize(15);
        for (DdtPattern pattern : smallest) {
            byte[] sent = new byte[(int) pattern.memoryBytes()];
            new Random(1).nextBytes(sent);
            byte[] expected = new byte[sent.length];
            List<Long> from = places(pattern.send(), pattern.sendStart());
            List<Long> to = places(pattern.receive(), pattern.receiveStart());
            for (int i = 0; i < from.size(); i++) {
                expected[to.get(i).intValue()] = sent[from.get(i).intValue()];
            }
            MpiJob.run(new InMemoryTransport(2), mpi -> {
                Comm world = mpi.world();
                if (world.getRank() == 0) {
                    world.send(Place.of(ByteBuffer.wrap(sent), pattern.sendStart()), 1, pattern.send(), 1, 0);
                } else {
                    byte[] got = new byte[sent.length];
                    world.recv(Place.of(ByteBuffer.wrap(got), pattern.receiveStart()), 1, pattern.receive(), 0, 0);
                    assertThat(got).as(pattern.toString()).isEqualTo(expected);
                }
            });
        }
    }

    private static List<Long> places(Datatype type, long start) {
        List<Long> places = new ArrayList<>();
        for (TypeSegment segment : type.flatten(1).segments()) {
            for (long i = 0; i < segment.length(); i++) {
                places.add(start + segment.displacement() + i);
            }
        }
        return places;
    }
}
