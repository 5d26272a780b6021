package org.heddle.host.mpc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.host.HostPort;
import org.heddle.host.mpc.memory.PageFrames;
import org.heddle.host.mpc.memory.PlainHostMemory;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.nic.mpc.list.LmeField;
import org.junit.jupiter.api.Test;

/** The driver of a process with lists of its own, on registers that are a table. */
class ProcessDriverTest {
    private static final long IDENTITY = 0x4D50_4352_4D57_5233L;

    private final Map<Integer, Long> registers =
            new HashMap<>(Map.of(0x1_0000, IDENTITY, 0x1_0008, 3L, 0x1_0038, 256L));
    private static final int TABLE = 0x38_0000;

    /** Orders of the system, oldest first. */
    private final List<Long> orders = new ArrayList<>();

    private final PlainHostMemory memory = new PlainHostMemory(1 << 28);

    private final HostPort port = new HostPort() {
        @Override
        public long read(int address) {
            return registers.getOrDefault(address, 0L);
        }

        @Override
        public void write(int address, long value) {
            registers.put(address, value);
            if (address == 0x10) {
                orders.add(value);
            }
        }

        @Override
        public long cycle() {
            return 77;
        }

        @Override
        public void idle(long cycles) {}
    };

    @Test
    void bytesThatFitAreInsideTheEntry() {
        ProcessDriver driver = new ProcessDriver(port, 1, memory, 4);
        byte[] bytes = new byte[LmeField.MOST_CARRIED];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (0x41 + i);
        }
        memory.fill(0x123_4567, bytes);
        RemoteWrite write = new RemoteWrite(3, 1, 0x123_4567, 0x89A_BCDE, 21, 0x0110, 0xAB, 0xAB, true, true);
        driver.writeLme(2, write.asCarried(), true);
        assertThat(memory.contents(SystemDriver.LME_ADDRESS + SystemDriver.LIST_BYTES + 2 * 32, 32))
                .isEqualTo(new byte[] {
                    1,
                    0,
                    0x41,
                    0x42,
                    0x10,
                    1,
                    0x57,
                    0x11, //
                    0x43,
                    0x44,
                    0x45,
                    0x46,
                    (byte) 0xDE,
                    (byte) 0xBC,
                    (byte) 0x9A,
                    8, //
                    0x47,
                    0x48,
                    0x49,
                    0x4A,
                    (byte) 0xAB,
                    0x4B,
                    0x4C,
                    0x4D, //
                    0x4E,
                    0x4F,
                    0x50,
                    0x51,
                    0x52,
                    0x53,
                    0x54,
                    0x55
                });
    }

    @Test
    void aProcessHasThePagesOfItsFramesAndTranslationsAreForgottenOnceForAllThatAreTakenBack() {
        memory.fill(TABLE + 8 * 0x1234, new byte[] {-1, -1});
        ProcessDriver driver = new ProcessDriver(port, 1, memory, 4);
        assertThat(orders)
                .as("through the system's page alone")
                .containsExactly(
                        3L << 56 | 1L << 52 | 0x1_0000L << 32 | TABLE / 32,
                        1L << 56 | 1L << 52 | 0x18_0000 / 32,
                        2L << 56 | 1L << 52 | 0x28_0000 / 32);
        assertThat(registers).hasSize(4).doesNotContainKey(0x1_0010);
        assertThat(memory.contents(TABLE + 8 * 0x1234, 8)).isEqualTo(new byte[8]);
        PageFrames frames = new PageFrames(16 << 20, 1 << 28, 1);
        PageFrames own = frames.of(driver);
        frames.reserve(4096);
        int frame = (int) (own.reserve(2 * 4096) / 4096);
        for (int each = frame - 2; each < frame + 4; each++) {
            boolean has = each == frame || each == frame + 1;
            assertThat(memory.contents(TABLE + 8L * each, 8)).isEqualTo(new byte[] {
                (byte) (has ? 1 : 0),
                (byte) (has ? each << 4 : 0),
                (byte) (has ? each >> 4 : 0),
                (byte) (has ? each >> 12 : 0),
                0,
                0,
                0,
                0
            });
        }
        assertThat(orders).hasSize(3);
        driver.takenBack(frame, 1);
        driver.takenBack(frame + 1, 1);
        assertThat(memory.contents(TABLE + 8L * frame, 16)).isEqualTo(new byte[16]);
        assertThat(orders).hasSize(4).last().isEqualTo(4L << 56 | 1L << 52);
    }

    @Test
    void moreBytesAndLongerNamesDoNotFit() {
        RemoteWrite fits = new RemoteWrite(3, 1, 0, 0, 21, 0, 255, 255, true, true);
        assertThat(fits.fitsEntry()).isTrue();
        assertThat(fits.asRead().fitsEntry()).isFalse();
        assertThat(new RemoteWrite(3, 1, 0, 0, 22, 0, 1, 1, true, true).fitsEntry())
                .isFalse();
        assertThat(new RemoteWrite(3, 1, 0, 0, 21, 0, 1, 2, true, true).fitsEntry())
                .isFalse();
        RemoteWrite named = new RemoteWrite(3, 1, 0, 0, 21, 0, 256, 256, true, true);
        assertThatThrownBy(named::asCarried)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 to 21 bytes")
                .hasMessageContaining("less than 256");
    }
}
