/** The study for people: {@link org.heddle.experiment.study.report.StudyTable} for the terminal, {@link org.heddle.experiment.study.report.StudyReport} as a page with plots. */
@NullMarked
package org.heddle.experiment.study.report;

import org.jspecify.annotations.NullMarked;
