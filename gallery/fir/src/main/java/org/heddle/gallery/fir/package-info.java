/**
 * A low-pass filter of finite impulse response, in fixed point: {@link org.heddle.gallery.fir.FirFilter} is the hardware, {@link
 * org.heddle.gallery.fir.LowPass} computes its taps. It knows the language alone.
 */
@NullMarked
package org.heddle.gallery.fir;

import org.jspecify.annotations.NullMarked;
