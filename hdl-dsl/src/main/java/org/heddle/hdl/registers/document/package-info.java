/**
 * A register map for people and compilers: {@link org.heddle.hdl.registers.document.CHeader},
 * {@link org.heddle.hdl.registers.document.MarkdownPage}, {@link org.heddle.hdl.registers.document.BitFieldDrawing}; and for tools:
 * {@link org.heddle.hdl.registers.document.SvdFile}, {@link org.heddle.hdl.registers.document.LitexCsv}, and {@code systemrdl}. All of
 * them together are {@link org.heddle.hdl.registers.document.RegisterDocuments}. The same map gives the same bytes.
 *
 * <p>The package must not know the hardware of a map, only its declaration.
 */
@NullMarked
package org.heddle.hdl.registers.document;

import org.jspecify.annotations.NullMarked;
