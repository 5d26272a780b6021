/**
 * The registers of a block as software sees them, declared once.
 *
 * <p>A {@link org.heddle.hdl.registers.RegisterMap} is a Java class with a field for each
 * {@link org.heddle.hdl.registers.Register}, which has one for each {@link org.heddle.hdl.registers.Field}; what software and
 * hardware may do with a field is its {@link org.heddle.hdl.registers.RegisterAccess}. Beside registers a map has
 * {@link org.heddle.hdl.registers.Window}s, addresses that other hardware answers for, and
 * {@link org.heddle.hdl.registers.WordArray}s of numbers such as counters; and it may be there once for each of several processes, in
 * pages. From the one declaration come
 *
 * <ul>
 *   <li>the hardware: {@code block.RegisterBlock}, with typed ports for each field's hardware side;
 *   <li>the driver: the same object over a {@link org.heddle.hdl.registers.RegisterPort}:
 *       {@code registers.control.enable.write(true)};
 *   <li>a C header, a page and a drawing, and files for other tools: {@code document}, which {@code ./heddle generate} writes;
 *   <li>tests of the hardware, each access kind of each field: {@code verify}.
 * </ul>
 *
 * <p>An {@link org.heddle.hdl.registers.ImportedMap} is a map that was read from a file, as {@code systemrdl} does.
 *
 * <p>A map that contradicts itself is refused by {@link org.heddle.hdl.registers.RegisterMap#requireSound}, all mistakes at once.
 */
@NullMarked
package org.heddle.hdl.registers;

import org.jspecify.annotations.NullMarked;
