package org.heddle.cosim.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Sha256Test {
    /** The examples of NIST for FIPS 180-2, appendix B.1 and B.2, and the hash of nothing. */
    @Test
    void digestsAreThoseOfTheStandard() {
        assertThat(Sha256.of(new byte[0]))
                .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assertThat(Sha256.of("abc".getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assertThat(Sha256.of(
                        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    }

    @Test
    void aDigestGrowsWithWhatIsAdded() {
        byte[] text = "xabcx".getBytes(StandardCharsets.US_ASCII);
        Sha256 digest = new Sha256();
        digest.add(text, 1, 2);
        digest.add(new byte[] {'c'});

        assertThat(digest.text()).isEqualTo(Sha256.of("abc".getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void aFileHasTheDigestOfItsBytes(@TempDir Path folder) throws IOException {
        for (int bytes : new int[] {0, 1, 1 << 16, (1 << 16) + 1, 300_000}) {
            byte[] content = new byte[bytes];
            new Random(bytes).nextBytes(content);
            Path file = Files.write(folder.resolve("file" + bytes), content);
            assertThat(Sha256.of(file)).as(bytes + " bytes").isEqualTo(Sha256.of(content));
        }
    }
}
