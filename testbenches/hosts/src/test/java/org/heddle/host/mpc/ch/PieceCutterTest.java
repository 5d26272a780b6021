package org.heddle.host.mpc.ch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.heddle.host.mpc.ch.PieceCutter.Cut;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.junit.jupiter.api.Test;

class PieceCutterTest {
    /** M06: the paper's example, two pieces on each side, cut at different places. */
    @Test
    void twoAndTwoPiecesAreThreeWrites() {
        List<PhysicalPiece> sender = List.of(new PhysicalPiece(0x1000, 3_000), new PhysicalPiece(0x9000, 1_000));
        List<PhysicalPiece> receiver = List.of(new PhysicalPiece(0x5000, 1_200), new PhysicalPiece(0x20000, 2_800));
        assertThat(PieceCutter.cut(sender, receiver))
                .containsExactly(
                        new Cut(0x1000, 0x5000, 1_200),
                        new Cut(0x1000 + 1_200, 0x20000, 1_800),
                        new Cut(0x9000, 0x20000 + 1_800, 1_000));
    }

    /** M06: every byte goes where it belongs, in as few writes as the cuts of both sides allow. */
    @Test
    void randomPiecesAreCutAtTheUnionOfBothSides() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            int bytes = 1 + random.nextInt(300);
            List<PhysicalPiece> sender = pieces(random, bytes, 0);
            List<PhysicalPiece> receiver = pieces(random, bytes, 1 << 20);
            List<Cut> cuts = PieceCutter.cut(sender, receiver);
            List<Long> from = addresses(sender);
            List<Long> to = addresses(receiver);
            int position = 0;
            for (Cut cut : cuts) {
                for (int i = 0; i < cut.len(); i++) {
                    assertThat(cut.plad() + i).isEqualTo(from.get(position));
                    assertThat(cut.prad() + i).isEqualTo(to.get(position));
                    position++;
                }
            }
            assertThat(position).isEqualTo(bytes);
            TreeSet<Long> ends = ends(sender);
            ends.addAll(ends(receiver));
            assertThat(cuts).as("seed " + seed).hasSize(ends.size());
        }
    }

    private static List<PhysicalPiece> pieces(Random random, int bytes, long base) {
        List<PhysicalPiece> pieces = new ArrayList<>();
        long address = base;
        for (int left = bytes; left > 0; ) {
            int length = 1 + random.nextInt(left);
            address += 1_000;
            pieces.add(new PhysicalPiece(address, length));
            left -= length;
        }
        return pieces;
    }

    private static List<Long> addresses(List<PhysicalPiece> pieces) {
        List<Long> all = new ArrayList<>();
        pieces.forEach(piece -> {
            for (long i = 0; i < piece.bytes(); i++) {
                all.add(piece.address() + i);
            }
        });
        return all;
    }

    private static TreeSet<Long> ends(List<PhysicalPiece> pieces) {
        TreeSet<Long> ends = new TreeSet<>();
        long sum = 0;
        for (PhysicalPiece piece : pieces) {
            sum += piece.bytes();
            ends.add(sum);
        }
        return ends;
    }

    @Test
    void sidesOfDifferentLengthAreRefused() {
        assertThatThrownBy(() -> PieceCutter.cut(List.of(new PhysicalPiece(0, 5)), List.of(new PhysicalPiece(0, 4))))
                .hasMessageContaining("5 bytes");
    }
}
