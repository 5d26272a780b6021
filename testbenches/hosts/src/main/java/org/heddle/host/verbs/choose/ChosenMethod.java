package org.heddle.host.verbs.choose;

import org.heddle.host.verbs.transfer.TransferMethod;

/**
 * Method that was chosen for a message.
 *
 * @param method of the message
 * @param reason for it, in words
 */
public record ChosenMethod(TransferMethod method, String reason) {
    /** Returns packing, for a reason that leaves no choice. */
    public static ChosenMethod packing(String reason) {
        return new ChosenMethod(TransferMethod.COPY, reason);
    }
}
