package org.heddle.nic.stage.memory.reordering;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.sodimm.LineAssembly;
import org.heddle.nic.stage.memory.sodimm.LineMap;
import org.heddle.nic.stage.memory.sodimm.LinePlacement;
import org.heddle.nic.stage.memory.sodimm.MemoryController;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;

/**
 * The SO-DIMM controller of the improved DIMMnet-2: a window of waiting bursts for each module, all banks open, answers in
 * the order of the requests.
 *
 * <p>A request is placed, gets a slot of the reorder buffer, and waits in the queue before its module's window (a line of 32
 * bytes before both); write data wait under the slot's number beside the
 * window. Reads and writes are answered in one order.
 *
 * <p>Latency: a read is answered eleven cycles after it was accepted if its row is open, thirteen if its bank is closed.
 * Throughput: one line per cycle from open rows, and nearly one from rows that all differ. Up to
 * {@link SchedulerSettings#reorderSlots} requests are under way; when a queue or the buffer is full, {@link #request}
 * stalls.
 */
public final class ReorderingController extends MemoryController {
    /**
     * @param map where lines lie
     * @param lineBytes 16, or 32 to let both modules serve one request
     */
    public ReorderingController(SoDimmTiming timing, SchedulerSettings settings, LineMap map, int lineBytes) {
        super(timing, lineBytes);
        parameter("map", map.name());
        parameter("lineBytes", lineBytes);
        parameter("window", settings.window());
        parameter("slots", settings.reorderSlots());
        LinePlacement placement = instance(new LinePlacement(map, lineBytes));
        ReorderBuffer reorder = instance(new ReorderBuffer(settings.tagWidth()));
        LineAssembly assembly = instance(new LineAssembly(map, lineBytes));
        ModuleScheduler scheduler0 = instance(new ModuleScheduler(timing, settings));
        ModuleScheduler scheduler1 = instance(new ModuleScheduler(timing, settings));
        connect(scheduler0.start, start);
        connect(scheduler1.start, start);
        Queue<BurstAccess> queue0 = queue("queue0", settings);
        Queue<BurstAccess> queue1 = queue("queue1", settings);

        ForwardRegister<LineRequest> taken = instance("taken", new ForwardRegister<>(LineRequest.type(lineBytes)));
        connect(taken.source, request);
        Stream<LineRequest> placed = taken.sink;
        LineRequest wanted = placed.data();
        placement.line.set(wanted.line());
        placement.data.set(wanted.data());
        placement.lanes.set(wanted.lanes());
        Bool uses0 = placement.lanes0.reduceOr();
        Bool uses1 = placement.lanes1.reduceOr();
        placed.ready()
                .set(reorder.hasRoom
                        .and(queue0.enqueue.ready())
                        .and(queue1.enqueue.ready())
                        .and(initialised));

        reorder.takes.set(placed.fires());
        reorder.write.set(wanted.write());
        reorder.startsInModule1.set(placement.startsInModule1);
        reorder.modules.set(cat(uses1, uses0));
        serve(placed, scheduler0, queue0, placement, reorder.tag, uses0);
        serve(placed, scheduler1, queue1, placement, reorder.tag, uses1);
        giveData(placed, scheduler0, placement.data0, placement.lanes0, reorder.tag, uses0);
        giveData(placed, scheduler1, placement.data1, placement.lanes1, reorder.tag, uses1);

        reorder.completes.set(cat(scheduler1.completed, scheduler0.completed));
        reorder.completedTag0.set(scheduler0.completedTag);
        reorder.completedTag1.set(scheduler1.completedTag);
        reorder.completedData0.set(scheduler0.readData);
        reorder.completedData1.set(scheduler1.readData);
        assembly.data0.set(reorder.data0);
        assembly.data1.set(reorder.data1);
        assembly.startsInModule1.set(reorder.dataStartInModule1);
        readValid.set(later("answers", reorder.readValid));
        UInt answer = reg(uint(readLine.width()));
        answer.set(assembly.line);
        readLine.set(answer);
        writeDone.set(later("written", reorder.writeDone));
        activates.set(cat(scheduler1.activates, scheduler0.activates));
        connect(sodimm0, scheduler0.pins);
        connect(sodimm1, scheduler1.pins);
    }

    /** Behind the memories of the reorder buffer stands a register: half a cycle is theirs. */
    private Bool later(String name, Bool event) {
        Bool register = reg(name, bool()).init(false);
        register.set(event);
        return register;
    }

    private Queue<BurstAccess> queue(String name, SchedulerSettings settings) {
        return instance(name, new Queue<>(BurstAccess.type(settings.tagWidth()), settings.waiting()));
    }

    private void serve(
            Stream<LineRequest> placed,
            ModuleScheduler scheduler,
            Queue<BurstAccess> queue,
            LinePlacement placement,
            UInt tag,
            Bool uses) {
        Stream<BurstAccess> access = queue.enqueue;
        access.valid().set(placed.fires().and(uses));
        access.data().write().set(placed.data().write());
        access.data().bank().set(placement.bank);
        access.data().row().set(placement.row);
        access.data().column().set(placement.column);
        access.data().tag().set(tag);
        connect(scheduler.access, queue.dequeue);
    }

    private void giveData(
            Stream<LineRequest> placed, ModuleScheduler scheduler, UInt data, UInt lanes, UInt tag, Bool uses) {
        scheduler.dataComes.set(placed.fires().and(placed.data().write()).and(uses));
        scheduler.dataTag.set(tag);
        scheduler.data.set(data);
        scheduler.dataLanes.set(lanes);
    }
}
