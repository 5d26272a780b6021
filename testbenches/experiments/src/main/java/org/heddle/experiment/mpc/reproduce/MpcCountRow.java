package org.heddle.experiment.mpc.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * Counts of one message, of both nodes together; component names and order are those of the JSON.
 *
 * @param mode mpc1, mpc2 or mpc3
 * @param protocol short or rendezvous
 * @param bytes of the message
 * @param fragments of a rendezvous; 0 of a short message
 * @param nbDma DATA writes of each fragment; 0 of a short message
 * @param systemCalls counted where the hosts make them
 * @param interrupts counted by the nodes
 * @param copies counted where the hosts make them
 * @param rdmaSends counted by the nodes
 * @param verified whether every byte is right, and every fragment has as many
 */
@JsonPropertyOrder({
    "mode",
    "protocol",
    "bytes",
    "fragments",
    "nbDma",
    "systemCalls",
    "interrupts",
    "copies",
    "rdmaSends",
    "verified"
})
public record MpcCountRow(
        String mode,
        String protocol,
        long bytes,
        int fragments,
        int nbDma,
        long systemCalls,
        long interrupts,
        long copies,
        long rdmaSends,
        boolean verified) {}
