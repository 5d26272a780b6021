package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.layout.TranslationEntry;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.jspecify.annotations.Nullable;

/**
 * Walks a list of elements, and cuts what packets want of it at the ends of elements and pages. It keeps its place from packet to packet, so that no
 * element is read twice.
 *
 * <p>Throughput: a run in two cycles, and an element without bytes in one, once the lines of the list are there; up to {@value #LINES} lines are read ahead.
 * A list that ends before a packet has its bytes gives a run that is wrong, and the packet ends with it.
 */
public final class ListCursor extends Component {
    /** Number of lines of a list that are read ahead. */
    public static final int LINES = 8;

    /** The same of a cursor that tells elements ahead. */
    public static final int LINES_AHEAD = 16;

    private static final int PAGE_BYTES = 1 << TranslationEntry.LOG_PAGE;
    private static final int BYTES_WIDTH = ResolvedRun.BYTES_WIDTH;

    /** A list or an element; not while a packet is under way. */
    public final Stream<CursorStart> start = in(stream(CursorStart.type()));
    /** 13 bits: bytes of the next packet, at least one; with a list that starts, of its first one. */
    public final Stream<UInt> packet = in(stream(uint(BYTES_WIDTH)));
    /** Runs of the packets. */
    public final Stream<VirtualRun> run = out(stream(VirtualRun.type()));
    /** Reads of the list. */
    public final Stream<UInt> memory = out(stream(uint(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there, in the order of the requests. */
    public final Bool returns = in(bool());
    /** 256 bits: the line. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));

    /** A byte of each element as soon as its line is here, so that its translation can be looked for; taken back when a list starts. A port of a cursor that tells them. */
    public final @Nullable Stream<VirtualRun> ahead;

    private final int lineCount;
    private final int pointerWidth;
    private final UInt address = reg(uint(64));
    private final UInt key = reg(uint(32));
    private final UInt left = reg(uint(32)).init(0);
    private final UInt skip = reg(uint(32)).init(0);
    private final UInt packetLeft = reg(uint(BYTES_WIDTH)).init(0);
    private final UInt elements =
            reg(uint(ReceiveEntry.LAYOUT.elements.width())).init(0);

    /** @param looksAhead whether it tells elements {@link #ahead} */
    public ListCursor(boolean looksAhead) {
        if (looksAhead) {
            parameter("ahead", "ELEMENTS");
        }
        ahead = looksAhead ? out(stream(VirtualRun.type())) : null;
        lineCount = looksAhead ? LINES_AHEAD : LINES;
        pointerWidth = Types.bitsToNumber(lineCount + 1);
        UInt domain = reg(uint(VirtualRun.DOMAIN_WIDTH));
        UInt rights = reg(uint(AccessRight.WIDTH));
        Bool isPhysical = reg(bool());
        Bool upper = reg(bool());
        UInt nextLine = reg(uint(AddressUnit.LINE_WIDTH));
        UInt toRead = reg(uint(elements.width())).init(0);
        // Lines that were asked for, that have come, and that are used up; those of an earlier list are dropped.
        UInt asked = reg(uint(pointerWidth)).init(0);
        UInt come = reg(uint(pointerWidth)).init(0);
        UInt used = reg(uint(pointerWidth)).init(0);
        UInt stale = reg(uint(pointerWidth)).init(0);
        Memory<UInt> lines = memory(uint(HostMemoryRequest.LINE_BITS), lineCount);

        Bool compared = reg(bool()).init(false);
        CursorStart begins = start.data();
        Bool starts = start.fires();
        // A read that is offered is not taken back.
        start.ready()
                .set(packetLeft
                        .eq(0)
                        .and(stale.eq(0))
                        .and(compared.not())
                        .and(memory.valid().not().or(memory.ready())));
        packet.ready().set(packetLeft.eq(0));

        Bool mayRead = hasRoom(asked, used);
        if (ahead != null) {
            mayRead = mayRead.and(hasRoom(asked, tell(ahead, lines, come, domain, rights)));
        }
        read(toRead.ne(0).and(mayRead), nextLine);
        Bool isStale = stale.ne(0);
        Bool arrives = returns.and(isStale.not());
        when(arrives, () -> lines.write(come.trunc(pointerWidth - 1), line));

        UInt kept = lines.read(used.trunc(pointerWidth - 1));
        UInt element = mux(upper, kept.bits(255, 128), kept.bits(127, 0));
        Bool loads = left.eq(0).and(elements.ne(0)).and(come.ne(used));
        Bool isPassing = left.ne(0).and(skip.ne(0));
        Bool passesAll = reg(bool());
        Bool passes = isPassing.and(compared);
        passesAll.set(left.le(skip));
        compared.set(isPassing.and(compared.not()).and(starts.not()));
        UInt step = reg(uint(32));
        when(isPassing.and(compared.not()), () -> step.set(skip));

        UInt pageLeft = lit(PAGE_BYTES, BYTES_WIDTH)
                .subWrap(address.trunc(TranslationEntry.LOG_PAGE).zext(BYTES_WIDTH));
        Bool isElement = left.le(packetLeft).and(left.le(pageLeft));
        Bool isPacket = packetLeft.le(pageLeft);
        UInt next = mux(isElement, left.trunc(BYTES_WIDTH), mux(isPacket, packetLeft, pageLeft));
        Bool hasRun = packetLeft.ne(0).and(left.ne(0)).and(skip.eq(0));
        Bool isShort = packetLeft.ne(0).and(left.eq(0)).and(elements.eq(0));
        // A run is cut in one cycle and offered from the next one on.
        Bool offered = reg(bool()).init(false);
        Bool isOver = reg(bool());
        UInt part = reg(uint(BYTES_WIDTH));
        Bool endsPacket = reg(bool());
        when(run.fires(), () -> offered.set(false)).elseWhen(offered.not().and(hasRun.or(isShort)), () -> {
            offered.set(true);
            isOver.set(isShort);
            part.set(next);
            step.set(next.zext(32));
            endsPacket.set(isShort.or(isPacket.and(left.ge(packetLeft))));
        });
        run.valid().set(offered);
        show(domain, rights, isPhysical, part, endsPacket, isOver);

        when(packet.fires(), () -> packetLeft.set(packet.data()));
        when(run.fires(), () -> {
            packetLeft.set(mux(isOver, lit(0, BYTES_WIDTH), packetLeft.subWrap(part)));
        });
        // Forward by what was cut, or by what is passed over.
        when(run.fires().and(isOver.not()).or(passes), () -> {
            left.set(mux(passes.and(passesAll), lit(0, 32), left.subWrap(step)));
            address.set(address.addWrap(step.zext(64)));
        });
        when(passes, () -> skip.set(mux(passesAll, skip.subWrap(left), lit(0, 32))));
        when(loads, () -> {
            address.set(ListElement.LAYOUT.address.of(element));
            left.set(ListElement.LAYOUT.length.of(element));
            key.set(ListElement.LAYOUT.key.of(element));
            elements.decrement();
            upper.set(upper.not());
            when(upper.or(elements.eq(1)), used::increment);
        });
        when(memory.fires(), () -> {
            asked.increment();
            toRead.decrement();
            nextLine.increment();
        });
        when(arrives, come::increment);
        when(returns.and(isStale), stale::decrement);
        when(starts, () -> {
            // A read that is asked for in this very cycle is one of those that are dropped.
            stale.set(asked.subWrap(come)
                    .addWrap(memory.fires().asUInt().zext(pointerWidth))
                    .subWrap(returns.asUInt().zext(pointerWidth)));
            asked.set(0);
            come.set(0);
            used.set(0);
            address.set(begins.address());
            key.set(begins.key());
            left.set(mux(begins.isList(), lit(0, 32), begins.length()));
            skip.set(begins.skip());
            domain.set(begins.domain());
            rights.set(begins.rights());
            isPhysical.set(begins.isPhysical());
            upper.set(begins.list().bit(4));
            nextLine.set(begins.list().bits(AddressUnit.ADDRESS_WIDTH - 1, 5));
            // Whether it is a list is known late.
            elements.set(mux(begins.isList(), begins.elements(), lit(0, elements.width())));
            Bool isOdd = begins.list().bit(4);
            UInt halves = begins.elements()
                    .zext(elements.width() + 1)
                    .addWrap(isOdd.asUInt().zext(elements.width() + 1))
                    .addWrap(1);
            Bool hasLines = begins.isList().and(begins.elements().ne(0));
            toRead.set(mux(hasLines, halves.bits(elements.width(), 1), lit(0, elements.width())));
        });
        assertAlways(asked.subWrap(come).le(lineCount), "no more lines are under way than have a place");
    }

    /** Whether a place is free. Where none is, the counts differ in their highest bit alone, as the places are a power of two: no carry is needed. */
    private Bool hasRoom(UInt asked, UInt done) {
        return asked.xor(done).ne(lineCount);
    }

    private void show(UInt domain, UInt rights, Bool isPhysical, UInt part, Bool endsPacket, Bool isOver) {
        run.data().address().set(address);
        run.data().key().set(key);
        run.data().bytes().set(part);
        run.data().domain().set(domain);
        run.data().rights().set(rights);
        run.data().isPhysical().set(isPhysical);
        run.data().isCheck().set(false);
        run.data().isList().set(false);
        run.data().isWrong().set(isOver);
        run.data().last().set(endsPacket);
    }

    private void read(Bool wants, UInt nextLine) {
        memory.valid().set(wants);
        memory.data().set(nextLine);
        assertAlways(
                start.valid().and(packet.valid()).implies(start.ready()),
                "a packet is not offered while a list waits to start");
    }

    /** Tells an element in a cycle, and returns the number of lines that are behind it. */
    private UInt tell(Stream<VirtualRun> told, Memory<UInt> lines, UInt come, UInt domain, UInt rights) {
        UInt done = reg("done", uint(pointerWidth)).init(0);
        UInt toTell = reg("toTell", uint(elements.width())).init(0);
        Bool isUpper = reg("isUpper", bool());
        UInt kept = lines.read(done.trunc(pointerWidth - 1));
        UInt element = mux(isUpper, kept.bits(255, 128), kept.bits(127, 0));
        told.valid().set(toTell.ne(0).and(come.ne(done)));
        told.data().beByteOf(element, domain, rights);
        when(told.fires(), () -> {
            toTell.decrement();
            isUpper.set(isUpper.not());
            when(isUpper.or(toTell.eq(1)), done::increment);
        });
        when(start.fires(), () -> {
            done.set(0);
            toTell.set(mux(start.data().isList(), start.data().elements(), lit(0, elements.width())));
            isUpper.set(start.data().list().bit(4));
        });
        return done;
    }
}
