package org.heddle.nic.verbs;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.verbs.memory.PageAhead;
import org.heddle.nic.verbs.memory.VirtualRun;
import org.jspecify.annotations.Nullable;

/** Translations that are looked for before they are wanted. */
final class TranslationsAhead extends NodePart {
    /** Runs whose translations are looked for ahead. */
    private final List<Stream<VirtualRun>> ahead = new ArrayList<>();
    /** Runs of data that arrive: the pages behind them are looked for. */
    private final List<Stream<VirtualRun>> arriving = new ArrayList<>();

    TranslationsAhead(VerbsNode unit) {
        super(unit);
    }

    /** Notes a run of data that arrive. */
    void arrives(Stream<VirtualRun> run) {
        arriving.add(run);
    }

    /** Translations that will be wanted of entries, the request and pages. */
    void prefetch() {
        PageAhead pages = instance("pages", new PageAhead(arriving.size()));
        for (int i = 0; i < arriving.size(); i++) {
            pages.looked.get(i).valid().set(arriving.get(i).fires());
            connect(pages.looked.get(i).data(), arriving.get(i).data());
        }
        connect(pages.others, unit.entries.run);
        ahead.add(unit.responder.prefetch);
        ahead.add(pages.run);
    }

    /** Takes runs to look for ahead behind a register for each bit: which of them are looked for is known late. */
    void lookAhead(String name, @Nullable Stream<VirtualRun> runs) {
        if (runs != null) {
            SkidBuffer<VirtualRun> told = instance(name + "Ahead", new SkidBuffer<>(VirtualRun.type()));
            connect(told.source, runs);
            ahead.add(told.sink);
        }
    }

    /** Joins the unit that has them, in turn. */
    void joinAhead() {
        if (unit.addresses.ahead == null) {
            return;
        }
        RoundRobinArbiter<VirtualRun> turns =
                instance("translationsAhead", new RoundRobinArbiter<>(VirtualRun.type(), ahead.size()));
        for (int i = 0; i < ahead.size(); i++) {
            connect(turns.sources.get(i), ahead.get(i));
        }
        connect(unit.addresses.ahead, turns.sink);
        unused(turns.chosen);
    }
}
