package org.heddle.experiment.mpc.message;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.heddle.host.mpc.cost.ControlCount;

/** Result of one message as it stands in the JSON; components as {@link MpcMessageResult} has them. */
@JsonPropertyOrder({
    "microseconds",
    "cycles",
    "bytes",
    "protocol",
    "fragments",
    "recvMapEntries",
    "dataWrites",
    "systemCalls",
    "interrupts",
    "copies",
    "rdmaSends",
    "locks",
    "registrations",
    "controlMessages",
    "controlBytes",
    "verified",
    "messageSha256"
})
public record MpcMessageDocument(
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
        Control controlMessages,
        Control controlBytes,
        boolean verified,
        String messageSha256) {
    /** Control messages of each kind, or their bytes. */
    @JsonPropertyOrder({"short", "req", "rsp", "credit"})
    public record Control(
            @JsonProperty("short") long shortMessages,
            @JsonProperty("req") long requests,
            @JsonProperty("rsp") long responses,
            @JsonProperty("credit") long credits) {
        private static Control of(ControlCount count) {
            return new Control(count.shortMessages(), count.requests(), count.responses(), count.credits());
        }
    }

    /** Returns a result as it stands in the JSON. */
    public static MpcMessageDocument of(MpcMessageResult result) {
        return new MpcMessageDocument(
                result.microseconds(),
                result.cycles(),
                result.bytes(),
                result.protocol(),
                result.fragments(),
                result.recvMapEntries(),
                result.dataWrites(),
                result.systemCalls(),
                result.interrupts(),
                result.copies(),
                result.rdmaSends(),
                result.locks(),
                result.registrations(),
                Control.of(result.controlMessages()),
                Control.of(result.controlBytes()),
                result.verified(),
                result.messageSha256());
    }
}
