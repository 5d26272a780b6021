package org.heddle.nic.dimmnet2.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.dimmnet2.command.VectorCommand;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.stage.activity.UnderWay;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * Holds the command queue at a fence until everything that left the queue before it is visible: local writes and what reads brought in
 * this node's memories, remote writes in those of the other nodes, which each say so.
 *
 * <pre>
 *  OPEN ─► DRAIN ──────────► ASK ───────────────► RETURN ────────────────► SETTLE ─────────────► REPORT ─► OPEN
 *          commands leave    every node that       it has answered,         what has arrived by   completion
 *          the node          was written to        and so have all reads    now is written
 * </pre>
 *
 * <p>Other nodes' reads are answered meanwhile; no fence waits for the Window Controller, so that two nodes' fences do not wait for each
 * other.
 *
 * <p>Latency: none for any other command. Throughput: one command per cycle; one fence at a time.
 */
public final class CommandFence extends Component {
    private enum State {
        OPEN,
        DRAIN,
        ASK,
        RETURN,
        SETTLE,
        REPORT
    }

    /** Commands of this node's hosts, in their order. */
    public final Stream<VectorCommand> command = in(stream(VectorCommand.type()));
    /** Those commands without the fences, and with the fence requests to other nodes. */
    public final Stream<VectorCommand> admitted = out(stream(VectorCommand.type()));
    /** 1 in the cycle in which a command of a host has completed. */
    public final Bool completes = in(bool());
    /** 1 in a cycle in which a packet of a remote write leaves. */
    public final Bool writes = in(bool());
    /** 4 bits: with {@link #writes}, the node it goes to. */
    public final UInt writtenTo = in(uint(PacketFormat.NODE_WIDTH));
    /** 1 while a remote read is outstanding, or a packet of a local command is on its way. */
    public final Bool awaits = in(bool());
    /** 3 bits: packets that have been decided upon and are not yet settled. */
    public final UInt arriving = in(uint(ReceiveController.ARRIVING_WIDTH));
    /** 1 in the cycle in which the oldest of these is visible. */
    public final Bool settles = in(bool());
    /** 4 bits: the node that a packet comes from. */
    public final UInt from = in(uint(PacketFormat.NODE_WIDTH));
    /** 1 if an answer of that node is waited for. */
    public final Bool isAwaited = out(bool());
    /** 1 in the cycle in which the awaited answer has come. */
    public final Bool answers = in(bool());
    /** Completions of fences, for the hosts that submitted them. */
    public final Stream<StatusEntry> completion = out(stream(StatusEntry.type()));

    /**
     * @param inside commands that may have been taken and not yet be completed, at least 1
     */
    public CommandFence(int inside) {
        parameter("inside", inside);
        Fsm<State> state = fsm(State.OPEN);
        UInt written = reg(uint(PacketFormat.NODES)).init(0);
        UInt asked = reg(uint(PacketFormat.NODES)).init(0);
        UInt left = reg(uint(ReceiveController.ARRIVING_WIDTH));
        Bool isOpen = state.is(State.OPEN);
        Bool isFence = command.data().operation().eq(VectorOperation.FENCE.code());
        UnderWay commands = instance("commands", new UnderWay(inside));
        commands.begins.set(isOpen.and(admitted.fires()));
        commands.ends.set(completes);

        UInt next = written.lowestOne();
        Bool asks = state.is(State.ASK).and(written.ne(0));
        admitted.valid().set(asks.or(isOpen.and(command.valid()).and(isFence.not())));
        VectorCommand request = command.data().signal(VectorOperation.FENCE_REQUEST, next.oneHotIndex());
        connect(admitted.data(), mux(isOpen, command.data(), request));
        completion.valid().set(state.is(State.REPORT));
        completion.data().status().set(CommandStatus.DONE);
        completion.data().node().set(command.data().node());
        completion.data().tag().set(command.data().tag());
        completion.data().bytes().set(0);
        completion.data().base().set(0);
        completion.data().entry().set(0);
        completion.data().process().set(command.data().process());
        completion.data().otherProcess().set(0);
        command.ready().set(mux(isOpen, isFence.not().and(admitted.ready()), completion.fires()));

        isAwaited.set(asked.bit(from));
        UInt begins = mux(asks.and(admitted.ready()), next, lit(0, PacketFormat.NODES));
        asked.set(asked.or(begins).and(chosen(answers, from).not()));
        written.set(written.and(begins.not()).or(chosen(writes, writtenTo)));
        when(settles.and(left.ne(0)), left::decrement);
        Bool returned = asked.eq(0).and(awaits.not());
        state.describe(m -> {
            m.state(State.OPEN).goTo(State.DRAIN, command.valid().and(isFence));
            m.state(State.DRAIN).goTo(State.ASK, commands.any.not());
            m.state(State.ASK).goTo(State.RETURN, written.eq(0));
            m.state(State.RETURN)
                    .during(() -> when(
                            returned,
                            () -> left.set(arriving.subWrap(settles.asUInt().zext(left.width())))))
                    .goTo(State.SETTLE, returned);
            m.state(State.SETTLE).goTo(State.REPORT, left.eq(0));
            m.state(State.REPORT).goTo(State.OPEN, completion.ready());
        });
    }

    /** One bit for a node, if any. */
    private UInt chosen(Bool any, UInt node) {
        return mux(any, node.toOneHot(PacketFormat.NODES), lit(0, PacketFormat.NODES));
    }
}
