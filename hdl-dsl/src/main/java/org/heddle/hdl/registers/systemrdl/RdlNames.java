package org.heddle.hdl.registers.systemrdl;

import java.util.Set;

/** Names of SystemRDL, and the words that none can be. */
final class RdlNames {
    /** Keywords and reserved words of SystemRDL 2.0, clause 4.4 and annex D. */
    private static final Set<String> KEYWORDS =
            Set.of(("abstract accesstype addressingtype addrmap alias all alternate bit"
                            + " boolean bothedge byte compact component componentwidth constraint default encode enum external false field"
                            + " fullalign hw inside int internal level longint mem na negedge nonsticky number onreadtype onwritetype"
                            + " posedge precedencetype property r rclr real ref reg regalign regfile rset ruser rw rw1 shortint shortreal"
                            + " signal signed string struct sw this true type unsigned w w1 wclr with within woclr woset wot wr wset wuser"
                            + " wzc wzs wzt")
                    .split(" "));

    private RdlNames() {}

    static boolean isKeyword(String word) {
        return KEYWORDS.contains(word);
    }

    /** Returns a name as a file has it: behind a backslash if it is a keyword. */
    static String escaped(String name) {
        return isKeyword(name) ? "\\" + name : name;
    }
}
