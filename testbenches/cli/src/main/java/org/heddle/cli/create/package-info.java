/**
 * New projects: {@code heddle new} fills templates, which stand as resources beside these classes.
 *
 * <p>This package is internal to the command line. A test builds each kind of project outside this repository.
 */
@NullMarked
package org.heddle.cli.create;

import org.jspecify.annotations.NullMarked;
