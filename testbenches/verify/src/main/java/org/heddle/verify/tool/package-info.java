/**
 * Files for the tools of hardware engineers: {@link org.heddle.verify.tool.DesignFiles} writes a design where they find it.
 * The package knows no command of ours and no tool; {@code org.heddle.cosim.tool} runs them.
 */
@NullMarked
package org.heddle.verify.tool;

import org.jspecify.annotations.NullMarked;
