package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ResultJsonTest {
    private static final String SHA = "0123456789abcdef".repeat(4);
    private static final ResultDocument DOCUMENT = new ResultDocument(
            "dimmnet2-submatrix",
            "published",
            List.of(
                    ResultRow.of(Submatrix.stride(4_096, 1, 4_096), 24_370, true, SHA),
                    ResultRow.of(Submatrix.contiguous(16, 1), 64, false, SHA)));

    @Test
    void theTextHasEveryKeyInOrderAndNullsAreWritten() {
        assertThat(ResultJson.write(DOCUMENT).replaceAll("\\s", ""))
                .isEqualTo(("{'experiment':'dimmnet2-submatrix','configuration':'published','rows':["
                                + "{'pattern':'stride','m':4096,'n':1,'z':4096,'bytes':32768,'cycles':24370,"
                                + "'microseconds':243.7,'megabytesPerSecond':134.46040213377103,"
                                + "'paperMicroseconds':258.2,'paperMegabytesPerSecond':123.4,"
                                + "'verified':true,'destinationSha256':'" + SHA + "'},"
                                + "{'pattern':'contiguous','m':16,'n':1,'z':null,'bytes':128,'cycles':64,"
                                + "'microseconds':0.64,'megabytesPerSecond':200.0,"
                                + "'paperMicroseconds':null,'paperMegabytesPerSecond':null,"
                                + "'verified':false,'destinationSha256':'" + SHA + "'}]}")
                        .replace('\'', '"'));
    }

    @Test
    void whatIsWrittenCanBeReadBack() {
        assertThat(ResultJson.read(ResultJson.write(DOCUMENT))).isEqualTo(DOCUMENT);
    }

    @Test
    void aMissingKeyIsRefused() {
        for (String key : List.of("\"z\" : null,", "\"paperMicroseconds\" : null,", "\"cycles\" : 64,")) {
            String text = ResultJson.write(DOCUMENT);
            assertThat(text).contains(key);
            assertThatThrownBy(() -> ResultJson.read(text.replace(key, "")))
                    .isInstanceOf(ResultFormatException.class)
                    .hasMessageContaining(key.substring(1, key.indexOf('"', 1)));
        }
    }

    @Test
    void anUnknownKeyIsRefused() {
        String text = ResultJson.write(DOCUMENT).replace("\"cycles\" : 64", "\"cycles\" : 64, \"ticks\" : 1");
        assertThatThrownBy(() -> ResultJson.read(text)).hasMessageContaining("ticks");
    }

    @Test
    void aValueThatContradictsAnotherIsRefused() {
        String text = ResultJson.write(DOCUMENT).replace("\"microseconds\" : 0.64", "\"microseconds\" : 0.65");
        assertThatThrownBy(() -> ResultJson.read(text)).hasMessageContaining("rows[1] contradicts itself");
    }

    @Test
    void aHashThatIsNoneIsRefused() {
        String text = ResultJson.write(DOCUMENT).replace(SHA, SHA.toUpperCase(Locale.ROOT));
        assertThatThrownBy(() -> ResultJson.read(text)).hasMessageContaining("rows[0]: destinationSha256 must be 64");
    }
}
