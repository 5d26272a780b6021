/**
 * Codes, places and messages of everything the language can complain about.
 *
 * <p>A {@link org.heddle.hdl.diagnostic.Diagnostic} has a {@link org.heddle.hdl.diagnostic.Code} and one {@link
 * org.heddle.hdl.diagnostic.Site} or several. The package must not know any other: every other may complain.
 */
@NullMarked
package org.heddle.hdl.diagnostic;

import org.jspecify.annotations.NullMarked;
