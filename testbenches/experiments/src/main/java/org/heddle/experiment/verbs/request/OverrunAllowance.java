package org.heddle.experiment.verbs.request;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.device.PresetPattern;
import org.heddle.host.verbs.type.EventType;
import org.jspecify.annotations.Nullable;

/**
 * Allowance for a completion queue that overran: requests behind the completion that was lost may have left before their queue pair was in error, and
 * no contract says how many. Their data may be there or not; whatever is there must be theirs.
 */
final class OverrunAllowance {
    private OverrunAllowance() {}

    /**
     * Returns what is expected: where a queue overran, with those bytes, originals and words of the measured outcome that a longer queue allows.
     *
     * @param expected by the reference model
     */
    static VerbsOutcome of(VerbsJob job, VerbsOutcome expected, VerbsOutcome measured) {
        if (!expected.events().containsKey(EventType.CQ_ERR.name())) {
            return expected;
        }
        VerbsOutcome whole = ExpectedVerbs.of(unlimited(job));
        VerbsOutcome certain = certain(job, expected);
        boolean atomic = job.operation().opcode().isAtomic();
        String word = atomic ? finalWord(job, expected, measured) : null;
        byte[] destination = atomic ? bytes(word) : merged(least(job, certain), whole.destination(), measured);
        return expected.with(destination, originals(job, certain, whole, measured), word);
    }

    private static VerbsJob unlimited(VerbsJob job) {
        VerbsPosting posting = job.posting();
        return job.with(new VerbsPosting(
                posting.inline(), posting.signalEvery(), posting.depth(), VerbsPosting.MOST_ENTRIES, posting.polls()));
    }

    /** Outcome of the messages that have completed; of none over several queue pairs, where nobody knows which they are. */
    private static @Nullable VerbsOutcome certain(VerbsJob job, VerbsOutcome expected) {
        VerbsShape shape = job.shape();
        int completed = expected.requesterStatuses().getOrDefault("SUCCESS", 0)
                * job.posting().signalEvery();
        return completed == 0 || shape.queuePairs() > 1
                ? null
                : ExpectedVerbs.of(unlimited(job)
                        .with(new VerbsShape(
                                shape.bytes(), shape.sge(), shape.receiveSge(), completed, 1, shape.mtu())));
    }

    /** The destination when only those messages have been executed. */
    private static byte[] least(VerbsJob job, @Nullable VerbsOutcome certain) {
        VerbsPlacement placement = new VerbsPlacement(job.operation(), job.shape());
        VerbsPlacement.Run run = placement.destination();
        byte[] least = new byte[(int) run.bytes()];
        for (int i = 0; i < least.length; i++) {
            least[i] = (byte) (preset(placement.destinationNode(), run.address() + i & -8)
                    >>> Byte.SIZE * ((run.address() + i) % Long.BYTES));
        }
        if (certain != null) {
            System.arraycopy(certain.destination(), 0, least, 0, certain.destination().length);
        }
        return least;
    }

    private static long preset(int node, long address) {
        return PresetPattern.splitMix64(node).word(address);
    }

    private static byte[] merged(byte[] least, byte[] whole, VerbsOutcome measured) {
        byte[] merged = least.clone();
        byte[] got = measured.destination();
        for (int i = 0; i < merged.length && i < got.length; i++) {
            merged[i] = got[i] == whole[i] ? whole[i] : least[i];
        }
        return merged;
    }

    private static List<String> originals(
            VerbsJob job, @Nullable VerbsOutcome certain, VerbsOutcome whole, VerbsOutcome measured) {
        List<String> merged = new ArrayList<>();
        for (int i = 0; i < whole.originals().size(); i++) {
            boolean isCertain = certain != null && i < certain.originals().size();
            String least =
                    isCertain ? certain.originals().get(i) : VerbsOutcome.hex(preset(0, VerbsPlacement.NEAR + 8L * i));
            String late = whole.originals().get(i);
            merged.add(late.equals(measured.originals().get(i)) ? late : least);
        }
        return merged;
    }

    /** The word behind as many atomics as are seen, if there is such a number, from those that must have been executed on. */
    private static String finalWord(VerbsJob job, VerbsOutcome expected, VerbsOutcome measured) {
        VerbsOperands operands = job.operands();
        long word = operands.initial();
        int certain = expected.requesterStatuses().getOrDefault("SUCCESS", 0);
        for (int executed = 0; executed <= job.shape().count(); executed++) {
            if (executed >= certain && VerbsOutcome.hex(word).equals(measured.finalWord())) {
                return measured.finalWord();
            }
            boolean swaps = word == operands.compare();
            word = job.operation() == VerbsOperation.FETCH_ADD ? word + operands.add() : swaps ? operands.swap() : word;
        }
        return expected.finalWord();
    }

    private static byte[] bytes(String word) {
        return ByteBuffer.allocate(Long.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(Long.parseUnsignedLong(word, 16))
                .array();
    }
}
