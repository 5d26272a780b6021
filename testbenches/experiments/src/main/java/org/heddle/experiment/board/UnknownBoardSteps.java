package org.heddle.experiment.board;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.heddle.nic.stage.host.HostIdentity;

/**
 * Board that is none of those that are known: its identity is all that can be told.
 *
 * @param identity as it was read
 * @param known identities of the others
 */
record UnknownBoardSteps(long identity, List<HostIdentity> known) implements CheckedBoard {
    @Override
    public String top() {
        return "unknown";
    }

    @Override
    public List<BoardStep> steps(BooleanSupplier goesOn) {
        return List.of(new Identity(identity, known));
    }

    @Override
    public String without() {
        return "";
    }

    private record Identity(long identity, List<HostIdentity> known) implements BoardStep {
        @Override
        public String name() {
            return "identity";
        }

        @Override
        public String next() {
            String names = known.stream()
                    .map(each -> "\"%s\" (0x%x)".formatted(letters(each.resetValue()), each.resetValue()))
                    .collect(Collectors.joining(" or "));
            return "register 0x0 must read " + names
                    + ": all ones or zeros are a line that nobody drives; other values, the wrong bitstream or baud rate";
        }

        @Override
        public boolean passes(SeenRegisters seen) {
            seen.see("identity", identity);
            return false;
        }

        private static String letters(long identity) {
            return new String(ByteBuffer.allocate(Long.BYTES).putLong(identity).array(), StandardCharsets.US_ASCII);
        }
    }
}
