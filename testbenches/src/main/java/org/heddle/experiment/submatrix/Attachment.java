package org.heddle.experiment.submatrix;

/**
 * A file that stands beside the report.
 *
 * @param name its name in the report's folder
 * @param meaning what it is and with what to open it
 */
public record Attachment(String name, String meaning) {}
