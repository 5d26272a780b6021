package org.heddle.nic.catalogue;

import java.util.List;
import org.heddle.hdl.proof.PlantedFault;
import org.heddle.hdl.proof.Proof;
import org.heddle.nic.offload.reduce.AgreementProof;
import org.heddle.nic.offload.reduce.MessageReceiverProof;
import org.heddle.nic.offload.tree.PlacePoolProof;
import org.heddle.nic.offload.trigger.TriggerTableProof;

/**
 * The part of the catalogue that is about reductions: a line for each race of triggered operations, one for the places of the receive
 * queue, and one for what threads agree on, each with its own fault.
 */
final class ReductionProofs {
    private static final int DEPTH = 3;
    private static final int REACH = 9;

    private ReductionProofs() {}

    static List<Proof> all() {
        return List.of(
                trigger(
                        "trigger-r1",
                        "armed behind the last arrival, it fires",
                        "wire changes = (outcome == TriggerOutcome_COUNTED) || (outcome == TriggerOutcome_ARMED);",
                        "wire changes = outcome == TriggerOutcome_COUNTED;"),
                trigger("trigger-r2", "arrivals in consecutive cycles all count", "wrote <= writes;", "wrote <= 1'b0;"),
                trigger("trigger-r3", "a descriptor fires once", "kept_armed = 1'b0;", "kept_armed = 1'b1;"),
                trigger(
                        "trigger-r4",
                        "a slot's next epoch begins with the firing",
                        "kept_turn = entry_turn + 2'd1;",
                        "kept_turn = entry_turn;"),
                new Proof(
                        "trigger-r5",
                        "only whole messages are told of",
                        MessageReceiverProof::new,
                        DEPTH,
                        REACH,
                        new PlantedFault(
                                "MessageReceiver_",
                                "wire isWhole = isEnd && isForPort && isChild;",
                                "wire isWhole = isForPort && isChild;")),
                trigger(
                        "trigger-r6",
                        "a child counts once",
                        "wire hasArrived = (entry_arrived & bit_) != 2'd0;",
                        "wire hasArrived = 1'b0;"),
                trigger(
                        "trigger-r7",
                        "nothing of another generation counts",
                        "wire isStale = (now_generation != found_1) || reopens;",
                        "wire isStale = reopens;"),
                trigger(
                        "trigger-r8",
                        "turns are told apart when they wrap",
                        "wire isNow = ahead == 2'd0;",
                        "wire isNow = !ahead[0];"),
                new Proof(
                        "place-pool",
                        "no place is handed out twice, none is lost",
                        PlacePoolProof::new,
                        DEPTH,
                        REACH,
                        new PlantedFault(
                                "PlacePool_", "wire takesFresh = fresh != 2'd3;", "wire takesFresh = fresh != 2'd2;")),
                new Proof(
                        "agreement",
                        "the lowest thread that disagrees is named in any order",
                        AgreementProof::new,
                        DEPTH,
                        REACH,
                        new PlantedFault(
                                "Agreement", "candidate = isLower ? before_ : source;", "candidate = source;")));
    }

    private static Proof trigger(String name, String claim, String line, String fault) {
        return new Proof(
                name, claim, TriggerTableProof::new, DEPTH, REACH, new PlantedFault("TriggerTable_", line, fault));
    }
}
