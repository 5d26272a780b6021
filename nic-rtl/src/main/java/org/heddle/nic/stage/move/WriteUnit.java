package org.heddle.nic.stage.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.activity.Activity;
import org.heddle.nic.stage.activity.UnderWay;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.SegmentGenerator;

/**
 * The Write Unit: stores packed payload words into the elements of an access (VS, VSS, VSI), by a {@link Scatter} into the segments that
 * a {@link SegmentGenerator} names.
 *
 * <p>Throughput: the {@link Scatter}'s; accesses may queue back to back and are written in order.
 */
public final class WriteUnit extends Component {
    public final Stream<Access> access = in(stream(Access.type()));
    /** 29 bits: the addresses of the elements of list accesses, in their order. */
    public final Stream<UInt> listed = in(stream(uint(Access.MEMORY_WIDTH)));

    public final Stream<PayloadWord> payload;
    public final Stream<LineRequest> memory;
    /** With the request on {@link #memory}: 1 if its line is of a window. */
    public final Bool toWindow = out(bool());
    /** 1 in the cycle in which the controller reports one line written. */
    public final Bool writeDone = in(bool());
    /** 1 in the cycle in which the whole access has been written. */
    public final Bool done = out(bool());
    /** Activity of the unit. Its source is the payload, its sink the memory. */
    public final Activity activity = out(Activity.type());

    /** Accesses that may be in its registers, beside those of the lines ahead. */
    private static final int MORE_ACCESSES = 8;

    /**
     * @param path of SO-DIMM memory
     */
    public WriteUnit(DataPath path) {
        parameter("path", path);
        payload = in(stream(PayloadWord.type(path)));
        memory = out(stream(LineRequest.type(path.lineBytes())));
        SegmentGenerator generator = instance(new SegmentGenerator());
        Scatter scatter = instance("scatter", new Scatter(path));
        connect(generator.access, access);
        connect(generator.listed, listed);
        connect(scatter.segment, generator.segment);
        connect(scatter.payload, payload);
        WindowLines.connect(memory, toWindow, scatter.memory);
        scatter.writeDone.set(writeDone);
        done.set(scatter.done);

        UnderWay accesses = instance(new UnderWay(path.linesAhead() + MORE_ACCESSES));
        accesses.begins.set(access.fires());
        accesses.ends.set(done);
        activity.busy().set(accesses.any);
        activity.stalledBySource().set(scatter.isStarved);
        activity.stalledBySink().set(scatter.isBlocked);
    }
}
