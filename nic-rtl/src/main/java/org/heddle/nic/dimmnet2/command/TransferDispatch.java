package org.heddle.nic.dimmnet2.command;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.nic.stage.pattern.Access;

/**
 * Has the Prefetch Unit begin with a transfer's source as soon as the transfer is known, and hands the transfer on. With a queue
 * behind it, the next transfers are read while the Window Controller is still at work on this one.
 *
 * <p>Latency: none. Throughput: one transfer per cycle, or as many as the Prefetch Unit takes.
 */
public final class TransferDispatch extends Component {
    public final Stream<CheckedTransfer> transfer = in(stream(CheckedTransfer.type()));
    /** The source of each transfer that moves anything. */
    public final Stream<Access> prefetch = out(stream(Access.type()));
    /** The transfers whose sources are being read, and those that have nothing to read. */
    public final Stream<CheckedTransfer> begun = out(stream(CheckedTransfer.type()));

    public TransferDispatch() {
        Bool reads = reg(bool()).init(false);
        Bool moves = transfer.data().moves();
        prefetch.valid().set(transfer.valid().and(moves).and(reads.not()));
        connect(prefetch.data(), transfer.data().source());
        Bool mayGo = moves.not().or(reads).or(prefetch.ready());
        begun.valid().set(transfer.valid().and(mayGo));
        connect(begun.data(), transfer.data());
        transfer.ready().set(begun.ready().and(mayGo));
        when(transfer.fires(), () -> reads.set(false)).elseWhen(prefetch.fires(), () -> reads.set(true));
    }
}
