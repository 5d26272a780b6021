package org.heddle.hdl.registers;

import java.util.List;

/**
 * A register map that was read from a file, as {@code systemrdl.SystemRdl} does: its parts are found by name. It is a map as any
 * other, for hardware, driver, documents and tests.
 */
public final class ImportedMap extends RegisterMap {
    ImportedMap(Label label, int width) {
        super(label.name(), width, label.documentation(), label.site());
    }

    /**
     * Returns a register.
     *
     * @throws IllegalArgumentException if there is none of the name
     */
    public ImportedRegister register(String part) {
        return registers().stream()
                .filter(register -> register.name().equals(part))
                .map(ImportedRegister.class::cast)
                .findFirst()
                .orElseThrow(() -> missing(
                        "register",
                        part,
                        registers().stream().map(Register::name).toList()));
    }

    /**
     * Returns a window.
     *
     * @throws IllegalArgumentException if there is none of the name
     */
    public Window window(String part) {
        return find(windows(), part, "window");
    }

    /**
     * Returns an array of numbers.
     *
     * @throws IllegalArgumentException if there is none of the name
     */
    public WordArray array(String part) {
        return find(arrays(), part, "array");
    }

    private <A extends AddressRange> A find(List<A> ranges, String part, String kind) {
        return ranges.stream()
                .filter(range -> range.name().equals(part))
                .findFirst()
                .orElseThrow(() -> missing(
                        kind, part, ranges.stream().map(AddressRange::name).toList()));
    }

    private IllegalArgumentException missing(String kind, String part, List<String> there) {
        return new IllegalArgumentException(name() + " has no " + kind + " \"" + part + "\": it has " + there);
    }
}
