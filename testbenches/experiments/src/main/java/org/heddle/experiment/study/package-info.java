/**
 * The study of which mechanism wins when, and why: programs, patterns and single messages over every network interface, in two views.
 *
 * <p>{@link org.heddle.experiment.study.StudyGrid} lists the jobs, {@link org.heddle.experiment.study.StudyRun} measures one, and {@link
 * org.heddle.experiment.study.StudyDocument} has rows, winners and crossovers. A job stands by itself, so that any of them can be run anywhere,
 * in any order. Command lines are not known here.
 */
@NullMarked
package org.heddle.experiment.study;

import org.jspecify.annotations.NullMarked;
