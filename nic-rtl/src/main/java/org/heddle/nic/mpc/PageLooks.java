package org.heddle.nic.mpc;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.nic.mpc.host.ProcessHost;
import org.heddle.nic.mpc.page.PageAnswer;
import org.heddle.nic.mpc.page.PageRun;
import org.heddle.nic.mpc.page.PageWalker;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;

/** Looks into the page tables of both processes, for the units that use their addresses. */
final class PageLooks extends MpcPart {
    /** Units that look into them: of entries, of what is gathered, of updates and of packets. */
    private static final int WALKING = 4;

    private final PageWalker walker;
    private int walks;

    PageLooks(MpcNode unit, ProcessHost host) {
        super(unit);
        walker = instance("walker", new PageWalker(WALKING));
        OrderedLines lines = unit.memory.lines("pageLines");
        connect(lines.request, walker.memory);
        walker.returns.set(lines.returns);
        walker.line.set(lines.line);
        connect(walker.table, host.table);
        connect(walker.pages, host.pages);
        walker.forgets.set(host.forgets);
        host.misses.set(walker.misses);
    }

    /**
     * Joins the next unit.
     *
     * @param run what it looks for
     * @param answer gets the walker's answer
     * @param answers gets 1 while that answers this unit
     */
    void join(Stream<PageRun> run, PageAnswer answer, Bool answers) {
        int number = walks++;
        connect(walker.runs.get(number), run);
        connect(answer, walker.answer);
        answers.set(walker.answers.bit(number));
    }
}
