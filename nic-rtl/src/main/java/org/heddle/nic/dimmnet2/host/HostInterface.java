package org.heddle.nic.dimmnet2.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.nic.dimmnet2.command.VectorCommand;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.stage.activity.Activity;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.RawAccess;

/**
 * The node's registers behind the host port, one page for each process. One access at a time; each gets one response, which for a write means that it
 * has taken effect. A submission to a full command queue is answered when the queue has taken it. Addresses without a
 * register read as 0 and ignore writes.
 *
 * <p>Latency: a response one cycle behind its request, two for reads. Throughput: one access in three cycles.
 */
public final class HostInterface extends Component {
    private enum State {
        IDLE,
        READ,
        RESPOND
    }

    private static final int INDEX_WIDTH = 7;

    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    /** 64 bits: what was read, 0 for a write. */
    public final Stream<UInt> response = out(stream(uint(64)));

    public final Stream<VectorCommand> command = out(stream(VectorCommand.type()));
    public final Stream<LlcmWrite> llcmWrite = out(stream(LlcmWrite.type()));
    public final UInt llcmReadWord = out(uint(LlcmWrite.WORD_WIDTH));
    public final Bool llcmReads = out(bool());
    public final UInt llcmReadData = in(uint(64));

    /** 10 bits: word of a process's window. */
    public final UInt windowWord = out(uint(Windows.WORD_WIDTH));

    public final Bool windowReads = out(bool());
    public final UInt windowReadData = in(uint(64));
    public final Bool windowWrites = out(bool());
    public final UInt windowWriteData = out(uint(64));

    /** 16 bits: this node's number. */
    public final UInt node = out(uint(16));

    /** Entries of each process's ring that its host has taken, or that have been written into it, modulo twice the ring. */
    public final Vec<UInt> receiveTaken = out(vec(HostMap.PROCESSES, uint(INDEX_WIDTH)));

    public final Vec<UInt> receiveWritten = in(vec(HostMap.PROCESSES, uint(INDEX_WIDTH)));
    public final Vec<UInt> completionTaken = out(vec(HostMap.PROCESSES, uint(INDEX_WIDTH)));
    public final Vec<UInt> completionWritten = in(vec(HostMap.PROCESSES, uint(INDEX_WIDTH)));

    /** 1: full rings drop statuses. */
    public final Bool ringsDrop = out(bool());
    /** Receive statuses that the full ring of each process has dropped. */
    public final Vec<UInt> receiveDropped = in(vec(HostMap.PROCESSES, uint(StatusRing.DROPPED_WIDTH)));
    /** Completions that the full ring of each process has dropped. */
    public final Vec<UInt> completionDropped = in(vec(HostMap.PROCESSES, uint(StatusRing.DROPPED_WIDTH)));
    /** Activity of each block, in the order of {@link HostMap.Block}. */
    public final Vec<Activity> activities = in(vec(HostMap.Block.values().length, Activity.type()));

    private final List<UInt> counters = new ArrayList<>();
    private final CounterSnapshot snapshot = instance("snapshot", new CounterSnapshot());
    private final EnumValue<State> state = reg(enumOf(State.class)).init(State.IDLE);
    private final Bool fromLlcm = reg(bool());
    private final Bool fromWindow = reg(bool());
    private final UInt registerValue = reg(uint(64));
    /** 1 bit: whose page the access goes to. */
    private final UInt page = request.data().address().bits(HostRequest.ADDRESS_WIDTH - 1, HostMap.PAGE_WIDTH);

    public HostInterface() {
        for (HostMap.Counter counter : HostMap.Counter.values()) {
            counters.add(in("counter_" + counter.name().toLowerCase(Locale.ROOT), uint(32)));
        }
        UInt nodeNumber = register(HostMap.NODE, 0, "nodeNumber", 16);
        List<UInt> taken = registers(HostMap.RECEIVE_TAKEN, "receivesTaken", INDEX_WIDTH);
        List<UInt> completionsTaken = registers(HostMap.COMPLETION_TAKEN, "completionsTaken", INDEX_WIDTH);
        node.set(nodeNumber);
        UInt drops = register(HostMap.RING_OVERFLOW, 0, "dropsStatuses", 1);
        ringsDrop.set(drops.bit(0));
        for (int process = 0; process < HostMap.PROCESSES; process++) {
            receiveTaken.get(process).set(taken.get(process));
            completionTaken.get(process).set(completionsTaken.get(process));
        }
        offerCommand();
        takeSnapshots();

        UInt address = request.data().address();
        Bool isLlcm = isIn(HostMap.LLCM, HostMap.LLCM_BYTES);
        Bool isPrefetchWindow = isIn(HostMap.PREFETCH_WINDOW, HostMap.WINDOW_BYTES);
        Bool isWriteWindow = isIn(HostMap.WRITE_WINDOW, HostMap.WINDOW_BYTES);
        Bool isWrite = request.data().write();
        Bool isSubmit = isWrite.and(isAt(HostMap.SUBMIT));
        Bool toLlcm = isWrite.and(isLlcm);
        Bool idle = state.is(State.IDLE);

        UInt word = page.cat(address.bits(Integer.numberOfTrailingZeros(HostMap.LLCM_BYTES) - 1, 3));
        llcmWrite.valid().set(request.valid().and(idle).and(toLlcm));
        llcmWrite.data().word().set(word);
        llcmWrite.data().data().set(request.data().data());
        llcmReadWord.set(word);
        llcmReads.set(request.fires().and(isLlcm).and(isWrite.not()));

        windowWord.set(page.cat(address.bits(Access.WINDOW_WIDTH - 1, 3)));
        windowReads.set(request.fires().and(isPrefetchWindow).and(isWrite.not()));
        windowWrites.set(request.fires().and(isWriteWindow).and(isWrite));
        windowWriteData.set(request.data().data());

        Bool taker = mux(isSubmit, command.ready(), mux(toLlcm, llcmWrite.ready(), lit(true)));
        request.ready().set(idle.and(taker));
        response.valid().set(state.is(State.RESPOND));
        response.data().set(registerValue);

        UInt read = registerAt(nodeNumber, drops, mine(taken), mine(completionsTaken));
        switchOn(state)
                .is(
                        State.IDLE,
                        () -> when(request.fires(), () -> {
                            fromLlcm.set(isLlcm);
                            fromWindow.set(isPrefetchWindow);
                            registerValue.set(mux(isWrite, lit(0, 64), read));
                            state.set(mux(isWrite, lit(State.RESPOND), lit(State.READ)));
                        }))
                .is(State.READ, () -> {
                    when(fromLlcm, () -> registerValue.set(llcmReadData));
                    when(fromWindow, () -> registerValue.set(windowReadData));
                    state.set(State.RESPOND);
                })
                .is(State.RESPOND, () -> when(response.ready(), () -> state.set(State.IDLE)));
    }

    /** The number of a counter's input. */
    public UInt counter(HostMap.Counter counter) {
        return counters.get(counter.ordinal());
    }

    /** Whether the access goes into an area whose size is a power of two and divides its address. */
    private Bool isIn(int first, int bytes) {
        int low = Integer.numberOfTrailingZeros(bytes);
        return request.data().address().bits(HostMap.PAGE_WIDTH - 1, low).eq(first >> low);
    }

    private Bool isAt(int address) {
        return request.data().address().bits(HostMap.PAGE_WIDTH - 1, 3).eq(address >> 3);
    }

    /** A register the host writes; the highest bits of the word are ignored. */
    private UInt register(int address, int owner, String name, int width) {
        UInt value = reg(name, uint(width)).init(0);
        when(
                request.fires().and(request.data().write()).and(isAt(address)).and(page.eq(owner)),
                () -> value.set(request.data().data().trunc(width)));
        return value;
    }

    /** One such register for each process. */
    private List<UInt> registers(int address, String name, int width) {
        List<UInt> registers = new ArrayList<>();
        for (int owner = 0; owner < HostMap.PROCESSES; owner++) {
            registers.add(register(address, owner, name + owner, width));
        }
        return registers;
    }

    /** Returns the element of the process whose access this is. */
    private UInt mine(List<UInt> ofProcesses) {
        return Vec.of(ofProcesses).get(page);
    }

    private void offerCommand() {
        UInt sourcePlace = mine(registers(HostMap.SOURCE_PLACE, "sourcePlace", 64));
        UInt sourceShape = mine(registers(HostMap.SOURCE_SHAPE, "sourceShape", 40));
        UInt destinationPlace = mine(registers(HostMap.DESTINATION_PLACE, "destinationPlace", 64));
        UInt destinationShape = mine(registers(HostMap.DESTINATION_SHAPE, "destinationShape", 40));
        UInt submitted = request.data().data();
        command.valid()
                .set(request.valid()
                        .and(state.is(State.IDLE))
                        .and(request.data().write())
                        .and(isAt(HostMap.SUBMIT)));
        setAccess(command.data().source(), sourcePlace, sourceShape);
        setAccess(command.data().destination(), destinationPlace, destinationShape);
        UInt operation = submitted.bits(47, 40);
        command.data().operation().set(mux(operation.ge(VectorOperation.OF_HOSTS), lit(0xFF, 8), operation));
        command.data().ticket().set(0);
        command.data().process().set(page);
        command.data().otherProcess().set(submitted.bits(55, 48));
        command.data().node().set(submitted.bits(15, 0));
        command.data().tag().set(submitted.bits(31, 16));
        command.data().wantsReceiveStatus().set(submitted.bit(32));
    }

    /** All of them are kept in the cycle in which the write is taken. */
    private void takeSnapshots() {
        snapshot.takes.set(request.fires().and(request.data().write()).and(isAt(HostMap.SNAPSHOT)));
        int low = 3;
        snapshot.word.set(request.data().address().bits(low + HostMap.SNAPSHOT_WORD_WIDTH - 1, low));
        connect(snapshot.activities, activities);
        for (int i = 0; i < counters.size(); i++) {
            snapshot.counters.get(i).set(counters.get(i));
        }
    }

    private static void setAccess(RawAccess access, UInt place, UInt shape) {
        access.base().set(place.bits(31, 0));
        access.stride().set(place.bits(63, 32));
        access.elementBytes().set(shape.bits(15, 0));
        access.count().set(shape.bits(31, 16));
        access.pattern().set(shape.bits(39, 32));
    }

    private UInt registerAt(UInt nodeNumber, UInt drops, UInt taken, UInt completionsTaken) {
        UInt value = wire("readValue", uint(64));
        value.set(0);
        when(isAt(HostMap.IDENTITY), () -> value.set(HostMap.IDENTITY_VALUE));
        when(isAt(HostMap.NODE), () -> value.set(nodeNumber));
        when(isAt(HostMap.RECEIVE_TAKEN), () -> value.set(taken));
        when(isAt(HostMap.RECEIVE_WRITTEN), () -> value.set(receiveWritten.get(page)));
        when(isAt(HostMap.COMPLETION_TAKEN), () -> value.set(completionsTaken));
        when(isAt(HostMap.COMPLETION_WRITTEN), () -> value.set(completionWritten.get(page)));
        UInt dropped = completionDropped.get(page).cat(receiveDropped.get(page));
        when(isAt(HostMap.RING_OVERFLOW), () -> value.set(dropped.cat(drops.zext(16))));
        for (HostMap.Counter counter : HostMap.Counter.values()) {
            when(isAt(HostMap.COUNTERS + 8 * counter.ordinal()), () -> value.set(counters.get(counter.ordinal())));
        }
        when(isIn(HostMap.SNAPSHOT, HostMap.SNAPSHOT_BYTES), () -> value.set(snapshot.value));
        return value;
    }
}
