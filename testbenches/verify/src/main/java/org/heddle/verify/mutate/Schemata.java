package org.heddle.verify.mutate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.cosim.build.Substitution;
import org.heddle.cosim.tool.Sha256;
import org.heddle.verify.mutate.fault.ModuleSource;
import org.heddle.verify.mutate.fault.Mutant;
import org.heddle.verify.mutate.fault.MutantSchema;

/**
 * The schemas of a block of mutants, as pairs of modules in a folder, and what each check does with them while none is chosen.
 *
 * <p>Models are built once for the whole block, and a check in which a mutant's expression never had another value than the right one
 * need not run for that mutant: it behaves there as the right hardware does.
 */
final class Schemata {
    private static final int NAME = 16;

    private final Path folder;
    private final Map<String, MutantSchema> byText;
    private final Map<MutantCheck, SchemaRecord> records = new LinkedHashMap<>();

    private Schemata(Path folder, Map<String, MutantSchema> byText) {
        this.folder = folder;
        this.byText = byText;
    }

    /**
     * Writes the schemas of mutants into a folder named by their content.
     *
     * @param mutants by their numbers, from 1
     * @param parent of the folder
     */
    static Schemata of(SortedMap<Integer, Mutant> mutants, Attempts attempts, Path parent) throws IOException {
        Map<String, ModuleSource> modules = new LinkedHashMap<>();
        Map<String, SortedMap<Integer, Mutant>> byText = new LinkedHashMap<>();
        mutants.forEach((number, mutant) -> attempts.of(mutant).stream()
                .filter(attempt -> !attempt.record().check().isProof())
                .flatMap(attempt -> attempt.mutants().stream())
                .forEach(kin -> {
                    modules.putIfAbsent(kin.module().text(), kin.module());
                    byText.computeIfAbsent(kin.module().text(), text -> new TreeMap<>())
                            .put(number, kin);
                }));
        Map<String, MutantSchema> schemas = new LinkedHashMap<>();
        byText.forEach((text, some) -> {
            MutantSchema schema = MutantSchema.of(modules.get(text), some);
            if (!schema.numbers().isEmpty()) {
                schemas.put(text, schema);
            }
        });
        Sha256 content = new Sha256();
        schemas.forEach((text, schema) -> {
            byte[] bytes = (text + schema.text()).getBytes(StandardCharsets.UTF_8);
            content.add(bytes, 0, bytes.length);
        });
        Path folder = Files.createDirectories(
                parent.resolve("schemata-" + content.text().substring(0, NAME)));
        Map<String, String> replacements = new LinkedHashMap<>();
        schemas.forEach((text, schema) -> replacements.put(text, schema.text()));
        Substitution.write(folder, replacements);
        return new Schemata(folder, schemas);
    }

    /** Folder of the pairs, which stays for the next run of the same block. */
    Path folder() {
        return folder;
    }

    /** Whether a module that a check reads has a schema. */
    boolean concerns(String moduleText) {
        return byText.containsKey(moduleText);
    }

    /** Takes what a check did while no mutant was chosen. */
    void add(SchemaRecord record) {
        records.put(record.check(), record);
    }

    /** Whether the check can run over the schemas for this mutant: all sizes of it that the check reads are in them, and the check is right. */
    boolean serves(Attempt attempt, int number) {
        SchemaRecord record = records.get(attempt.record().check());
        return record != null
                && record.end() == WorkerAnswer.End.PASSED
                && attempt.mutants().stream().allMatch(kin -> {
                    MutantSchema schema = byText.get(kin.module().text());
                    return schema != null && schema.numbers().contains(number);
                });
    }

    /** Processor time of a served check while no mutant is chosen, in milliseconds. */
    long millis(Attempt attempt) {
        return record(attempt).millis();
    }

    /** Whether a served check ever meets another value than the right one. */
    boolean isTouched(Attempt attempt, int number) {
        return record(attempt).touched().contains(number);
    }

    private SchemaRecord record(Attempt attempt) {
        return Objects.requireNonNull(records.get(attempt.record().check()), "a check that is not served");
    }
}
