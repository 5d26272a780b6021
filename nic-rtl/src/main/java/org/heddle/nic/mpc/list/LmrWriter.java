package org.heddle.nic.mpc.list;

import java.util.function.Function;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Writes receipts into the LMR, each when there is a free entry; LMR_NEW moves on when the entry is visible.
 *
 * <pre>
 *  LMR_CUR ─► next to be read .. LMR_NEW ─► next to be written
 * </pre>
 *
 * <p>Proof: {@code mpc-event-list}.
 *
 * @param <T> what an entry tells of
 */
public final class LmrWriter<T extends Data> extends Component {
    /** Messages that have been received. */
    public final Stream<T> receipt;
    /** 23 bits: line number of the first entry; constant while messages arrive. */
    public final UInt base;
    /** 16 bits: LMR_CUR, entries that have been read. */
    public final UInt current;
    /** 16 bits: LMR_NEW, entries that are visible. */
    public final UInt written;
    /** Writes of entries. */
    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which the entry is visible. */
    public final Bool returns;
    /** 1 if the next entry may be written: there is a place for its notification. */
    public final Bool mayNotify;
    /** 1 in the cycle in which an entry has become visible. */
    public final Bool notifies;

    /**
     * Returns a writer of messages that have been received.
     *
     * @param entries of the list, a power of two up to 32,768
     */
    public static LmrWriter<Receipt> ofReceipts(int entries) {
        return new LmrWriter<>(Receipt.type(), LmrField::line, entries, false);
    }

    /**
     * Returns a writer of events; each entry has its lap.
     *
     * @param entries of the list, a power of two up to 32,768
     */
    public static LmrWriter<ListEvent> ofEvents(int entries) {
        return new LmrWriter<>(ListEvent.type(), LmrField::line, entries, true);
    }

    private LmrWriter(Type<T> type, Function<T, UInt> lineOf, int entries, boolean hasLaps) {
        parameter("entries", entries);
        if (hasLaps) {
            parameter("kind", "events");
        }
        receipt = in(stream(type));
        base = in(uint(HostMemoryRequest.LINE_ADDRESS_WIDTH));
        current = in(uint(LmeReader.POINTER_WIDTH));
        written = out(uint(LmeReader.POINTER_WIDTH));
        returns = in(bool());
        mayNotify = in(bool());
        notifies = out(bool());
        memory = out(stream(HostMemoryRequest.lineType()));
        int indexWidth = Integer.numberOfTrailingZeros(entries);
        UInt visible = reg(uint(LmeReader.POINTER_WIDTH)).init(0);
        Bool writing = reg(bool()).init(false);
        Bool hasRoom = reg(bool()).init(false);
        hasRoom.set(visible.subWrap(current).lt(entries));
        // Behind an entry that has become visible, room is known a cycle later.
        Bool settled = reg(bool()).init(false);
        settled.set(returns.not());
        Bool mayBegin = writing.not().and(hasRoom).and(settled).and(mayNotify);
        memory.valid().set(receipt.valid().and(mayBegin));
        receipt.ready().set(memory.ready().and(mayBegin));
        memory.data()
                .writeWhole(
                        base.addWrap(visible.trunc(indexWidth).zext(base.width())),
                        lapped(lineOf.apply(receipt.data()), visible, indexWidth, hasLaps));
        when(memory.fires(), () -> writing.set(true)).elseWhen(returns, () -> writing.set(false));
        when(returns, visible::increment);
        written.set(visible);
        notifies.set(returns);
        assertAlways(returns.not().or(writing), "only an entry that was written becomes visible");
        assertAlways(
                memory.fires().not().or(visible.subWrap(current).lt(entries)),
                "no entry is overwritten before it is read");
    }

    private static UInt lapped(UInt entry, UInt visible, int indexWidth, boolean hasLaps) {
        return hasLaps
                ? visible.bit(indexWidth).not().asUInt().cat(entry.trunc(HostMemoryRequest.LINE_BITS - 1))
                : entry;
    }
}
