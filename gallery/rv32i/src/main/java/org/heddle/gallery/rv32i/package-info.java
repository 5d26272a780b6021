/**
 * A RISC-V processor, RV32I of the unprivileged specification 2.2 without its CSRs: {@link org.heddle.gallery.rv32i.Core} is the pipeline, {@link
 * org.heddle.gallery.rv32i.Decoder} and {@link org.heddle.gallery.rv32i.Alu} are its parts, {@link org.heddle.gallery.rv32i.Computer} adds memories
 * and an output. It knows the language alone.
 */
@NullMarked
package org.heddle.gallery.rv32i;

import org.jspecify.annotations.NullMarked;
