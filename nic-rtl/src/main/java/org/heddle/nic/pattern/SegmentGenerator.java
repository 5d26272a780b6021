package org.heddle.nic.pattern;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/**
 * Walks an access: one segment for each element of a stride access, a single one for a contiguous access.
 *
 * <p>Latency: the first segment in the cycle after the access. Throughput: one segment per cycle; accesses follow each
 * other with one idle cycle.
 */
public final class SegmentGenerator extends Component {
    public final Stream<Access> access = in(stream(Access.type()));
    public final Stream<Segment> segment = out(stream(Segment.type()));

    public SegmentGenerator() {
        UInt address = reg(uint(Access.ADDRESS_WIDTH));
        UInt bytes = reg(uint(Access.BYTES_WIDTH));
        UInt stride = reg(uint(Access.ADDRESS_WIDTH));
        UInt left = reg(uint(8)).init(0);

        Access wanted = access.data();
        Bool contiguous = wanted.pattern().is(AccessPattern.CONTIGUOUS);
        UInt elements = mux(contiguous, wanted.count(), lit(1, 8));

        access.ready().set(left.eq(0));
        segment.valid().set(left.ne(0));
        segment.data().address().set(address);
        segment.data().bytes().set(bytes);
        segment.data().last().set(left.eq(1));

        when(access.fires(), () -> {
            address.set(wanted.base());
            // Addresses are taken modulo the memory size: a negative stride is a large positive one.
            stride.set(wanted.stride().trunc(Access.ADDRESS_WIDTH));
            bytes.set(elements.zext(Access.BYTES_WIDTH).shlWrap(wanted.sizeLog2()));
            left.set(mux(contiguous, lit(1, 8), wanted.count()));
        });
        when(segment.fires(), () -> {
            address.set(address.addWrap(stride));
            left.set(left.subWrap(1));
        });
    }
}
