/**
 * RDMA API, the generic remote write that MPI stands on: {@link org.heddle.host.mpc.rdma.RdmaApi} sends, {@link
 * org.heddle.host.mpc.rdma.RdmaEvents} is notified. {@link org.heddle.host.mpc.rdma.SystemRdma} is MPI-MPC1's, in system space and notified
 * by interrupts; {@link org.heddle.host.mpc.rdma.UserRdma} that of MPI-MPC2 and MPI-MPC3, at user level and polling. {@link
 * org.heddle.host.mpc.rdma.MpiDriver} is the part that stays in system space.
 *
 * <p>Knows no MPI message; a remote write is PUT's.
 */
@NullMarked
package org.heddle.host.mpc.rdma;

import org.jspecify.annotations.NullMarked;
