/**
 * The command line behind {@code ./heddle}.
 *
 * <p>{@link org.heddle.cli.HeddleCommand} finds the commands, which are {@linkplain org.heddle.cli.shared.Verb services}; each is one class
 * that parses its options, prints what a person wants to see, and leaves the work to the packages that know how. They live in
 * rooms of their own: {@code project}, {@code language}, {@code nic} and {@code paper}, which this package does not know. Mistyped words are answered by {@code Mistakes}, a
 * command that fails by {@code Breakdown}.
 *
 * <p>Exit statuses: 0 done, 1 failed, 2 not understood, 3 a tool is missing (decided by the script before this JVM starts),
 * 130 interrupted.
 */
@NullMarked
package org.heddle.cli;

import org.jspecify.annotations.NullMarked;
