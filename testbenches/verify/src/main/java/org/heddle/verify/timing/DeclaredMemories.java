package org.heddle.verify.timing;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Memories of which the Verilog declares that all they show crosses over.
 *
 * <p>yosys draws a register that stands right behind a memory's read into the memory. Where the memory becomes one of LUTs, the register comes
 * out again behind a new net, and the net that the design declared is gone; in a block RAM it stays inside. So the declaration is read in the
 * text: each value that is read is declared at once, or has a name that stands in declared values only.
 */
final class DeclaredMemories {
    private static final Pattern NAMED = Pattern.compile("^\\s*wire\\s+(?:\\[[^]]*]\\s*)?(\\w+)\\s*=\\s*$");
    /** Text that may stand before the target of an assignment; in an expression {@code <=} compares. */
    private static final Pattern STATEMENT = Pattern.compile("^(?:.*(?:\\)|;|\\bbegin|\\belse))?\\s*$");

    private static final Pattern ASSIGNED = Pattern.compile("^\\s*(?:\\[[^]]*]\\s*)?<=.*");
    private static final Pattern COMMENT = Pattern.compile("//.*");

    private final DesignText text;
    private final String file;
    private final int first;
    private final int last;

    private DeclaredMemories(DesignText text, String file, int declaration) {
        this.text = text;
        this.file = file;
        int from = declaration;
        while (from > 1 && !code(from).startsWith("module")) {
            from--;
        }
        int to = declaration;
        while (to < text.lines(file) && !code(to).startsWith("endmodule")) {
            to++;
        }
        first = from;
        last = to;
    }

    /**
     * Returns whether all that a memory shows is declared to cross over.
     *
     * @param declaration line of the memory's declaration
     * @param memory its name there
     */
    static boolean has(DesignText text, String file, int declaration, String memory) {
        DeclaredMemories module = new DeclaredMemories(text, file, declaration);
        Set<String> names = new LinkedHashSet<>();
        int reads = 0;
        Pattern access = Pattern.compile("\\b" + Pattern.quote(memory) + "\\s*\\[");
        for (int line = module.first; line <= module.last; line++) {
            Matcher found = access.matcher(module.code(line));
            while (line != declaration && found.find()) {
                if (module.isWritten(line, found.start(), found.end())) {
                    continue;
                }
                reads++;
                Matcher named = NAMED.matcher(module.code(line).substring(0, found.start()));
                if (!module.isDeclared(line) && !named.matches()) {
                    return false;
                }
                if (!module.isDeclared(line)) {
                    names.add(named.group(1));
                }
            }
        }
        return reads > 0 && names.stream().allMatch(module::standsInDeclaredOnes);
    }

    private boolean isWritten(int line, int start, int open) {
        String code = code(line);
        int end = open;
        for (int depth = 1; depth > 0 && end < code.length(); end++) {
            depth += code.charAt(end) == '[' ? 1 : code.charAt(end) == ']' ? -1 : 0;
        }
        return STATEMENT.matcher(code.substring(0, start)).matches()
                && ASSIGNED.matcher(code.substring(end)).matches();
    }

    private boolean standsInDeclaredOnes(String name) {
        Pattern mention = Pattern.compile("\\b" + name + "\\b");
        Pattern own = Pattern.compile("^\\s*wire\\s+(?:\\[[^]]*]\\s*)?" + name + "\\s*=.*");
        for (int line = first; line <= last; line++) {
            if (mention.matcher(code(line)).find() && !own.matcher(code(line)).matches() && !isDeclared(line)) {
                return false;
            }
        }
        return true;
    }

    private boolean isDeclared(int line) {
        return text.line(file, line - 1).contains(SourceNames.CROSSING);
    }

    private String code(int line) {
        return COMMENT.matcher(text.line(file, line)).replaceAll("");
    }
}
