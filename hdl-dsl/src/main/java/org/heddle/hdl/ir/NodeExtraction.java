package org.heddle.hdl.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.heddle.hdl.diagnostic.Site;

/**
 * Gives a name to every expression that cannot or should not stand inside another.
 *
 * <pre>
 * Design
 *
 * Expressions are inlined where they are used, as a person would write them. Five kinds become nodes of their own:
 *   - what several places use, so that it stands once;
 *   - what a slice is taken of, because Verilog-2005 slices only names;
 *   - memory reads below other operators: arrays are read by continuous assignments only;
 *   - addresses that are computed: Icarus does not cut a sum in an array's brackets to its width;
 *   - what has grown beyond LIMIT operators, so that lines stay readable and no later pass meets deep expressions.
 * A new node is named after its consumer and its operator, "count_sum": the name depends on nothing but the two, so an
 * edit elsewhere leaves it alone. It stands right before the node that uses it, or behind all nodes for a statement.
 * The walk keeps its own stack: depth 4,096 and more is ordinary input.
 * </pre>
 */
public final class NodeExtraction {
    /** Operators that one line of Verilog may hold. */
    private static final int LIMIT = 12;

    private record Rebuilt(Expression expression, int weight) {}

    /** Size of each kind of expression in a line. */
    private static final Expression.Kinds<Kind> SIZES = new Expression.Kinds<>() {
        @Override
        public Kind literal(Expression.Literal literal) {
            return Kind.LEAF;
        }

        @Override
        public Kind unknown(Expression.Unknown unknown) {
            return Kind.LEAF;
        }

        @Override
        public Kind reference(Expression.Reference reference) {
            return Kind.LEAF;
        }

        @Override
        public Kind unary(Expression.Unary unary) {
            return unary.operator() == Expression.UnaryOperator.NOT ? Kind.SMALL : Kind.OTHER;
        }

        @Override
        public Kind binary(Expression.Binary binary) {
            return Kind.OTHER;
        }

        @Override
        public Kind mux(Expression.Mux mux) {
            return Kind.OTHER;
        }

        @Override
        public Kind slice(Expression.Slice slice) {
            return Kind.SMALL;
        }

        @Override
        public Kind concatenation(Expression.Concatenation concatenation) {
            return Kind.OTHER;
        }

        @Override
        public Kind replication(Expression.Replication replication) {
            return Kind.OTHER;
        }

        @Override
        public Kind memoryRead(Expression.MemoryRead memoryRead) {
            return Kind.OTHER;
        }
    };

    /** A word for the name of each kind of expression. */
    private static final Expression.Kinds<String> WORDS = new Expression.Kinds<>() {
        @Override
        public String literal(Expression.Literal literal) {
            return "joined";
        }

        @Override
        public String unknown(Expression.Unknown unknown) {
            return "joined";
        }

        @Override
        public String reference(Expression.Reference reference) {
            return "joined";
        }

        @Override
        public String unary(Expression.Unary unary) {
            return unary.operator().word();
        }

        @Override
        public String binary(Expression.Binary binary) {
            return binary.operator().word();
        }

        @Override
        public String mux(Expression.Mux mux) {
            return "choice";
        }

        @Override
        public String slice(Expression.Slice slice) {
            return "part";
        }

        @Override
        public String concatenation(Expression.Concatenation concatenation) {
            return "joined";
        }

        @Override
        public String replication(Expression.Replication replication) {
            return "joined";
        }

        @Override
        public String memoryRead(Expression.MemoryRead memoryRead) {
            return "read";
        }
    };

    private final ModuleDefinition module;
    private final List<Signal> signals;
    private final List<Integer> nodes = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private final Map<Expression, Integer> uses = new IdentityHashMap<>();
    private final Map<Expression, Rebuilt> done = new IdentityHashMap<>();

    private final int limit;

    private NodeExtraction(ModuleDefinition module, int limit) {
        this.module = module;
        this.limit = limit;
        this.signals = new ArrayList<>(module.signals());
        module.signals().forEach(signal -> names.add(folded(signal.name())));
        module.memories().forEach(memory -> names.add(folded(memory.name())));
        module.instances().forEach(instance -> names.add(folded(instance.name())));
    }

    /** The same module with the extracted nodes. */
    public static ModuleDefinition apply(ModuleDefinition module) {
        return new NodeExtraction(module, LIMIT).run();
    }

    /** The same module with one operator for each node: nothing stands inside anything else. */
    public static ModuleDefinition oneByOne(ModuleDefinition module) {
        return new NodeExtraction(module, 0).run();
    }

    private ModuleDefinition run() {
        countUses();
        for (int node : module.nodes()) {
            Signal signal = module.signal(node);
            Expression definition = signal.definition().orElseThrow();
            Expression rebuilt = rebuild(definition, signal.name(), signal.site(), true);
            signals.set(node, signal.definedAs(rebuilt));
            nodes.add(node);
        }
        List<Statement> body = rebuild(module.body());
        return module.with(signals, nodes, body);
    }

    private void countUses() {
        Deque<Expression> open = new ArrayDeque<>();
        module.nodes()
                .forEach(node -> open.push(module.signal(node).definition().orElseThrow()));
        Statements.forEach(
                module.body(), statement -> Statements.expressions(statement).forEach(open::push));
        while (!open.isEmpty()) {
            Expression expression = open.pop();
            if (uses.merge(expression, 1, Integer::sum) == 1) {
                expression.operands().forEach(open::push);
            }
        }
    }

    private List<Statement> rebuild(List<Statement> body) {
        List<Statement> result = new ArrayList<>(body.size());
        for (Statement statement : body) {
            result.add(rebuild(statement));
        }
        return result;
    }

    private Statement rebuild(Statement statement) {
        return statement.match(
                this::rebuildAssign, this::rebuildWrite, this::rebuildWhen, this::rebuildSwitch, this::rebuildProperty);
    }

    private Statement rebuildAssign(Statement.Assign assign) {
        String consumer = module.signal(assign.target()).name();
        return new Statement.Assign(
                assign.target(), rebuild(assign.value(), consumer, assign.site(), false), assign.site());
    }

    private Statement rebuildWrite(Statement.MemoryWrite write) {
        Site site = write.site();
        String memory = module.memories().get(write.memory()).name();
        if (write.mask().isPresent()) {
            // Each part of the word is a statement of its own that slices the value and the mask.
            return new Statement.MemoryWrite(
                    write.memory(),
                    address(write.address(), memory + "_address", site),
                    named(write.value(), memory + "_data", site),
                    write.mask().map(mask -> named(mask, memory + "_mask", site)),
                    write.domain(),
                    site);
        }
        return new Statement.MemoryWrite(
                write.memory(),
                address(write.address(), memory + "_address", site),
                rebuild(write.value(), memory + "_data", site, false),
                Optional.empty(),
                write.domain(),
                site);
    }

    private Statement rebuildProperty(Statement.Property property) {
        return new Statement.Property(
                property.claim(),
                rebuild(property.condition(), "assertion", property.site(), false),
                property.message(),
                property.domain(),
                property.site());
    }

    private Statement rebuildWhen(Statement.When when) {
        List<Statement.Branch> branches = new ArrayList<>();
        for (Statement.Branch branch : when.branches()) {
            String consumer = conditionName(branch.body());
            branches.add(new Statement.Branch(
                    rebuild(branch.condition(), consumer, branch.site(), false),
                    rebuild(branch.body()),
                    branch.site()));
        }
        return new Statement.When(branches, rebuild(when.otherwise()), when.site());
    }

    private Statement rebuildSwitch(Statement.Switch choice) {
        List<Statement.Case> cases = new ArrayList<>();
        Expression selector = rebuild(choice.selector(), "selector", choice.site(), false);
        for (Statement.Case arm : choice.cases()) {
            cases.add(new Statement.Case(arm.labels(), rebuild(arm.body()), arm.site()));
        }
        return new Statement.Switch(selector, cases, rebuild(choice.otherwise()), choice.exhaustive(), choice.site());
    }

    private Expression address(Expression root, String consumer, Site site) {
        Expression rebuilt = rebuild(root, consumer, site, false);
        // yosys makes registers of a memory that is written at constants only, and warns of it.
        boolean stays = isPlain(rebuilt) && !(rebuilt instanceof Expression.Literal);
        return stays ? rebuilt : named(root, consumer, site);
    }

    /** Whether an expression may stand in the brackets of an array. */
    private static boolean isPlain(Expression expression) {
        return kindOf(expression) == Kind.LEAF || expression instanceof Expression.Slice;
    }

    private Expression named(Expression root, String consumer, Site site) {
        Expression rebuilt = rebuild(root, consumer, site, false);
        if (rebuilt instanceof Expression.Reference) {
            return rebuilt;
        }
        Rebuilt extracted = extract(rebuilt, consumer, site);
        done.put(root, extracted);
        return extracted.expression();
    }

    private String conditionName(List<Statement> body) {
        OptionalInt target = Statements.firstTarget(body);
        return target.isPresent() ? module.signal(target.getAsInt()).name() + "_when" : "when";
    }

    /**
     * The root over rebuilt operands.
     *
     * @param isNode the root is a node's definition already, so that it may be a memory read
     */
    private Expression rebuild(Expression root, String consumer, Site site, boolean isNode) {
        Expressions.operandsFirst(root, done::containsKey, expression -> {
            boolean stays = expression == root && (isNode || uses.getOrDefault(expression, 1) == 1);
            done.put(expression, finish(expression, consumer, site, stays, isNode && expression == root));
        });
        return done.get(root).expression();
    }

    private Rebuilt finish(Expression original, String consumer, Site site, boolean stays, boolean isNode) {
        List<Expression> operands = new ArrayList<>(original.operands().size());
        int weight = original.operands().isEmpty() ? 0 : 1;
        for (Expression operand : original.operands()) {
            Rebuilt rebuilt = done.get(operand);
            boolean sliced =
                    original instanceof Expression.Slice && !(rebuilt.expression() instanceof Expression.Reference);
            boolean computedAddress = original instanceof Expression.MemoryRead && !isPlain(rebuilt.expression());
            if (sliced || computedAddress) {
                rebuilt = extract(rebuilt.expression(), computedAddress ? consumer + "_address" : consumer, site);
                done.put(operand, rebuilt);
            }
            operands.add(rebuilt.expression());
            weight += rebuilt.weight();
        }
        Expression expression = operands.isEmpty() ? original : original.withOperands(operands);
        boolean shared = !stays && uses.getOrDefault(original, 1) > 1 && !isTrivial(expression);
        boolean arrayRead = !isNode && expression instanceof Expression.MemoryRead;
        if (shared || arrayRead || !stays && weight > limit) {
            return extract(expression, consumer, site);
        }
        return new Rebuilt(expression, weight);
    }

    /** Whether an expression is as short as a name. */
    private static boolean isTrivial(Expression expression) {
        return switch (kindOf(expression)) {
            case LEAF -> true;
            case SMALL -> kindOf(expression.operands().get(0)) == Kind.LEAF;
            case OTHER -> false;
        };
    }

    private enum Kind {
        LEAF,
        SMALL,
        OTHER
    }

    private static Kind kindOf(Expression expression) {
        return expression.match(SIZES);
    }

    private Rebuilt extract(Expression expression, String consumer, Site site) {
        String wanted = consumer + "_" + word(expression);
        String name = wanted;
        for (int suffix = 1; !names.add(folded(name)); suffix++) {
            name = wanted + "_" + suffix;
        }
        Signal node = new Signal(
                signals.size(),
                name,
                Signal.Kind.NODE,
                expression.width(),
                Optional.empty(),
                Signal.NO_DOMAIN,
                Optional.of(expression),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                site);
        signals.add(node);
        nodes.add(node.id());
        return new Rebuilt(new Expression.Reference(node.id(), node.width()), 0);
    }

    /** Names that differ in case only are one name to some tools. */
    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static String word(Expression expression) {
        return expression.match(WORDS);
    }
}
