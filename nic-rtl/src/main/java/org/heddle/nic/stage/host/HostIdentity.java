package org.heddle.nic.stage.host;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;

/** Name of the network interface behind a host port: what a driver reads before it touches anything else. */
public final class HostIdentity extends Register {
    /** Eight letters in ASCII, the first one in the highest byte. */
    public final NumberField text;

    /**
     * Declares the register.
     *
     * @param letters eight letters or digits in ASCII
     * @throws IllegalArgumentException if they are not eight
     */
    public HostIdentity(String letters) {
        byte[] bytes = letters.getBytes(StandardCharsets.US_ASCII);
        if (bytes.length != Long.BYTES) {
            throw new IllegalArgumentException("an identity has eight letters, a register's bytes: " + letters);
        }
        text = number(Long.SIZE - 1, 0, RegisterAccess.CONSTANT)
                .reset(ByteBuffer.wrap(bytes).getLong())
                .doc("\"" + letters + "\" in ASCII, the first letter in the highest byte");
    }
}
