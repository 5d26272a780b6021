package org.heddle.hdl.area;

import java.util.Objects;
import java.util.Optional;
import org.heddle.hdl.Hardware;

/**
 * A piece of hardware without a module of its own: it adds ports, registers and logic to the component that makes it, and is written as a
 * component is. What it declares is named after the variable that takes it.
 *
 * <pre>
 *  final class Debounced extends Area {
 *      final Bool level = regZero(bool());
 *
 *      Debounced(Hardware host, Bool raw, int cycles) {
 *          super(host);
 *          UInt since = reg(uint(Types.bitsToNumber(cycles))).init(0);
 *          ..
 *      }
 *  }
 *
 *  Debounced left = new Debounced(this, leftButton, 12_000);    // registers left_level, left_since
 * </pre>
 *
 * <p>Its registers belong to the clock of the {@code within} around it, and its statements to the conditions around it, as those of a method
 * of the component would. An area that nothing takes, as {@code new Debounced(this, raw, 3).level}, is named after its class. Registers, wires,
 * ports, memories, instances and areas that its methods make later are named behind it too; values between, state machines and what static
 * functions make are not.
 */
public abstract class Area extends Hardware {
    /**
     * A part of a component that is named after the variable that takes it.
     *
     * @param host the component, whose constructor runs, or another area of it
     */
    protected Area(Hardware host) {
        super(required(host), Optional.empty());
    }

    /**
     * A part of a component that has a name of its own, as those in an array or a list need: {@code super(host, "lane" + i)}.
     *
     * @param host the component, whose constructor runs, or another area of it
     * @param name stands before the names of all that it declares, as the variable's name does otherwise; if it is empty, nothing does
     */
    protected Area(Hardware host, String name) {
        super(required(host), Optional.of(name));
    }

    private static Hardware required(Hardware host) {
        return Objects.requireNonNull(host, "an area is a part of a component: give it this");
    }
}
