package org.heddle.hdl.registers.systemrdl;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Sizes of components and addresses of what is in them. Where none is given it follows what stands before, at a multiple of its
 * bytes as a power of two ({@code addressing = regalign}, the language's default).
 */
final class RdlSize {
    /** Bytes of a map. */
    static final long MOST_BYTES = 1L << 30;
    /** Registers of a map, and elements of an array. */
    static final long MOST_REGISTERS = 1 << 14;

    private static final Set<Long> WIDTHS = Set.of(8L, 16L, 32L, 64L);
    private static final BigInteger DEFAULT_WIDTH = BigInteger.valueOf(32);
    private static final int BYTE = 8;

    /**
     * An instance at its address.
     *
     * @param instance what is there
     * @param address of its first element, in bytes
     * @param stride from an element to the next, in bytes
     */
    record Placed(RdlInstance instance, long address, long stride) {
        long count() {
            return instance.suffix().count().orElse(1L);
        }

        boolean isArray() {
            return instance.suffix().count().isPresent();
        }

        long end(long bytes) {
            return address + (count() - 1) * stride + bytes;
        }
    }

    private final Map<RdlComponent, List<Placed>> placed = new IdentityHashMap<>();
    private final Map<RdlComponent, Long> sizes = new IdentityHashMap<>();

    /** Returns the width of a register, or of a memory's words, in bits. */
    static int width(RdlComponent component) {
        RdlProperty property = component.type() == RdlType.REG ? RdlProperty.REGWIDTH : RdlProperty.MEMWIDTH;
        if (component.type() == RdlType.MEM && component.number(property).isEmpty()) {
            throw component.place().refuse("the mem has no memwidth", "give it one");
        }
        BigInteger width = component.number(property).orElse(DEFAULT_WIDTH);
        if (!width.equals(component.number(RdlProperty.ACCESSWIDTH).orElse(width))) {
            throw component
                    .placeOf(RdlProperty.ACCESSWIDTH)
                    .refuse("an accesswidth other than the regwidth is not read", "make them equal");
        }
        if (width.bitLength() > BYTE || !WIDTHS.contains(width.longValue())) {
            throw component.placeOf(property).refuse("\"" + property.word() + "\" is " + width, "use 8, 16, 32 or 64");
        }
        return width.intValue();
    }

    /** Returns the bytes of one component of a kind; counted once, since a component may be in many others. */
    long bytes(RdlComponent component) {
        Long known = sizes.get(component);
        if (known == null) {
            known = count(component);
            sizes.put(component, known);
        }
        return known;
    }

    private long count(RdlComponent component) {
        return switch (component.type()) {
            case REG -> width(component) / BYTE;
            case MEM -> entries(component) * width(component) / BYTE;
            default -> {
                long end = 0;
                for (Placed part : placed(component)) {
                    end = Math.max(end, part.end(bytes(part.instance().component())));
                }
                yield end;
            }
        };
    }

    private static long entries(RdlComponent memory) {
        BigInteger entries = memory.number(RdlProperty.MEMENTRIES)
                .orElseThrow(() -> memory.place().refuse("the mem has no mementries", "give it some"));
        if (entries.signum() == 0 || entries.compareTo(BigInteger.valueOf(MOST_BYTES / BYTE)) > 0) {
            throw memory.placeOf(RdlProperty.MEMENTRIES)
                    .refuse("\"mementries\" is " + entries, "use 1 to " + MOST_BYTES / BYTE);
        }
        return entries.longValue();
    }

    /** Returns what is in a component, each at its address. */
    List<Placed> placed(RdlComponent component) {
        List<Placed> known = placed.get(component);
        if (known != null) {
            return known;
        }
        if (component.instances().isEmpty()) {
            throw component
                    .place()
                    .refuse(
                            "the " + component.type().word() + " has nothing in it",
                            "declare a register in it, or take it out");
        }
        List<Placed> parts = new ArrayList<>();
        long next = 0;
        for (RdlInstance instance : component.instances()) {
            long bytes = bytes(instance.component());
            Placed part = place(instance, bytes, next);
            next = part.end(bytes);
            if (next > MOST_BYTES) {
                throw instance.place()
                        .refuse(
                                "\"" + instance.name() + "\" ends behind byte " + MOST_BYTES,
                                "move it down, or make it smaller");
            }
            parts.add(part);
        }
        placed.put(component, parts);
        return parts;
    }

    private static Placed place(RdlInstance instance, long bytes, long next) {
        RdlInstance.Suffix suffix = instance.suffix();
        if (suffix.address().isPresent() && suffix.alignment().isPresent()) {
            throw instance.place().refuse("\"" + instance.name() + "\" has both @ and %=", "leave one out");
        }
        if (suffix.stride().isPresent() && suffix.count().isEmpty()) {
            throw instance.place().refuse("\"" + instance.name() + "\" has += and is no array", "leave it out");
        }
        long stride = suffix.stride().orElse(bytes);
        if (stride < bytes) {
            throw instance.place()
                    .refuse(
                            "the elements of \"" + instance.name() + "\" have " + bytes + " bytes and are " + stride
                                    + " apart",
                            "give += at least their bytes");
        }
        long alignment = suffix.alignment().orElse(1L);
        if (alignment == 0) {
            throw instance.place().refuse("\"" + instance.name() + "\" has %= 0", "use at least 1");
        }
        long natural = Math.max(alignment, powerOfTwo(bytes));
        return new Placed(instance, suffix.address().orElse((next + natural - 1) / natural * natural), stride);
    }

    private static long powerOfTwo(long bytes) {
        return bytes <= 1 ? 1 : 2 * Long.highestOneBit(bytes - 1);
    }
}
