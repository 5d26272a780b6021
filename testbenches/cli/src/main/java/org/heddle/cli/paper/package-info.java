/**
 * Commands that put a paper's figures beside ours: {@link org.heddle.cli.paper.ReproduceCommand} has one for each paper.
 *
 * <p>This package is internal to the command line, and knows no other command.
 */
@NullMarked
package org.heddle.cli.paper;

import org.jspecify.annotations.NullMarked;
