/**
 * Commands that run Maven over the working tree: tests and formatting.
 *
 * <p>{@link org.heddle.cli.project.TestCommand} selects tests, watches them run and tells what came of them;
 * {@link org.heddle.cli.project.FormatCommand} formats. {@link org.heddle.cli.project.MavenRun} is one run of Maven for both, and
 * {@link org.heddle.cli.project.CompiledTests} the tests that a campaign of faults asks.
 *
 * <p>This package is internal to the command line, and knows no hardware and no tool of hardware engineers.
 */
@NullMarked
package org.heddle.cli.project;

import org.jspecify.annotations.NullMarked;
