package org.heddle.host.mpc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.heddle.host.HostPort;
import org.heddle.host.mpc.memory.PlainHostMemory;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.nic.mpc.host.InterruptKind;
import org.junit.jupiter.api.Test;

/** The driver on registers that are a table. */
class MpcDriverTest {
    private static final long IDENTITY = 0x4D50_4352_4D57_5231L;

    private final Map<Integer, Long> registers = new HashMap<>(Map.of(0x00, IDENTITY, 0x08, 3L, 0x58, 256L));
    private final PlainHostMemory memory = new PlainHostMemory(1 << 28);

    private final HostPort port = new HostPort() {
        @Override
        public long read(int address) {
            return registers.getOrDefault(address, 0L);
        }

        @Override
        public void write(int address, long value) {
            registers.put(address, value);
        }

        @Override
        public long cycle() {
            return 77;
        }

        @Override
        public void idle(long cycles) {}
    };

    private MpcDriver driver() {
        return new MpcDriver(port, memory, () -> false, 4);
    }

    @Test
    void itTellsTheNodeWhereItsListsAre() {
        MpcDriver driver = driver();
        assertThat(driver.node()).isEqualTo(3);
        assertThat(driver.entries()).isEqualTo(256);
        assertThat(registers).containsEntry(0x10, 0x10_0000L / 32).containsEntry(0x18, 0x20_0000L / 32);
    }

    @Test
    void anEntryIsALineOfTheList() {
        driver().writeLme(2, new RemoteWrite(3, 1, 0x123_4567, 0x89A_BCDE, 21, 0x0110, -2, -3, true, true));
        byte[] line = memory.contents(0x10_0000 + 2 * 32, 32);
        assertThat(line).isEqualTo(new byte[] {
            1, 0, 3, 0, 0x10, 1, 3, 0, //
            0x67, 0x45, 0x23, 1, (byte) 0xDE, (byte) 0xBC, (byte) 0x9A, 8, //
            -2, -1, -1, -1, -3, -1, -1, -1, //
            21, 0, 0, 0, 0, 0, 0, 0
        });
    }

    @Test
    void oneInterruptIsTakenAtATime() {
        MpcDriver driver = driver();
        registers.put(0x48, 2L);
        assertThat(driver.acknowledge()).isEqualTo(InterruptKind.SENT);
        registers.put(0x48, 3L);
        assertThat(driver.acknowledge()).isEqualTo(InterruptKind.RECEIVED);
        registers.put(0x48, 0L);
        assertThatThrownBy(driver::acknowledge)
                .hasMessageContaining("node 3 has no interrupt pending at cycle 77")
                .hasMessageContaining("acknowledge one only while its line is up");
    }

    @Test
    void anotherNodeIsRefused() {
        registers.put(0x00, 5L);
        assertThatThrownBy(this::driver).hasMessage("no MPC node: register 0x0 must read 0x4d5043524d575231: 0x5");
    }
}
