package org.heddle.nic.mpc;

import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.nic.mpc.list.EntryTurns;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.mpc.page.UpdatePages;
import org.heddle.nic.mpc.transfer.AccumulateUnit;
import org.heddle.nic.mpc.transfer.ReadServer;
import org.heddle.nic.stage.arithmetic.ReductionAlu;

/** Carries out what other nodes ask of this one, and what it asks of itself: reads, which become writes, and updates. No host takes part. */
final class RemoteOrders extends ProcessPart {
    /** Changes elements of host memory for all nodes, this one too. */
    final AccumulateUnit updates;

    RemoteOrders(ProcessLists lists) {
        super(lists);
        updates = instance("updates", new AccumulateUnit(MpcMemory.TAG_WIDTH));
        ReductionAlu alu = instance("alu", new ReductionAlu(1, false));
        connect(alu.operands, updates.operands);
        connect(updates.result, alu.result);
        connect(unit.memory.port(), updates.memory);
        updates.node.set(unit.node);
    }

    /** Takes requests: reads have their turn among the entries of this node. */
    void serve() {
        EntryTurns turns = lists.orders.turns;
        ReadServer server = instance("server", new ReadServer());
        server.node.set(unit.node);
        connect(server.packet, lists.requests.received);
        // A read has its place among the refused before it has a turn.
        Queue<Receipt> unmapped = instance("unmapped", new Queue<>(Receipt.type(), 2));
        turns.served.valid().set(server.entry.valid().and(unmapped.enqueue.ready()));
        turns.served.data().set(server.entry.data());
        server.entry.ready().set(turns.served.ready().and(unmapped.enqueue.ready()));
        unmapped.enqueue.valid().set(turns.refusesServed);
        connect(unmapped.enqueue.data(), turns.told);
        assertAlways(
                unmapped.enqueue.valid().implies(unmapped.enqueue.ready()), "a read that is refused has its place");
        UpdatePages pages = instance("updatePages", new UpdatePages());
        connect(pages.update, server.update);
        lists.pages.join(pages.run, pages.answer, pages.answers);
        connect(updates.update, pages.physical);
        RoundRobinArbiter<Receipt> refused = instance("refusedReads", new RoundRobinArbiter<>(Receipt.type(), 2));
        connect(refused.sources.get(0), unmapped.dequeue);
        connect(refused.sources.get(1), pages.refused);
        connect(lists.refusals.reads, refused.sink);
        lists.host.dropsRequest.set(server.drops);
    }
}
