package org.heddle.experiment.dimmnet2.reproduce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.experiment.ConstantAssignment;

/** Every number that a reproduction rests on, by name. */
public final class ModelConstants {
    private static final List<Constant> ALL = all();

    private ModelConstants() {}

    /** All of them, memory first. */
    public static List<Constant> list() {
        return ALL;
    }

    /** The value of each, by name, in their order. */
    public static Map<String, Number> values(Setting setting) {
        Map<String, Number> values = new LinkedHashMap<>();
        ALL.forEach(constant -> values.put(constant.name(), constant.of(setting)));
        return Collections.unmodifiableMap(values);
    }

    /**
     * A setting with one constant changed.
     *
     * @param assignment NAME=VALUE
     * @throws IllegalArgumentException if there is no such constant or the value is none for it; the text says what to do
     */
    public static Setting set(Setting setting, String assignment) {
        ConstantAssignment parsed = ConstantAssignment.parse(assignment);
        String name = parsed.name();
        Constant constant = ALL.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> ConstantAssignment.unknown(
                        name, ALL.stream().map(Constant::name).toList()));
        double value = number(constant, parsed.value());
        return constant.change().in(setting, value);
    }

    private static double number(Constant constant, String text) {
        try {
            double value = constant.isWhole() ? Integer.parseInt(text) : Double.parseDouble(text);
            if (value >= 0 && value <= Integer.MAX_VALUE) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new IllegalArgumentException("%s is a %snumber of %s, at least 0: %s=%s"
                .formatted(
                        constant.name(), constant.isWhole() ? "whole " : "", constant.unit(), constant.name(), text));
    }

    private static List<Constant> all() {
        List<Constant> all = new ArrayList<>();
        all.addAll(MemoryConstants.all());
        all.addAll(NodeConstants.all());
        all.addAll(HostConstants.all());
        all.addAll(PackConstants.all());
        return List.copyOf(all);
    }
}
