/**
 * The communication patterns of DDTBench 1.2 as datatypes: which bytes of an application's arrays a process sends, and where its
 * neighbour puts them.
 *
 * <p>{@link org.heddle.experiment.dimmnet2.ddtbench.DdtBench} lists them all. They are data: who sends them over what, and measures, stands
 * elsewhere. Lists that DDTBench draws anew in each run are drawn from a fixed seed here.
 */
@NullMarked
package org.heddle.experiment.dimmnet2.ddtbench;

import org.jspecify.annotations.NullMarked;
