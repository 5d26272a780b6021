package org.heddle.host.mpc.ch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.SendMode;
import org.junit.jupiter.api.Test;

class ControlFormatTest {
    private static int word(byte[] bytes, int index) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(4 * index);
    }

    private static Envelope envelope(Random random) {
        return new Envelope(
                random.nextInt(256),
                7,
                random.nextInt(65_536),
                random.nextInt() & Integer.MAX_VALUE,
                random.nextInt() & Integer.MAX_VALUE,
                random.nextLong(),
                SendMode.of(random.nextInt(3)));
    }

    private static List<PhysicalPiece> map(Random random, int pieces) {
        return IntStream.range(0, pieces)
                .mapToObj(i -> new PhysicalPiece(Integer.toUnsignedLong(random.nextInt()), 1 + random.nextInt(1 << 20)))
                .toList();
    }

    /** P21, M09: the sizes that the paper prints, for every kind. */
    @Test
    void eachKindHasThePapersSize() {
        Envelope envelope = new Envelope(3, 1, 2, 9, 1, 0, SendMode.STANDARD);
        assertThat(ControlFormat.encode(new ControlMessage.Short(envelope), 0)).hasSize(20);
        assertThat(ControlFormat.encode(new ControlMessage.Request(envelope, 5, List.of()), 0))
                .hasSize(24);
        for (int pieces : new int[] {0, 1, 3, 257}) {
            List<PhysicalPiece> map = map(new Random(1), pieces);
            assertThat(ControlFormat.encode(new ControlMessage.Response(3, 5, 6, true, map), 0))
                    .hasSize(20 + 8 * pieces);
        }
        assertThat(ControlFormat.encode(new ControlMessage.Credit(3), 0)).hasSize(12);
    }

    @Test
    void aRequestWithAMapSaysHowManyPiecesItHas() {
        Envelope envelope = new Envelope(3, 1, 0, 99, 1_000, 0, SendMode.STANDARD);
        List<PhysicalPiece> map = List.of(new PhysicalPiece(0x8000_1000L, 77), new PhysicalPiece(64, 923));
        byte[] request = ControlFormat.encode(new ControlMessage.Request(envelope, 5, map), 8);
        assertThat(IntStream.range(0, 11).map(i -> word(request, i)))
                .containsExactly(8, 2, 3, 99, 1_000, 5 | 1 << 31, 2, 0x8000_1000, 77, 64, 923);
    }

    /** P21: crdt, type, tsrc, tag, dtlen, sid and rid stand where the paper has them. */
    @Test
    void fieldsStandInThePapersOrder() {
        Envelope envelope = new Envelope(3, 1, 0, 99, 1_000, 0, SendMode.STANDARD);
        byte[] request = ControlFormat.encode(new ControlMessage.Request(envelope, 5, List.of()), 8);
        assertThat(IntStream.range(0, 6).map(i -> word(request, i))).containsExactly(8, 2, 3, 99, 1_000, 5);
        List<PhysicalPiece> map = List.of(new PhysicalPiece(0x8000_1000L, 77));
        byte[] response = ControlFormat.encode(new ControlMessage.Response(3, 5, 6, false, map), 1);
        assertThat(IntStream.range(0, 7).map(i -> word(response, i)))
                .containsExactly(1, 3 | 1 << 6, 3, 5, 6, 0x8000_1000, 77);
    }

    @Test
    void whatIsEncodedComesBack() {
        Random random = new Random(9);
        for (int i = 0; i < 5_000; i++) {
            int credits = random.nextInt(16);
            List<ControlMessage> messages = List.of(
                    new ControlMessage.Short(envelope(random)),
                    new ControlMessage.Request(
                            envelope(random),
                            random.nextInt(1 << ChannelTable.NAME_BITS),
                            map(random, random.nextInt(3))),
                    new ControlMessage.Response(
                            random.nextInt(256),
                            random.nextInt(),
                            random.nextInt(),
                            random.nextBoolean(),
                            map(random, random.nextInt(5))),
                    new ControlMessage.Credit(random.nextInt(256)));
            for (ControlMessage message : messages) {
                byte[] bytes = ControlFormat.encode(message, credits);
                byte[] padded = Arrays.copyOf(bytes, Math.max(ControlFormat.LEAST_BYTES, bytes.length));
                assertThat(ControlFormat.headerBytes(padded)).isEqualTo(bytes.length);
                assertThat(ControlFormat.credits(padded)).isEqualTo(credits);
                assertThat(ControlFormat.decode(padded, 7)).isEqualTo(message);
            }
        }
    }

    @Test
    void whatHasNoRoomIsRefused() {
        Envelope envelope = new Envelope(0, 1, 65_536, 0, 0, 0, SendMode.STANDARD);
        assertThatThrownBy(() -> ControlFormat.encode(new ControlMessage.Short(envelope), 0))
                .hasMessageContaining("context=65536");
        assertThatThrownBy(() -> ControlFormat.decode(new byte[24], 0)).hasMessageContaining("type 0");
    }
}
