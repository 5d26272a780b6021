package org.heddle.experiment.dimmnet2.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** The fingerprint that a transfer should have, from the words on the command line alone: it shares nothing with the command. */
public final class TransferOracle {
    private TransferOracle() {}

    /** SHA-256 of the destination of a transfer, holes included. */
    public static String sha256(String operation, String source, String destination)
            throws IOException, NoSuchAlgorithmException {
        int node = operation.startsWith("local") ? 0 : 1;
        List<Long> from = addresses(source);
        List<Long> to = addresses(destination);
        Map<Long, Byte> moved = new HashMap<>();
        for (int i = 0; i < from.size(); i++) {
            moved.put(to.get(i), preset(0, from.get(i)));
        }
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        long last = Collections.max(to);
        for (long at = Collections.min(to); at <= last; at++) {
            Byte value = moved.get(at);
            digest.update(value != null ? value : preset(node, at));
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static List<Long> addresses(String pattern) throws IOException {
        Map<String, String> values = new HashMap<>();
        for (String part : pattern.substring(pattern.indexOf(':') + 1).split(",")) {
            values.put(part.split("=")[0], part.split("=")[1]);
        }
        List<Long> starts = new ArrayList<>();
        int element = 1;
        if (pattern.startsWith("contiguous")) {
            for (long i = 0; i < Long.decode(values.get("bytes")); i++) {
                starts.add(Long.decode(values.get("base")) + i);
            }
        } else if (pattern.startsWith("stride")) {
            element = Integer.decode(values.get("element"));
            for (int i = 0; i < Integer.decode(values.get("count")); i++) {
                starts.add(Long.decode(values.get("base")) + i * Long.decode(values.get("stride")));
            }
        } else {
            element = Integer.decode(values.get("element"));
            for (String line : Files.readAllLines(Path.of(values.get("file")))) {
                starts.add(Long.decode(line));
            }
        }
        List<Long> addresses = new ArrayList<>();
        for (long start : starts) {
            for (int i = 0; i < element; i++) {
                addresses.add(start + i);
            }
        }
        return addresses;
    }

    private static byte preset(int node, long address) {
        long z = (address & ~7L) + ((long) node << 40) + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (byte) (z >>> 8 * (address & 7));
    }
}
