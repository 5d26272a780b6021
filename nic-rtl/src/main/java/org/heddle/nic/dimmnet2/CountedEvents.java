package org.heddle.nic.dimmnet2;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.stage.activity.Activity;
import org.heddle.nic.stage.activity.UnderWay;
import org.heddle.nic.stage.memory.sodimm.SoDimmCommand;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.move.ListReader;

/** Counts what happens in a node, and says what its memory does; the host reads both. */
final class CountedEvents extends Dimmnet2Part {
    CountedEvents(Dimmnet2Node unit) {
        super(unit);
        count(Counter.CYCLES, lit(true));
        unit.host.counter(Counter.PACKETS_SENT).set(unit.port.packetsSent);
        unit.host.counter(Counter.PACKETS_RECEIVED).set(unit.port.packetsReceived);
        unit.host.counter(Counter.PACKETS_WRONG).set(unit.port.packetsWrong);
        unit.port.faults.ifPresent(faults -> {
            connect(unit.host.storeFlips.orElseThrow(), faults.flips);
            unused(faults.causes);
        });
        count(Counter.LINES_READ, unit.memory.readValid);
        count(Counter.LINES_WRITTEN, unit.memory.writeDone);
        countActivations();
        countBursts();
        connect(unit.host.activity(HostMap.Block.MEMORY_CONTROLLER), memoryActivity());
    }

    private void count(Counter counter, Bool event) {
        UInt value = reg("count_" + counter.name(), uint(32)).init(0);
        when(event, value::increment);
        unit.host.counter(counter).set(value);
    }

    /** Both modules may activate a row in one cycle. */
    private void countActivations() {
        UInt value = reg("count_" + Counter.ACTIVATIONS.name(), uint(32)).init(0);
        UInt both = unit.memory.activates.bits(0, 0).addGrow(unit.memory.activates.bits(1, 1));
        value.set(value.addWrap(both.zext(32)));
        unit.host.counter(Counter.ACTIVATIONS).set(value);
    }

    /** Reads and writes end apart, both perhaps in one cycle. */
    private Activity memoryActivity() {
        int most = 2 * configuration.path().linesAhead() + 2 * ListReader.LINES_AHEAD;
        UnderWay reading = instance("reading", new UnderWay(most));
        UnderWay writing = instance("writing", new UnderWay(most));
        Bool writes = unit.memory.request.data().write();
        reading.begins.set(unit.memory.request.fires().and(writes.not()));
        reading.ends.set(unit.memory.readValid);
        writing.begins.set(unit.memory.request.fires().and(writes));
        writing.ends.set(unit.memory.writeDone);
        Activity activity = wire("memoryActivity", Activity.type());
        Bool asked = unit.memory.request.valid();
        activity.busy().set(asked.or(reading.any).or(writing.any));
        activity.stalledBySource().set(activity.busy().and(asked.not()));
        activity.stalledBySink().set(asked.and(unit.memory.request.ready().not()));
        return activity;
    }

    private void countBursts() {
        UInt value = reg("count_" + Counter.BURSTS.name(), uint(32)).init(0);
        UInt both = isColumn(unit.memory.sodimm0).addGrow(isColumn(unit.memory.sodimm1));
        value.set(value.addWrap(both.zext(32)));
        unit.host.counter(Counter.BURSTS).set(value);
    }

    private static UInt isColumn(SoDimmPins pins) {
        return pins.command()
                .is(SoDimmCommand.READ)
                .or(pins.command().is(SoDimmCommand.WRITE))
                .asUInt();
    }
}
