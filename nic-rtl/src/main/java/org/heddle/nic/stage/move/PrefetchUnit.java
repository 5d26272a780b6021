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
 * The Prefetch Unit: reads the elements of an access (VL, VLS, VLI) and packs them into payload words, by a {@link Gather} of the
 * segments that a {@link SegmentGenerator} names.
 *
 * <p>Rows are opened while earlier words move. Throughput: the {@link Gather}'s; accesses may queue back to back.
 */
public final class PrefetchUnit extends Component {
    public final Stream<Access> access = in(stream(Access.type()));
    /** 29 bits: the addresses of the elements of list accesses, in their order. */
    public final Stream<UInt> listed = in(stream(uint(Access.MEMORY_WIDTH)));

    public final Stream<LineRequest> memory;
    /** With the request on {@link #memory}: 1 if its line is of a window. */
    public final Bool toWindow = out(bool());
    /** 1 in the cycle in which the next line arrives, in the order of the requests. */
    public final Bool readValid = in(bool());
    /** One line. */
    public final UInt readLine;

    public final Stream<PayloadWord> payload;
    /** Activity of the unit. Its source is the memory, its sink the payload. */
    public final Activity activity = out(Activity.type());

    /** Accesses that may be in its registers, beside those of the lines ahead. */
    private static final int MORE_ACCESSES = 8;

    /**
     * @param path of SO-DIMM memory
     */
    public PrefetchUnit(DataPath path) {
        parameter("path", path);
        memory = out(stream(LineRequest.type(path.lineBytes())));
        readLine = in(uint(8 * path.lineBytes()));
        payload = out(stream(PayloadWord.type(path)));
        SegmentGenerator generator = instance(new SegmentGenerator());
        Gather gather = instance("gather", new Gather(path));
        connect(generator.access, access);
        connect(generator.listed, listed);
        connect(gather.segment, generator.segment);
        WindowLines.connect(memory, toWindow, gather.memory);
        payloadOf(memory.valid(), toWindow);
        gather.readValid.set(readValid);
        gather.readLine.set(readLine);
        connect(payload, gather.payload);

        UnderWay accesses = instance(new UnderWay(path.linesAhead() + MORE_ACCESSES));
        accesses.begins.set(access.fires());
        accesses.ends.set(payload.fires().and(payload.data().last()));
        Bool blocked = payload.valid().and(payload.ready().not());
        activity.busy().set(accesses.any);
        activity.stalledBySource().set(gather.isStarved.and(blocked.not()));
        activity.stalledBySink().set(blocked);
    }
}
