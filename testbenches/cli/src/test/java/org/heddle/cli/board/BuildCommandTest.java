package org.heddle.cli.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.heddle.cli.Answer;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.nic.loopback.LoopbackNode;
import org.heddle.verify.board.Board;
import org.heddle.verify.board.BoardBuild;
import org.heddle.verify.board.BoardDesign;
import org.heddle.verify.board.BoardException;
import org.heddle.verify.board.BoardFamily;
import org.heddle.verify.board.BoardRecord;
import org.heddle.verify.board.BoardResult;
import org.heddle.verify.board.Boards;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The smallest top fits each board that can be placed here, at the clock of the board. */
@Tag("slow")
class BuildCommandTest {
    private static final Path RECORDS = Path.of("../../docs/boards");

    @TempDir
    private Path folder;

    private static BoardDesign design(Board board) {
        return new BoardDesign(board, new BoardTop(board, BoardTop.LOOPBACK).design());
    }

    private static BoardRecord committed(Board board) throws IOException {
        return BoardRecord.read(RECORDS.resolve(BoardRecord.name(board.name(), BoardTop.LOOPBACK)));
    }

    private BoardResult placed(Board board, int seeds) throws IOException {
        BoardBuild build = new BoardBuild(design(board), folder, line -> {});
        build.synthesise();
        return build.place(BoardTop.LOOPBACK, seeds);
    }

    private static void assertMet(BoardResult result) {
        assertThat(result.placed()).isTrue();
        assertThat(result.clocks())
                .isNotEmpty()
                .allSatisfy(clock -> assertThat(Objects.requireNonNull(clock.median()))
                        .as(result.board() + ", MHz of " + clock.name())
                        .isGreaterThanOrEqualTo(clock.goalMegahertz()));
        assertThat(Objects.requireNonNull(result.resources()))
                .isNotEmpty()
                .allSatisfy((name, resource) ->
                        assertThat(resource.used()).as(name).isLessThanOrEqualTo(resource.available()));
    }

    private boolean isCurrent(BoardRecord record, Board board) {
        return record.sha256().equals(new BoardBuild(design(board), folder, line -> {}).hash());
    }

    /** The boards whose results are kept in docs/boards. */
    private static List<Board> recorded() {
        return List.of(Boards.HX8K, Boards.ICEBREAKER);
    }

    /** Where text and tools are those of the committed result, all its seeds count; it is placed where they are others. */
    @ParameterizedTest
    @MethodSource("recorded")
    void theSmallestTopClosesOnEachPlacedBoard(Board board) throws IOException {
        BoardRecord committed = committed(board);
        if (isCurrent(committed, board)) {
            assertMet(committed.result());
            return;
        }
        System.out.println(
                "docs/boards has the result of another text or other tools, so it is placed again, which takes minutes;"
                        + " ./heddle build " + board.name() + " --record keeps it");
        assertMet(placed(board, 5));
    }

    /** The first seed of the committed result comes out again. */
    @Tag("whole")
    @ParameterizedTest
    @MethodSource("recorded")
    void theSmallestTopIsPlacedAsItsRecordSays(Board board) throws IOException {
        BoardResult result = placed(board, 1);
        assertMet(result);
        BoardRecord committed = committed(board);
        if (isCurrent(committed, board)) {
            assertThat(result.resources()).isEqualTo(committed.result().resources());
            assertThat(result.clocks().get(0).seeds())
                    .isEqualTo(committed.result().clocks().get(0).seeds().subList(0, 1));
        }
    }

    /** A line of more registers than an UP5K has logic cells. */
    private static final class LongLine extends Component {
        final Bool rx = in(bool());
        final Bool tx = out(bool());

        LongLine() {
            Bool end = rx;
            for (int part = 0; part < 6; part++) {
                UInt line = reg("line" + part, uint(900)).init(0);
                line.set(line.trunc(899).cat(end.asUInt()));
                end = line.bit(899);
            }
            tx.set(end);
        }
    }

    @Test
    void aTopThatIsTooLargeForThePartIsTold() throws IOException {
        BoardDesign large = new BoardDesign(
                Boards.ICEBREAKER, Heddle.elaborate(LongLine::new).verilog());
        BoardBuild build = new BoardBuild(large, folder, line -> {});
        build.synthesise();
        assertThatThrownBy(() -> build.place("line", 1))
                .isInstanceOf(BoardException.class)
                .hasMessageContaining("ICESTORM_LC, and the part has 5280");
    }

    @Test
    void eachPinStandsInTheConstraintsOfItsFamily() {
        for (Board board : Boards.all()) {
            String end = board.family() == BoardFamily.ICE40 ? ".pcf" : ".lpf";
            String text = Objects.requireNonNull(design(board).files().get(BoardDesign.MODULE + end));
            board.pins()
                    .forEach((port, pin) ->
                            assertThat(text).as(board.name()).containsPattern("\\b" + port + "\\b.*\\b" + pin + "\\b"));
            assertThat(text).contains(board.megahertz() + (board.family() == BoardFamily.ICE40 ? "\n" : " MHZ;"));
        }
    }

    @Test
    void aPortWithoutAPinIsNamed() {
        assertThatThrownBy(() -> new BoardDesign(
                        Boards.HX8K, Heddle.elaborate(LoopbackNode::new).verilog()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("hx8k has no such pin: its pins are clk, rx, tx");
    }

    @Tag("whole")
    @Test
    void anEcp5BoardWithoutAPlacerHasNetlistConstraintsAndStaticTiming() throws IOException {
        if (BoardBuild.isThere(BoardFamily.ECP5.placer())) {
            assertThat(Answer.to("build", "colorlight", "--seeds", "1").status())
                    .isZero();
            return;
        }
        Path json = folder.resolve("colorlight.json");
        Answer answer = Answer.to("build", "colorlight", "--json", json.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.out())
                .contains("nextpnr-ecp5 is not installed", "clock", "clk: 25 MHz asked for, nothing placed");
        assertThat(Files.readString(json))
                .contains("\"placed\" : false", "\"median\" : null", "\"bitstreamSha256\" : null");
    }

    @ParameterizedTest
    @ValueSource(strings = {"build hx9k", "build hx8k --top reduction", "build hx8k --top x", "build hx8k --seeds 0"})
    void whatCannotBeBuiltIsRefusedByName(String words) {
        Answer answer = Answer.to(words.split(" "));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err())
                .containsAnyOf("'hx8k'?", "no memory on a board yet", "no top is called 'x'", "1 to 100 seeds");
    }

    @Test
    void aBoardIsProgrammedWithWhatWasBuiltForIt() {
        Answer answer = Answer.to("program", "ulx3s");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("there is no bitstream", "./heddle build ulx3s");
    }

    @Test
    void aClockThatIsMissedOnTheMedianIsNotMet() {
        assertThat(new BoardResult.Clock("clk", 12, 11.0, 12.0, List.of(11.0, 12.0, 13.0)).isMet())
                .isTrue();
        assertThat(new BoardResult.Clock("clk", 12, 11.0, 11.9, List.of(11.0, 11.9, 13.0)).isMet())
                .isFalse();
    }
}
