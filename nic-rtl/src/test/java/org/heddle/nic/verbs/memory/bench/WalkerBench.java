package org.heddle.nic.verbs.memory.bench;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.heddle.nic.verbs.memory.CursorWalker;
import org.heddle.nic.verbs.memory.KeyWalker;
import org.heddle.nic.verbs.memory.ListWalker;
import org.heddle.nic.verbs.memory.VirtualRun;
import org.jspecify.annotations.Nullable;

/** A walker with its lines, and one list for all indirect keys with an odd number, and another one of as many entries and bytes for the others. */
public final class WalkerBench extends Component {
    private static final int TAG_WIDTH = 7;

    /** Bytes from the one list to the other. */
    static final int DISTANCE = 1 << 19;

    /** Walkers there are. */
    public enum Kind {
        /** One that begins at the first entry each time. */
        LIST,
        /** The same, which tells entries ahead. */
        LIST_AHEAD,
        /** One that goes on where a run ended. */
        CURSOR
    }

    final Vec<Stream<VirtualRun>> wanted;
    final Vec<Stream<VirtualRun>> run;
    final HostMemoryPort memory = out(HostMemoryPort.type(TAG_WIDTH, AddressUnit.LINE_WIDTH));
    /** Entries that are told ahead, by a walker that does. */
    final @Nullable Stream<VirtualRun> ahead;

    final UInt place = in(uint(AddressUnit.ADDRESS_WIDTH));
    final UInt entries = in(uint(KeyContext.LAYOUT.entries.width()));
    final UInt total = in(uint(KeyContext.LAYOUT.length.width()));
    final Bool forgets = in(bool());
    /** 1 in a cycle in which the place of a list is not told. */
    final Bool isLate = in(bool());

    final Bool walks = out(bool());
    final Bool asksNow = out(bool());
    /** 1 in a cycle in which a read of a line is offered, or under way. */
    final Bool reads = out(bool());

    /**
     * @param keepsPlace whether it is the walker that goes on where a run ended
     * @param units number of units that share it
     */
    public WalkerBench(boolean keepsPlace, int units) {
        this(keepsPlace ? Kind.CURSOR : Kind.LIST, units);
    }

    /**
     * @param kind of the walker
     * @param units number of units that share it
     */
    public WalkerBench(Kind kind, int units) {
        parameter("walker", kind);
        parameter("units", units);
        wanted = in(vec(units, stream(VirtualRun.type())));
        run = out(vec(units, stream(VirtualRun.type())));
        KeyWalker walker = instance(
                "walker",
                kind == Kind.CURSOR ? new CursorWalker(units) : new ListWalker(units, kind == Kind.LIST_AHEAD));
        ahead = kind == Kind.LIST_AHEAD ? out(stream(VirtualRun.type())) : null;
        if (ahead != null) {
            connect(ahead, ((ListWalker) walker).ahead);
        }
        OrderedLines lines = instance("lines", new OrderedLines(TAG_WIDTH, AddressUnit.LINE_WIDTH));
        for (int i = 0; i < units; i++) {
            connect(walker.wanted.get(i), wanted.get(i));
            connect(run.get(i), walker.run.get(i));
        }
        lines.connectReads(walker.memory);
        connect(memory, lines.memory);
        walker.returns.set(lines.returns);
        walker.line.set(lines.line);
        walker.forgets.set(forgets);
        walks.set(walker.walks);
        UInt underWay = reg("underWay", uint(TAG_WIDTH + 1)).init(0);
        underWay.countUpDown(walker.memory.fires(), lines.returns);
        reads.set(walker.memory.valid().or(underWay.ne(0)));
        VirtualRun asked = reg("asked", VirtualRun.type());
        Bool isAsked = reg("isAsked", bool()).init(false);
        Bool asks = lit(false);
        for (int i = 0; i < units; i++) {
            Stream<VirtualRun> query = walker.query.get(i);
            query.ready().set(isAsked.not());
            when(query.fires(), () -> connect(asked, query.data()));
            asks = asks.or(query.fires());
        }
        isAsked.set(asks.or(isAsked.and(isLate)));
        asksNow.set(asks);
        walker.answers.set(isAsked.and(isLate.not()));
        walker.answer
                .isAllowed()
                .set(asked.address().addWrap(asked.bytes().zext(64)).le(total.zext(64)));
        walker.answer.address().set(0);
        walker.answer.bytes().set(0);
        walker.answer.last().set(asked.last());
        walker.answer.isList().set(asked.isList());
        UInt other = place.addWrap(lit(DISTANCE, AddressUnit.ADDRESS_WIDTH));
        walker.answer.list().set(mux(MemoryKey.LAYOUT.index.of(asked.key()).bit(0), place, other));
        walker.answer.entries().set(entries);
    }
}
