package org.heddle.hdl.registers.document;

import java.util.Locale;
import java.util.Optional;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WordArray;

/**
 * A map as the {@code csr.csv} of LiteX, which {@code litex_cli} and its {@code RemoteClient} read: five columns; the base of each page,
 * then registers and numbers, constants, and windows as memory regions. Addresses are those in the map, as if it lay at 0.
 *
 * <p>LiteX accesses words of 32 bits, the most significant first. A register of 64 bits is therefore two, {@code .._lo} and {@code .._hi},
 * and maps of 8 or 16 bits have no such file.
 */
public final class LitexCsv {
    private static final int WORD_BITS = 32;
    private static final int WORD_BYTES = WORD_BITS / 8;

    private final RegisterMap map;
    private final StringBuilder text = new StringBuilder();

    private LitexCsv(RegisterMap map) {
        this.map = map;
    }

    /** Returns the text, for a map of 32 or 64 bits; empty otherwise. */
    public static Optional<String> of(RegisterMap map) {
        if (map.width() < WORD_BITS) {
            return Optional.empty();
        }
        LitexCsv csv = new LitexCsv(map);
        csv.write();
        return Optional.of(csv.text.toString());
    }

    private void write() {
        text.append("# Written by Heddle; change the declaration, not this file.\n");
        for (int page = 0; page < map.pages(); page++) {
            line("csr_base,%s,0x%08x,,", block(page), base(page));
        }
        for (int page = 0; page < map.pages(); page++) {
            registers(page);
        }
        line("constant,config_csr_data_width,%d,,", WORD_BITS);
        line("constant,config_csr_alignment,%d,,", WORD_BITS);
        map.registers()
                .forEach(register -> register.fields().forEach(field -> {
                    if (field instanceof ChoiceField<?> choice) {
                        codes(choice);
                    }
                }));
        for (int page = 0; page < map.pages(); page++) {
            for (Window window : map.windows()) {
                line(
                        "memory_region,%s_%s,0x%08x,%d,io",
                        block(page), Word.lower(window.name()), base(page) + window.address(), window.bytes());
            }
        }
    }

    private String block(int page) {
        return map.pages() > 1 ? map.name() + page : map.name();
    }

    private long base(int page) {
        return page * map.pageBytes();
    }

    private void registers(int page) {
        for (Register register : map.registers()) {
            boolean isWritable = register.fields().stream().map(Field::access).anyMatch(access -> access.isWritable());
            register(page, register.name(), register.address(), isWritable);
        }
        for (WordArray array : map.arrays()) {
            for (int i = 0; i < array.words(); i++) {
                String name = array.name() + "_" + array.names().get(i).toLowerCase(Locale.ROOT);
                register(page, name, array.addressOf(i), array.isSnapshot() && i == 0);
            }
        }
    }

    private void register(int page, String name, long address, boolean isWritable) {
        String whole = block(page) + "_" + Word.lower(name);
        String mode = isWritable ? "rw" : "ro";
        long place = base(page) + address;
        if (map.width() == WORD_BITS) {
            line("csr_register,%s,0x%08x,1,%s", whole, place, mode);
        } else {
            line("csr_register,%s_lo,0x%08x,1,%s", whole, place, mode);
            line("csr_register,%s_hi,0x%08x,1,%s", whole, place + WORD_BYTES, mode);
        }
    }

    private <E extends Enum<E>> void codes(ChoiceField<E> choice) {
        for (E constant : choice.constants()) {
            line(
                    "constant,%s_%s_%s_%s,%d,,",
                    map.name(),
                    Word.lower(choice.register().name()),
                    Word.lower(choice.name()),
                    constant.name().toLowerCase(Locale.ROOT),
                    choice.codeOf(constant));
        }
    }

    private void line(String format, Object... values) {
        text.append(format.formatted(values)).append('\n');
    }
}
