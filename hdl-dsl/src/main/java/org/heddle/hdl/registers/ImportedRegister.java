package org.heddle.hdl.registers;

import java.util.stream.Collectors;

/** A register of an {@link ImportedMap}, whose fields are found by name. */
public final class ImportedRegister extends Register {
    ImportedRegister(String documentation) {
        doc(documentation);
    }

    /**
     * Returns the field of one bit.
     *
     * @throws IllegalArgumentException if no field has the name, or it is no flag
     */
    public FlagField flag(String field) {
        return find(field, FlagField.class, "flag");
    }

    /**
     * Returns the field that holds a number.
     *
     * @throws IllegalArgumentException if no field has the name, or it is no number
     */
    public NumberField number(String field) {
        return find(field, NumberField.class, "number");
    }

    /**
     * Returns the field that holds a constant of an enumeration.
     *
     * @throws IllegalArgumentException if no field has the name, or it is no choice
     */
    public ChoiceField<?> choice(String field) {
        return find(field, ChoiceField.class, "choice");
    }

    private <F extends Field<?>> F find(String field, Class<F> kind, String word) {
        return fields().stream()
                .filter(candidate -> candidate.name().equals(field))
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name() + " has no " + word + " \"" + field
                        + "\": it has "
                        + fields().stream().map(ImportedRegister::kindOf).collect(Collectors.joining(", "))));
    }

    private static String kindOf(Field<?> field) {
        String kind = field instanceof FlagField ? "flag" : field instanceof NumberField ? "number" : "choice";
        return kind + " " + field.name();
    }
}
