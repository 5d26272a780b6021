package org.heddle.hdl.lib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.junit.jupiter.api.Test;

class CrcTest {
    /** The running check of a message that comes in words. */
    static final class Checker extends Component {
        final Bool valid = in(bool());
        final UInt data;
        final UInt check;

        Checker(Crc crc, int dataWidth) {
            data = in(uint(dataWidth));
            check = out(uint(crc.width()));
            UInt state = reg(uint(crc.width())).init(crc.initial());
            when(valid, () -> state.set(crc.next(state, data)));
            check.set(state.xor(crc.finalXor()));
        }
    }

    @Test
    void hardwareAgreesWithTheJdkOverRandomMessages() {
        agreesWithJdk(Crc.CRC_32, new CRC32(), 8);
        agreesWithJdk(Crc.CRC_32C, new CRC32C(), 8);
        agreesWithJdk(Crc.CRC_32, new CRC32(), 1);
        agreesWithJdk(Crc.CRC_32, new CRC32(), 16);
    }

    private static void agreesWithJdk(Crc crc, Checksum jdk, int bytesPerWord) {
        Design<Checker> design = Heddle.elaborate(() -> new Checker(crc, 8 * bytesPerWord));
        Lint.requireClean(design);
        Random random = new Random(bytesPerWord);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<BigInteger> expected = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            expected.add(BigInteger.valueOf(jdk.getValue()));
            byte[] bytes = new byte[bytesPerWord];
            random.nextBytes(bytes);
            boolean valid = random.nextBoolean();
            if (valid) {
                jdk.update(bytes);
            }
            Map<String, BigInteger> row = new HashMap<>();
            row.put("valid", valid ? BigInteger.ONE : BigInteger.ZERO);
            row.put("data", littleEndian(bytes));
            rows.add(row);
        }
        assertThat(Icarus.run(design, rows).stream().map(row -> row.get("check")))
                .containsExactlyElementsOf(expected);
    }

    /** The "check" value of the CRC catalogues: the CRC of the nine digits. */
    @Test
    void javaSideGivesTheCatalogueValues() {
        byte[] digits = "123456789".getBytes(StandardCharsets.US_ASCII);
        assertThat(Crc.CRC_32.of(digits)).isEqualTo(0xCBF43926L);
        assertThat(Crc.CRC_32C.of(digits)).isEqualTo(0xE3069283L);
        assertThat(Crc.CRC_16_CCITT.of(digits)).isEqualTo(0x29B1);
        // CRC-5/USB and CRC-64/XZ
        Crc usb = new Crc(5, BigInteger.valueOf(0x05), true, BigInteger.valueOf(0x1F), BigInteger.valueOf(0x1F));
        assertThat(usb.of(digits)).isEqualTo(0x19);
        BigInteger ones = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
        Crc xz = new Crc(64, new BigInteger("42F0E1EBA9EA3693", 16), true, ones, ones);
        assertThat(xz.of(digits)).isEqualTo(new BigInteger("995DC9BBDF1939FA", 16));
    }

    @Test
    void mostSignificantBitFirstTakesTheTopBitOfAWordFirst() {
        Design<Checker> design = Heddle.elaborate(() -> new Checker(Crc.CRC_16_CCITT, 24));
        Lint.requireClean(design);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        for (String word : List.of("313233", "343536", "373839")) {
            rows.add(Map.of("valid", BigInteger.ONE, "data", new BigInteger(word, 16)));
        }
        rows.add(Map.of());
        assertThat(Icarus.run(design, rows).get(3)).containsEntry("check", BigInteger.valueOf(0x29B1));
    }

    @Test
    void aPolynomialThatDoesNotFitItsWidthIsRefused() {
        assertThatThrownBy(() -> new Crc(8, BigInteger.valueOf(0x107), false, BigInteger.ZERO, BigInteger.ZERO))
                .hasMessageContaining("polynomial=107");
        assertThatThrownBy(() -> new Crc(8, BigInteger.valueOf(7), false, BigInteger.valueOf(256), BigInteger.ZERO))
                .hasMessage("initial does not fit 8 bits: 256");
    }

    private static BigInteger littleEndian(byte[] bytes) {
        byte[] reversed = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            reversed[i] = bytes[bytes.length - 1 - i];
        }
        return new BigInteger(1, reversed);
    }
}
