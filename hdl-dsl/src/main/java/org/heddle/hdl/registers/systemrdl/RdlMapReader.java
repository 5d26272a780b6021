package org.heddle.hdl.registers.systemrdl;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.registers.ImportedMap;
import org.heddle.hdl.registers.ImportedMapBuilder;
import org.heddle.hdl.registers.ImportedRegister;
import org.heddle.hdl.registers.Label;
import org.heddle.hdl.registers.WindowMode;

/**
 * Makes a map of an address map: each register and memory at its address, under a name that begins with those of the register files
 * around it. Addresses between them are reserved.
 */
final class RdlMapReader {
    /** Addresses with an owner, up to but without the last. */
    private record Piece(long from, long to) {}

    private final RdlComponent root;
    private final int width;
    private final RdlSize sizes = new RdlSize();
    private final ImportedMapBuilder builder;
    private final RdlFields fields;
    private final List<Piece> pieces = new ArrayList<>();
    private final Map<Site, RdlPlace> places = new IdentityHashMap<>();

    private RdlMapReader(RdlComponent root) {
        this.root = root;
        this.width = RdlSize.width(first(root));
        this.builder =
                new ImportedMapBuilder(new Label(root.name(), root.documentation(), siteOf(root.place())), width);
        this.fields = new RdlFields(builder, this::siteOf);
    }

    /**
     * Returns the map.
     *
     * @throws SystemRdlException if it is not sound, or has what no register map has
     */
    static ImportedMap read(RdlComponent root) {
        RdlMapReader reader = new RdlMapReader(root);
        if (root.isTrue(RdlProperty.HEDDLE_PAGES)) {
            reader.pages();
        } else {
            reader.parts(root, "", "", 0);
        }
        if (root.isTrue(RdlProperty.HEDDLE_IN_TURN)) {
            reader.builder.inTurn();
        }
        reader.reserve();
        return reader.build();
    }

    /** A register or memory that is in the component or in its parts. */
    private RdlComponent first(RdlComponent component) {
        return switch (component.type()) {
            case REG, MEM -> component;
            default -> first(sizes.placed(component).get(0).instance().component());
        };
    }

    private Site siteOf(RdlPlace place) {
        Site site = place.site();
        places.put(site, place);
        return site;
    }

    private void pages() {
        List<RdlSize.Placed> parts = sizes.placed(root);
        RdlSize.Placed page = parts.get(0);
        boolean isPages = parts.size() == 1
                && page.instance().component().type() == RdlType.ADDRMAP
                && page.isArray()
                && page.address() == 0;
        if (!isPages) {
            throw root.placeOf(RdlProperty.HEDDLE_PAGES)
                    .refuse(
                            "\"" + root.name() + "\" has heddle_pages, and is not pages alone",
                            "put an array of one addrmap into it, at address 0");
        }
        builder.pages(Math.toIntExact(page.count()), page.stride());
        requirePlain(page.instance());
        parts(page.instance().component(), "", page.instance().component().documentation(), 0);
    }

    private void parts(RdlComponent component, String prefix, String context, long base) {
        for (RdlSize.Placed part : sizes.placed(component)) {
            for (long i = 0; i < part.count(); i++) {
                String name = prefix + part.instance().name() + (part.isArray() ? Long.toString(i) : "");
                part(part.instance(), name, context, base + part.address() + i * part.stride());
            }
        }
    }

    private void part(RdlInstance instance, String name, String context, long address) {
        RdlComponent component = instance.component();
        String documentation = joined(context, component.documentation());
        Label label = new Label(name, documentation, siteOf(instance.place()));
        boolean isWords = component.text(RdlProperty.HEDDLE_WORDS).isPresent();
        if (component.type() == RdlType.ADDRMAP || component.type() == RdlType.REGFILE && !isWords) {
            requirePlain(instance);
            parts(component, name + "_", documentation, address);
            return;
        }
        long bytes = sizes.bytes(component);
        pieces.add(new Piece(address, address + bytes));
        if (pieces.size() > RdlSize.MOST_REGISTERS) {
            throw instance.place()
                    .refuse("there are more than " + RdlSize.MOST_REGISTERS + " registers", "use smaller arrays");
        }
        switch (component.type()) {
            case REG -> {
                requireWidth(component);
                ImportedRegister register = builder.register(label, address);
                fields.declare(register, instance);
            }
            case MEM -> {
                requireWidth(component);
                requireExternal(instance);
                builder.window(label, address, bytes, mode(component));
            }
            default -> words(instance, label, address);
        }
    }

    private static String joined(String context, String documentation) {
        return context.isEmpty() || documentation.isEmpty() ? context + documentation : context + ": " + documentation;
    }

    /** Refuses properties of the outermost address map, and registers elsewhere, further in. */
    private static void requirePlain(RdlInstance instance) {
        for (RdlProperty property :
                List.of(RdlProperty.HEDDLE_PAGES, RdlProperty.HEDDLE_IN_TURN, RdlProperty.HEDDLE_BYTES)) {
            if (instance.component().value(property).isPresent()) {
                throw instance.component()
                        .placeOf(property)
                        .refuse(
                                "\"" + property.word() + "\" is given to an inner addrmap",
                                "give it to the outermost one");
            }
        }
        if (instance.isExternal()) {
            throw instance.place()
                    .refuse(
                            "an external " + instance.component().type().word() + " is not read",
                            "leave external out, or describe the addresses as a mem");
        }
    }

    private static void requireExternal(RdlInstance memory) {
        if (!memory.isExternal()) {
            throw memory.place().refuse("a mem is no part of a register block", "put external before it");
        }
    }

    private void requireWidth(RdlComponent component) {
        if (RdlSize.width(component) != width) {
            throw component
                    .placeOf(component.type() == RdlType.REG ? RdlProperty.REGWIDTH : RdlProperty.MEMWIDTH)
                    .refuse(
                            component.type().shown() + " of " + RdlSize.width(component) + " bits stands in a map of "
                                    + width,
                            "give all the same width");
        }
    }

    private static WindowMode mode(RdlComponent memory) {
        return switch (memory.word(RdlProperty.SW, "rw")) {
            case "r" -> WindowMode.READ;
            case "w" -> WindowMode.WRITE;
            default -> WindowMode.READ_WRITE;
        };
    }

    private void words(RdlInstance instance, Label label, long address) {
        RdlComponent file = instance.component();
        String kind = file.text(RdlProperty.HEDDLE_WORDS).orElseThrow();
        List<RdlSize.Placed> words = sizes.placed(file);
        RdlInstance first = words.get(0).instance().component().instances().stream()
                .findFirst()
                .orElseThrow(() -> noWords(file));
        long bits = first.suffix().count().orElse(first.suffix().high().orElse(0L) + 1);
        boolean isWords = List.of("live", "snapshot").contains(kind) && !instance.isExternal();
        for (int i = 0; i < words.size(); i++) {
            RdlComponent word = words.get(i).instance().component();
            isWords &= word.type() == RdlType.REG
                    && !words.get(i).isArray()
                    && !words.get(i).instance().isExternal()
                    && words.get(i).address() == (long) i * width / Byte.SIZE
                    && word.instances().size() == 1
                    && isNumber(word.instances().get(0), bits);
        }
        if (!isWords) {
            throw noWords(file);
        }
        words.forEach(word -> requireWidth(word.instance().component()));
        List<String> names = words.stream().map(word -> word.instance().name()).toList();
        builder.array(label, address, Math.toIntExact(bits), names, kind.equals("snapshot"));
    }

    private static SystemRdlException noWords(RdlComponent file) {
        return file.placeOf(RdlProperty.HEDDLE_WORDS)
                .refuse(
                        "the regfile has heddle_words, and is no array of numbers",
                        "say live or snapshot, and put registers into it, one behind the other, each with one field of the same"
                                + " bits from bit 0 up, sw = r and hw = w");
    }

    private static boolean isNumber(RdlInstance field, long bits) {
        RdlInstance.Suffix suffix = field.suffix();
        return suffix.low().orElse(0L) == 0
                && suffix.count().orElse(suffix.high().orElse(0L) + 1) == bits
                && suffix.reset().isEmpty()
                && field.component().word(RdlProperty.SW, "rw").equals("r")
                && field.component().word(RdlProperty.HW, "rw").equals("w");
    }

    /** Reserves what lies between the pieces, and behind them up to the bytes that the file gives. */
    private void reserve() {
        pieces.sort(Comparator.comparingLong(Piece::from));
        long word = width / Byte.SIZE;
        long end = root.number(RdlProperty.HEDDLE_BYTES)
                .map(bytes -> {
                    if (bytes.bitLength() > Integer.SIZE || bytes.longValue() > RdlSize.MOST_BYTES) {
                        throw root.placeOf(RdlProperty.HEDDLE_BYTES)
                                .refuse("\"heddle_bytes\" is " + bytes, "use at most " + RdlSize.MOST_BYTES);
                    }
                    return bytes.longValue();
                })
                .orElse(0L);
        boolean isStraight = pieces.stream().allMatch(piece -> piece.from() % word == 0);
        long next = 0;
        Site site = siteOf(root.place());
        for (Piece piece : isStraight ? pieces : List.<Piece>of()) {
            if (piece.from() > next) {
                builder.reserve(next, piece.from(), site);
            }
            next = Math.max(next, piece.to());
        }
        if (end > next) {
            builder.reserve(next, end, siteOf(root.placeOf(RdlProperty.HEDDLE_BYTES)));
        }
    }

    private ImportedMap build() {
        try {
            return builder.build();
        } catch (ElaborationException unsound) {
            throw new SystemRdlException(unsound.diagnostics().stream()
                    .map(mistake -> places.getOrDefault(mistake.sites().get(0), root.place()) + ": "
                            + mistake.code().id() + " " + mistake.message())
                    .collect(Collectors.joining("\n")));
        }
    }
}
