package org.heddle.nic.catalogue;

import java.util.List;
import org.heddle.hdl.proof.PlantedFault;
import org.heddle.hdl.proof.Proof;
import org.heddle.nic.dimmnet2.packet.CommandFenceProof;
import org.heddle.nic.mpc.host.InterruptQueueProof;
import org.heddle.nic.mpc.list.EntryTurnsProof;
import org.heddle.nic.mpc.list.LmeFetcherProof;
import org.heddle.nic.mpc.list.LmrWriterProof;
import org.heddle.nic.mpc.transfer.MpcUpdatesProof;
import org.heddle.nic.mpc.transfer.PacketTurnsProof;
import org.heddle.nic.mpc.transfer.ReceiveEngineProof;
import org.heddle.nic.stage.link.LinkSessionProof;
import org.heddle.nic.stage.link.ReplayBufferProof;
import org.heddle.nic.stage.link.RouteLookupProof;
import org.heddle.nic.stage.link.RouteTableProof;
import org.heddle.nic.stage.link.SessionReceiverProof;
import org.heddle.nic.stage.memory.ReadSharingProof;
import org.heddle.nic.stage.memory.SpaceRouterProof;
import org.heddle.nic.stage.memory.hostbus.RunArbiterProof;
import org.heddle.nic.stage.memory.translation.TranslationCacheProof;
import org.heddle.nic.stage.memory.translation.TranslationWaysProof;
import org.heddle.nic.stage.packet.OutstandingReadsProof;

/** The part of the catalogue that is about who asks whom in a node and on the link, and to whom the answers go. */
final class NodeProofs {
    private static final int DEPTH = 2;

    /** Steps until a packet leaves once more, is acknowledged meanwhile, and its place is taken too early. */
    private static final int SECOND_DEPARTURE = 10;

    /** Steps until two packets have been taken, none of which is visible. */
    private static final int TWO_PACKETS = 16;

    /** Steps until a list of four is full, and one more comes. */
    private static final int FULL_LIST = 20;

    /** Steps until an update has been answered, word by word. */
    private static final int WHOLE_UPDATE = 20;

    /** Steps through the stages of a cache of translations. */
    private static final int CACHE_STEPS = 5;

    /** Steps in which a packet's last words are judged. */
    private static final int PACKET_STEPS = 4;

    /** Steps until a packet has said of which session it is. */
    private static final int WHOLE_HEADER = 8;

    /** Steps until an end has gone up and down. */
    private static final int WHOLE_SESSION = 18;

    private NodeProofs() {}

    static List<Proof> all() {
        return List.of(
                new Proof(
                        "read-sharing",
                        "requests pass once, each line goes to its reader",
                        ReadSharingProof::new,
                        DEPTH,
                        new PlantedFault(
                                "ReadSharing_",
                                "assign memory_valid = arbiter_sink_valid && owners_enqueue_ready;",
                                "assign memory_valid = arbiter_sink_valid;")),
                new Proof(
                        "space-router",
                        "one side at a time, answers in order",
                        SpaceRouterProof::new,
                        DEPTH,
                        new PlantedFault(
                                "SpaceRouter_",
                                "wire mayGo = (waiting != 2'd3) && ((waiting == 2'd0) || (atWindow == toWindow));",
                                "wire mayGo = waiting != 2'd3;")),
                new Proof(
                        "outstanding-reads",
                        "tickets: none twice, none lost, late ones known",
                        OutstandingReadsProof::new,
                        DEPTH,
                        new PlantedFault("OutstandingReads_", "uses1 <= uses1 + 7'd1;", "uses1 <= uses1;")),
                new Proof(
                        "command-fence",
                        "a fence ends when all before it is visible",
                        CommandFenceProof::new,
                        DEPTH,
                        SECOND_DEPARTURE,
                        new PlantedFault(
                                "CommandFence_",
                                "wire returned = (asked == 16'd0) && !awaits;",
                                "wire returned = asked == 16'd0;")),
                new Proof(
                        "run-arbiter",
                        "a unit keeps its turn within a burst, nothing is lost",
                        RunArbiterProof::new,
                        DEPTH,
                        new PlantedFault(
                                "RunArbiter_", "wire [2:0] next = goesOn ? last : turn;", "wire [2:0] next = turn;")),
                new Proof(
                        "mpc-entry-turns",
                        "a message's entries of one process are not interrupted",
                        EntryTurnsProof::new,
                        DEPTH,
                        new PlantedFault("RoundRobinArbiter_", "kept <= sink_data[50];", "kept <= 1'b0;")),
                new Proof(
                        "mpc-entry-list",
                        "each entry of an LME is read once, and comes out in its turn",
                        LmeFetcherProof::new,
                        DEPTH,
                        new PlantedFault(
                                "LmeFetcher_",
                                "assign memory_valid = (written != fetched) && (held != 2'd2);",
                                "assign memory_valid = held != 2'd2;")),
                new Proof(
                        "mpc-event-list",
                        "no entry of an LMR is overwritten, each is told of when it is visible",
                        LmrWriterProof::new,
                        DEPTH,
                        FULL_LIST,
                        new PlantedFault(
                                "LmrWriter_",
                                "wire mayBegin = !writing && hasRoom && settled && mayNotify;",
                                "wire mayBegin = !writing && hasRoom && mayNotify;")),
                new Proof(
                        "mpc-receipts",
                        "bytes within the memory alone, and told when they are visible",
                        ReceiveEngineProof::new,
                        DEPTH,
                        TWO_PACKETS,
                        new PlantedFault(
                                "ReceiveEngine_", "wire isDone = done != 4'd0;", "wire isDone = kinds_dequeue_valid;")),
                new Proof(
                        "mpc-interrupts",
                        "no interrupt is merged or lost, whenever one is acknowledged",
                        InterruptQueueProof::new,
                        DEPTH,
                        FULL_LIST,
                        new PlantedFault(
                                "RoundRobinArbiter_",
                                "assign sources_1_ready = grant[1] && sink_ready;",
                                "assign sources_1_ready = sink_ready;")),
                new Proof(
                        "mpc-updates",
                        "no packet writes while an element is changed",
                        MpcUpdatesProof::new,
                        DEPTH,
                        WHOLE_UPDATE,
                        new PlantedFault(
                                "WriteGate_",
                                "assign isHeld = isShut && (underWay == 2'd0);",
                                "assign isHeld = isShut;")),
                new Proof(
                        "translation-cache",
                        "a page is found from its line on until forgotten, with its frame",
                        TranslationCacheProof::new,
                        CACHE_STEPS,
                        new PlantedFault(
                                "TranslationCache_",
                                "isHit <= isHere && (word[6:4] == tagNow);",
                                "isHit <= isHere && (word[5:4] == tagNow[1:0]);")),
                new Proof(
                        "translation-ways",
                        "a page is found in any way from its line on until forgotten",
                        TranslationWaysProof::new,
                        CACHE_STEPS,
                        new PlantedFault(
                                "TranslationWays_",
                                "wire [1:0] found_1 = way1_hits ? way1_physicalPage : found_0;",
                                "wire [1:0] found_1 = found_0;")),
                new Proof(
                        "mpc-packet-turns",
                        "packets of two sources come out whole",
                        PacketTurnsProof::new,
                        DEPTH,
                        new PlantedFault(
                                "PacketTurns",
                                "end else if (!(inside_ || packet_valid)) begin",
                                "end else if (!packet_valid) begin")),
                new Proof(
                        "route-lookup",
                        "packets whole to their port, or swallowed whole",
                        RouteLookupProof::new,
                        DEPTH,
                        new PlantedFault("RouteLookup_", "inRange <= node < 16'd3;", "inRange <= 1'b1;")),
                new Proof(
                        "route-table",
                        "a lookup gets what was written last",
                        RouteTableProof::new,
                        DEPTH,
                        new PlantedFault(
                                "RouteTable_",
                                "wire [15:0] shared_choice = write_valid ? write_data_destination : destinations_0;",
                                "wire [15:0] shared_choice = destinations_0;")),
                new Proof(
                        "replay-buffer",
                        "nothing unacknowledged is lost, none twice as new",
                        ReplayBufferProof::new,
                        DEPTH,
                        SECOND_DEPARTURE,
                        new PlantedFault(
                                "ReplayBuffer_",
                                "wire [7:0] kept = (offered && isBehind) ? next : oldest;",
                                "wire [7:0] kept = oldest;")),
                new Proof(
                        "link-session",
                        "an end is up in an epoch once, until its reset at most",
                        LinkSessionProof::new,
                        DEPTH,
                        WHOLE_SESSION,
                        new PlantedFault("LinkSession", "mine <= mine + 12'd1;", "mine <= mine;")),
                new Proof(
                        "session-receiver",
                        "no packet of a session before, each number once and in order",
                        SessionReceiverProof::new,
                        PACKET_STEPS,
                        WHOLE_HEADER,
                        new PlantedFault("LinkReceiver_", "isOurs <= named == session;", "isOurs <= 1'b1;")));
    }
}
