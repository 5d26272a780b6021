package org.heddle.hdl.registers.verify;

import java.math.BigInteger;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.RegisterPort;

/** The bus side of a rig: one access at a time. As a {@link RegisterPort} it lets a driver run against a simulated block. */
public final class RegisterMaster implements RegisterPort {
    /** Answer of the block to one access. */
    record Answer(long data, boolean error) {}

    private final RegisterRig rig;
    private final long allStrobes;

    /** A master of a block of that map. */
    public RegisterMaster(RegisterMap map, RegisterRig rig) {
        this.rig = rig;
        this.allStrobes = (1L << map.width() / 8) - 1;
        rig.poke("response_ready", BigInteger.ONE);
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
        poke("request_valid", 1);
        poke("request_data_write", write ? 1 : 0);
        poke("request_data_address", address);
        poke("request_data_data", value);
        poke("request_data_strobes", strobes);
        Expect.that("request_ready", peek("request_ready"), 1);
    }

    /** Puts a read on the bus, with data and strobes that it must ignore. */
    void offerRead(long address) {
        offer(false, address, Field.onesOf(8 * Long.bitCount(allStrobes)), allStrobes);
    }

    /** Lets the access act, and takes the answer one cycle later. */
    Answer complete() {
        rig.step();
        poke("request_valid", 0);
        Expect.that("response_valid one cycle behind the request", peek("response_valid"), 1);
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
