package org.heddle.hdl.registers.verify;

import java.math.BigInteger;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.RegisterPort;

/**
 * The bus side of a rig: one access at a time. Queues and windows take what is written to them, until a check says otherwise. As a {@link RegisterPort} it lets a driver run
 * against a simulated block.
 */
public final class RegisterMaster implements RegisterPort {
    /** Answer of the block to one access. */
    record Answer(long data, boolean error) {}

    private final RegisterRig rig;
    private final long allStrobes;
    private final int readCycles;

    /** A master of a block of that map. */
    public RegisterMaster(RegisterMap map, RegisterRig rig) {
        this.rig = rig;
        this.allStrobes = Evaluation.onesOfWord(map.wordBytes());
        this.readCycles = map.readCycles();
        poke("response_ready", 1);
        map.registers().stream()
                .filter(register -> register.isQueue(RegisterAccess.PUSH))
                .forEach(register -> poke(register.name() + "_ready", 1));
        map.windows().stream()
                .filter(window -> window.access().isWritable())
                .forEach(window -> poke(window.name() + "_takes", 1));
    }

    /** Returns the strobes of every byte. */
    long allStrobes() {
        return allStrobes;
    }

    @Override
    public long read(long address) {
        offerRead(address);
        return complete().data();
    }

    @Override
    public void write(long address, long value) {
        write(address, value, allStrobes);
    }

    void write(long address, long value, long strobes) {
        offer(true, address, value, strobes);
        complete();
    }

    Answer access(boolean write, long address, long value) {
        offer(write, address, value, allStrobes);
        return complete();
    }

    /** Puts an access on the bus; it acts with the next step. */
    void offer(boolean write, long address, long value, long strobes) {
        offerToWait(write, address, value, strobes);
        Expect.that("request_ready", peek("request_ready"), 1);
    }

    /** Puts an access on the bus that may have to wait. */
    void offerToWait(boolean write, long address, long value, long strobes) {
        present(write, address, value, strobes);
        poke("request_valid", 1);
    }

    /** Puts the bits of an access on the bus, without saying that they are valid. */
    void present(boolean write, long address, long value, long strobes) {
        poke("request_data_write", write ? 1 : 0);
        poke("request_data_address", address);
        poke("request_data_data", value);
        poke("request_data_strobes", strobes);
    }

    /** Puts a read on the bus, with data and strobes that it must ignore. */
    void offerRead(long address) {
        offer(false, address, Evaluation.onesOfWord(8 * Long.bitCount(allStrobes)), allStrobes);
    }

    /** Behind the step with which a read acted: goes to the cycle of its answer. */
    void awaitAnswer() {
        for (int cycle = 1; cycle < readCycles; cycle++) {
            rig.step();
        }
    }

    /** Lets the access act, and takes the answer as many cycles later as it is promised. */
    Answer complete() {
        int cycles = peek("request_data_write") != 0 ? 1 : readCycles;
        for (int cycle = 1; cycle <= cycles; cycle++) {
            rig.step();
            poke("request_valid", 0);
            boolean isThere = cycle == cycles;
            Expect.that("response_valid " + cycle + " cycles behind", peek("response_valid"), isThere ? 1 : 0);
        }
        Answer answer = new Answer(peek("response_data_data"), peek("response_data_error") != 0);
        rig.step();
        Expect.that("response_valid behind the answer", peek("response_valid"), 0);
        return answer;
    }

    void poke(String port, long value) {
        rig.poke(port, new BigInteger(Long.toUnsignedString(value)));
    }

    long peek(String port) {
        return rig.peek(port).longValue();
    }

    void step() {
        rig.step();
    }
}
