package org.heddle.nic.stage.memory.hostbus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;

/**
 * Marks where the requests of a unit follow each other in memory and, if they are collected, holds them back until a burst is whole.
 *
 * <p>Latency: one cycle, none of single ones. Collected requests wait until the last line of a burst is there, or all places are taken, or {@value #IDLE_CYCLES}
 * cycles have passed without a new one; then they go, and those that come meanwhile with them.
 */
final class RequestRuns extends Component {
    /** Cycles without a request behind which no more of the burst is expected: more than lie between two lines of a packet. */
    static final int IDLE_CYCLES = 6;

    /** Way of a unit's requests. */
    enum Kind {
        /** No two of them make a burst; they pass without a register. */
        SINGLE,
        /** Those behind each other make a burst if they are there in time. */
        FOLLOWED,
        /** They wait until a burst is whole. */
        COLLECTED
    }

    /** Requests of the unit. */
    final Stream<HostMemoryRequest> request;
    /** The same, marked. */
    final Stream<RunRequest> run;

    /**
     * @param tagWidth bits of a tag
     * @param lineWidth bits of a line's address
     * @param burstLines most lines of a burst, a power of two above 1
     * @param kind what becomes of requests
     */
    RequestRuns(int tagWidth, int lineWidth, int burstLines, Kind kind) {
        parameter("tagWidth", tagWidth);
        parameter("lineWidth", lineWidth);
        parameter("burstLines", burstLines);
        parameter("kind", kind);
        request = in(stream(HostMemoryRequest.type(tagWidth, lineWidth)));
        run = out(stream(RunRequest.type(tagWidth, lineWidth)));
        if (kind == Kind.SINGLE) {
            enter(run, lit(false));
            return;
        }
        int burstWidth = Integer.numberOfTrailingZeros(burstLines);
        HostMemoryRequest asked = request.data();
        UInt next = reg(uint(lineWidth));
        Bool wrote = reg(bool());
        when(request.fires(), () -> {
            next.set(asked.address().addWrap(1));
            wrote.set(asked.write());
        });
        UInt place = asked.address().trunc(burstWidth);
        Bool follows = asked.address().eq(next).and(asked.write().eq(wrote)).and(place.ne(0));
        if (kind == Kind.FOLLOWED) {
            SkidBuffer<RunRequest> buffer = instance("buffer", new SkidBuffer<>(RunRequest.type(tagWidth, lineWidth)));
            enter(buffer.source, follows);
            connect(run, buffer.sink);
            return;
        }
        Queue<RunRequest> lines =
                instance("lines", new Queue<>(RunRequest.type(tagWidth, lineWidth), burstLines, Queue.Output.REGISTER));
        enter(lines.enqueue, follows);
        Bool isOpen = reg(bool()).init(false);
        UInt idle = reg(uint(Types.bitsToNumber(IDLE_CYCLES + 1))).init(0);
        Bool isComplete = request.fires().and(place.eq(burstLines - 1));
        Bool isOver = idle.eq(IDLE_CYCLES).or(lines.enqueue.ready().not());
        when(request.fires().or(isOpen).or(lines.dequeue.valid().not()), () -> idle.set(0))
                .otherwise(idle::increment);
        when(isComplete.or(isOver), () -> isOpen.set(true))
                .elseWhen(
                        lines.dequeue
                                .fires()
                                .and(lines.count.eq(1))
                                .and(request.fires().not()),
                        () -> isOpen.set(false));
        run.valid().set(lines.dequeue.valid().and(isOpen));
        connect(run.data(), lines.dequeue.data());
        lines.dequeue.ready().set(run.ready().and(isOpen));
    }

    private void enter(Stream<RunRequest> place, Bool follows) {
        place.valid().set(request.valid());
        request.ready().set(place.ready());
        connect(place.data().request(), request.data());
        place.data().follows().set(follows);
        // Of the first request it is anything: it chooses an order, and no request is lost by that.
        payloadOf(lit(false), run.data().follows());
    }
}
