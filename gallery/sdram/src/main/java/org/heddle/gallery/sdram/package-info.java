/**
 * A controller of a single-data-rate SDRAM, {@link org.heddle.gallery.sdram.SdramController}, for a chip described by an {@link
 * org.heddle.gallery.sdram.SdramPart}. It knows the language, a queue and a credit counter.
 */
@NullMarked
package org.heddle.gallery.sdram;

import org.jspecify.annotations.NullMarked;
