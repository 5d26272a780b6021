/**
 * Programs that know nothing of this project, as the ranks of an MPI job over any transport.
 *
 * <p>{@link org.heddle.launch.ProgramRun} runs a main class on every rank. A {@link org.heddle.launch.RankLoader} loads a rank's classes, so
 * that static state is the rank's own, and diverts while loading what a process has for itself: standard output, and its end. What
 * {@link org.heddle.launch.CallRecorder} and {@link org.heddle.launch.CallTimeline} note is told by MPI's observer. No network interface is
 * known here.
 */
@NullMarked
package org.heddle.launch;

import org.jspecify.annotations.NullMarked;
