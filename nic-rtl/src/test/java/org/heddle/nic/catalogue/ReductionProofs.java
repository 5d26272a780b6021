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
                        "wire goes = acts && ((counts && isLast) || (waits && allThere) || surplus || expires);",
                        "wire goes = acts && ((counts && isLast) || surplus || expires);"),
                trigger(
                        "trigger-r2",
                        "arrivals in consecutive cycles all count",
                        "forwards <= acts && (trigger == wanted) && !opensWanted;",
                        "forwards <= 1'b0;"),
                trigger(
                        "trigger-r3",
                        "a descriptor fires once",
                        "assign kept_armed = (entry_armed || waits) && !goes;",
                        "assign kept_armed = entry_armed || waits;"),
                trigger(
                        "trigger-r4",
                        "a slot's next epoch begins with the firing",
                        "assign kept_turn = goes ? (entry_turn + 2'd1) : entry_turn;",
                        "assign kept_turn = entry_turn;"),
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
                        "wire isStale = isOld || reopens;",
                        "wire isStale = reopens;"),
                trigger(
                        "trigger-r8",
                        "turns are told apart when they wrap",
                        "wire isNow = turn == entry_turn;",
                        "wire isNow = turn[0] == entry_turn[0];"),
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
                                "Agreement", "differing <= isLower ? before_ : source;", "differing <= source;")));
    }

    private static Proof trigger(String name, String claim, String line, String fault) {
        return new Proof(
                name, claim, TriggerTableProof::new, DEPTH, REACH, new PlantedFault("TriggerTable_", line, fault));
    }
}
