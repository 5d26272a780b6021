package org.heddle.hdl.registers.block;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.UInt.Switch;
import org.heddle.hdl.Value;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WordArray;

/**
 * A register map in hardware.
 *
 * <p>An access acts in the cycle in which the request is taken: a read returns what the fields hold then, a write is seen at the
 * fields' ports one cycle later (a strobe's in the same cycle). An address that is no register's, or crooked, is answered with an error
 * and changes nothing. Reserved bits read as 0. The reset gives every field its reset value and drops a response that waits.
 *
 * <p>Latency: the response comes one cycle behind the request; to a read, if the map has windows that are read, two. Throughput: one
 * access per cycle, and while a response waits, no further request is taken; {@code request.ready} follows {@code response.ready}
 * combinationally. Of a map that is {@linkplain RegisterMap#isInTurn in turn}: one access in two cycles, or three for such reads, and
 * {@code request.ready} depends on no other handshake but those of queues and windows. A write to a queue or a window waits until it is
 * taken, and a read of a queue while its next value is coming; nothing else waits.
 *
 * <p>Proof: {@code register-block}; and {@code verify} makes a test of each promise.
 *
 * @param <M> the map
 */
public final class RegisterBlock<M extends RegisterMap> extends FieldStorage {
    private final M map;
    private final Map<Window, WindowSide> windows = new HashMap<>();
    private final Map<Register, QueueSide> queues = new HashMap<>();
    private final Map<WordArray, ArraySide> arrays = new HashMap<>();
    private final Optional<UInt> page;
    private final BusSide bus;

    /**
     * @throws org.heddle.hdl.diagnostic.ElaborationException if the map is not sound
     */
    public RegisterBlock(M map) {
        super(map);
        this.map = map;
        page = map.pages() > 1 ? Optional.of(output("page", Types.bitsToNumber(map.pages()))) : Optional.empty();
        page.ifPresent(number -> number.set(target.page()));
        map.registers().stream()
                .filter(register -> register.isQueue(RegisterAccess.PUSH) || register.isQueue(RegisterAccess.POP))
                .forEach(register -> queues.put(register, new QueueSide(this, register)));
        map.windows().forEach(window -> windows.put(window, new WindowSide(this, window)));
        map.arrays().forEach(array -> arrays.put(array, new ArraySide(this, array)));
        List<Register> parts = map.registers();
        List<UInt> words = parts.stream().map(this::build).toList();
        bus = new BusSide(this);
        SortedMap<Long, UInt> shown = new TreeMap<>();
        map.arrays().forEach(array -> show(array, shown));
        Switch at = switchOn(target.place());
        for (int i = 0; i < parts.size(); i++) {
            UInt word = words.get(i);
            boolean isGiven = parts.get(i).isQueue(RegisterAccess.POP);
            at.is(parts.get(i).address(), isGiven ? bus::accept : () -> bus.answer(word));
        }
        shown.forEach((address, word) -> at.is(address, () -> bus.answer(word.zext(map.width()))));
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).isQueue(RegisterAccess.PUSH)) {
                push(parts.get(i));
            } else if (parts.get(i).isQueue(RegisterAccess.POP)) {
                pop(parts.get(i), words.get(i));
            }
        }
        map.windows().forEach(this::build);
        bus.respond();
    }

    /** The map. */
    public M map() {
        return map;
    }

    /**
     * Output: the page of the access that is offered, of as many bits as the number of a page has.
     *
     * @throws IllegalArgumentException if the map has one page only
     */
    public UInt page() {
        return page.orElseThrow(
                () -> new IllegalArgumentException(map.name() + " has one page: say pages(..) in its constructor"));
    }

    /**
     * Returns the hardware's side of a register whose fields are queued.
     *
     * @throws IllegalArgumentException if they are not, or it is another block's register
     */
    public QueueSide queue(Register register) {
        return mine(queues, register, "queue");
    }

    /**
     * Returns the hardware's side of a window.
     *
     * @throws IllegalArgumentException if it is another block's
     */
    public WindowSide window(Window window) {
        return mine(windows, window, "window");
    }

    /**
     * Input: a number of an array.
     *
     * @throws IllegalArgumentException if the array is another block's
     * @throws IndexOutOfBoundsException if there is no such number
     */
    public UInt word(WordArray array, int index) {
        return mine(arrays, array, "array").number(index);
    }

    /**
     * Input: the number of a constant.
     *
     * @throws IllegalArgumentException if the array is another block's, or has no number for the constant
     */
    public UInt word(WordArray array, Enum<?> constant) {
        return word(array, array.indexOf(constant));
    }

    private <K, V> V mine(Map<K, V> sides, K part, String kind) {
        V side = sides.get(part);
        if (side == null) {
            throw new IllegalArgumentException(
                    part + " is no " + kind + " of this block: it has " + sides.keySet() + ", in map " + map.name());
        }
        return side;
    }

    // Ports of the sides

    UInt output(String name, int bits) {
        return out(name, uint(bits));
    }

    Bool output(String name) {
        return out(name, bool());
    }

    UInt input(String name, int bits) {
        return in(name, uint(bits));
    }

    Bool input(String name) {
        return in(name, bool());
    }

    // Parts of the map

    /** Keeps a register's fields; returns what is read of them. */
    private UInt build(Register register) {
        RegisterAccesses accesses = new RegisterAccesses(this, register);
        List<Value> parts = new ArrayList<>();
        int next = 0;
        for (Field<?> field : register.fields()) {
            if (field.access().isReadable()) {
                addReserved(parts, field.low() - next);
                parts.add(0, build(field, accesses));
                next = field.high() + 1;
            } else {
                build(field, accesses);
            }
        }
        addReserved(parts, map.width() - next);
        UInt word = signal("word_" + register.name(), uint(map.width()));
        word.set(Types.cat(parts));
        return word;
    }

    private void addReserved(List<Value> parts, int bits) {
        if (bits > 0) {
            parts.add(0, lit(0, bits));
        }
    }

    private void push(Register register) {
        QueueSide queue = queue(register);
        Bool pushes = signal("pushes_" + register.name());
        pushes.set(target.isAt(register).and(request.data().write()).and(whole(map.width() - 1, 0)));
        queue.valid().set(request.valid().and(bus.isFree()).and(pushes));
        bus.hold(pushes.and(queue.ready().not()));
    }

    private void pop(Register register, UInt word) {
        QueueSide queue = queue(register);
        Bool pops = signal("pops_" + register.name());
        pops.set(target.isAt(register).and(request.data().write().not()));
        queue.ready().set(request.fires().and(pops));
        bus.hold(pops.and(queue.coming()).and(queue.valid().not()));
        // Outside the switch over addresses: a word that is 0 without a value would cost a gate for each of its bits.
        when(pops.and(queue.valid()), () -> bus.answer(word));
    }

    private void build(Window window) {
        WindowSide side = window(window);
        Bool isIn = signal("in_" + window.name());
        isIn.set(target.isIn(window).and(target.isStraight()));
        when(isIn, bus::accept);
        side.word().set(target.word(window));
        if (window.access().isReadable()) {
            side.reads()
                    .set(request.fires().and(isIn).and(request.data().write().not()));
            bus.answerLate(isIn, side.readData());
        }
        if (window.access().isWritable()) {
            Bool writes = signal("writes_" + window.name());
            writes.set(isIn.and(request.data().write()).and(whole(map.width() - 1, 0)));
            side.writes().set(request.valid().and(bus.isFree()).and(writes));
            side.writeData().set(request.data().data());
            bus.hold(writes.and(side.takes().not()));
        }
    }

    private void show(WordArray array, Map<Long, UInt> shown) {
        ArraySide side = arrays.get(array);
        Optional<Bool> takes = Optional.empty();
        if (array.isSnapshot()) {
            Bool take = signal("takes_" + array.name());
            take.set(request.fires()
                    .and(request.data().write())
                    .and(target.place().eq(array.address())));
            takes = Optional.of(take);
        }
        List<UInt> words = side.shown(takes);
        for (int i = 0; i < words.size(); i++) {
            shown.put(array.addressOf(i), words.get(i));
        }
    }
}
