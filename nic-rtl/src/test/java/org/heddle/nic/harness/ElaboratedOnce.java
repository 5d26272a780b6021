package org.heddle.nic.harness;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** The designs that tests of this JVM used last: elaborating them for each test took two fifths of the time in Java. */
final class ElaboratedOnce {
    /** As many as a class of tests goes back to; a node takes some megabytes. */
    private static final int KEPT = 16;

    private static final Map<Key, Design<?>> DESIGNS = new LinkedHashMap<>(KEPT, 0.75f, true);

    /**
     * Key of a design.
     *
     * @param component its class
     * @param parameters of its constructor
     */
    private record Key(Class<?> component, List<Object> parameters) {}

    private ElaboratedOnce() {}

    /** Returns the design of a component, elaborated now if it is not among the last ones. */
    @SuppressWarnings("unchecked") // a class has designs of its own alone
    static synchronized <C extends Component> Design<C> design(
            Class<C> component, Supplier<C> constructor, List<Object> parameters) {
        Key key = new Key(component, parameters);
        Design<?> known = DESIGNS.get(key);
        if (known != null) {
            return (Design<C>) known;
        }
        Design<C> design = Heddle.elaborate(constructor);
        DESIGNS.put(key, design);
        if (DESIGNS.size() > KEPT) {
            DESIGNS.remove(DESIGNS.keySet().iterator().next());
        }
        return design;
    }
}
