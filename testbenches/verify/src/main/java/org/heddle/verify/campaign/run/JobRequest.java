package org.heddle.verify.campaign.run;

import java.util.List;

/**
 * A job as a worker is told of it.
 *
 * @param log file for what the command says beside its result
 */
record JobRequest(List<String> command, String log) {
    JobRequest {
        command = List.copyOf(command);
    }
}
