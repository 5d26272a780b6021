package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.verbs.layout.KeyContext;

/** A walker with its lines, and one list for all indirect keys. */
final class WalkerBench extends Component {
    private static final int TAG_WIDTH = 7;

    final Stream<VirtualRun> wanted = in(stream(VirtualRun.type()));
    final Stream<VirtualRun> run = out(stream(VirtualRun.type()));
    final HostMemoryPort memory = out(HostMemoryPort.type(TAG_WIDTH, AddressUnit.LINE_WIDTH));
    final UInt place = in(uint(AddressUnit.ADDRESS_WIDTH));
    final UInt entries = in(uint(KeyContext.LAYOUT.entries.width()));
    final UInt total = in(uint(32));
    final Bool forgets = in(bool());
    final Bool walks = out(bool());

    WalkerBench() {
        ListWalker walker = instance("walker", new ListWalker());
        OrderedLines lines = instance("lines", new OrderedLines(TAG_WIDTH, AddressUnit.LINE_WIDTH));
        connect(walker.wanted, wanted);
        connect(run, walker.run);
        lines.connectReads(walker.memory);
        connect(memory, lines.memory);
        walker.returns.set(lines.returns);
        walker.line.set(lines.line);
        walker.forgets.set(forgets);
        walks.set(walker.walks);
        VirtualRun asked = reg("asked", VirtualRun.type());
        Bool isAsked = reg("isAsked", bool()).init(false);
        walker.query.ready().set(isAsked.not());
        isAsked.set(walker.query.fires());
        when(walker.query.fires(), () -> connect(asked, walker.query.data()));
        walker.answers.set(isAsked);
        walker.answer
                .isAllowed()
                .set(asked.address().addWrap(asked.bytes().zext(64)).le(total.zext(64)));
        walker.answer.address().set(0);
        walker.answer.bytes().set(0);
        walker.answer.last().set(asked.last());
        walker.answer.isList().set(asked.isList());
        walker.answer.list().set(place);
        walker.answer.entries().set(entries);
    }
}
