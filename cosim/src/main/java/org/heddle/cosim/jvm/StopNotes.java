package org.heddle.cosim.jvm;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.heddle.cosim.engine.ImageHead;
import org.heddle.cosim.engine.Outcome;
import org.heddle.cosim.jvm.code.ClaimNumbers;
import org.heddle.cosim.jvm.model.Stops;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.unknown.UnknownTracking;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** Notes on what a running design says: its printed text, and why it ended, in the words and with the places of a native model. */
final class StopNotes implements Stops {
    private final VerilogDesign design;
    private final ClaimNumbers claims;
    private final ImageHead head;
    private final StringBuilder output = new StringBuilder();
    private int reason = Outcome.DONE;
    private String file = "";
    private String message = "";
    private Optional<ClaimNumbers.Claim> unexplained = Optional.empty();
    private Optional<Throwable> exception = Optional.empty();

    StopNotes(VerilogDesign design, ClaimNumbers claims, ImageHead head) {
        this.design = design;
        this.claims = claims;
        this.head = head;
    }

    /** The first claim that does not hold ends the simulation; each says so. */
    @Override
    public void stop(int claim) {
        ClaimNumbers.Claim broken = claims.claim(claim);
        Statement.Property property = broken.property();
        String text = property.claim().violation() + ": " + property.message().replace("\n", " ") + " ("
                + property.site() + ")";
        output.append(text).append('\n');
        if (reason == Outcome.DONE && property.message().startsWith(UnknownTracking.CLAIM)) {
            unexplained = Optional.of(broken);
        }
        end(Outcome.ASSERT, broken.module() + ".v", line(broken), text);
    }

    /** Adds to the reason, if a claim about unknown bits ended the run, what tells more of them. */
    void explainUnknown(Function<ClaimNumbers.Claim, String> more) {
        Optional<ClaimNumbers.Claim> broken = unexplained;
        unexplained = Optional.empty();
        broken.map(more).filter(text -> !text.isEmpty()).ifPresent(text -> {
            message += "; " + text;
            output.append(text).append('\n');
        });
    }

    /** The line of the statement that ends a simulation by Verilog: the first one of the claim's place. */
    private long line(ClaimNumbers.Claim claim) {
        for (VerilogFile verilog : design.files()) {
            if (verilog.name().equals(claim.module() + ".v")) {
                List<String> lines = verilog.text().lines().toList();
                for (int i = 0; i < lines.size(); i++) {
                    if (lines.get(i).contains("$stop;")
                            && verilog.lineSites()
                                    .get(i)
                                    .filter(claim.property().site()::equals)
                                    .isPresent()) {
                        return i + 1L;
                    }
                }
            }
        }
        return 0;
    }

    /** A rule of the test bench was broken. */
    void rule(String complaint) {
        end(Outcome.RULE, "", 0, complaint);
    }

    /** An exception left the generated code. */
    void exception(RuntimeException problem) {
        if (reason == Outcome.DONE) {
            exception = Optional.of(problem);
        }
        end(Outcome.EXCEPTION, "", 0, problem.toString());
    }

    /** Returns the exception that ended the run, if one did. */
    Optional<Throwable> exception() {
        return exception;
    }

    private void end(int why, String where, long line, String what) {
        if (reason == Outcome.DONE) {
            reason = why;
            file = where;
            message = what;
            head.setStop(why, line);
            head.setAttention(true);
        }
    }

    boolean stopped() {
        return reason != Outcome.DONE;
    }

    /** The result of a call that ends now. */
    int result() {
        return output.isEmpty() ? reason : reason | Outcome.TEXT_WAITS;
    }

    String text(int which) {
        return switch (which) {
            case Outcome.STOP_FILE -> file;
            case Outcome.STOP_MESSAGE -> message;
            case Outcome.OUTPUT -> {
                String text = output.toString();
                output.setLength(0);
                yield text;
            }
            default -> "";
        };
    }
}
