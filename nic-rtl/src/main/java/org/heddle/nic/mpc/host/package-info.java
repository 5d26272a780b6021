/**
 * The MPC network interface as its host sees it: {@link org.heddle.nic.mpc.host.MpcMap} declares the registers, {@link org.heddle.nic.mpc.host.MpcHost} puts them
 * behind the host port, and {@link org.heddle.nic.mpc.host.InterruptQueue} keeps one interrupt for each notification.
 */
@NullMarked
package org.heddle.nic.mpc.host;

import org.jspecify.annotations.NullMarked;
