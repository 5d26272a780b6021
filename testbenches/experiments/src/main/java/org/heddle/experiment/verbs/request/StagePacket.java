package org.heddle.experiment.verbs.request;

/**
 * Packet that left a node of a stage, lost or not.
 *
 * @param cycle at which it left
 * @param from node
 * @param queuePair number that it goes to
 * @param isRequest whether it goes from a requester to a responder
 * @param isReadResponse whether it brings data of a READ
 * @param isRnrNak whether it says that there was no receive
 * @param psn packet sequence number
 */
public record StagePacket(
        long cycle, int from, int queuePair, boolean isRequest, boolean isReadResponse, boolean isRnrNak, int psn) {}
