package org.heddle.cli.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import org.heddle.cli.shared.Choice;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.board.AnalysedLoopbackBoard;
import org.heddle.nic.board.Dimmnet2Board;
import org.heddle.nic.board.LoopbackBoard;
import org.heddle.nic.board.LoopbackPairBoard;
import org.heddle.verify.board.Board;
import org.heddle.verify.board.Boards;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Finds boards and tops for them by the words of a command line. */
record BoardTop(Board board, String top) {
    /** Name of the top that every board takes. */
    static final String LOOPBACK = "loopback";
    /** Name of the same with a logic analyser. */
    static final String ANALYSED = "analysed-loopback";

    /** Name of two loopback nodes, with a cable that loses packets. */
    static final String LOOPBACK_PAIR = "loopback-pair";
    /** Name of a cut-down DIMMnet-2 node whose link is joined to itself. */
    static final String DIMMNET2 = "dimmnet2";
    /** Name of two such nodes, with a cable that loses packets. */
    static final String DIMMNET2_PAIR = "dimmnet2-pair";

    private static final Map<String, IntFunction<Component>> TOPS = tops();
    private static final List<String> WITHOUT_BOARD = List.of("reduction");

    private static Map<String, IntFunction<Component>> tops() {
        Map<String, IntFunction<Component>> tops = new LinkedHashMap<>();
        tops.put(LOOPBACK, LoopbackBoard::new);
        tops.put(ANALYSED, AnalysedLoopbackBoard::new);
        tops.put(LOOPBACK_PAIR, LoopbackPairBoard::new);
        tops.put(DIMMNET2, Dimmnet2Board::ofOne);
        tops.put(DIMMNET2_PAIR, Dimmnet2Board::ofTwo);
        return tops;
    }

    /**
     * Finds both.
     *
     * @throws ParameterException if there is none of that name
     */
    static BoardTop of(CommandSpec spec, String board, String top) {
        Choice choice = new Choice(spec);
        Board found = choice.among("board", board, Boards.all(), Board::name);
        if (WITHOUT_BOARD.contains(top)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--top " + top + " has no face for a serial line and no memory on a board yet: take loopback.");
        }
        return new BoardTop(found, choice.of("top", top, List.copyOf(TOPS.keySet())));
    }

    /** Returns the top with the board's usual rate of the line. */
    VerilogDesign design() {
        int cyclesPerBit = board.cyclesPerBit(board.usualBaud());
        return Heddle.elaborate(() -> constructor().apply(cyclesPerBit)).verilog();
    }

    /** Returns the constructor of the top, of the cycles of a bit on the line. */
    IntFunction<Component> constructor() {
        return Objects.requireNonNull(TOPS.get(top));
    }

    /** Returns the name of the folder of what is built of it. */
    String folder() {
        return board.name() + "-" + top;
    }
}
