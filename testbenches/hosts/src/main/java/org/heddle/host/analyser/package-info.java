/**
 * The host's side of a logic analyser: {@link org.heddle.host.analyser.AnalyserHost} sets a {@link
 * org.heddle.host.analyser.CaptureTrigger}, arms, and reads a {@link org.heddle.host.analyser.Capture}.
 *
 * <p>Knows the analyser's registers and a serial line, and no design that has an analyser in it.
 */
@NullMarked
package org.heddle.host.analyser;

import org.jspecify.annotations.NullMarked;
