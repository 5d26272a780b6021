/**
 * The options and the search by which commands take components of a project of one's own, see {@link org.heddle.verify.own}.
 *
 * <p>This package is internal to the command line, and knows no command.
 */
@NullMarked
package org.heddle.cli.own;

import org.jspecify.annotations.NullMarked;
