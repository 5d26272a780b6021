package org.heddle.host.mpc.cost;

/**
 * Costs of the host, in cycles of 10 ns. All but the first are provisional: they are fitted once, on the network interface in RTL.
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
     * The paper's testbed, as far as arithmetic on its figures goes.
     *
     * <ul>
     *   <li>{@code configAccess} 150: 1.5 us, printed.
     *   <li>{@code sendCall} 460, {@code receiveCall} 460, {@code lock} 40: together 10 us of software on both hosts, a lock on each.
     *   <li>{@code systemCall} 400, {@code interrupt} 550: with the handler's access the 11 us that MPI-MPC1's byte takes longer; an interrupt
     *       saves more state than a call.
     *   <li>{@code translationCall} 575: four of them for one fragment are 23 us.
     *   <li>{@code translationPerPage} 300: a scattered page costs 10.3 us more than a contiguous one on both sides together, of which its own
     *       remote write takes a part.
     *   <li>{@code copyPerKilobyte} 374: 3.65 ns for a byte.
     *   <li>{@code cadnaWork} 1,000.
     * </ul>
     */
    public static final MpcConstants PAPER = new MpcConstants(150, 460, 460, 40, 400, 550, 575, 300, 374, 1_000);

    /** Returns the cycles of copying so many bytes, rounded up. */
    public long copy(long bytes) {
        return (copyPerKilobyte * bytes + 1023) / 1024;
    }
}
