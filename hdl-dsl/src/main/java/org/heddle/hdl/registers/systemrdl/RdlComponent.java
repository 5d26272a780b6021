package org.heddle.hdl.registers.systemrdl;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A component, named or not: its properties, the defaults among them, and what is instantiated in it. */
final class RdlComponent {
    /** Levels of components in components. */
    static final int MOST_LEVELS = 32;

    private final RdlType type;
    private final String name;
    private final RdlPlace place;
    private final Map<RdlProperty, RdlValue> defaults;
    private final Map<RdlProperty, RdlValue> properties = new EnumMap<>(RdlProperty.class);
    private final List<RdlInstance> instances = new ArrayList<>();
    private int levels = 1;

    /**
     * @param name empty if it has none
     * @param defaults of the places around it
     */
    RdlComponent(RdlType type, String name, RdlPlace place, Map<RdlProperty, RdlValue> defaults) {
        this.type = type;
        this.name = name;
        this.place = place;
        this.defaults = defaults;
    }

    RdlType type() {
        return type;
    }

    String name() {
        return name;
    }

    RdlPlace place() {
        return place;
    }

    List<RdlInstance> instances() {
        return instances;
    }

    /**
     * Gives a property its value.
     *
     * @throws SystemRdlException if it has one, or components of the type do not have the property
     */
    void assign(RdlProperty property, RdlValue value, RdlPlace at) {
        if (!property.isOf(type)) {
            throw at.refuse(
                    type.shown() + " has no property \"" + property.word() + "\" that is read",
                    "take it out; read are " + RdlProperty.namesFor(type));
        }
        if (properties.putIfAbsent(property, value) != null) {
            throw at.refuse("the property \"" + property.word() + "\" is given twice", "leave one out");
        }
    }

    /**
     * Adds an instance.
     *
     * @throws SystemRdlException if there is one of its name, or its type has no place here
     */
    void add(RdlInstance instance) {
        RdlType inner = instance.component().type();
        if (!type.holds(inner)) {
            throw instance.place()
                    .refuse(
                            inner.shown() + " stands in " + type.shown(),
                            "move it; an addrmap holds registers, a reg fields");
        }
        if (instances.stream().anyMatch(other -> other.name().equals(instance.name()))) {
            throw instance.place().refuse("there are two instances \"" + instance.name() + "\"", "rename one");
        }
        if (inner == RdlType.FIELD && instance.isExternal()) {
            throw instance.place().refuse("an external field is not read", "leave external out");
        }
        levels = Math.max(levels, instance.component().levels + 1);
        if (levels > MOST_LEVELS) {
            throw instance.place()
                    .refuse("there are more than " + MOST_LEVELS + " components in one another", "use fewer levels");
        }
        instances.add(instance);
    }

    Optional<RdlValue> value(RdlProperty property) {
        return Optional.ofNullable(properties.get(property))
                .or(() -> Optional.ofNullable(property.isOf(type) ? defaults.get(property) : null));
    }

    boolean isTrue(RdlProperty property) {
        return value(property).map(value -> ((RdlValue.Truth) value).value()).orElse(false);
    }

    String word(RdlProperty property, String otherwise) {
        return value(property).map(value -> ((RdlValue.Word) value).value()).orElse(otherwise);
    }

    Optional<String> text(RdlProperty property) {
        return value(property).map(value -> ((RdlValue.Text) value).value());
    }

    Optional<BigInteger> number(RdlProperty property) {
        return value(property).map(value -> ((RdlValue.Numeral) value).value());
    }

    Optional<RdlEnum> enumeration() {
        return value(RdlProperty.ENCODE).map(value -> ((RdlValue.Enumerated) value).value());
    }

    /** Returns the place of a property's value; of the component, if it has none. */
    RdlPlace placeOf(RdlProperty property) {
        return value(property).map(RdlValue::place).orElse(place);
    }

    /** Returns the name and the description in one line. */
    String documentation() {
        String title = text(RdlProperty.NAME).orElse("");
        String description = text(RdlProperty.DESC).orElse("");
        String all = title.isBlank() || description.isBlank() ? title + description : title + ": " + description;
        return all.strip().replaceAll("\\s+", " ");
    }
}
