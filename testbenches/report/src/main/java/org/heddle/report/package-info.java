/**
 * Plots, tables, progress and files for experiments; nothing here knows of any one experiment.
 *
 * <p>{@link org.heddle.report.LogPlot} draws its SVG itself. Chart libraries measure text through AWT,
 * which needs fonts and native libraries that a headless JDK on a bare machine does not have; a plot with two
 * logarithmic axes needs neither.
 */
@NullMarked
package org.heddle.report;

import org.jspecify.annotations.NullMarked;
