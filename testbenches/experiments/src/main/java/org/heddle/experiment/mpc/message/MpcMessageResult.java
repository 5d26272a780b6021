package org.heddle.experiment.mpc.message;

import java.util.List;
import org.heddle.host.mpc.cost.ControlCount;
import org.heddle.host.mpc.cost.MpcCounts;

/**
 * Cost of a message, of both nodes together, in the order of the result file.
 *
 * @param microseconds from the later call to the later return
 * @param cycles the same, of 10 ns
 * @param bytes of the message
 * @param protocol {@code short}, {@code rendezvous}, {@code put} where the receive had been offered, or {@code get} where the receiver has read the data
 * @param fragments of a rendezvous; 0 of a short message
 * @param recvMapEntries for each fragment
 * @param dataWrites for each fragment
 * @param systemCalls of both hosts
 * @param interrupts of both hosts
 * @param copies of message data by the processors
 * @param rdmaSends remote writes, control messages among them
 * @param locks taken by both hosts
 * @param registrations of memory that was not allocated for messages; none as published
 * @param controlMessages by kind
 * @param controlBytes by kind
 * @param verified whether every byte is right, and 4,096 bytes on each side of both buffers are as they were
 * @param messageSha256 of the received bytes
 */
public record MpcMessageResult(
        double microseconds,
        long cycles,
        long bytes,
        String protocol,
        int fragments,
        List<Integer> recvMapEntries,
        List<Integer> dataWrites,
        long systemCalls,
        long interrupts,
        long copies,
        long rdmaSends,
        long locks,
        long registrations,
        ControlCount controlMessages,
        ControlCount controlBytes,
        boolean verified,
        String messageSha256) {
    /** Returns the way that the only message of some hosts took: a request that crosses an offer is a rendezvous. */
    public static String protocolOf(MpcCounts counts) {
        if (counts.control().shortMessages() > 0) {
            return "short";
        } else if (counts.reads() > 0) {
            return "get";
        }
        return counts.control().requests() > 0 ? "rendezvous" : "put";
    }

    /** Returns the same with remote writes and interrupts as the nodes have counted them. */
    MpcMessageResult counted(long sends, long raised, boolean isVerified) {
        return new MpcMessageResult(
                microseconds,
                cycles,
                bytes,
                protocol,
                fragments,
                recvMapEntries,
                dataWrites,
                systemCalls,
                raised,
                copies,
                sends,
                locks,
                registrations,
                controlMessages,
                controlBytes,
                isVerified,
                messageSha256);
    }
}
