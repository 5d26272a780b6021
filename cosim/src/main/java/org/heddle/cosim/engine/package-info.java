/**
 * A native instance of a model and the memory it shares with Java. This package is internal: its types are public only because the
 * simulation, one package up, is made of them, and they may change without notice.
 *
 * <p>{@link org.heddle.cosim.engine.Instance} is the door: it opens a model in this process or in one of its own, and makes each
 * native call in a turn that one thread has at a time. {@link org.heddle.cosim.engine.ModelCalls} is what can be asked of a model,
 * once by direct calls and once by questions to another process. The native library is mapped once for all of them.
 *
 * <p>This package does not know what a port, a clock of the language or an agent is: it has words of the image, numbers of clocks and
 * handles.
 */
@NullMarked
package org.heddle.cosim.engine;

import org.jspecify.annotations.NullMarked;
