package org.heddle.nic.verbs.memory;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.layout.MemoryKey;

/**
 * Unit that replaces each run of an indirect key by runs of the entries of its list; other runs pass.
 *
 * <p>Two units may share it; each gets its own runs in their order. Runs of indirect keys take turns, so neither unit's runs may wait for the other's to
 * be used; those of direct keys pass meanwhile.
 */
public abstract class KeyWalker extends Component {
    /** Runs of each unit, of direct and indirect keys, none across a page's end. */
    public final Vec<Stream<VirtualRun>> wanted;
    /** Runs of direct keys, for each unit. */
    public final Vec<Stream<VirtualRun>> run;
    /** A run of each unit whose list is wanted; not while {@link #run} of that unit is offered. */
    public final Vec<Stream<VirtualRun>> query;
    /** Answer to that. */
    public final ResolvedRun answer = in(ResolvedRun.type());
    /** 1 in the cycle in which it is there. */
    public final Bool answers = in(bool());
    /** Numbers of the lines of lists that are read. */
    public final Stream<UInt> memory = out(stream(uint(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there, in the order of the requests. */
    public final Bool returns = in(bool());
    /** 256 bits: the line. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));
    /** 1 in a cycle in which a key is replaced: what is kept of a list is not used for the next run. */
    public final Bool forgets = in(bool());
    /** 1 in a cycle in which an entry is looked at. */
    public final Bool walks = out(bool());

    /** Run that is walked for, or was last. */
    final VirtualRun whole = reg("whole", VirtualRun.type());

    /** The run to begin with, and 1 in the cycle in which it is taken. */
    final VirtualRun next = wire("next", VirtualRun.type());

    final Bool takes = wire("takes", bool());
    /** 1 while the unit whose run is walked for takes runs. */
    final Bool isTaken = wire("isTaken", bool());
    /** 1 while the list of that run is asked for. */
    final Bool isAsked = wire("isAsked", bool());

    /**
     * Cycles of a walk.
     *
     * @param isIdle 1 while a run may be taken
     * @param asks 1 while the list of the run is wanted
     * @param isPiece 1 while a run of an entry is offered
     * @param isWrong 1 while the run is refused
     */
    record Phases(Bool isIdle, Bool asks, Bool isPiece, Bool isWrong) {}

    /**
     * Run of an entry.
     *
     * @param address of its first byte
     * @param key of the entry
     * @param bytes of it, at most a page
     * @param isLast 1 for the last one of the run that is walked for
     */
    record Piece(UInt address, UInt key, UInt bytes, Bool isLast) {}

    /** @param units number of units that share it, 1 or 2 */
    KeyWalker(int units) {
        parameter("units", units);
        wanted = in(vec(units, stream(VirtualRun.type())));
        run = out(vec(units, stream(VirtualRun.type())));
        query = out(vec(units, stream(VirtualRun.type())));
        when(takes, () -> connect(whole, next));
    }

    /** Takes the runs of each unit, and hands them on, or the walked ones in their place. */
    final void serve(Phases phases, Piece piece) {
        int units = wanted.size();
        List<Bool> isOwner = owners(phases.isIdle);
        Bool taken = lit(false);
        Bool asked = lit(false);
        for (int i = 0; i < units; i++) {
            Stream<VirtualRun> own = wanted.get(i);
            Stream<VirtualRun> out = run.get(i);
            Bool isOwn = isOwner.get(i);
            Bool isIndirect = isIndirect(own.data());
            Bool passes = isIndirect.not().and(phases.isIdle.or(isOwn.not()));
            Bool isFirst = units == 1
                    ? lit(true)
                    : isOwn.and(begins(wanted.get(1 - i))).not();
            own.ready().set(mux(isIndirect, phases.isIdle.and(isFirst), passes.and(out.ready())));
            Bool isWalked = phases.isPiece.or(phases.isWrong).and(isOwn);
            out.valid().set(own.valid().and(passes).or(isWalked));
            connect(out.data(), mux(isWalked, whole, own.data()));
            when(phases.isPiece.and(isOwn), () -> {
                out.data().address().set(piece.address);
                out.data().key().set(piece.key);
                out.data().bytes().set(piece.bytes.zext(32));
                out.data().last().set(whole.last().and(piece.isLast));
                out.data().isWrong().set(MemoryKey.LAYOUT.isIndirect.is(piece.key));
            });
            when(phases.isWrong.and(isOwn), () -> out.data().isWrong().set(true));
            Stream<VirtualRun> list = query.get(i);
            list.valid().set(phases.asks.and(isOwn));
            connect(list.data(), whole);
            when(phases.asks, () -> list.data().isList().set(true));
            taken = taken.or(isOwn.and(out.ready()));
            asked = asked.or(isOwn.and(list.ready()));
        }
        isTaken.set(taken);
        isAsked.set(asked);
    }

    /** For each unit whether the run that is walked for, or was last, is its own. Of two that want to begin the other one does. */
    private List<Bool> owners(Bool isIdle) {
        Bool first = begins(wanted.get(0));
        if (wanted.size() == 1) {
            takes.set(first.and(isIdle));
            connect(next, wanted.get(0).data());
            return List.of(lit(true));
        }
        Bool isSecond = reg("isSecondUnit", bool()).init(false);
        Bool second = begins(wanted.get(1));
        Bool goesSecond = second.and(isSecond.and(first).not());
        takes.set(first.or(second).and(isIdle));
        connect(next, mux(goesSecond, wanted.get(1).data(), wanted.get(0).data()));
        when(takes, () -> isSecond.set(goesSecond));
        return List.of(isSecond.not(), isSecond);
    }

    private static Bool begins(Stream<VirtualRun> wanted) {
        return wanted.valid().and(isIndirect(wanted.data()));
    }

    private static Bool isIndirect(VirtualRun wanted) {
        return MemoryKey.LAYOUT
                .isIndirect
                .is(wanted.key())
                .and(wanted.isPhysical().not())
                .and(wanted.isWrong().not());
    }
}
