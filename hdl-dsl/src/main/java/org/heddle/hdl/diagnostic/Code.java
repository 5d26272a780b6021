package org.heddle.hdl.diagnostic;

/** Every rule of the language that can be broken, with its stable code. */
public enum Code {
    WIDTH_OUT_OF_RANGE("HDL001", "a width is from 1 to 1048576"),
    LITERAL_DOES_NOT_FIT("HDL002", "a literal fits the width it is used at"),
    WIDTHS_DIFFER("HDL003", "operands have the same width"),
    SLICE_OUT_OF_RANGE("HDL004", "a bit index lies inside the value"),
    NOT_ASSIGNABLE("HDL005", "only outputs, wires, registers and instance inputs can be set"),
    FOREIGN_VALUE("HDL006", "a component uses its own values and its instances' ports"),
    NAME_NOT_LEGAL("HDL007", "names of ports and modules are legal, unique Verilog identifiers"),
    PORT_WITHOUT_NAME("HDL008", "every port has a name"),
    UNDRIVEN("HDL009", "every output, wire, register and instance input is driven"),
    DRIVEN_TWICE("HDL010", "an assignment does not completely override an earlier one"),
    INCOMPLETE("HDL011", "a wire has a value on every path"),
    VALUE_TOO_WIDE("HDL012", "a value fits its target"),
    INIT_NOT_REGISTER("HDL013", "only registers have a reset value, and each has one"),
    SWITCH_LABEL("HDL014", "switch labels are distinct and fit the selector"),
    BUNDLE_SHAPE("HDL015", "a bundle record has one fitting type for each component"),
    MODULE_NAME_CLASH("HDL016", "components of one name are identical"),
    NEVER_ATTACHED("HDL017", "a component that is built is attached with instance()"),
    REFERENCE_COMPARISON("HDL018", "hardware values are compared with eq and ne"),
    BYTECODE_REWRITTEN("HDL019", "class files are the ones javac wrote"),
    ATTACHED_TWICE("HDL020", "an instance belongs to one parent"),
    COMBINATIONAL_LOOP("HDL021", "no value depends on itself within a cycle"),
    MEMORY_SHAPE("HDL022", "a memory has words, and what goes in has their shape"),
    AFTER_CONSTRUCTION("HDL023", "a component is described in its constructor"),
    DIVISOR("HDL024", "a divisor is a constant that can divide"),
    ENCODING("HDL025", "enum values that meet have one encoding"),
    MISSING_CASE("HDL026", "a switch over an enum names every constant or has an otherwise"),
    BLOCK_RAM("HDL027", "a memory that is to be block RAM can be one"),
    STATE_MACHINE("HDL028", "every state of a machine is described, reached and left"),
    BLACK_BOX("HDL029", "a black box has the ports of its Verilog, and nothing else"),
    REMOVABLE("HDL030", "a removable part changes nothing outside of it"),
    PARAMETER_TEXT("HDL031", "a parameter has a text that says what it is"),
    CHAIN("HDL032", "a when or a switch stands in one piece and ends once"),
    SECOND_THREAD("HDL033", "one thread makes the hardware of a design"),
    WITHOUT_END("HDL034", "a design has an end"),
    NOT_THERE("HDL035", "what a constructor uses is there"),
    CONSTANT_RESULT("HDL036", "a comparison or shift depends on its operand", true),
    INDEX_RANGE("HDL037", "an index reaches every element of its vector, and nothing else", true),
    LIBRARY_ARGUMENT("HDL038", "a part of the library is given what it can be built of"),
    ADDRESS_RANGE("HDL039", "an address reaches every word of its memory", true),
    CLOCK_CROSSING("HDL040", "a value stays in its clock domain"),
    DOMAIN_NOT_JOINED("HDL041", "every clock domain of an instance is set to one of its parent"),
    PORT_WITHOUT_DOMAIN("HDL042", "a port belongs to a clock domain of its component"),
    RESET_VALUE_WITHOUT_RESET("HDL043", "a register with a reset value belongs to a domain that can give it"),
    MEMORY_OF_TWO_DOMAINS("HDL044", "a memory is written in one clock domain"),
    NEVER_KNOWN("HDL045", "a register takes a value that does not come from itself"),
    UNREAD("HDL046", "what a register or wire holds is read"),
    WITHIN_OTHER_DOMAIN("HDL047", "within a domain, its own registers are set", true),
    NO_DEBUG_INFORMATION("HDL048", "class files say their lines and variables"),
    READY_CHAIN("HDL049", "ready passes at most two modules before a register takes it up", true),
    RESET_CROSSING("HDL050", "what an asynchronous reset changes goes to registers that it holds as well", true),
    RECONVERGENCE("HDL051", "bits that were synchronised one by one do not meet before the next register", true),
    REGISTER_OVERLAP("HDL070", "registers of a map share no addresses, and fields of a register no bits"),
    REGISTER_PLACE("HDL071", "a register lies at a multiple of its bytes, and a field within its register"),
    REGISTER_GAP("HDL072", "addresses without a register are declared as reserved"),
    REGISTER_RESET("HDL073", "a field's reset value fits what it keeps"),
    REGISTER_MIX("HDL074", "a field can be written without a change to its neighbours"),
    REGISTER_NAME("HDL075", "registers and fields have names of their own");

    private final String id;
    private final String rule;
    private final boolean allowable;

    Code(String id, String rule) {
        this(id, rule, false);
    }

    Code(String id, String rule, boolean allowable) {
        this.id = id;
        this.rule = rule;
        this.allowable = allowable;
    }

    /** The stable identifier, such as {@code HDL012}. */
    public String id() {
        return id;
    }

    /** Whether a component may say that it means what breaks this rule: nothing is wrong for certain. */
    public boolean isAllowable() {
        return allowable;
    }

    /** The rule in one sentence. */
    public String rule() {
        return rule;
    }
}
