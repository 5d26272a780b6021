/**
 * Parts that commands share: {@link org.heddle.cli.shared.Verb}, by which the front door finds them, the
 * {@link org.heddle.cli.shared.Home} they work on, and options that mean the same in each of them.
 *
 * <p>This package is internal to the command line, and knows no command.
 */
@NullMarked
package org.heddle.cli.shared;

import org.jspecify.annotations.NullMarked;
