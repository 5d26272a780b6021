package org.heddle.hdl.catalogue;

import java.util.function.Supplier;
import org.heddle.hdl.Component;

/**
 * A single component that can be synthesised on its own.
 *
 * @param name as users type it
 * @param constructor makes the component
 */
public record Block(String name, Supplier<? extends Component> constructor) {}
