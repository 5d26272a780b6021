package org.heddle.host.mpc.cost;

/**
 * Costs of the host, in cycles of 10 ns. All but the first are fitted once, on the network interface in RTL.
 *
 * @param configAccess one access of the processor to a register behind the PCI bus; the port takes this time, not the software above it
 * @param sendCall what MPI and CH_RDMA do for a control message before its RDMA_SEND
 * @param receiveCall what they do with a control message that has arrived
 * @param lock a test&amp;set with its release
 * @param systemCall into system space and back
 * @param interrupt from the line to the end of the handler, without its register access
 * @param translationCall a system call that pins and translates, or releases, without its pages
 * @param translationPerPage pins and translates one page
 * @param copyPerKilobyte copies 1,024 bytes
 * @param cadnaWork what CADNA computes by itself for each exchange
 */
public record MpcConstants(
        long configAccess,
        long sendCall,
        long receiveCall,
        long lock,
        long systemCall,
        long interrupt,
        long translationCall,
        long translationPerPage,
        long copyPerKilobyte,
        long cadnaWork) {
    /**
     * The paper's testbed, fitted on published nodes in RTL.
     *
     * <ul>
     *   <li>{@code configAccess} 150: 1.5 us, printed.
     *   <li>{@code sendCall} 504, {@code receiveCall} 504, {@code lock} 40: MPI-MPC2's 15 us; both calls alike, and a lock is a locked access of
     *       memory with its release.
     *   <li>{@code systemCall} 432, {@code interrupt} 648: MPI-MPC1's 26 us; four and six tenths, since an interrupt saves more state than a
     *       call, and looks for its cause.
     *   <li>{@code translationCall} 565: MPI-MPC1's 105 us; four of them for one fragment.
     *   <li>{@code translationPerPage} 518: MPI-MPC1's 419 Mbit/s; a scattered page costs it once on each side.
     *   <li>{@code copyPerKilobyte} 355: thresholds and half-throughput of MPI-MPC1 and 2; 3.5 ns for a byte.
     *   <li>{@code cadnaWork} 1,014: CADNA's 74 us in MPI-MPC1.
     * </ul>
     */
    public static final MpcConstants PAPER = new MpcConstants(150, 504, 504, 40, 432, 648, 565, 518, 355, 1_014);

    /** Returns the cycles of copying so many bytes, rounded up. */
    public long copy(long bytes) {
        return (copyPerKilobyte * bytes + 1023) / 1024;
    }
}
