package org.heddle.nic.verbs;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.verbs.memory.CursorWalker;
import org.heddle.nic.verbs.memory.KeyWalker;
import org.heddle.nic.verbs.memory.LineTurns;
import org.heddle.nic.verbs.memory.ListBinder;
import org.heddle.nic.verbs.memory.ListWalker;
import org.heddle.nic.verbs.memory.PacketSegments;

/** Indirect keys: who binds them, who walks through their lists, and the ways of these to host memory. */
final class IndirectKeys extends NodePart {
    /** Number of units at lists of indirect keys: a walker for what is sent, one for responses and one for all that arrives, and the binder. */
    private static final int ENTRY_UNITS = 4;

    private static final int BINDER_READS = ENTRY_UNITS - 1;

    /** Changes keys. */
    final ListBinder binder;

    private final LineTurns entryTurns;
    private final UInt entryLine;
    private final List<Bool> walks = new ArrayList<>();

    IndirectKeys(VerbsNode unit) {
        super(unit);
        binder = instance("binder", new ListBinder(configuration.keepsPlace()));
        entryTurns = instance("entryTurns", new LineTurns(ENTRY_UNITS, 1 << MemoryWays.LOG_ENTRIES));
        entryLine = wire("entryLine", uint(HostMemoryRequest.LINE_BITS));
    }

    /** Joins the lists in host memory. */
    void joinMemory() {
        OrderedLines entries = unit.memories.readLines("listLines", MemoryWays.LOG_ENTRIES, true);
        entries.connectReads(entryTurns.memory);
        entryTurns.leaves.set(entries.leaves);
        entries.mayLeave.set(entryTurns.mayLeave);
        unused(entries.returns);
        entryLine.set(entries.line);
        connect(entryTurns.units.get(BINDER_READS), binder.reads);
        binder.returns.set(entryTurns.owners.bit(BINDER_READS));
        binder.line.set(entryLine);
        entryTurns.holds.set(binder.holds);
        // Writes are answered sooner than reads: their answers need not wait for those.
        OrderedLines bound = unit.memories.lines("boundLines", MemoryWays.LOG_DEEP);
        connect(bound.request, binder.writes);
        binder.written.set(bound.returns);
        unused(bound.line);
    }

    /** A walker for the indirect keys of one direction, or of both in which data arrive: neither of them waits for the other, or for a channel. */
    void walk(String name, int lines, PacketSegments... lists) {
        KeyWalker walker = walker(name, lines, lists);
        int place = walks.size();
        Bool answers = lit(false);
        for (int i = 0; i < lists.length; i++) {
            connect(walker.wanted.get(i), lists[i].wanted);
            connect(lists[i].walked, walker.run.get(i));
            connect(lists[i].query, walker.query.get(i));
            answers = answers.or(lists[i].listAnswers);
        }
        connect(walker.answer, unit.addresses.answer);
        walker.answers.set(answers);
        connect(entryTurns.units.get(place), walker.memory);
        walker.returns.set(entryTurns.owners.bit(place));
        walker.line.set(entryLine);
        walker.forgets.set(binder.keys.valid());
        walks.add(walker.walks);
    }

    /** A walker from the first entry has lines enough for a walk; one that keeps its place reads so many ahead. */
    private KeyWalker walker(String name, int lines, PacketSegments... lists) {
        if (configuration.keepsPlace()) {
            return instance(name, new CursorWalker(lists.length, lines));
        }
        ListWalker walker = instance(name, new ListWalker(lists.length, lists[0].ahead != null));
        unit.ahead.lookAhead(name, walker.ahead);
        return walker;
    }

    /** Counts the walks of all. */
    UInt countWalks() {
        UInt walked = reg("walked", uint(3)).init(0);
        UInt sum = lit(0, 3);
        for (Bool each : walks) {
            sum = sum.addWrap(each.asUInt().zext(3));
        }
        walked.set(sum);
        return walked;
    }
}
