package org.heddle.gallery.aes;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.TopLevel;

/**
 * Encrypts by AES-128, FIPS 197, one round a cycle, with the round keys made on the way.
 *
 * <p>Latency: a ciphertext comes 11 cycles behind its job, and waits until it is taken. Throughput: a block in 11 cycles; the next job is
 * taken in the cycle in which a ciphertext leaves, so {@code jobs.ready} depends on {@code ciphertexts.ready} within the cycle.
 */
@TopLevel
public final class Aes128 extends Component {
    /** Rounds of a block. */
    public static final int ROUNDS = 10;

    public final Stream<Job> jobs = in(stream(Job.type()));
    public final Stream<UInt> ciphertexts = out(stream(uint(128)));

    private final Sequencer sequencer = instance(new Sequencer());
    private final UInt state = reg(uint(128));
    private final UInt key = reg(uint(128));

    public Aes128() {
        sequencer.begins.set(jobs.fires());
        sequencer.ends.set(ciphertexts.fires());
        jobs.ready().set(sequencer.idle.or(ciphertexts.fires()));
        ciphertexts.valid().set(sequencer.done);
        ciphertexts.data().set(state);

        UInt nextKey = nextKey();
        UInt shifted = RoundSteps.shiftRows(substituted("state", state));
        UInt mixed = mux(sequencer.last, shifted, RoundSteps.mixColumns(shifted));
        when(jobs.fires(), () -> {
                    state.set(jobs.data().plaintext().xor(jobs.data().key()));
                    key.set(jobs.data().key());
                })
                .elseWhen(sequencer.done.not(), () -> {
                    state.set(mixed.xor(nextKey));
                    key.set(nextKey);
                });
    }

    /** Returns the round key behind the current one, FIPS 197, section 5.2. */
    private UInt nextKey() {
        List<UInt> words = RoundSteps.words(key);
        UInt turned = substituted("key", words.get(3).rotateLeft(8));
        UInt last = turned.xor(sequencer.constant.cat(lit(0, 24)));
        List<UInt> next = new ArrayList<>();
        for (UInt word : words) {
            last = last.xor(word);
            next.add(last);
        }
        return cat(next);
    }

    private UInt substituted(String name, UInt value) {
        List<UInt> words = new ArrayList<>();
        for (UInt word : RoundSteps.words(value)) {
            SubWord part = instance(name + "_" + words.size(), new SubWord());
            part.word.set(word);
            words.add(part.substitutes);
        }
        return cat(words);
    }
}
