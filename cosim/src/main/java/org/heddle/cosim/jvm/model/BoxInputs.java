package org.heddle.cosim.jvm.model;

import java.math.BigInteger;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Inputs of a black box at one moment, by port name. A behaviour may keep them: other values are another object, which shares the names and the
 * places of the ports.
 */
final class BoxInputs extends AbstractMap<String, BigInteger> {
    private final List<String> names;
    private final Map<String, Integer> places;
    private final BigInteger[] values;

    /**
     * Inputs with these values.
     *
     * @param names of the ports, in their order
     * @param places place of each name in that order
     * @param values in that order, which nobody changes from now on
     */
    BoxInputs(List<String> names, Map<String, Integer> places, BigInteger[] values) {
        this.names = names;
        this.places = places;
        this.values = values;
    }

    /** Returns a copy of the values, in the order of the ports. */
    BigInteger[] copyOfValues() {
        return values.clone();
    }

    @Override
    public @Nullable BigInteger get(@Nullable Object name) {
        Integer place = places.get(name);
        return place == null ? null : values[place];
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return places.containsKey(name);
    }

    @Override
    public int size() {
        return values.length;
    }

    @Override
    public Set<Entry<String, BigInteger>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Entry<String, BigInteger>> iterator() {
                return names.stream()
                        .map(name -> Map.entry(name, values[places.get(name)]))
                        .iterator();
            }

            @Override
            public int size() {
                return values.length;
            }
        };
    }
}
