package org.heddle.nic.catalogue;

import java.util.List;
import org.heddle.hdl.proof.PlantedFault;
import org.heddle.hdl.proof.Proof;
import org.heddle.nic.verbs.connection.SharedReceivesProof;
import org.heddle.nic.verbs.memory.KeyBoundsProof;

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
