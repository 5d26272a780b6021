/**
 * Commands that run a network interface: the main job, one message, one transfer, one reduction, and long random runs.
 *
 * <p>Each is one class that parses its options and prints what a person wants to see; {@code org.heddle.experiment} does the work.
 *
 * <p>This package is internal to the command line, and knows no paper.
 */
@NullMarked
package org.heddle.cli.nic;

import org.jspecify.annotations.NullMarked;
