package org.heddle.nic.dimmnet2.command;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.move.AbsentLists;
import org.heddle.nic.stage.move.JudgedAccess;
import org.heddle.nic.stage.move.ListReader;
import org.heddle.nic.stage.move.ListStage;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.AccessLimits;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * Has the source's address list read before its transfer goes on. A wrong entry cuts the transfer: what lies before it is
 * moved, and the status names it.
 *
 * <p>Latency and throughput: those of {@link ListReader}; none for transfers without a list at their source.
 */
public final class SourceLists extends Component {
    public final Stream<CheckedTransfer> transfer = in(stream(CheckedTransfer.type()));
    public final Stream<CheckedTransfer> known = out(stream(CheckedTransfer.type()));
    /** 29 bits: addresses of the elements that known transfers move from. */
    public final Stream<UInt> listed = out(stream(uint(Access.MEMORY_WIDTH)));

    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which the next line arrives, in the order of the requests. */
    public final Bool readValid = in(bool());
    /** One line. */
    public final UInt readLine;

    /**
     * @param path of the unit whose lists they are
     * @param limits which tell whether there are any
     */
    public SourceLists(DataPath path, AccessLimits limits) {
        parameter("line", path.lineBytes());
        if (!limits.lists()) {
            parameter("lists", "none");
        }
        memory = out(stream(LineRequest.type(path.lineBytes())));
        readLine = in(uint(8 * path.lineBytes()));
        ListStage reader = instance(limits.lists() ? new ListReader(path) : new AbsentLists(path));
        connect(memory, reader.memory);
        reader.readValid.set(readValid);
        reader.readLine.set(readLine);
        connect(listed, reader.listed);

        CheckedTransfer wanted = transfer.data();
        // What a read is made from, its list too, lies in the other node.
        Bool accepted =
                wanted.status().is(CommandStatus.DONE).and(wanted.operation().isNot(VectorOperation.REMOTE_READ));
        reader.access.valid().set(transfer.valid().and(accepted));
        connect(reader.access.data(), wanted.source());
        reader.judged.ready().set(known.ready());
        known.valid().set(transfer.valid().and(accepted.not().or(reader.judged.valid())));
        transfer.ready().set(known.fires());

        JudgedAccess source = reader.judged.data();
        CheckedTransfer result = known.data();
        // Without a list that was read, the source is the one that came: whether it was accepted stays out of its path.
        result.setWithSource(wanted, source.access());
        when(source.isWhole().not(), () -> {
            result.status().set(CommandStatus.SOURCE_LIST_ENTRY);
            result.entry().set(source.wrongEntry());
        });
    }
}
