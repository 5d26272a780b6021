package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DestinationHashTest {
    @Test
    void itIsTheHashOfTheWholeSmallMatrixWorkedOutByteByByte() throws Exception {
        int m = 100;
        int n = 2;
        int z = 4;
        byte[] matrix = new byte[4_096 * (z + 1) * 8];
        for (int row = 0; row < 4_096; row++) {
            for (int column = 0; column <= z; column++) {
                int address = (row * (z + 1) + column) * 8;
                boolean moved = row < m && column < n;
                BigInteger x = BigInteger.valueOf(address).add(moved ? BigInteger.ZERO : BigInteger.TWO.pow(40));
                BigInteger word = splitmix64(x);
                for (int i = 0; i < 8; i++) {
                    matrix[address + i] = word.shiftRight(8 * i).byteValue();
                }
            }
        }
        assertThat(hashOf(Submatrix.stride(m, n, z)))
                .isEqualTo(HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256").digest(matrix)));
    }

    /** Expected values from a separate program in another language, which builds the matrix row by row. */
    @ParameterizedTest
    @CsvSource({
        "4096, 1, 256, 7694e008cb5abf355408391f3990e371d44d4a34f2141ee118addd55a773f45e",
        "4096, 16, 256, 800a71f6130fbbacf09816310234e8065c13054d7bfc783fa65eb34a8956afef",
        "4096, 16, , 97521aa443c38a5176a3bca29c250947233c9d11e9cb5bcc291e588fde82a54a"
    })
    void itIsTheHashThatOthersWorkOut(int m, int n, Integer z, String sha256) {
        assertThat(hashOf(z == null ? Submatrix.contiguous(m, n) : Submatrix.stride(m, n, z)))
                .isEqualTo(sha256);
    }

    private static String hashOf(Submatrix workload) {
        Measurement measurement = BackdoorEngine.correct().run(workload, bytes -> {});
        return DestinationHash.sha256(workload, measurement.destination());
    }

    private static BigInteger splitmix64(BigInteger x) {
        BigInteger z = word(x.add(new BigInteger("9E3779B97F4A7C15", 16)));
        z = word(z.xor(z.shiftRight(30)).multiply(new BigInteger("BF58476D1CE4E5B9", 16)));
        z = word(z.xor(z.shiftRight(27)).multiply(new BigInteger("94D049BB133111EB", 16)));
        return z.xor(z.shiftRight(31));
    }

    private static BigInteger word(BigInteger x) {
        return x.mod(BigInteger.TWO.pow(64));
    }
}
