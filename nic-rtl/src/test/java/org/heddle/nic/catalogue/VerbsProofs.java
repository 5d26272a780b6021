package org.heddle.nic.catalogue;

import java.util.List;
import org.heddle.hdl.proof.PlantedFault;
import org.heddle.hdl.proof.Proof;
import org.heddle.nic.verbs.connection.HeldCompletionsProof;
import org.heddle.nic.verbs.connection.requester.EntryReaderProof;
import org.heddle.nic.verbs.connection.responder.SharedReceivesProof;
import org.heddle.nic.verbs.memory.CursorWalkerProof;
import org.heddle.nic.verbs.memory.KeptLineProof;
import org.heddle.nic.verbs.memory.KeptPlaceProof;
import org.heddle.nic.verbs.memory.KeyBoundsProof;
import org.heddle.nic.verbs.memory.LinesAheadProof;
import org.heddle.nic.verbs.memory.ListBinderProof;
import org.heddle.nic.verbs.memory.SharedMissesProof;
import org.heddle.nic.verbs.memory.SumSearchProof;

/** The proofs of the verbs network interface. */
final class VerbsProofs {
    private VerbsProofs() {}

    static List<Proof> all() {
        return List.of(
                new Proof(
                        "key-bounds",
                        "a run is inside exactly if both ends are",
                        KeyBoundsProof::new,
                        6,
                        new PlantedFault(
                                "KeyBounds", "begins <= offset[16:12] == 5'd0;", "begins <= offset[15:12] == 4'd0;")),
                new Proof(
                        "entry-reader",
                        "a slot is filled again when its lines have come",
                        EntryReaderProof::new,
                        2,
                        10,
                        new PlantedFault(
                                "EntryReader",
                                "wire isFree_1 = !(holds0 || lacksControl0 || lacksBehind0 || (current == 2'd0));",
                                "wire isFree_1 = !(holds0 || lacksControl0 || (current == 2'd0));")),
                new Proof(
                        "completion-after-data",
                        "a completion tells of data that are visible",
                        HeldCompletionsProof::new,
                        4,
                        12,
                        new PlantedFault(
                                "HeldCompletions",
                                "hasRoom <= !held_dequeue_valid || (since < 4'd6);",
                                "hasRoom <= 1'b1;")),
                new Proof(
                        "kept-line",
                        "the line that is here is given in its turn, for its number",
                        () -> new KeptLineProof(false),
                        2,
                        new PlantedFault(
                                "KeptLine",
                                "wire isHere = isKept && (open == 7'd0) && !isOffered && (keptNumber == asking_sink_data);",
                                "wire isHere = isKept && !isOffered && (keptNumber == asking_sink_data);")),
                new Proof(
                        "kept-line-held",
                        "the same, and it stays while it is held back",
                        () -> new KeptLineProof(true),
                        2,
                        new PlantedFault("KeptLine", "wire gives = isHere && mayGive;", "wire gives = isHere;")),
                new Proof(
                        "shared-misses",
                        "who shares a translation gets that of its own page",
                        SharedMissesProof::new,
                        2,
                        14,
                        new PlantedFault("SharedMisses", "if (forgets) begin", "if (1'b0) begin")),
                new Proof(
                        "lines-ahead",
                        "no line is kept that was looked for before all was forgotten",
                        LinesAheadProof::new,
                        2,
                        24,
                        new PlantedFault("LinesAhead", "settling <= 4'd8;", "settling <= 4'd7;")),
                new Proof(
                        "verbs-invalidation",
                        "a run goes on in a list alone that no key replaced since",
                        KeptPlaceProof::new,
                        2,
                        12,
                        new PlantedFault("KeptPlace", "isKept <= isSure;", "isKept <= 1'b1;")),
                new Proof(
                        "verbs-cursor",
                        "a run has the bytes that a walk from the first entry finds",
                        CursorWalkerProof::new,
                        2,
                        20,
                        new PlantedFault(
                                "CursorWalker",
                                "run_0_data_bytes = {19'd0, isLast ? left : inPage};",
                                "run_0_data_bytes = {19'd0, inPage};")),
                new Proof(
                        "verbs-post-before-use",
                        "a key is bound when all of its list is visible, if nobody replaced it",
                        ListBinderProof::new,
                        2,
                        24,
                        new PlantedFault(
                                "ListBinder_KEPT",
                                "assign nothingUnderWay = underWay == 9'd0;",
                                "assign nothingUnderWay = leaving_count == 5'd0;")),
                new Proof(
                        "verbs-binary-search",
                        "the last sum that is not above an offset, and what is beyond it",
                        SumSearchProof::new,
                        2,
                        24,
                        new PlantedFault(
                                "SumSearch",
                                "wire isWithin = !difference[3];",
                                "wire isWithin = !difference[3] && (difference != 4'd0);")),
                new Proof(
                        "shared-receive-limit",
                        "a limit is told once for each time it was set",
                        SharedReceivesProof::new,
                        4,
                        new PlantedFault(
                                "SharedReceives",
                                "isArmed <= (isArmed & ~(told | fresh)) | armed;",
                                "isArmed <= (isArmed & ~fresh) | armed;")));
    }
}
