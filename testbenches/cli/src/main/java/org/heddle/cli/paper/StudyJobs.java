package org.heddle.cli.paper;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.experiment.study.StudyJob;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Some jobs of the study, by their numbers in the whole grid.
 *
 * @param first number of the first one
 * @param last number of the last one
 */
record StudyJobs(int first, int last) {
    /** Whether a job is one of them. */
    boolean has(StudyJob job) {
        return first <= job.index() && job.index() <= last;
    }

    /** Reads a number, or two with a dash between them. */
    static final class Converter implements ITypeConverter<StudyJobs> {
        private static final Pattern WORDS = Pattern.compile("(\\d{1,9})(?:-(\\d{1,9}))?");

        @Override
        public StudyJobs convert(String word) {
            Matcher numbers = WORDS.matcher(word);
            if (numbers.matches()) {
                int first = Integer.parseInt(numbers.group(1));
                int last = numbers.group(2) == null ? first : Integer.parseInt(numbers.group(2));
                if (first <= last) {
                    return new StudyJobs(first, last);
                }
            }
            throw new TypeConversionException(
                    "'" + word + "' names no jobs: give a number, such as 17, or two with a dash, such as 17-40.");
        }
    }
}
