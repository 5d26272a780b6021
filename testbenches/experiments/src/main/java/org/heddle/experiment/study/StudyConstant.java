package org.heddle.experiment.study;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A number that rows of a view rest on.
 *
 * @param value in cycles of 10 ns, where its name says nothing else
 * @param source where it comes from
 */
@JsonPropertyOrder({"value", "source"})
public record StudyConstant(double value, String source) {}
