package org.heddle.hdl;

/**
 * The component in which a value is used, for functions that add hardware beside it: a library's, or your own. It works while
 * that component's constructor runs.
 */
public final class Place {
    private final Component component;

    private Place(Component component) {
        this.component = component;
    }

    /** The component that may read the value now: the one that declared it, or holds the instance whose port it is. */
    public static Place of(Data value) {
        return new Place(Leaves.reader(value).component());
    }

    /** As {@link Component}'s own {@code instance}. */
    public <C extends Component> C instance(String name, C part) {
        return component.instance(name, part);
    }

    /** As {@link Component}'s own {@code wire}. */
    public <T extends Data> T wire(String name, Type<T> type) {
        return Component.unused(component.wire(name, type));
    }

    /** As {@link Component}'s own {@code connect}. */
    public <T extends Data> void connect(T sink, T source) {
        component.connect(sink, source);
    }

    /** As {@link Component}'s own {@code assertAlways}. */
    public void assertAlways(Bool condition, String message) {
        component.assertAlways(condition, message);
    }

    /** The name of a signal or instance port, as far as it is known yet; a fallback for anything else. */
    public String nameOf(Value value, String fallback) {
        return component.module().declarations().nameOf(value).orElse(fallback);
    }
}
