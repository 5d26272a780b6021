package org.heddle.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorPair;
import org.junit.jupiter.api.Test;

class VectorPairTest {
    private static final int PAYLOAD = 1920;

    /** Where each byte of an access lies, a list's bytes by the place of their entry. */
    private static List<Long> places(List<VectorAccess> accesses) {
        List<Long> places = new ArrayList<>();
        for (VectorAccess access : accesses) {
            for (int i = 0; i < access.bytes(); i++) {
                int element = i / access.elementBytes();
                int into = i % access.elementBytes();
                places.add(
                        access.pattern().isList()
                                ? (access.base()
                                                        + (long) element
                                                                * access.pattern()
                                                                        .entryBytes())
                                                * 1000
                                        + into
                                : access.base() + (long) element * access.stride() + into);
            }
        }
        return places;
    }

    private static VectorAccess random(Random random, int bytes) {
        int element = 4 << random.nextInt(6);
        return switch (random.nextInt(3)) {
            case 0 -> VectorAccess.contiguous(4L * random.nextInt(100), 4, bytes / 4);
            case 1 -> VectorAccess.stride(0x100_0000, element, bytes / element, 4 * random.nextInt(-50, 50));
            default -> VectorAccess.list(4L * random.nextInt(100), 4, 0, element, bytes / element);
        };
    }

    @Test
    void theCommandsOfATransferMoveItsBytesInOrderWithinTheHardwaresLimits() {
        Random random = new Random(1);
        for (int run = 0; run < 500; run++) {
            int bytes = 128 * (1 + random.nextInt(300));
            VectorPair whole = new VectorPair(random(random, bytes), random(random, bytes));
            List<VectorPair> commands = whole.commands(random.nextBoolean() ? PAYLOAD : 2024);
            assertThat(places(commands.stream().map(VectorPair::source).toList()))
                    .isEqualTo(places(List.of(whole.source())));
            assertThat(places(commands.stream().map(VectorPair::destination).toList()))
                    .isEqualTo(places(List.of(whole.destination())));
            commands.forEach(command -> {
                command.source().validate("source");
                command.destination().validate("destination");
                assertThat(command.source().bytes())
                        .isEqualTo(command.destination().bytes());
            });
        }
    }

    @Test
    void commandsFillWholePackets() {
        VectorAccess doubles = VectorAccess.stride(0, 8, 4096, 32_776);
        assertThat(new VectorPair(doubles, doubles).commands(PAYLOAD))
                .hasSize(18)
                .first()
                .extracting(pair -> pair.source().count())
                .isEqualTo(240);
        assertThat(new VectorPair(doubles, doubles).commands(2024))
                .hasSize(17)
                .first()
                .extracting(pair -> pair.source().count())
                .isEqualTo(253);
        VectorAccess words = VectorAccess.stride(0, 4, 1024, 8);
        assertThat(new VectorPair(words, words).commands(PAYLOAD)).hasSize(5);
    }

    @Test
    void aContiguousSideSuitsTheOther() {
        VectorAccess bytes = VectorAccess.contiguous(0, 4, 25);
        assertThat(new VectorPair(bytes, bytes).commands(PAYLOAD))
                .extracting(pair -> pair.source().elementBytes())
                .containsExactly(64, 32, 4);
        VectorAccess doubles = VectorAccess.stride(0, 16, 300, 64);
        assertThat(new VectorPair(doubles, VectorAccess.contiguous(0, 4, 1200)).commands(PAYLOAD))
                .extracting(pair -> pair.destination().elementBytes())
                .containsOnly(16);
    }

    @Test
    void sidesOfDifferentSizesAreRefused() {
        VectorAccess some = VectorAccess.contiguous(0, 4, 25);
        assertThatThrownBy(() -> new VectorPair(some, VectorAccess.contiguous(0, 4, 24)))
                .hasMessageContaining("source=100 bytes, destination=96 bytes");
    }
}
