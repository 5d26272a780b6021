package org.heddle.hdl.registers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.heddle.hdl.Types;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.naming.Caller;
import org.jspecify.annotations.Nullable;

/**
 * The registers of a block. Subclasses declare each register as a field:
 *
 * <pre>{@code
 * public final class TimerRegisters extends RegisterMap {
 *     public final Control control = register(0x00, new Control());
 *
 *     public TimerRegisters() {
 *         super("timer", 32, "Counts down and tells when it is done.");
 *     }
 *
 *     public static final class Control extends Register {
 *         public final FlagField enable = flag(0, RegisterAccess.READ_WRITE).doc("counts while it is 1");
 *     }
 * }
 * }</pre>
 */
public abstract class RegisterMap {
    /**
     * Addresses that are left free on purpose.
     *
     * @param from first byte
     * @param to the byte behind the last
     * @param site where that is said
     */
    record Reserved(long from, long to, Site site) {}

    private final String name;
    private final int width;
    private final String doc;
    private final Site site;
    private final List<Register> registers = new ArrayList<>();
    private final List<Reserved> reserved = new ArrayList<>();
    private final List<AddressRange> ranges = new ArrayList<>();
    private int pages = 1;
    private long pageBytes;
    private boolean isInTurn;
    private @Nullable RegisterPort port;
    private long base;

    /**
     * @param name of the block in lower case, a C identifier
     * @param width of every register in bits: 8, 16, 32 or 64
     * @param doc what the block does, for whoever writes software
     */
    protected RegisterMap(String name, int width, String doc) {
        this(name, width, doc, Caller.find().site());
    }

    RegisterMap(String name, int width, String doc, Site site) {
        this.name = name;
        this.width = width;
        this.doc = doc;
        this.site = site;
    }

    // Declarations

    /** A register, named after the field that takes it. */
    protected final <R extends Register> R register(long address, R register) {
        return place(address, register, Optional.empty());
    }

    /** A register of the given name. */
    protected final <R extends Register> R register(String name, long address, R register) {
        return place(address, register, Optional.of(name));
    }

    /** Addresses that are free on purpose, from the first byte up to but without the last. */
    protected final void reserved(long from, long to) {
        reserve(from, to, Caller.find().site());
    }

    /**
     * A window of so many bytes, a power of two that divides its address.
     *
     * @param bytes at least two words
     */
    protected final Window window(long address, long bytes, WindowMode access) {
        return add(new Window(this, address, bytes, access, Caller.find()));
    }

    /**
     * Numbers that the hardware gives, one for each constant of an enum.
     *
     * @param address a multiple of their bytes, rounded up to a power of two
     * @param width of each, in bits
     */
    protected final WordArray words(long address, int width, Class<? extends Enum<?>> constants) {
        return add(new WordArray(this, address, width, namesOf(constants), false, Caller.find()));
    }

    /**
     * Numbers that the hardware gives, and that software reads as they were when it last wrote to the first one.
     *
     * @param address a multiple of their bytes, rounded up to a power of two
     * @param width of each, in bits
     * @param names of the numbers, in capitals as constants have them
     */
    protected final WordArray snapshot(long address, int width, List<String> names) {
        return add(new WordArray(this, address, width, names, true, Caller.find()));
    }

    /**
     * Says that the map is there several times, one page behind the other: each has fields of its own, but for those that are {@link
     * Field#isShared shared}.
     *
     * @param count a power of two
     * @param bytes from a page to the next one, a power of two
     */
    protected final void pages(int count, long bytes) {
        pages = count;
        pageBytes = bytes;
    }

    /** Says that the block takes an access only when the answer to the one before it has gone; a map whose windows are read always does. */
    protected final void inTurn() {
        isInTurn = true;
    }

    /**
     * Returns the names of an enum's constants, for the words of an array: in the order of their codes, if the enum is {@link
     * org.heddle.hdl.option.Coded}.
     *
     * @throws IllegalArgumentException if the codes are not those from 0 up
     */
    protected static List<String> namesOf(Class<? extends Enum<?>> constants) {
        List<? extends Enum<?>> inOrder = Arrays.stream(constants.getEnumConstants())
                .sorted(Comparator.comparingInt(ChoiceField::codeOfConstant))
                .toList();
        for (int i = 0; i < inOrder.size(); i++) {
            int code = ChoiceField.codeOfConstant(inOrder.get(i));
            if (code != i) {
                throw new IllegalArgumentException("the words of an array are numbered from 0 without gaps: "
                        + constants.getSimpleName() + "." + inOrder.get(i) + " has the code " + code
                        + ", and its place is " + i);
            }
        }
        return inOrder.stream().map(Enum::name).toList();
    }

    final void reserve(long from, long to, Site where) {
        reserved.add(new Reserved(from, to, where));
    }

    final <A extends AddressRange> A add(A range) {
        ranges.add(range);
        return range;
    }

    private <R extends Register> R place(long address, R register, Optional<String> name) {
        return place(address, register, Caller.find(), name);
    }

    final <R extends Register> R place(long address, R register, Caller caller, Optional<String> name) {
        register.place(this, address, caller, name);
        registers.add(register);
        return register;
    }

    // What it is

    /** Returns the name of the block. */
    public final String name() {
        return name;
    }

    /** Width of every register, in bits. */
    public final int width() {
        return width;
    }

    /** Returns the purpose of the block, for whoever writes software. */
    public final String documentation() {
        return doc;
    }

    /** The registers from address 0 up. */
    public final List<Register> registers() {
        return registers.stream()
                .sorted(Comparator.comparingLong(Register::address))
                .toList();
    }

    /** Returns the windows from address 0 up. */
    public final List<Window> windows() {
        return ranges(Window.class);
    }

    /** Returns the arrays of numbers from address 0 up. */
    public final List<WordArray> arrays() {
        return ranges(WordArray.class);
    }

    /** Visits registers, arrays of numbers and windows, all from address 0 up. */
    public final void forEachPart(
            Consumer<? super Register> register, Consumer<? super WordArray> array, Consumer<? super Window> window) {
        SortedMap<Long, Runnable> parts = new TreeMap<>();
        registers().forEach(each -> parts.put(each.address(), () -> register.accept(each)));
        arrays().forEach(each -> parts.put(each.address(), () -> array.accept(each)));
        windows().forEach(each -> parts.put(each.address(), () -> window.accept(each)));
        parts.values().forEach(Runnable::run);
    }

    final List<AddressRange> ranges() {
        return ranges(AddressRange.class);
    }

    private <A extends AddressRange> List<A> ranges(Class<A> kind) {
        return ranges.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .sorted(Comparator.comparingLong(AddressRange::address))
                .toList();
    }

    /** Number of pages, 1 if there is the map only once. */
    public final int pages() {
        return pages;
    }

    /** Number of bytes from a page to the next one, or of the only one. */
    public final long pageBytes() {
        return pages > 1 ? pageBytes : bytes();
    }

    /** Whether the block takes an access only when the answer to the one before it has gone. */
    public final boolean isInTurn() {
        return isInTurn || readCycles() > 1;
    }

    /** Number of cycles from a read to its answer; of a write it is always 1. */
    public final int readCycles() {
        return windows().stream().anyMatch(window -> window.access().isReadable()) ? 2 : 1;
    }

    /** Number of bytes of a register. */
    public final int wordBytes() {
        return width / 8;
    }

    final List<Reserved> reserved() {
        return List.copyOf(reserved);
    }

    final Site site() {
        return site;
    }

    /** Number of bytes from address 0 to behind the last register, range or reserved address. */
    public final long bytes() {
        long end = wordBytes();
        for (Register register : registers) {
            end = Math.max(end, register.address() + wordBytes());
        }
        for (AddressRange range : ranges) {
            end = Math.max(end, range.address() + range.bytes());
        }
        for (Reserved free : reserved) {
            end = Math.max(end, free.to());
        }
        return end;
    }

    /** Number of bits of a byte address within the map, all its pages included. */
    public final int addressWidth() {
        return Types.bitsToNumber(Math.toIntExact(pages > 1 ? pages * pageBytes : bytes()));
    }

    /**
     * Checks the map: see docs/diagnostics, HDL070 to HDL075.
     *
     * @throws ElaborationException with all mistakes
     */
    public final void requireSound() {
        List<Diagnostic> mistakes = MapCheck.of(this);
        if (!mistakes.isEmpty()) {
            throw new ElaborationException(mistakes);
        }
    }

    // The driver

    /**
     * Makes a map the driver of a block that exists: {@code connect(new TimerRegisters(), port, 0x4000)}.
     *
     * @param base address of the map's first byte behind the port
     * @return the map
     * @throws IllegalStateException if it is connected already
     */
    public static <M extends RegisterMap> M connect(M map, RegisterPort port, long base) {
        RegisterMap plain = map;
        if (plain.port != null) {
            throw new IllegalStateException("the map of " + plain.name + " is connected already: make another one");
        }
        plain.requireSound();
        plain.port = port;
        plain.base = base;
        return map;
    }

    final RegisterPort port() {
        if (port == null) {
            throw new IllegalStateException("the map of " + name
                    + " is a declaration only: RegisterMap.connect(map, port, base) makes it a driver");
        }
        return port;
    }

    final long base() {
        return base;
    }
}
