package org.heddle.hdl.registers.systemrdl;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Definitions and defaults between two braces, or of the file; those around it are seen, too. */
final class RdlScope {
    private final @Nullable RdlScope outer;
    private final Map<String, RdlComponent> components = new HashMap<>();
    private final Map<String, RdlEnum> enums = new HashMap<>();
    private final Map<RdlProperty, RdlValue> defaults = new EnumMap<>(RdlProperty.class);

    RdlScope(@Nullable RdlScope outer) {
        this.outer = outer;
    }

    /** Number of scopes around it. */
    int depth() {
        return outer == null ? 0 : outer.depth() + 1;
    }

    void define(RdlComponent component) {
        requireNew(component.name(), component.place());
        components.put(component.name(), component);
    }

    void define(RdlEnum enumeration, RdlPlace place) {
        requireNew(enumeration.name(), place);
        enums.put(enumeration.name(), enumeration);
    }

    private void requireNew(String name, RdlPlace place) {
        if (components.containsKey(name) || enums.containsKey(name)) {
            throw place.refuse("there are two definitions of \"" + name + "\"", "rename one");
        }
    }

    Optional<RdlComponent> component(String name) {
        return Optional.ofNullable(components.get(name))
                .or(() -> outer == null || enums.containsKey(name) ? Optional.empty() : outer.component(name));
    }

    Optional<RdlEnum> enumeration(String name) {
        return Optional.ofNullable(enums.get(name))
                .or(() -> outer == null || components.containsKey(name) ? Optional.empty() : outer.enumeration(name));
    }

    void setDefault(RdlProperty property, RdlValue value, RdlPlace at) {
        if (defaults.putIfAbsent(property, value) != null) {
            throw at.refuse("the default of \"" + property.word() + "\" is given twice", "leave one out");
        }
    }

    /** Returns the defaults of this place and those around it that hold at this moment. */
    Map<RdlProperty, RdlValue> defaults() {
        Map<RdlProperty, RdlValue> all = new EnumMap<>(RdlProperty.class);
        if (outer != null) {
            all.putAll(outer.defaults());
        }
        all.putAll(defaults);
        return all;
    }
}
