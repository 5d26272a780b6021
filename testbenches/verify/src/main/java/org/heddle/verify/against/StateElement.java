package org.heddle.verify.against;

/**
 * Something in a module that keeps a value: a register, or a memory.
 *
 * @param name in the module
 * @param shape its declaration without the name: width, sign and words
 * @param clock the event that changes it, such as {@code @(posedge clock)}
 * @param reset its value while it is reset, as an expression; empty without one
 */
record StateElement(String name, String shape, String clock, String reset) {
    /** Whether another one may be the same under another name. */
    boolean isLike(StateElement other) {
        return shape.equals(other.shape) && clock.equals(other.clock) && reset.equals(other.reset);
    }
}
