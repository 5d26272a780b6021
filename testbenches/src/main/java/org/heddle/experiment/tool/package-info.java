/**
 * Runs the command line tools of hardware engineers: {@link org.heddle.experiment.tool.ToolCall} is one run of one of them.
 * The package knows no command of ours and no design.
 */
@NullMarked
package org.heddle.experiment.tool;

import org.jspecify.annotations.NullMarked;
