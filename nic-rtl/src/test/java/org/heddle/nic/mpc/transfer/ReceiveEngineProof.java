package org.heddle.nic.mpc.transfer;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.Segment;

/**
 * Where physical addresses are used: bytes are written within the memory alone, at any address and length that a header can say; a packet that is
 * wrong is dropped whole; a message is told when all its bytes are visible, once, as its last packet says. The solver chooses any one
 * message.
 */
public final class ReceiveEngineProof extends ProofComponent {
    private static final int HEADER = 0;
    private static final int CHECK = 1;
    private static final int PAYLOAD = 2;
    private static final int DROP = 3;

    private static final int PLACES = 2;
    private static final int LOG_PLACES = Integer.numberOfTrailingZeros(PLACES);
    private static final int COUNT_WIDTH = LOG_PLACES + 1;
    private static final int RECEIPT_BITS = 96;
    private static final int ADDRESS_WIDTH = 32;
    private static final int NODE_WIDTH = 16;
    private static final int NODE = 3;

    private final DataPath path = MpcConfiguration.published().path();
    private final ReceiveEngine unit = instance("unit", new ReceiveEngine(path, false, PLACES));
    private final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    private final Stream<Segment> segment = out(stream(Segment.type(path.segments())));
    private final Stream<PayloadWord> payload = out(stream(PayloadWord.type(path)));
    private final Stream<Receipt> receipt = out(stream(Receipt.type()));
    private final UInt node = in(uint(NODE_WIDTH));
    private final Bool visible = in(bool());
    private final Bool choose = in(bool());

    /** The header of the packet that comes, as its words say, and how many have come. */
    private record Header(UInt index, UInt bytes, UInt address, UInt to, Bool notifies, UInt message) {}

    public ReceiveEngineProof() {
        connect(unit.packet, packet);
        connect(segment, unit.segment);
        connect(payload, unit.payload);
        connect(receipt, unit.receipt);
        unit.node.set(node);
        unit.visible.set(visible);
        assume(node.eq(NODE), "a node keeps its number");
        Header header = header();
        Bool isWrong = header.bytes
                .eq(0)
                .or(header.to.ne(NODE))
                .or(header.address
                        .addGrow(header.bytes.zext(ADDRESS_WIDTH))
                        .gt(1L << HostMemoryRequest.BYTE_ADDRESS_WIDTH));
        follow(header, isWrong);
        tell(header);
    }

    private Header header() {
        UInt index = reg("words", uint(3)).init(0);
        UInt bytes = reg("bytes", uint(PacketFormat.BYTES_WIDTH));
        UInt address = reg("address", uint(ADDRESS_WIDTH));
        UInt to = reg("to", uint(NODE_WIDTH));
        Bool notifies = reg("notifies", bool());
        UInt from = reg("from", uint(NODE_WIDTH));
        UInt ctrl = reg("ctrl", uint(NODE_WIDTH));
        UInt id = reg("id", uint(ADDRESS_WIDTH));
        UInt length = reg("length", uint(ADDRESS_WIDTH));
        UInt word = packet.data().data();
        Bool inHeader = index.lt(MpcHeader.WORDS);
        assume(inHeader.implies(packet.data().last().not()), "a packet has payload");
        when(packet.fires(), () -> {
            when(packet.data().last(), () -> index.set(0)).elseWhen(inHeader, index::increment);
            when(index.eq(0), () -> {
                to.set(word.bits(15, 0));
                from.set(word.bits(31, 16));
                bytes.set(word.bits(45, 32));
            });
            when(index.eq(1), () -> {
                address.set(word.bits(31, 0));
                length.set(word.bits(63, 32));
            });
            when(index.eq(2), () -> {
                id.set(word.bits(31, 0));
                ctrl.set(word.bits(47, 32));
                notifies.set(word.bit(48));
            });
        });
        return new Header(
                index, bytes, address, to, notifies, from.cat(ctrl).cat(id).cat(length));
    }

    /** Claims that a right packet has one segment, before its payload, and a wrong one none. */
    private void follow(Header header, Bool isWrong) {
        UInt state = inside("state", 2);
        Bool isWhole = header.index.eq(MpcHeader.WORDS);
        Bool begun = reg("begun", bool()).init(false);
        when(segment.fires(), () -> begun.set(true));
        when(packet.fires().and(packet.data().last()), () -> begun.set(false));
        when(segment.valid(), () -> {
            assertAlways(isWhole.and(begun.not()), "a packet has one segment, behind its header");
            assertAlways(isWrong.not(), "only bytes of the memory are written");
            assertAlways(segment.data().address().zext(ADDRESS_WIDTH).eq(header.address), "they go where it says");
            assertAlways(
                    segment.data()
                            .bytes()
                            .eq(header.bytes.zext(segment.data().bytes().width())),
                    "all of them");
        });
        when(payload.valid(), () -> assertAlways(begun, "payload follows its segment"));
        when(unit.drops, () -> assertAlways(isWhole.and(isWrong), "only a wrong packet is dropped"));
        when(begun, () -> assertAlways(packet.fires().eq(payload.fires()), "each word of payload goes on"));
        assertAlways(header.index.le(MpcHeader.WORDS), "a header has four words");
        assertAlways(state.eq(HEADER).eq(isWhole.not()), "a header is read whole");
        assertAlways(state.eq(PAYLOAD).eq(begun), "payload comes behind the segment");
        when(state.eq(DROP), () -> assertAlways(isWrong, "only a wrong packet is dropped"));
        assertAlways(inside("index", 2).eq(header.index.trunc(2)), "word by word");
        when(
                state.eq(CHECK).or(state.eq(HEADER).and(header.index.eq(MpcHeader.WORDS - 1))),
                () -> assertAlways(insideBit("isWrong").eq(isWrong), "what is wrong is known when it is asked for"));
        UInt kept = header.message;
        when(header.index.gt(0), () -> {
            assertAlways(inside("to", NODE_WIDTH).eq(header.to), "word 0 is kept");
            assertAlways(inside("bytes", PacketFormat.BYTES_WIDTH).eq(header.bytes), "word 0 is kept");
            assertAlways(inside("message_nsrc", NODE_WIDTH).eq(kept.bits(95, 80)), "word 0 is kept");
        });
        when(header.index.gt(1), () -> {
            assertAlways(inside("address", ADDRESS_WIDTH).eq(header.address), "word 1 is kept");
            assertAlways(inside("message_len", ADDRESS_WIDTH).eq(kept.bits(31, 0)), "word 1 is kept");
        });
        when(header.index.gt(2), () -> {
            assertAlways(inside("message_ctrl", NODE_WIDTH).eq(kept.bits(79, 64)), "word 2 is kept");
            assertAlways(inside("message_rid", ADDRESS_WIDTH).eq(kept.bits(63, 32)), "word 2 is kept");
            assertAlways(insideBit("notifies").eq(header.notifies), "word 2 is kept");
        });
        cover(unit.drops.and(header.address.eq(0xFFFF_FFFFL)), "the last address there is");
    }

    /** Claims that the chosen message is told once, when its segment is visible. */
    private void tell(Header header) {
        UInt given = reg("given", uint(COUNT_WIDTH)).init(0);
        UInt seen = reg("seen", uint(COUNT_WIDTH)).init(0);
        assume(visible.implies(seen.ne(given)), "a segment becomes visible when it was given");
        when(segment.fires(), given::increment);
        when(visible, seen::increment);
        UInt used = inside("kinds.used", COUNT_WIDTH);
        UInt head = inside("kinds.head", LOG_PLACES);
        UInt told = given.subWrap(used);
        UInt done = inside("done", 4);
        assertAlways(done.le(PLACES), "only what was given is visible");
        UInt untold = done.trunc(COUNT_WIDTH);
        assertAlways(used.le(PLACES), "each has its place");
        assertAlways(inside("kinds.tail", LOG_PLACES).eq(head.addWrap(used.trunc(LOG_PLACES))), "the next one's place");
        assertAlways(seen.subWrap(told).eq(untold), "what is visible and not done with is counted");
        assertAlways(untold.le(used), "only what was given is visible");
        List<Bool> kinds = IntStream.range(0, PLACES)
                .mapToObj(place -> inside("kinds.words[" + place + "]", 1).bit(0))
                .toList();
        UInt waiting = inside("receipts.used", COUNT_WIDTH);
        UInt first = inside("receipts.head", LOG_PLACES);
        assertAlways(
                inside("receipts.tail", LOG_PLACES).eq(first.addWrap(waiting.trunc(LOG_PLACES))),
                "the next one's place");
        assertAlways(waiting.eq(before(kinds, head, used)), "each that is to be told has its receipt");

        Bool pending = reg("pending", bool()).init(false);
        UInt number = reg("number", uint(COUNT_WIDTH));
        UInt message = reg("chosen", uint(RECEIPT_BITS));
        UInt place = number.subWrap(told);
        Bool isTold = pending.and(receipt.fires()).and(place.eq(0));
        when(choose.and(segment.fires()).and(header.notifies).and(pending.not()), () -> {
                    pending.set(true);
                    number.set(given);
                    message.set(header.message);
                })
                .elseWhen(isTold, () -> pending.set(false));
        when(pending, () -> {
            assertAlways(place.lt(used), "a message waits until it is told");
            assertAlways(chosen(kinds, head.addWrap(place.trunc(LOG_PLACES))), "it is still to be told");
            UInt slot = first.addWrap(before(kinds, head, place).trunc(LOG_PLACES));
            for (int i = 0; i < PLACES; i++) {
                UInt kept = inside("receipts.words[" + i + "]", RECEIPT_BITS);
                assertAlways(slot.eq(i).implies(kept.eq(message)), "its receipt is kept");
            }
            when(receipt.valid().and(place.eq(0)), () -> {
                assertAlways(number.ne(seen).and(seen.subWrap(number).le(PLACES)), "all its bytes are visible");
                assertAlways(flat(receipt.data()).eq(message), "it is told as its last packet says");
            });
        });
        cover(pending.and(place.ne(0)), "a message waits behind another");
    }

    /** How many of so many places, from the oldest on, are to be told. */
    private UInt before(List<Bool> kinds, UInt head, UInt places) {
        UInt sum = lit(0, COUNT_WIDTH);
        for (int i = 0; i < PLACES; i++) {
            Bool counts = lit(i, LOG_PLACES)
                    .subWrap(head)
                    .zext(COUNT_WIDTH)
                    .lt(places)
                    .and(kinds.get(i));
            sum = sum.addWrap(counts.asUInt().zext(COUNT_WIDTH));
        }
        return sum;
    }

    private Bool chosen(List<Bool> kinds, UInt place) {
        Bool any = lit(false);
        for (int i = 0; i < PLACES; i++) {
            any = any.or(place.eq(i).and(kinds.get(i)));
        }
        return any;
    }

    private static UInt flat(Receipt told) {
        return told.nsrc().cat(told.ctrl()).cat(told.rid()).cat(told.len());
    }
}
