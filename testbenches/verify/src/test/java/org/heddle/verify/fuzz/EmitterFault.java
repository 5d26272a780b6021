package org.heddle.verify.fuzz;

import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.heddle.hdl.verilog.VerilogDesign;

/** Mistakes that an emitter could make, planted into its text wherever they fit. */
enum EmitterFault implements UnaryOperator<VerilogDesign> {
    SIGN_EXTENSION_WITH_ZEROS("\\{\\{(\\d+)\\{[^{}]*\\}\\}, ", "{{$1{1'b0}}, "),
    CONCATENATION_SWAPPED("= \\{(\\w+), (\\w+)\\};", "= {$2, $1};"),
    ARITHMETIC_SHIFT_AS_LOGICAL(">>>", ">>"),
    OTHERWISE_WITHOUT_ITS_ASSIGNMENT("(end else begin[^\n]*\n) +\\w+ <?= [^\n]*\n( +end\\b)", "$1$2"),
    SLICE_ONE_BIT_TOO_LOW("(?<=\\w)\\[(\\d+):([1-9]\\d*)\\]", "[$1-1:$2-1]"),
    RESET_VALUE_INVERTED("(if \\(reset\\) begin[^\n]*\n +\\w+ <= )", "$1~"),
    CLOCKED_ASSIGNMENT_BLOCKS("(?m)^( +\\w+) <= ", "$1 = "),
    COMPARISON_UNSIGNED("\\$signed\\((\\w+)\\) (<=?) \\$signed\\((\\w+)\\)", "$1 $2 $3");

    private final Pattern pattern;
    private final String replacement;

    EmitterFault(String pattern, String replacement) {
        this.pattern = Pattern.compile(pattern);
        this.replacement = replacement;
    }

    @Override
    public VerilogDesign apply(VerilogDesign design) {
        return design.edited(text -> pattern.matcher(text).replaceAll(replacement));
    }
}
