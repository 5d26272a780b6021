package org.heddle.gallery.rv32i;

/**
 * Operands of an instruction that does not stop the core, and where the next one is, as they retire with it.
 *
 * @param next address of the instruction behind it
 * @param source1 register of its first operand, 0 for none
 * @param source2 register of its second operand, 0 for none
 */
record Operands(int next, int source1, int value1, int source2, int value2) {}
