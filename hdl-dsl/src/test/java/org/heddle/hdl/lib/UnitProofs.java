package org.heddle.hdl.lib;

import java.util.List;
import org.heddle.hdl.lib.analyser.LogicAnalyserProof;
import org.heddle.hdl.lib.storage.AssociativeTableProof;
import org.heddle.hdl.lib.storage.DelayLineProof;
import org.heddle.hdl.lib.storage.ParityMemoryProof;
import org.heddle.hdl.lib.storage.RegisterFile.Bypass;
import org.heddle.hdl.lib.storage.RegisterFileProof;
import org.heddle.hdl.lib.storage.ShiftRegisterProof;
import org.heddle.hdl.lib.stream.BackwardRegisterProof;
import org.heddle.hdl.lib.stream.ForkProof;
import org.heddle.hdl.lib.stream.ForwardRegisterProof;
import org.heddle.hdl.lib.stream.FramerProof;
import org.heddle.hdl.lib.stream.HeaderInsertProof;
import org.heddle.hdl.lib.stream.HeaderRemoveProof;
import org.heddle.hdl.lib.stream.NarrowProof;
import org.heddle.hdl.lib.stream.PacketLengthProof;
import org.heddle.hdl.lib.stream.PriorityArbiterProof;
import org.heddle.hdl.lib.stream.ValidDelayProof;
import org.heddle.hdl.lib.stream.WidenProof;
import org.heddle.hdl.lib.time.TickerProof;
import org.heddle.hdl.lib.time.TimeoutProof;
import org.heddle.hdl.proof.PlantedFault;
import org.heddle.hdl.proof.Proof;
import org.heddle.hdl.registerstest.RegisterBlockProof;

/** The part of the catalogue that is about streams, storage and timers of the library. */
final class UnitProofs {
    private static final int DEPTH = 4;

    /** Steps of a capture that follow from one another. */
    private static final int CAPTURE_STEPS = 2;

    /** Steps until a capture with settings of its own is full, and a sample is read. */
    private static final int WHOLE_CAPTURE = 18;

    private UnitProofs() {}

    static List<Proof> all() {
        return List.of(
                new Proof(
                        "pipeline-4",
                        "order, no loss, no repetition",
                        PipelineProof::new,
                        DEPTH,
                        new PlantedFault(
                                "NumberedPipeline",
                                "third_valid <= second_moves || (third_valid && !(third_moves || (third_valid && third_drops)));",
                                "third_valid <= second_valid || (third_valid && !(third_moves || (third_valid && third_drops)));")),
                new Proof(
                        "forward-register",
                        "order, no loss, no repetition, one beat",
                        ForwardRegisterProof::new,
                        DEPTH,
                        new PlantedFault("ForwardRegister", "if (source_ready) begin", "if (source_valid) begin")),
                new Proof(
                        "backward-register",
                        "order, no loss, no repetition, one beat",
                        BackwardRegisterProof::new,
                        DEPTH,
                        new PlantedFault("BackwardRegister", "full <= 1'b1;", "full <= 1'b0;")),
                new Proof(
                        "fork-3",
                        "each sink gets each beat once",
                        ForkProof::new,
                        DEPTH,
                        new PlantedFault("Fork", "taken <= source_ready ? 3'd0 : served;", "taken <= 3'd0;")),
                new Proof(
                        "priority-3",
                        "first come by index, packets whole",
                        PriorityArbiterProof::new,
                        DEPTH,
                        new PlantedFault("PriorityArbiter", "kept <= !sink_data_last;", "kept <= 1'b0;")),
                new Proof(
                        "widen-3",
                        "all parts, each in its place",
                        WidenProof::new,
                        DEPTH,
                        new PlantedFault("Widen", "part_1 <= source_data;", "part_1 <= part_0;")),
                new Proof(
                        "narrow-3",
                        "all parts, each in its turn",
                        NarrowProof::new,
                        DEPTH,
                        new PlantedFault(
                                "Narrow", "position_value <= position_value + 2'd1;", "position_value <= 2'd2;")),
                new Proof(
                        "header-insert",
                        "a header, then its body",
                        HeaderInsertProof::new,
                        DEPTH,
                        new PlantedFault("HeaderInsert", "inBody <= !sink_data_last;", "inBody <= 1'b1;")),
                new Proof(
                        "header-remove",
                        "the first beat to one side, the rest to the other",
                        HeaderRemoveProof::new,
                        DEPTH,
                        new PlantedFault("HeaderRemove", "inBody <= !source_data_last;", "inBody <= 1'b1;")),
                new Proof(
                        "framer",
                        "packets of the lengths asked for",
                        FramerProof::new,
                        DEPTH,
                        new PlantedFault(
                                "Framer", "passed <= last ? 3'd0 : (passed + 3'd1);", "passed <= passed + 3'd1;")),
                new Proof(
                        "packet-length",
                        "the length is the number of beats",
                        PacketLengthProof::new,
                        DEPTH,
                        new PlantedFault(
                                "PacketLength",
                                "passed <= source_data_last ? 3'd0 : withThis;",
                                "passed <= withThis;")),
                new Proof(
                        "valid-delay-3",
                        "what came three cycles ago",
                        ValidDelayProof::new,
                        DEPTH + 1,
                        new PlantedFault("ValidDelay", "data_2 <= data_1;", "data_2 <= data_0;")),
                new Proof(
                        "delay-line-3",
                        "what was three cycles ago",
                        DelayLineProof::new,
                        DEPTH + 1,
                        new PlantedFault("DelayLine", "stages_2 <= stages_1;", "stages_2 <= stages_0;")),
                new Proof(
                        "shift-register",
                        "every bit where it belongs",
                        ShiftRegisterProof::new,
                        DEPTH,
                        new PlantedFault("ShiftRegister", "end else if (shift) begin", "end else begin")),
                registerFile("register-file", Bypass.NONE),
                registerFile("register-file-forward", Bypass.FORWARD),
                new Proof(
                        "parity-memory",
                        "a word is what was written last, and wrong if adjacent bits have flipped",
                        ParityMemoryProof::new,
                        DEPTH,
                        new PlantedFault(
                                "ParityMemory",
                                "words[writeAddress] <= {parity_1, written};",
                                "words[writeAddress] <= {parity_0, written};")),
                new Proof(
                        "associative-table",
                        "finds what was inserted and not removed",
                        AssociativeTableProof::new,
                        DEPTH,
                        new PlantedFault(
                                "AssociativeTable",
                                "used <= insert ? (kept | place) : kept;",
                                "used <= kept | place;")),
                new Proof(
                        "register-block",
                        "answers in order, and the hardware wins",
                        RegisterBlockProof::new,
                        DEPTH,
                        new PlantedFault(
                                "RegisterBlock",
                                "errors_seen_kept <= (reads_errors ? 2'd0 : errors_seen_kept) | errors_seen_set;",
                                "errors_seen_kept <= reads_errors ? 2'd0 : (errors_seen_kept | errors_seen_set);")),
                new Proof(
                        "logic-analyser",
                        "samples around the trigger as asked, never too many, read in order",
                        LogicAnalyserProof::new,
                        CAPTURE_STEPS,
                        WHOLE_CAPTURE,
                        new PlantedFault("LogicAnalyser_", "first <= place - taken;", "first <= place;")),
                new Proof(
                        "ticker-5",
                        "a tick every five cycles that count",
                        () -> new TickerProof(5),
                        DEPTH,
                        new PlantedFault("Ticker", "left <= left - 3'd1;", "left <= left - 3'd2;")),
                new Proof(
                        "timeout-5",
                        "expired after five quiet cycles",
                        () -> new TimeoutProof(5),
                        DEPTH,
                        new PlantedFault("Timeout", "left <= left - 3'd1;", "left <= 3'd0;")));
    }

    private static Proof registerFile(String name, Bypass bypass) {
        return new Proof(
                name,
                "a word is what was written last",
                () -> new RegisterFileProof(bypass),
                DEPTH,
                new PlantedFault(
                        "RegisterFile",
                        "words[writes_1_address] <= writes_1_data;",
                        "words[writes_1_address] <= writes_0_data;"));
    }
}
