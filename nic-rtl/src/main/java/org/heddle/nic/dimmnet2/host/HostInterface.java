package org.heddle.nic.dimmnet2.host;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.block.QueueSide;
import org.heddle.hdl.registers.block.WindowSide;
import org.heddle.nic.dimmnet2.command.VectorCommand;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.stage.activity.Activity;
import org.heddle.nic.stage.activity.ActivityCount;
import org.heddle.nic.stage.host.RegisterHost;
import org.heddle.nic.stage.link.StoreFaults;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.pattern.RawAccess;

/**
 * The registers of {@link HostMap} behind the host port, and what they lead to. One access at a time; each gets one response, which for a
 * write means that it has taken effect. A submission to a full command queue is answered when the queue has taken it. Addresses without a
 * register read as 0 and ignore writes.
 *
 * <p>Latency: a response one cycle behind its request, two for reads. Throughput: one access in three cycles.
 */
public final class HostInterface extends RegisterHost<HostMap> {
    public final Stream<VectorCommand> command = out(stream(VectorCommand.type()));
    public final Stream<LlcmWrite> llcmWrite = out(stream(LlcmWrite.type()));
    public final UInt llcmReadWord = out(uint(LlcmWrite.WORD_WIDTH));
    public final Bool llcmReads = out(bool());
    /** 64 bits: 0 but in the cycle behind {@link #llcmReads}. */
    public final UInt llcmReadData = in(uint(64));

    /** 10 bits: word of a process's window. */
    public final UInt windowWord = out(uint(Windows.WORD_WIDTH));

    public final Bool windowReads = out(bool());
    /** 64 bits: 0 but in the cycle behind {@link #windowReads}. */
    public final UInt windowReadData = in(uint(64));

    public final Bool windowWrites = out(bool());
    public final UInt windowWriteData = out(uint(64));

    /** 16 bits: this node's number. */
    public final UInt node = out(uint(16));

    /** Entries of each process's ring that its host has taken, or that have been written into it, modulo twice the ring. */
    public final Vec<UInt> receiveTaken = out(vec(HostMap.PROCESSES, uint(HostMap.INDEX_WIDTH)));

    public final Vec<UInt> receiveWritten = in(vec(HostMap.PROCESSES, uint(HostMap.INDEX_WIDTH)));
    public final Vec<UInt> completionTaken = out(vec(HostMap.PROCESSES, uint(HostMap.INDEX_WIDTH)));
    public final Vec<UInt> completionWritten = in(vec(HostMap.PROCESSES, uint(HostMap.INDEX_WIDTH)));

    /** 1 once the memory has been initialised. */
    public final Bool memoryReady = in(bool());
    /** 1: full rings drop statuses. */
    public final Bool ringsDrop = out(bool());
    /** Receive statuses that the full ring of each process has dropped. */
    public final Vec<UInt> receiveDropped = in(vec(HostMap.PROCESSES, uint(StatusRing.DROPPED_WIDTH)));
    /** Completions that the full ring of each process has dropped. */
    public final Vec<UInt> completionDropped = in(vec(HostMap.PROCESSES, uint(StatusRing.DROPPED_WIDTH)));
    /** Activity of each block, in the order of {@link HostMap.Block}. */
    public final Vec<Activity> activities = in(vec(HostMap.Block.values().length, Activity.type()));

    /** As {@link StoreFaults#flips}; of a node whose stores keep parity. */
    public final Optional<Vec<UInt>> storeFlips;

    private final Map<HostMap.Counter, UInt> counters = new EnumMap<>(HostMap.Counter.class);

    /** The host's side of a node whose stores keep no parity. */
    public HostInterface() {
        this(false);
    }

    /** @param hasParity whether the host is told of {@link #storeFlips} */
    public HostInterface(boolean hasParity) {
        super(new HostMap(hasParity));
        if (hasParity) {
            parameter("parity", true);
        }
        storeFlips = map.storeFlips.map(this::showFlips);
        for (HostMap.Counter counter : HostMap.Counter.values()) {
            counters.put(counter, in("counter_" + counter.name().toLowerCase(Locale.ROOT), uint(ActivityCount.WIDTH)));
        }
        node.set(registers.value(map.node.number));
        registers.value(map.state.memoryReady).set(memoryReady);
        ringsDrop.set(registers.value(map.ringOverflow.drops));
        for (int process = 0; process < HostMap.PROCESSES; process++) {
            receiveTaken.get(process).set(registers.value(map.receiveTaken.count, process));
            completionTaken.get(process).set(registers.value(map.completionTaken.count, process));
            registers.value(map.receiveWritten.count, process).set(receiveWritten.get(process));
            registers.value(map.completionWritten.count, process).set(completionWritten.get(process));
            registers.value(map.ringOverflow.receptions, process).set(receiveDropped.get(process));
            registers.value(map.ringOverflow.completions, process).set(completionDropped.get(process));
        }
        offerCommand();
        showCounters();
        openWindows();
    }

    private Vec<UInt> showFlips(HostMap.StoreFlips told) {
        Vec<UInt> flips = in("storeFlips", vec(StoreFaults.STORES, uint(StoreFaults.COUNT_WIDTH)));
        registers.value(told.put).set(flips.get(Channel.PUT.code()));
        registers.value(told.request).set(flips.get(Channel.REQUEST.code()));
        registers.value(told.response).set(flips.get(Channel.RESPONSE.code()));
        registers.value(told.sent).set(flips.get(StoreFaults.SENT));
        return flips;
    }

    /** The number of a counter's input. */
    public UInt counter(HostMap.Counter counter) {
        return counters.get(counter);
    }

    /** The input of a block's activity. */
    public Activity activity(HostMap.Block block) {
        return activities.get(block.code());
    }

    private void offerCommand() {
        QueueSide submission = registers.queue(map.submit);
        command.valid().set(submission.valid());
        submission.ready().set(command.ready());
        setAccess(command.data().source(), map.sourcePlace, map.sourceShape);
        setAccess(command.data().destination(), map.destinationPlace, map.destinationShape);
        UInt operation = registers.value(map.submit.operation);
        command.data().operation().set(mux(operation.ge(VectorOperation.OF_HOSTS), lit(0xFF, 8), operation));
        command.data().ticket().set(0);
        command.data().process().set(registers.page());
        command.data().otherProcess().set(registers.value(map.submit.otherProcess));
        command.data().node().set(registers.value(map.submit.otherNode));
        command.data().tag().set(registers.value(map.submit.tag));
        command.data().wantsReceiveStatus().set(registers.value(map.submit.wantsReceiveStatus));
    }

    private void setAccess(RawAccess access, HostMap.Place place, HostMap.Shape shape) {
        access.base().set(ofThisPage(place.base));
        access.stride().set(ofThisPage(place.stride));
        access.elementBytes().set(ofThisPage(shape.elementBytes));
        access.count().set(ofThisPage(shape.count));
        access.pattern().set(ofThisPage(shape.pattern));
    }

    /** Returns the value of the process whose access this is. */
    private UInt ofThisPage(NumberField field) {
        return Vec.of(IntStream.range(0, HostMap.PROCESSES)
                        .mapToObj(process -> registers.value(field, process))
                        .toList())
                .get(registers.page());
    }

    private void showCounters() {
        counters.forEach((counter, count) -> {
            registers.word(map.counters, counter).set(count);
            registers.word(map.snapshot, counter).set(count);
        });
        for (HostMap.Block block : HostMap.Block.values()) {
            ActivityCount count = instance("count" + block.code(), new ActivityCount());
            connect(count.activity, activity(block));
            cycles(block, HostMap.Cycles.BUSY).set(count.busy);
            cycles(block, HostMap.Cycles.STALLED_BY_SOURCE).set(count.stalledBySource);
            cycles(block, HostMap.Cycles.STALLED_BY_SINK).set(count.stalledBySink);
        }
    }

    private UInt cycles(HostMap.Block block, HostMap.Cycles kind) {
        return registers.word(map.snapshot, map.snapshot.indexOf(HostMap.snapshotName(block, kind)));
    }

    private void openWindows() {
        WindowSide llcm = registers.window(map.llcm);
        UInt word = registers.page().cat(llcm.word());
        llcmWrite.valid().set(llcm.writes());
        llcmWrite.data().word().set(word);
        llcmWrite.data().data().set(llcm.writeData());
        llcm.takes().set(llcmWrite.ready());
        llcmReadWord.set(word);
        llcmReads.set(llcm.reads());
        // Both are 0 unless they are read.
        UInt read = llcmReadData.or(windowReadData);
        llcm.readData().set(read);

        WindowSide prefetchWindow = registers.window(map.prefetchWindow);
        WindowSide writeWindow = registers.window(map.writeWindow);
        windowWord.set(registers.page().cat(mux(windowWrites, writeWindow.word(), prefetchWindow.word())));
        windowReads.set(prefetchWindow.reads());
        prefetchWindow.readData().set(read);
        windowWrites.set(writeWindow.writes());
        windowWriteData.set(writeWindow.writeData());
        writeWindow.takes().set(true);
    }
}
