package org.heddle.cli.shared;

/**
 * A command that stands directly behind {@code ./heddle}.
 *
 * <p>The front door finds verbs as services: a verb is a public class with picocli's {@code Command} annotation, a constructor without
 * parameters, and a line in {@code META-INF/services}. The order of those lines is the order of the help.
 */
public interface Verb {}
