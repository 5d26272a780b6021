package org.heddle.verify.fuzz.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.verify.fuzz.plan.Item;
import org.heddle.verify.fuzz.plan.Term;

/** Simpler parts of modules. */
final class SmallerItems {
    private SmallerItems() {}

    static List<Item> of(Item item) {
        List<Item> result = new ArrayList<>();
        if (item instanceof Item.Register register) {
            SmallerTerms.of(register.shape())
                    .forEach(shape -> result.add(new Item.Register(register.id(), shape, register.reset())));
            if (register.reset().isPresent() && !register.reset().get().isEmpty()) {
                result.add(new Item.Register(register.id(), register.shape(), Optional.of(List.of())));
            }
        } else if (item instanceof Item.Node node) {
            SmallerTerms.of(node.value()).forEach(value -> result.add(new Item.Node(node.id(), value, node.named())));
            if (node.named()) {
                result.add(new Item.Node(node.id(), node.value(), false));
            }
        } else if (item instanceof Item.Chosen chosen) {
            SmallerTerms.of(chosen.condition())
                    .forEach(condition ->
                            result.add(new Item.Chosen(chosen.id(), condition, chosen.whenTrue(), chosen.whenFalse())));
        } else if (item instanceof Item.Wire wire) {
            ofWire(wire, result);
        } else if (item instanceof Item.Process process) {
            SmallerSteps.of(process.body()).forEach(body -> result.add(new Item.Process(process.id(), body)));
        } else if (item instanceof Item.Store store) {
            ofStore(store, result);
        } else if (item instanceof Item.Fetch fetch) {
            SmallerTerms.of(fetch.address())
                    .forEach(
                            address -> result.add(new Item.Fetch(fetch.id(), fetch.memory(), address, fetch.enable())));
            if (fetch.enable().isPresent()) {
                result.add(new Item.Fetch(fetch.id(), fetch.memory(), fetch.address(), Optional.empty()));
                SmallerTerms.of(fetch.enable().get())
                        .forEach(enable -> result.add(
                                new Item.Fetch(fetch.id(), fetch.memory(), fetch.address(), Optional.of(enable))));
            }
        } else if (item instanceof Item.Instance instance) {
            smaller(instance.inputs())
                    .forEach(inputs ->
                            result.add(new Item.Instance(instance.id(), instance.module(), instance.domain(), inputs)));
            if (instance.domain() != Item.Domain.SAME) {
                result.add(new Item.Instance(instance.id(), instance.module(), Item.Domain.SAME, instance.inputs()));
            }
        } else if (item instanceof Item.Part part) {
            smaller(part.inputs())
                    .forEach(inputs -> result.add(new Item.Part(part.id(), part.kind(), part.parameters(), inputs)));
            ShrunkLists.changed(part.parameters(), SmallerTerms::smaller)
                    .forEach(
                            parameters -> result.add(new Item.Part(part.id(), part.kind(), parameters, part.inputs())));
        }
        return result;
    }

    private static List<List<Term>> smaller(List<Term> terms) {
        List<List<Term>> result = new ArrayList<>();
        if (!terms.isEmpty()) {
            result.add(List.of());
            result.add(terms.subList(0, terms.size() - 1));
        }
        result.addAll(ShrunkLists.changed(terms, SmallerTerms::of));
        return result;
    }

    private static void ofWire(Item.Wire wire, List<Item> result) {
        SmallerTerms.of(wire.shape())
                .forEach(shape -> result.add(new Item.Wire(wire.id(), shape, wire.defaults(), wire.body())));
        if (wire.defaults().isEmpty()) {
            result.add(new Item.Wire(wire.id(), wire.shape(), Optional.of(List.of()), wire.body()));
        }
        wire.defaults()
                .ifPresent(defaults -> smaller(defaults)
                        .forEach(other ->
                                result.add(new Item.Wire(wire.id(), wire.shape(), Optional.of(other), wire.body()))));
        SmallerSteps.of(wire.body())
                .forEach(body -> result.add(new Item.Wire(wire.id(), wire.shape(), wire.defaults(), body)));
    }

    private static void ofStore(Item.Store store, List<Item> result) {
        SmallerTerms.of(store.word())
                .forEach(word -> result.add(new Item.Store(store.id(), word, store.depth(), store.contents())));
        SmallerTerms.smaller(store.depth()).stream()
                .filter(depth -> depth > 0)
                .forEach(depth -> result.add(new Item.Store(store.id(), store.word(), depth, store.contents())));
        store.contents()
                .filter(words -> !words.isEmpty())
                .ifPresent(words ->
                        result.add(new Item.Store(store.id(), store.word(), store.depth(), Optional.of(List.of()))));
    }
}
