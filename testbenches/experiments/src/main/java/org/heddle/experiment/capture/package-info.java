/**
 * Captures of a logic analyser for people: {@link org.heddle.experiment.capture.TriggerExpression} makes a trigger of words,
 * {@link org.heddle.experiment.capture.CaptureText} shows the cycles around it, and {@link org.heddle.experiment.capture.CaptureFiles} writes
 * waveforms for viewers.
 */
@NullMarked
package org.heddle.experiment.capture;

import org.jspecify.annotations.NullMarked;
