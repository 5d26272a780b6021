package org.heddle.nic.stage.pattern;

import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Walks an access: one segment for each element of a stride or list access, a single one for a contiguous access.
 *
 * <p>Latency: the first segment in the cycle after the access. Throughput: one segment per cycle; accesses follow each other with
 * one idle cycle. Where there is a list, each segment waits for its element's address.
 */
public final class SegmentGenerator extends Component {
    public final Stream<Access> access = in(stream(Access.type()));
    /** 29 bits: for each element of a list access its address, checked; taken with the element's segment. */
    public final Stream<UInt> listed = in(stream(uint(Access.MEMORY_WIDTH)));

    public final Stream<Segment> segment = out(stream(Segment.type(SegmentFormat.SO_DIMM)));

    /**
     * Remainder of an access.
     *
     * @param address 30 bits: of the next segment
     * @param stride 30 bits: addresses are taken modulo the memory size, so a negative stride is a large positive one
     * @param segmentBytes 16 bits
     * @param bytesLeft 16 bits
     * @param fromList 1 where addresses come from a list
     */
    private record Rest(UInt address, UInt stride, UInt segmentBytes, UInt bytesLeft, Bool fromList) implements Bundle {
        static BundleType<Rest> type() {
            return bundle(
                    Rest.class,
                    Types.uint(Access.ADDRESS_WIDTH),
                    Types.uint(Access.ADDRESS_WIDTH),
                    Types.uint(Access.BYTES_WIDTH),
                    Types.uint(Access.BYTES_WIDTH),
                    Types.bool());
        }
    }

    /** Divides accesses. */
    public SegmentGenerator() {
        Rest rest = reg(Rest.type());
        rest.bytesLeft().init(0);
        rest.fromList().init(false);
        Bool busy = rest.bytesLeft().ne(0);
        Rest whole = wire(Rest.type());
        describe(access.data(), whole);
        Bool last = rest.bytesLeft().le(rest.segmentBytes());
        UInt bytes = mux(last, rest.bytesLeft(), rest.segmentBytes());

        access.ready().set(busy.not());
        segment.valid().set(busy.and(rest.fromList().not().or(listed.valid())));
        segment.data().address().set(mux(rest.fromList(), listed.data().zext(Access.ADDRESS_WIDTH), rest.address()));
        segment.data().bytes().set(bytes);
        segment.data().last().set(last);
        listed.ready().set(busy.and(rest.fromList()).and(segment.ready()));

        when(access.fires(), () -> connect(rest, whole));
        when(segment.fires(), () -> {
            rest.address().set(rest.address().addWrap(rest.stride()));
            rest.bytesLeft().set(rest.bytesLeft().subWrap(bytes));
        });
    }

    private void describe(Access wanted, Rest whole) {
        Bool contiguous = wanted.pattern().is(AccessPattern.CONTIGUOUS);
        UInt elementBytes = lit(1, Access.BYTES_WIDTH).shlWrap(wanted.sizeLog2());
        whole.address().set(wanted.base());
        whole.stride().set(wanted.stride().trunc(Access.ADDRESS_WIDTH));
        whole.segmentBytes().set(mux(contiguous, wanted.bytes(), elementBytes));
        whole.bytesLeft().set(wanted.bytes());
        whole.fromList().set(wanted.isList());
    }
}
