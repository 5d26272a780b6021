/**
 * Register maps as SystemRDL 2.0 (Accellera), out and in: {@link org.heddle.hdl.registers.systemrdl.SystemRdl}.
 *
 * <p>What is read: {@code addrmap}, {@code regfile}, {@code reg}, {@code field}, {@code mem} and {@code enum}, named or anonymous;
 * instances with {@code @}, {@code +=}, {@code %=} and arrays of one dimension; defaults; and the properties of
 * {@link org.heddle.hdl.registers.systemrdl.RdlProperty}. Everything else is refused by its name and place: nothing in a file is
 * passed over. A register file, and an address map in another one, become a part of the names of the registers in it.
 *
 * <p>What a {@link org.heddle.hdl.registers.RegisterMap} has and the language has not (queues, numbers that last one cycle, snapshots,
 * pages) is written as user-defined properties, whose names begin with {@code heddle_}; other tools may ignore them.
 *
 * <p>A file goes through {@link org.heddle.hdl.registers.systemrdl.RdlLexer}, {@link org.heddle.hdl.registers.systemrdl.RdlParser},
 * {@link org.heddle.hdl.registers.systemrdl.RdlSize} and {@link org.heddle.hdl.registers.systemrdl.RdlMapReader}. They are written by
 * hand: the grammar that there is for ANTLR needs its run-time library, and this module depends on none but ASM. The package must not
 * know the hardware of a map.
 */
@NullMarked
package org.heddle.hdl.registers.systemrdl;

import org.jspecify.annotations.NullMarked;
