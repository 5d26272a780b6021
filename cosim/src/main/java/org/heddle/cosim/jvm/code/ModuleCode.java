package org.heddle.cosim.jvm.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.cosim.jvm.plan.SchedulePart;
import org.heddle.cosim.jvm.plan.SettleStep;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** The class of a module: fields for what it keeps, and the methods that the engine and the class of its parent call. */
final class ModuleCode implements Opcodes {
    /** Most fields of a class, so that their names fit its constants. */
    private static final int MOST_FIELDS = 15_000;

    /** State that one method starts: more would become too long. */
    private static final int STARTS = 200;

    private static final String RULE = "org/heddle/cosim/jvm/model/StartRule";

    private final ModuleSchedule plan;
    private final ModuleDefinition module;
    private final GeneratedNames names;
    private final PlanOptions options;
    private final boolean tracked;
    private final ClaimNumbers claims;
    private final String owner;
    private final ClassWriter out = writer();
    private int fields;
    private final List<String> ofRuns = new ArrayList<>();
    private final List<String> packed = new ArrayList<>();
    private final List<String> held = new ArrayList<>();
    private int arrayMethods;

    ModuleCode(ModuleSchedule plan, GeneratedNames names, PlanOptions options, boolean tracked, ClaimNumbers claims) {
        this.plan = plan;
        this.module = plan.definition();
        this.names = names;
        this.options = options;
        this.tracked = tracked;
        this.claims = claims;
        this.owner = names.ofClass(module.name());
    }

    static ClassWriter writer() {
        return new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected String getCommonSuperClass(String one, String other) {
                return "java/lang/Object"; // no two classes of this design ever meet
            }
        };
    }

    /**
     * Returns the class file.
     *
     * @param top whether the ports are those of the design
     * @param whole whether there is code beside it that computes everything
     */
    byte[] write(boolean top, boolean whole) {
        out.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, owner, null, names.base(), null);
        out.visitSource(module.site().file(), null);
        fields();
        Optional<LaneAliases> aliases =
                names.isOfLanes() && !tracked ? Optional.of(new LaneAliases(plan, top)) : Optional.empty();
        new SettleCode(out, plan, names, options, tracked, aliases).write();
        EdgeCode edges = new EdgeCode(out, plan, names, options.skipping(), tracked, aliases, claims);
        edges.write();
        held.addAll(edges.held());
        joins(aliases);
        constructor();
        new StartCode(out, plan, names, held).write(STARTS);
        reset();
        lookups();
        if (options.open() && !names.isOfLanes()) {
            new ReadCode(out, plan, names).write();
        }
        ports(top);
        if (whole) {
            stale();
            if (top) {
                WholeCode.doors(out, plan, names);
            }
        }
        if (fields > MOST_FIELDS) {
            throw new EngineRefusal(
                    "module " + module.name() + " keeps " + fields + " words, more than " + MOST_FIELDS);
        }
        out.visitEnd();
        try {
            return out.toByteArray();
        } catch (org.objectweb.asm.MethodTooLargeException | org.objectweb.asm.ClassTooLargeException large) {
            throw new EngineRefusal("module " + module.name() + " is too large (" + large.getMessage() + ")");
        }
    }

    private GeneratedMethod method(String name, String descriptor, int locals) {
        return new GeneratedMethod(
                out.visitMethod(
                        name.equals("<init>") ? ACC_PUBLIC : ACC_PUBLIC | ACC_FINAL, name, descriptor, null, null),
                plan,
                names,
                locals);
    }

    private void field(String name, String descriptor) {
        out.visitField(0, name, descriptor, null, null).visitEnd();
        fields++;
    }

    private void fields() {
        for (int signal = 0; signal < plan.places().count(); signal++) {
            if (plan.keeps(signal)
                    || names.isOfLanes()
                            && plan.places().inner(signal) == null
                            && plan.reading().inlined(signal).isEmpty()) {
                for (int lane = 0; lane < WordBits.lanes(plan.places().width(signal)); lane++) {
                    ofRun(GeneratedNames.signal(signal, lane));
                }
                if (plan.places().width(signal) == 1) {
                    packed.add(GeneratedNames.signal(signal, 0));
                }
            }
        }
        for (int word = 0; word == 0 || 64 * word < plan.bits(); word++) {
            field(GeneratedNames.stale(word), "J");
        }
        for (MemoryDefinition memory : module.memories()) {
            field(GeneratedNames.memory(memory.id()), "[J");
        }
        for (int child = 0; child < plan.children().size(); child++) {
            field(
                    GeneratedNames.child(child),
                    "L" + names.ofClass(plan.children().get(child).definition().name()) + ";");
        }
        for (int i = 0; i < module.domains().size(); i++) {
            if (module.domains().get(i).isAsynchronous()) {
                ofRun(GeneratedNames.beforeReset(i));
            }
        }
        for (String room : new String[] {"x", "y", "z"}) {
            field(room, "[J");
        }
        if (module.external().isPresent()) {
            field(BoxCode.FIELD, "L" + BoxCode.BOX + ";");
        }
    }

    /** Declares a field that each run has for itself. */
    private void ofRun(String name) {
        field(name, names.word());
        ofRuns.add(name);
    }

    private void constructor() {
        GeneratedMethod code = method("<init>", "()V", 1);
        code.out().visitVarInsn(ALOAD, 0);
        code.out().visitMethodInsn(INVOKESPECIAL, names.base(), "<init>", "()V", false);
        for (MemoryDefinition memory : module.memories()) {
            array(code, GeneratedNames.memory(memory.id()), words(memory));
        }
        if (names.isOfLanes()) {
            arrays(ofRuns);
            arrays(held);
            for (int i = 0; i < arrayMethods; i++) {
                code.out().visitVarInsn(ALOAD, 0);
                code.out().visitMethodInsn(INVOKEVIRTUAL, owner, arraysOf(i), "()V", false);
            }
        }
        int widest = 1;
        for (int signal = 0; signal < plan.places().count(); signal++) {
            widest = Math.max(widest, WordBits.lanes(plan.places().width(signal)));
        }
        int[] lanes = {widest};
        expressions()
                .forEach(root -> org.heddle.hdl.ir.Expressions.forEach(
                        root, each -> lanes[0] = Math.max(lanes[0], WordBits.lanes(each.width()))));
        if (lanes[0] > 1) {
            for (String room : new String[] {"x", "y", "z"}) {
                array(code, room, lanes[0]);
            }
        }
        for (int child = 0; child < plan.children().size(); child++) {
            code.out().visitVarInsn(ALOAD, 0);
            code.out().visitTypeInsn(NEW, code.ownerOf(child));
            code.op(DUP);
            code.out().visitMethodInsn(INVOKESPECIAL, code.ownerOf(child), "<init>", "()V", false);
            code.out().visitFieldInsn(PUTFIELD, owner, GeneratedNames.child(child), "L" + code.ownerOf(child) + ";");
        }
        code.end(RETURN);
    }

    private List<Expression> expressions() {
        List<Expression> all = new ArrayList<>();
        module.nodes().forEach(node -> all.add(module.signal(node).definition().orElseThrow()));
        org.heddle.hdl.ir.Statements.forEach(
                module.body(), statement -> all.addAll(org.heddle.hdl.ir.Statements.expressions(statement)));
        return all;
    }

    private static String arraysOf(int method) {
        return "arrays" + method;
    }

    /** Methods that make arrays, each of bounded size. */
    private void arrays(List<String> fields) {
        for (int from = 0; from < fields.size(); from += STARTS) {
            GeneratedMethod code = method(arraysOf(arrayMethods++), "()V", 1);
            fields.subList(from, Math.min(fields.size(), from + STARTS))
                    .forEach(field -> array(code, field, packed.contains(field) ? 1 : names.runs()));
            code.end(RETURN);
        }
    }

    /** The method that lets signals have the arrays of others; whether any got one. To be repeated until none does. */
    private void joins(Optional<LaneAliases> aliases) {
        if (!names.isOfLanes()) {
            return;
        }
        List<int[]> all = new ArrayList<>();
        aliases.ifPresent(joined -> joined.forEach((target, source) -> all.add(new int[] {target, source})));
        int methods = (all.size() + STARTS - 1) / STARTS;
        for (int i = 0; i <= methods; i++) {
            GeneratedMethod code = method(i == methods ? "join" : "join" + i, "()Z", 1);
            int any = code.newInt();
            int array = code.newInt();
            code.pushInt(0);
            code.out().visitVarInsn(ISTORE, any);
            if (i < methods) {
                all.subList(STARTS * i, Math.min(all.size(), STARTS * (i + 1)))
                        .forEach(join -> code.join(join[0], join[1], array, any));
            } else {
                for (int part = 0; part < methods; part++) {
                    code.out().visitVarInsn(ALOAD, 0);
                    code.out().visitMethodInsn(INVOKEVIRTUAL, owner, "join" + part, "()Z", false);
                    code.orInt(any);
                }
                for (int child = 0; child < plan.children().size(); child++) {
                    code.child(child);
                    code.out().visitMethodInsn(INVOKEVIRTUAL, code.ownerOf(child), "join", "()Z", false);
                    code.orInt(any);
                }
            }
            code.out().visitVarInsn(ILOAD, any);
            code.end(IRETURN);
        }
    }

    private int words(MemoryDefinition memory) {
        long words = (long) memory.depth() * WordBits.lanes(memory.width()) * Math.max(1, names.runs());
        if (words > Integer.MAX_VALUE - Long.BYTES) {
            throw new EngineRefusal("memory " + memory.name() + " of module " + module.name() + " has " + words
                    + " words" + (names.isOfLanes() ? " in " + names.runs() + " lanes" : "")
                    + ", more than an array of Java");
        }
        return (int) words;
    }

    private void array(GeneratedMethod code, String name, int words) {
        code.out().visitVarInsn(ALOAD, 0);
        code.pushInt(words);
        code.out().visitIntInsn(NEWARRAY, T_LONG);
        code.out().visitFieldInsn(PUTFIELD, owner, name, "[J");
    }

    // Asynchronous resets

    private boolean isResetInside(int child) {
        return hasReset(plan.children().get(child));
    }

    private static boolean hasReset(ModuleSchedule plan) {
        return plan.definition().domains().stream().anyMatch(DomainDefinition::isAsynchronous)
                || plan.children().stream().anyMatch(ModuleCode::hasReset);
    }

    private void reset() {
        if (!hasReset(plan)) {
            return;
        }
        GeneratedMethod code = method("reset", "()Z", 1);
        int any = code.newInt();
        code.pushInt(0);
        code.out().visitVarInsn(ISTORE, any);
        for (int i = 0; i < module.domains().size(); i++) {
            if (module.domains().get(i).isAsynchronous()) {
                int domain = i;
                code.eachRun(() -> domain(code, domain, any));
            }
        }
        for (int child = 0; child < plan.children().size(); child++) {
            if (isResetInside(child)) {
                Label past = new Label();
                code.child(child);
                code.out().visitMethodInsn(INVOKEVIRTUAL, code.ownerOf(child), "reset", "()Z", false);
                code.jump(IFEQ, past);
                code.pushInt(1);
                code.out().visitVarInsn(ISTORE, any);
                java.util.BitSet all = new java.util.BitSet();
                all.set(0, Math.max(1, plan.children().get(child).bits()));
                new Changes(code, -1, true)
                        .follow(new org.heddle.cosim.jvm.plan.Effect(
                                plan.visit(child, all), 0, -1, new java.util.BitSet()));
                code.mark(past);
            }
        }
        code.out().visitVarInsn(ILOAD, any);
        code.end(IRETURN);
    }

    /** Acts where the reset has become active since this was asked last. */
    private void domain(GeneratedMethod code, int index, int any) {
        DomainDefinition domain = module.domains().get(index);
        Label end = new Label();
        Lane active = active(code, domain);
        code.loadOfRun(GeneratedNames.beforeReset(index));
        code.storeOfRun(GeneratedNames.beforeReset(index), active);
        code.push(0);
        code.op(LCMP);
        code.jump(IFNE, end);
        code.push(active);
        code.push(0);
        code.op(LCMP);
        code.jump(IFEQ, end);
        for (Signal register : module.signals()) {
            if (register.kind() == Signal.Kind.REGISTER
                    && register.domain() == index
                    && register.resetValue().isPresent()) {
                for (int lane = 0; lane < WordBits.lanes(register.width()); lane++) {
                    code.home(register.id(), lane);
                    code.push(WordBits.word(register.resetValue().get(), lane));
                    code.store(register.id(), lane);
                    code.storeNext(register.id(), lane, held);
                }
                new Changes(code, -1, true).follow(plan.effect(register.id()));
            }
        }
        code.pushInt(1);
        code.out().visitVarInsn(ISTORE, any);
        code.mark(end);
    }

    /** Puts into a local variable whether a reset is active. */
    private static Lane active(GeneratedMethod code, DomainDefinition domain) {
        code.load(domain.reset(), 0);
        if (domain.style().activeLow()) {
            code.push(1);
            code.op(LXOR);
        }
        return code.keep();
    }

    // Looking inside

    private void lookups() {
        if (!plan.children().isEmpty()) {
            choose(
                    "child",
                    "(I)L" + GeneratedMethod.BLOCK + ";",
                    plan.children().size(),
                    (code, child) -> {
                        code.child(child);
                        code.op(ARETURN);
                    });
        }
        if (!module.memories().isEmpty()) {
            choose("memory", "(I)[J", module.memories().size(), (code, memory) -> {
                code.memory(memory);
                code.op(ARETURN);
            });
        }
        if (module.external().isPresent()) {
            GeneratedMethod box = method("box", "(L" + BoxCode.BOX + ";)V", 2);
            box.out().visitVarInsn(ALOAD, 0);
            box.out().visitVarInsn(ALOAD, 1);
            box.out().visitFieldInsn(PUTFIELD, owner, BoxCode.FIELD, "L" + BoxCode.BOX + ";");
            box.end(RETURN);
        }
        GeneratedMethod touch = method("touch", "()V", 1);
        for (int word = 0; word == 0 || 64 * word < plan.bits(); word++) {
            touch.storeOwn(GeneratedNames.stale(word), new Lane.Constant(WordBits.word(plan.used(), word)));
        }
        for (int child = 0; child < plan.children().size(); child++) {
            touch.child(child);
            touch.out().visitMethodInsn(INVOKEVIRTUAL, touch.ownerOf(child), "touch", "()V", false);
        }
        touch.end(RETURN);
    }

    /** Writes the method that counts what is stale. */
    private void stale() {
        GeneratedMethod code = method("stale", "()I", 1);
        code.pushInt(0);
        for (int word = 0; 64 * word < plan.bits(); word++) {
            code.loadOwn(GeneratedNames.stale(word));
            code.out().visitMethodInsn(INVOKESTATIC, "java/lang/Long", "bitCount", "(J)I", false);
            code.op(IADD);
        }
        for (int child = 0; child < plan.children().size(); child++) {
            code.child(child);
            code.out().visitMethodInsn(INVOKEVIRTUAL, code.ownerOf(child), "stale", "()I", false);
            code.op(IADD);
        }
        code.end(IRETURN);
    }

    private interface Choice {
        void write(GeneratedMethod code, int index);
    }

    private void choose(String name, String descriptor, int count, Choice choice) {
        GeneratedMethod code = method(name, descriptor, 2);
        Label[] labels = new Label[count];
        java.util.Arrays.setAll(labels, i -> new Label());
        Label otherwise = new Label();
        code.out().visitVarInsn(ILOAD, 1);
        code.out().visitTableSwitchInsn(0, count - 1, otherwise, labels);
        for (int i = 0; i < count; i++) {
            code.mark(labels[i]);
            choice.write(code, i);
        }
        code.mark(otherwise);
        code.out().visitVarInsn(ALOAD, 0);
        code.out().visitVarInsn(ILOAD, 1);
        code.out().visitMethodInsn(INVOKESPECIAL, GeneratedMethod.BLOCK, name, descriptor, false);
        code.end(ARETURN);
    }

    // The design's own ports

    private void ports(boolean top) {
        if (top) {
            new PortCode(out, plan, names, tracked).write();
            return;
        }
        List<String[]> methods =
                new ArrayList<>(List.of(new String[] {"settle", "()V"}, new String[] {"settleInputs", "()V"}));
        if (!names.isOfLanes()) {
            methods.add(new String[] {"drive", PortCode.IMAGE});
            methods.add(new String[] {"collect", PortCode.IMAGE});
        }
        for (String[] method : methods) {
            GeneratedMethod code = method(method[0], method[1], 2);
            code.out().visitTypeInsn(NEW, "java/lang/UnsupportedOperationException");
            code.op(DUP);
            code.out()
                    .visitMethodInsn(INVOKESPECIAL, "java/lang/UnsupportedOperationException", "<init>", "()V", false);
            code.end(ATHROW);
        }
    }

    static List<SettleStep> stepsOf(List<SchedulePart> parts) {
        return parts.stream().flatMap(part -> part.steps().stream()).toList();
    }
}
