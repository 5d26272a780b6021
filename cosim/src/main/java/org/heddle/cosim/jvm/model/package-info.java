/**
 * Parts of which generated classes are made, and which they call: the class that all of them extend, the rule for initial contents, and arithmetic on
 * wide numbers. Nothing here knows a circuit or makes bytecode.
 */
@NullMarked
package org.heddle.cosim.jvm.model;

import org.jspecify.annotations.NullMarked;
