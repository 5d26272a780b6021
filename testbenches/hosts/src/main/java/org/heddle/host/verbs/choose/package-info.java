/**
 * Choice of a method for a message whose data do not lie together: a {@link org.heddle.host.verbs.choose.MethodChooser} looks at the {@link
 * org.heddle.host.verbs.choose.LengthProfile} of both ends; {@link org.heddle.host.verbs.choose.EdgeTable} is the one that goes by measured edges,
 * of which each configuration of the node has a file beside this package.
 */
@NullMarked
package org.heddle.host.verbs.choose;

import org.jspecify.annotations.NullMarked;
