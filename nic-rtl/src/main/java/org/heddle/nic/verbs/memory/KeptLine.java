package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Answers reads of one line that is here already; all others go on to memory.
 *
 * <p>Answers keep the order of the requests: the line is given from here only while nothing is under way to memory. Latency: two cycles for the line that
 * is here, one for others. Proof: {@code kept-line}.
 */
public final class KeptLine extends Component {
    private static final int COUNT_WIDTH = 7;

    /** Numbers of the lines that are read. */
    public final Stream<UInt> wanted = in(stream(uint(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there, in the order of the requests. */
    public final Bool returns = out(bool());
    /** 256 bits: the line. */
    public final UInt line = out(uint(HostMemoryRequest.LINE_BITS));

    /** 1 while {@link #kept} is here, in the next cycle too. */
    public final Bool isKept = in(bool());
    /** Number of the line that is here. */
    public final UInt keptNumber = in(uint(AddressUnit.LINE_WIDTH));
    /** 256 bits: that line. */
    public final UInt kept = in(uint(HostMemoryRequest.LINE_BITS));

    /** 1 while the line that is here may be given; always, where who reads has room for all that it asks for. */
    public final Bool mayGive;

    /** Numbers of the lines that are read from memory, at most 127 at a time. */
    public final Stream<UInt> memory = out(stream(uint(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which {@link #read} is there, in the order of the requests. */
    public final Bool comes = in(bool());
    /** 256 bits: the line that was read. */
    public final UInt read = in(uint(HostMemoryRequest.LINE_BITS));

    /** A line that is given as soon as it is asked for. */
    public KeptLine() {
        this(false);
    }

    /**
     * @param isHeld whether the line stays here while {@link #mayGive} is 0
     */
    public KeptLine(boolean isHeld) {
        if (isHeld) {
            parameter("lines", "HELD");
        }
        mayGive = isHeld ? in(bool()) : lit(true);
        // The number is compared from a register on: what reads knows it late.
        SkidBuffer<UInt> asking = instance("asking", new SkidBuffer<>(uint(AddressUnit.LINE_WIDTH)));
        connect(asking.source, wanted);
        Stream<UInt> asked = asking.sink;
        UInt open = reg("open", uint(COUNT_WIDTH)).init(0);
        // A read that is offered to memory is not taken back.
        Bool isOffered = reg("isOffered", bool()).init(false);
        isOffered.set(memory.valid().and(memory.ready().not()));
        Bool isHere = isKept.and(open.eq(0)).and(isOffered.not()).and(keptNumber.eq(asked.data()));
        Bool takes = reg("takes", bool()).init(false);
        Bool gives = isHeld ? isHere.and(mayGive) : isHere;
        takes.set(asked.valid().and(gives));
        memory.valid().set(asked.valid().and(isHere.not()));
        memory.data().set(asked.data());
        asked.ready().set(isHeld ? mux(isHere, mayGive, memory.ready()) : isHere.or(memory.ready()));
        open.countUpDown(memory.fires(), comes);
        returns.set(takes.or(comes));
        line.set(mux(takes, kept, read));
        assertAlways(takes.and(comes).not(), "one line returns at a time");
    }
}
