/**
 * Bytecode of a design: from the plan of each module to a class of its own, whose objects are the instances of that module.
 * {@link org.heddle.cosim.jvm.code.CompiledDesign} is the door. The classes of a design refer to each other by name, which hidden classes cannot; they
 * belong to a loader that nothing but their objects refers to, and go with the last of these.
 */
@NullMarked
package org.heddle.cosim.jvm.code;

import org.jspecify.annotations.NullMarked;
