package org.heddle.nic.dimmnet2.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.dimmnet2.command.VectorCommand;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.RawAccess;

/**
 * A fence completes only when every command before it has completed, no read is outstanding, any one node that was written to, chosen
 * by the solver, has been asked behind the last write and has answered, and any one packet that had been decided upon is visible;
 * commands pass unchanged, and none while a fence stands at the head.
 */
public final class CommandFenceProof extends ProofComponent {
    private static final int INSIDE = 2;
    private static final int ARRIVING = 4;
    private static final int COUNT_WIDTH = 3;
    private static final int OPEN = 0;
    private static final int DRAIN = 1;
    private static final int ASK = 2;
    private static final int RETURN = 3;
    private static final int REPORT = 5;

    private final Stream<VectorCommand> command = in(stream(VectorCommand.type()));
    private final Stream<VectorCommand> admitted = out(stream(VectorCommand.type()));
    private final Stream<StatusEntry> completion = out(stream(StatusEntry.type()));
    private final Bool completes = in(bool());
    private final Bool writes = in(bool());
    private final UInt writtenTo = in(uint(PacketFormat.NODE_WIDTH));
    private final Bool reads = in(bool());
    private final Bool decides = in(bool());
    private final Bool settles = in(bool());
    private final UInt from = in(uint(PacketFormat.NODE_WIDTH));
    private final Bool answers = in(bool());
    private final UInt node = in(uint(PacketFormat.NODE_WIDTH));

    public CommandFenceProof() {
        CommandFence unit = instance("unit", new CommandFence(INSIDE));
        connect(unit.command, command);
        connect(admitted, unit.admitted);
        connect(completion, unit.completion);
        unit.completes.set(completes);
        unit.writes.set(writes);
        unit.writtenTo.set(writtenTo);
        unit.awaits.set(reads);
        unit.settles.set(settles);
        unit.from.set(from);
        unit.answers.set(answers);
        assume(stable(node), "one node is watched");
        Bool isFence = command.data().operation().eq(VectorOperation.FENCE.code());
        Bool stalled = assumeKept(commands(command));
        assertKept(commands(admitted));

        Bool asks = admitted.fires().and(command.fires().not());
        Bool passes = command.fires().and(isFence.not());
        UInt inside = counted("inside", passes, completes);
        assume(completes.implies(inside.ne(0).or(passes)), "only what was taken completes");
        assume(passes.implies(inside.ne(INSIDE).or(completes)), "no more inside than there is room for");
        UInt arriving = counted("arriving", decides, settles);
        assume(settles.implies(arriving.ne(0)), "only what was decided upon settles");
        assume(decides.implies(arriving.ne(ARRIVING).or(settles)), "no more arrives than there is room for");
        unit.arriving.set(arriving);
        Bool didRead = reg("didRead", bool()).init(false);
        didRead.set(reads);
        assume(reads.implies(inside.ne(0).or(didRead)), "a read begins with a command");
        assume(writes.implies(inside.ne(0)), "only commands inside write");
        assume(answers.implies(unit.isAwaited), "only what was asked answers");

        Bool dirty = reg("dirty", bool()).init(false);
        Bool asked = reg("asked", bool()).init(false);
        Bool asksIt = asks.and(admitted.data().node().eq(node.zext(16)));
        when(writes.and(writtenTo.eq(node)), () -> dirty.set(true)).elseWhen(asksIt, () -> dirty.set(false));
        when(asksIt, () -> asked.set(true)).elseWhen(answers.and(from.eq(node)), () -> asked.set(false));
        when(asks, () -> {
            assertAlways(isFence.and(command.valid()), "only a fence asks");
            assertAlways(
                    admitted.data().operation().eq(VectorOperation.FENCE_REQUEST.code()),
                    "beside commands only nodes are asked");
            assertAlways(asksIt.implies(dirty), "only nodes that were written to are asked");
        });
        when(from.eq(node), () -> assertAlways(unit.isAwaited.eq(asked), "an answer is awaited that was asked for"));
        when(
                passes,
                () -> assertAlways(
                        commands(admitted).data().eq(commands(command).data()), "a command is unchanged"));

        // What had arrived, and has not settled since, when the last command, read and answer were over.
        UInt before = reg("before", uint(COUNT_WIDTH)).init(0);
        Bool standing = reg("standing", bool()).init(false);
        Bool quiet = inside.eq(0).and(dirty.or(asked).or(reads).not());
        standing.set(command.valid().and(isFence).and(completion.fires().not()).and(standing.or(quiet)));
        UInt settled = settles.asUInt().zext(COUNT_WIDTH);
        when(standing.not(), () -> before.set(arriving.subWrap(settled)))
                .elseWhen(before.ne(0), () -> before.set(before.subWrap(settled)));
        when(completion.valid(), () -> {
            assertAlways(isFence.and(command.valid()), "only a fence is reported");
            assertAlways(inside.eq(0), "all commands before it have completed");
            assertAlways(dirty.or(asked).not(), "every node that was written to has answered");
            assertAlways(reads.not(), "no read is outstanding");
            assertAlways(standing.and(before.eq(0)), "what had arrived is visible");
        });
        Bool hasAsked = reg("hasAsked", bool()).init(false);
        when(asksIt, () -> hasAsked.set(true));
        cover(completion.fires().and(hasAsked), "a fence is reported that has asked the node");
        knowTheUnit(inside, dirty, asked, arriving, before, standing, didRead, stalled, isFence);
    }

    private UInt counted(String name, Bool up, Bool down) {
        UInt count = reg(name, uint(COUNT_WIDTH)).init(0);
        when(up.and(down.not()), () -> count.set(count.addWrap(1)))
                .elseWhen(down.and(up.not()), () -> count.set(count.subWrap(1)));
        return count;
    }

    private static Stream<UInt> commands(Stream<VectorCommand> stream) {
        VectorCommand data = stream.data();
        UInt all = cat(
                data.operation(),
                data.process(),
                data.otherProcess(),
                whole(data.source()),
                whole(data.destination()),
                data.node(),
                data.tag(),
                data.wantsReceiveStatus().asUInt(),
                data.ticket());
        return new Stream<>(all, stream.valid(), stream.ready());
    }

    private static UInt whole(RawAccess access) {
        return cat(access.base(), access.stride(), access.elementBytes(), access.count(), access.pattern());
    }

    private void knowTheUnit(
            UInt inside,
            Bool dirty,
            Bool asked,
            UInt arriving,
            UInt before,
            Bool standing,
            Bool didRead,
            Bool stalled,
            Bool isFence) {
        UInt state = inside("state", 3);
        UInt written = inside("written", PacketFormat.NODES);
        UInt waits = inside("asked", PacketFormat.NODES);
        UInt left = inside("left", COUNT_WIDTH);
        UInt commands = inside("commands.count", 2);
        assertAlways(state.le(REPORT), "there are no other states");
        assertAlways(commands.zext(COUNT_WIDTH).eq(inside), "commands inside are counted");
        assertAlways(inside.le(INSIDE).and(arriving.le(ARRIVING)), "no more than there is room for");
        assertAlways(written.bit(node).eq(dirty), "nodes that were written to are kept");
        assertAlways(waits.bit(node).eq(asked), "nodes that were asked are kept");
        assertAlways(dirty.and(asked).not(), "a node is asked behind the last write");
        when(state.ne(OPEN), () -> assertAlways(stalled.and(isFence), "a fence stays at the head"));
        when(state.le(DRAIN), () -> assertAlways(waits.eq(0), "nobody is asked before the commands are through"));
        when(state.gt(DRAIN), () -> assertAlways(inside.eq(0), "commands are through"));
        when(state.gt(ASK), () -> assertAlways(written.eq(0), "all have been asked"));
        when(state.gt(RETURN), () -> {
            assertAlways(waits.eq(0).and(didRead.not()), "all have answered");
            assertAlways(standing.and(before.le(left)), "what is left stands for what had arrived");
        });
        assertAlways(before.le(arriving).or(standing.not()), "what had arrived is among what arrives");
        when(state.eq(REPORT), () -> assertAlways(left.eq(0), "nothing is left"));
    }
}
