package org.heddle.nic.pattern;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/**
 * Walks an access: one segment for each element of a stride or list access, a single one for a contiguous access.
 *
 * <p>Latency: the first segment in the cycle after the access. Throughput: one segment per cycle; accesses follow each
 * other with one idle cycle. Where there is a list, each segment waits for its element's address.
 */
public final class SegmentGenerator extends Component {
    public final Stream<Access> access = in(stream(Access.type()));
    /** 29 bits: for each element of a list access its address, checked; taken with the element's segment. */
    public final Stream<UInt> listed = in(stream(uint(Access.MEMORY_WIDTH)));

    public final Stream<Segment> segment = out(stream(Segment.type()));

    public SegmentGenerator() {
        UInt address = reg(uint(Access.ADDRESS_WIDTH));
        UInt stride = reg(uint(Access.ADDRESS_WIDTH));
        UInt segmentBytes = reg(uint(Access.BYTES_WIDTH));
        UInt bytesLeft = reg(uint(Access.BYTES_WIDTH)).init(0);
        Bool fromList = reg(bool()).init(false);

        Access wanted = access.data();
        Bool contiguous = wanted.pattern().is(AccessPattern.CONTIGUOUS);
        UInt elementBytes = lit(1, Access.BYTES_WIDTH).shlWrap(wanted.sizeLog2());
        Bool busy = bytesLeft.ne(0);
        Bool last = bytesLeft.le(segmentBytes);

        access.ready().set(busy.not());
        segment.valid().set(busy.and(fromList.not().or(listed.valid())));
        segment.data().address().set(mux(fromList, listed.data().zext(Access.ADDRESS_WIDTH), address));
        segment.data().bytes().set(mux(last, bytesLeft, segmentBytes));
        segment.data().last().set(last);
        listed.ready().set(busy.and(fromList).and(segment.ready()));

        when(access.fires(), () -> {
            address.set(wanted.base());
            // Addresses are taken modulo the memory size: a negative stride is a large positive one.
            stride.set(wanted.stride().trunc(Access.ADDRESS_WIDTH));
            segmentBytes.set(mux(contiguous, wanted.bytes(), elementBytes));
            bytesLeft.set(wanted.bytes());
            fromList.set(wanted.isList());
        });
        when(segment.fires(), () -> {
            address.set(address.addWrap(stride));
            bytesLeft.set(bytesLeft.subWrap(segment.data().bytes()));
        });
    }
}
