/** A controller of a serial peripheral interface, {@link org.heddle.gallery.spi.SpiController}. It knows the language and a synchroniser. */
@NullMarked
package org.heddle.gallery.spi;

import org.jspecify.annotations.NullMarked;
