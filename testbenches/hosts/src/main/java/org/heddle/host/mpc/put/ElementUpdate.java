package org.heddle.host.mpc.put;

import org.heddle.nic.mpc.list.UpdateOperation;
import org.heddle.nic.stage.arithmetic.ElementType;

/**
 * Change of an element in the memory of a node, by that node's network interface.
 *
 * @param operation on the element and the operand
 * @param element its type
 * @param operand bits of the operand; of an element of 4 bytes the lower half, and the upper one is 0
 */
public record ElementUpdate(UpdateOperation operation, ElementType element, long operand) {
    /**
     * Checks what a node carries out.
     *
     * @throws IllegalArgumentException if the operation is not for such elements, or the operand is wider
     */
    public ElementUpdate {
        if (!operation.allows(element)) {
            throw new IllegalArgumentException("no node carries out " + operation + " on elements of type " + element);
        }
        if (element.bytes() == Integer.BYTES && operand >>> Integer.SIZE != 0) {
            throw new IllegalArgumentException("the operand of an element of 4 bytes has 32 bits: operand=" + operand);
        }
    }
}
