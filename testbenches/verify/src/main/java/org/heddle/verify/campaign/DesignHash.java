package org.heddle.verify.campaign;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import org.heddle.cosim.tool.Sha256;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.verilog.VerilogFile;

/** A hash of the Verilog that is emitted for some tops: the same sources have the same on every machine. */
public final class DesignHash {
    private DesignHash() {}

    /** Returns the hash of all files of all tops: 64 hexadecimal digits. */
    public static String of(List<Top> tops) {
        Sha256 digest = new Sha256();
        tops.stream().sorted(Comparator.comparing(Top::folder)).forEach(top -> {
            for (VerilogFile file :
                    Heddle.elaborate(top.constructor()).verilog().files()) {
                add(digest, top.folder());
                add(digest, file.name());
                add(digest, file.text());
            }
        });
        return digest.text();
    }

    private static void add(Sha256 digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.add((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
        digest.add(bytes);
    }
}
