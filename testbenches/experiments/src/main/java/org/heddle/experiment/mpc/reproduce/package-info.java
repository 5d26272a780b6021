/**
 * The figures of the thesis on MPI over remote writes, measured again on nodes in RTL: {@link org.heddle.experiment.mpc.reproduce.MpcReproduction}
 * runs ping-pong, counts, CADNA and Laplace, and {@link org.heddle.experiment.mpc.reproduce.GlueckFigures} has what is printed.
 */
@NullMarked
package org.heddle.experiment.mpc.reproduce;

import org.jspecify.annotations.NullMarked;
