package org.heddle.host.verbs.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.device.verbs.RcPacketKind;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.model.ModelSystem;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.host.verbs.umr.UmrCounts;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Messages of derived types between two ranks: what flows for each method, what is copied, and what becomes of keys. */
class LayoutMessagesTest {
    private static final int BLOCKS = 100;

    private ModelSystem system = new ModelSystem(2);
    private VerbsTransport transport;

    private void open(VerbsMpiSettings settings) {
        system = new ModelSystem(2);
        transport = new VerbsTransport(system, 2, settings.withEagerLimit(100));
    }

    private void open(TransferMethod method) {
        open(VerbsMpiSettings.DEFAULT.with(MethodChooser.always(method)));
    }

    private static Datatype vector(int blocks, int bytes, int stride) {
        Datatype type = Datatype.createVector(blocks, bytes, stride, Datatype.BYTE);
        type.commit();
        return type;
    }

    /** Sends one message several times from and to the same memory, and compares its bytes. */
    private void send(Datatype out, Datatype in, int room, int times) {
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place place = transport.allocate(me, room);
            for (int i = 0; i < times; i++) {
                byte[] data = new byte[room];
                new Random(i).nextBytes(data);
                if (me == 0) {
                    place.memory().write(place.address(), data, 0, room);
                    mpi.world().send(place, 1, out, 1, 0);
                } else {
                    mpi.world().recv(place, 1, in, 0, 0);
                    assertThat(packed(place, in)).isEqualTo(packed(Place.of(ByteBuffer.wrap(data)), out));
                }
            }
        });
        assertThat(system.network().sent()).noneMatch(sent -> sent.packet().kind() == RcPacketKind.NAK_RNR);
    }

    private static byte[] packed(Place place, Datatype type) {
        return new TypedBuffer(place.memory(), place.address(), 1, type).packed((int) type.getSize());
    }

    private String counted() {
        StringBuilder text = new StringBuilder();
        for (WireKind kind : WireKind.values()) {
            if (transport.count(kind) > 0) {
                text.append(kind).append(' ').append(transport.count(kind)).append(' ');
            }
        }
        return text.toString().trim();
    }

    private long copies() {
        return transport.counts(0).copies() + transport.counts(1).copies();
    }

    @ParameterizedTest
    @CsvSource({
        "COPY, 1 x 800 bytes, 2, REQUEST 1 DONE 1 READ 1",
        "SGRS, 100 x 8 bytes, 0, REQUEST 1 LISTS 1 LIST_SEND 4",
        "UMR_SR, 100 x 8 bytes, 0, REQUEST 1 WHOLE 1 WHOLE_SEND 1",
        "UMR_WRITE, 100 x 8 bytes, 0, REQUEST 1 TARGET 1 WHOLE_WRITE 1"
    })
    void eachMethodHasItsMessagesAndOnlyPackingCopies(TransferMethod method, String sent, int copies, String flows) {
        open(method);
        send(vector(BLOCKS, 8, 24), vector(BLOCKS, 8, 40), 4_000, 1);
        assertThat(counted()).isEqualTo(flows);
        assertThat(copies()).isEqualTo(copies);
        assertThat(transport.choices()).singleElement().satisfies(choice -> {
            assertThat(choice.line())
                    .isEqualTo("0 -> 1, 800 bytes, " + sent + " -> 100 x 8 bytes: " + method.text() + " (forced)");
        });
        assertThat(transport.choiceCounts()).isEqualTo(Map.of(method, 1L));
    }

    /** 30 elements of a request at either end: blocks of 10 and of 25 bytes are cut alike. */
    @Test
    void unequalListsAreCutSoThatEachPairHasAsManyBytes() {
        open(TransferMethod.SGRS);
        send(vector(100, 10, 16), vector(40, 25, 50), 3_000, 1);
        assertThat(counted()).isEqualTo("REQUEST 1 LISTS 1 LIST_SEND 4");
    }

    @Test
    void manyListsGoInRounds() {
        open(TransferMethod.SGRS);
        send(vector(4_000, 3, 5), vector(4_000, 3, 6), 24_000, 2);
        assertThat(transport.count(WireKind.LIST_SEND)).isEqualTo(2 * 134);
        assertThat(transport.count(WireKind.LISTS)).isEqualTo(2 * 9);
        assertThat(copies()).isZero();
    }

    @ParameterizedTest
    @EnumSource(names = {"UMR_SR", "UMR_WRITE"})
    void aSecondUseOfALayoutNeitherCreatesNorBinds(TransferMethod method) {
        open(method);
        send(vector(BLOCKS, 8, 24), vector(BLOCKS, 8, 40), 4_000, 5);
        for (int rank = 0; rank < 2; rank++) {
            assertThat(transport.keyCounts(rank)).isEqualTo(new UmrCounts(4, 1, 1, 0));
            assertThat(transport.counts(rank).creations()).isEqualTo(1);
        }
    }

    /** Memory that is freed takes the keys of its layouts along. */
    @Test
    void aLayoutGoesWithItsMemory() {
        open(TransferMethod.UMR_WRITE);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            for (int i = 0; i < 2; i++) {
                Place place = transport.allocate(me, 4_000);
                if (me == 0) {
                    mpi.world().send(place, 1, vector(BLOCKS, 8, 24), 1, 0);
                } else {
                    mpi.world().recv(place, 1, vector(BLOCKS, 8, 24), 0, 0);
                }
                transport.free(me, place, 4_000);
            }
        });
        assertThat(transport.keyCounts(0)).isEqualTo(new UmrCounts(0, 1, 2, 2));
    }

    /** One end has one run: it needs no key, and its requests have one element. */
    @ParameterizedTest
    @EnumSource(names = {"SGRS", "UMR_SR", "UMR_WRITE"})
    void oneEndMayLieTogether(TransferMethod method) {
        Datatype run = vector(1, 800, 800);
        for (RendezvousProtocol protocol : RendezvousProtocol.values()) {
            open(VerbsMpiSettings.DEFAULT.with(protocol).with(MethodChooser.always(method)));
            send(vector(BLOCKS, 8, 24), run, 2_400, 1);
            assertThat(copies()).isZero();
            assertThat(transport.keyCounts(1).creations()).isZero();
            open(VerbsMpiSettings.DEFAULT.with(protocol).with(MethodChooser.always(method)));
            send(run, vector(BLOCKS, 8, 24), 2_400, 1);
            assertThat(copies()).isZero();
            assertThat(transport.keyCounts(0).creations()).isZero();
        }
    }

    /** Lengths that are all different do not fit a request: the receiver READs them. */
    @ParameterizedTest
    @EnumSource(names = {"SGRS", "UMR_SR", "UMR_WRITE"})
    void aLayoutOfManyLengthsIsReadFromTheSender(TransferMethod method) {
        open(method);
        int[] lengths = IntStream.range(0, 90).map(i -> 1 + i % 45).toArray();
        long[] places = IntStream.range(0, 90).mapToLong(i -> 60L * i).toArray();
        Datatype type = Datatype.createHIndexed(lengths, places, Datatype.BYTE);
        type.commit();
        send(type, vector(90, 23, 30), 5_400, 2);
        assertThat(transport.count(WireKind.READ)).isEqualTo(2);
        assertThat(copies()).isZero();
    }

    /** A key has 65,536 entries at most: the reason says so. */
    @Test
    void aLayoutThatNoKeyCanHaveIsPacked() {
        open(TransferMethod.UMR_WRITE);
        send(vector(65_537, 1, 2), vector(1, 65_537, 65_537), 131_074, 1);
        assertThat(transport.choices()).singleElement().satisfies(choice -> {
            assertThat(choice.chosen().method()).isEqualTo(TransferMethod.COPY);
            assertThat(choice.chosen().reason())
                    .isEqualTo("a key has at most 65,536 blocks; otherwise umr-write (forced)");
        });
    }

    /** Data in memory of Java's are packed at their end; the other one's stay where they are. */
    @ParameterizedTest
    @EnumSource(names = {"SGRS", "UMR_SR", "UMR_WRITE"})
    void dataThatCannotBeRegisteredArePackedAtTheirEndAlone(TransferMethod method) {
        open(method);
        MpiJob.run(transport, mpi -> {
            Datatype type = vector(BLOCKS, 8, 24);
            Place heap = Place.of(ByteBuffer.allocate(2_400));
            if (mpi.world().getRank() == 0) {
                heap.memory().write(0, new byte[] {1, 2, 3}, 0, 3);
                mpi.world().send(heap, 1, type, 1, 0);
            } else {
                Place own = transport.allocate(1, 2_400);
                mpi.world().recv(own, 1, type, 0, 0);
                byte[] got = new byte[3];
                own.memory().read(own.address(), got, 0, 3);
                assertThat(got).containsExactly(1, 2, 3);
            }
        });
        assertThat(transport.counts(0).copies()).isEqualTo(1);
        assertThat(transport.counts(1).copies()).isZero();
        assertThat(transport.choices())
                .anySatisfy(choice -> assertThat(choice.chosen().reason())
                        .isEqualTo("the sender's data are not all within one allocation of its process"));
    }

    @ParameterizedTest
    @EnumSource(names = {"SGRS", "UMR_SR", "UMR_WRITE"})
    void shortPiecesTravelInShortPackets(TransferMethod method) {
        assertThat(longestPacket(method, vector(100, 31, 70), vector(50, 62, 90)))
                .isEqualTo(512);
        assertThat(longestPacket(method, vector(50, 60, 90), vector(100, 30, 70)))
                .isEqualTo(512);
        assertThat(longestPacket(method, vector(100, 32, 70), vector(50, 64, 90)))
                .isGreaterThan(512);
    }

    /** All queue pairs of 16 ranks, with their completions, fit a node. */
    @Test
    void sixteenRanksHaveQueuePairsForShortPackets() {
        int ranks = 16;
        transport = new VerbsTransport(
                new ModelSystem(ranks),
                ranks,
                VerbsMpiSettings.of("improved").withEagerLimit(0).with(MethodChooser.always(TransferMethod.UMR_WRITE)));
        Datatype type = vector(100, 8, 20);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place place = transport.allocate(me, 4000);
            byte[] data = new byte[2000];
            new Random(me).nextBytes(data);
            place.memory().write(place.address(), data, 0, data.length);
            Place target = Place.of(place.memory(), place.address() + 2000);
            mpi.world().sendRecv(place, 1, type, (me + 1) % ranks, 0, target, 1, type, (me + ranks - 1) % ranks, 0);
            byte[] expected = new byte[2000];
            new Random((me + ranks - 1) % ranks).nextBytes(expected);
            assertThat(packed(target, type)).isEqualTo(packed(Place.of(ByteBuffer.wrap(expected)), type));
        });
        assertThat(transport.choiceCounts()).containsOnlyKeys(TransferMethod.UMR_WRITE);
    }

    private long longestPacket(TransferMethod method, Datatype out, Datatype in) {
        open(VerbsMpiSettings.of("improved").with(MethodChooser.always(method)));
        send(out, in, 20_000, 3);
        return system.network().sent().stream()
                .mapToInt(sent -> sent.packet().payload().length)
                .max()
                .orElseThrow();
    }
}
