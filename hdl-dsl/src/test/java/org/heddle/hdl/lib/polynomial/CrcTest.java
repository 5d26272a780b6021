package org.heddle.hdl.lib.polynomial;

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
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    @Tag("slow")
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

    /** Names, parameters and check values, the CRC of the nine digits, from the catalogue of parametrised CRC algorithms. */
    @ParameterizedTest
    @CsvSource({
        "CRC-3/GSM, 3, 3, 0, 0, 7, 4",
        "CRC-4/G-704, 4, 3, 1, 0, 0, 7",
        "CRC-5/USB, 5, 05, 1, 1f, 1f, 19",
        "CRC-7/MMC, 7, 09, 0, 0, 0, 75",
        "CRC-8/SMBUS, 8, 07, 0, 0, 0, f4",
        "CRC-8/MAXIM-DOW, 8, 31, 1, 0, 0, a1",
        "CRC-12/UMTS, 12, 80f, 0, 0, 0, f5b*",
        "CRC-16/ARC, 16, 8005, 1, 0, 0, bb3d",
        "CRC-16/XMODEM, 16, 1021, 0, 0, 0, 31c3",
        "CRC-16/KERMIT, 16, 1021, 1, 0, 0, 2189",
        "CRC-16/IBM-3740, 16, 1021, 0, ffff, 0, 29b1",
        "CRC-16/MODBUS, 16, 8005, 1, ffff, 0, 4b37",
        "CRC-16/USB, 16, 8005, 1, ffff, ffff, b4c8",
        "CRC-24/OPENPGP, 24, 864cfb, 0, b704ce, 0, 21cf02",
        "CRC-32/ISO-HDLC, 32, 04c11db7, 1, ffffffff, ffffffff, cbf43926",
        "CRC-32/BZIP2, 32, 04c11db7, 0, ffffffff, ffffffff, fc891918",
        "CRC-32/ISCSI, 32, 1edc6f41, 1, ffffffff, ffffffff, e3069283",
        "CRC-32/MPEG-2, 32, 04c11db7, 0, ffffffff, 0, 0376e6e7",
        "CRC-64/ECMA-182, 64, 42f0e1eba9ea3693, 0, 0, 0, 6c40df5f0b497347",
        "CRC-64/XZ, 64, 42f0e1eba9ea3693, 1, ffffffffffffffff, ffffffffffffffff, 995dc9bbdf1939fa",
    })
    void bothSidesGiveTheCatalogueValues(
            String name, int width, String polynomial, int reflected, String initial, String finalXor, String check) {
        Crc crc = new Crc(width, hex(polynomial), reflected == 1, hex(initial), hex(finalXor));
        byte[] digits = "123456789".getBytes(StandardCharsets.US_ASCII);
        // A star: the catalogue reverses the result of this one, though it takes the top bit first; here it is as it
        // stands.
        BigInteger expected = check.endsWith("*") ? hex(check.replace("*", "")) : hex(check);
        assertThat(crc.of(digits)).as(name).isEqualTo(expected);

        List<Map<String, BigInteger>> rows = new ArrayList<>();
        for (byte digit : digits) {
            rows.add(Map.of("valid", BigInteger.ONE, "data", BigInteger.valueOf(digit)));
        }
        rows.add(Map.of());
        Design<Checker> design = Heddle.elaborate(() -> new Checker(crc, 8));
        assertThat(Reference.run(design, rows).get(9).get("check")).as(name).isEqualTo(expected);
    }

    private static BigInteger hex(String digits) {
        return new BigInteger(digits, 16);
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
