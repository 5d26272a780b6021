package org.heddle.nic.verbs.memory;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.jspecify.annotations.Nullable;

/** Address unit with its lines, for two units whose answers are streams. */
final class AddressBench extends Component {
    static final int UNITS = 2;
    static final int UNDER_WAY = 8;
    /** Lines of as many runs, and of as many ahead. */
    private static final int TAG_WIDTH = 4;

    final List<Stream<VirtualRun>> runs = new ArrayList<>();
    final List<Stream<ResolvedRun>> answers = new ArrayList<>();
    final HostMemoryPort memory = out(HostMemoryPort.type(TAG_WIDTH, AddressUnit.LINE_WIDTH));
    /** Runs whose translations are looked for ahead, where the unit looks ahead. */
    final @Nullable Stream<VirtualRun> ahead;

    final Bool sets = in(bool());
    final UInt index = in(uint(MemoryKey.LAYOUT.index.width()));
    final UInt region = in(uint(KeyContext.LAYOUT.bits()));
    final Bool forgets = in(bool());
    final Bool misses = out(bool());

    /** @param looksAhead whether there are runs ahead, and misses are shared */
    AddressBench(boolean looksAhead) {
        parameter("ahead", looksAhead);
        AddressUnit unit = instance("unit", new AddressUnit(UNITS, UNDER_WAY, looksAhead, looksAhead));
        ahead = looksAhead ? in(stream(VirtualRun.type())) : null;
        if (ahead != null) {
            connect(unit.ahead, ahead);
        }
        OrderedLines lines = instance("lines", new OrderedLines(TAG_WIDTH, AddressUnit.LINE_WIDTH));
        for (int i = 0; i < UNITS; i++) {
            runs.add(in("run" + i, stream(VirtualRun.type())));
            answers.add(out("answer" + i, stream(ResolvedRun.type())));
            connect(unit.runs.get(i), runs.get(i));
            connect(answers.get(i).data(), unit.answer);
            answers.get(i).valid().set(unit.answers.bit(i));
            assertAlways(unit.answers.bit(i).implies(answers.get(i).ready()), "an answer is taken at once");
        }
        lines.connectReads(unit.memory);
        connect(memory, lines.memory);
        unit.returns.set(lines.returns);
        unit.line.set(lines.line);
        unit.keys.valid().set(sets);
        unit.keys.data().index().set(index);
        unit.keys.data().region().set(region);
        unit.forgets.set(forgets);
        misses.set(unit.misses);
    }
}
