/**
 * Runs the command line tools of hardware engineers: {@link org.heddle.verify.tool.ToolCall} is one run of one of them.
 * The package knows no command of ours and no design.
 */
@NullMarked
package org.heddle.verify.tool;

import org.jspecify.annotations.NullMarked;
