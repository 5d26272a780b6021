package org.heddle.hdl.operation;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.naming.Caller;

/**
 * The single values of which a value, bundle or vector is made, in the order of their declarations.
 *
 * @param type class of the value, bundle or vector, for messages
 * @param leaves at least one
 */
public record DataParts(Class<?> type, List<Leaf> leaves) {
    /**
     * One single value.
     *
     * @param path its name below the whole; empty where it is the whole
     * @param flipped whether it flows against the whole
     */
    public record Leaf(Net net, String path, boolean flipped) {}

    /** The first single value. */
    public Net first() {
        return leaves.get(0).net();
    }

    /** The module that reads or drives them. */
    public ModuleBuilder reader() {
        return first().reader();
    }

    private boolean isSingle() {
        return leaves.size() == 1 && leaves.get(0).path().isEmpty();
    }

    /**
     * Requires that each part of the source has its place here.
     *
     * @throws ElaborationException HDL015 if one is missing or has another name
     */
    public void requireSameShape(DataParts source) {
        boolean same = leaves.size() == source.leaves.size() && (isSingle() || type == source.type);
        for (int i = 0; same && i < leaves.size(); i++) {
            same = leaves.get(i).path().equals(source.leaves.get(i).path());
        }
        if (!same) {
            throw new ElaborationException(new Diagnostic(
                    Code.BUNDLE_SHAPE,
                    type.getSimpleName() + " with " + paths() + " cannot take " + source.type.getSimpleName() + " with "
                            + source.paths() + ": set the components one by one",
                    Caller.find().site()));
        }
    }

    /**
     * Requires that the others may stand in the place of these: the same shape, and the same type of each single value.
     *
     * @throws ElaborationException HDL015 or HDL003, with the places of both
     */
    public void requireLike(DataParts others) {
        requireSameShape(others);
        for (int i = 0; i < leaves.size(); i++) {
            Net expected = leaves.get(i).net();
            Net value = others.leaves.get(i).net();
            if (!value.format().isLike(expected.format())) {
                List<Site> sites = new ArrayList<>(List.of(Caller.find().site()));
                expected.site().ifPresent(sites::add);
                value.site().ifPresent(sites::add);
                throw new ElaborationException(new Diagnostic(
                        Code.WIDTHS_DIFFER,
                        "a vector of " + expected.format().description() + " " + expected.describe() + " and "
                                + value.format().description() + " " + value.describe()
                                + ": its elements have one type: widen the narrower, truncate the wider with trunc, or"
                                + " convert one",
                        sites));
            }
        }
    }

    private List<String> paths() {
        return leaves.stream().map(Leaf::path).toList();
    }

    /**
     * Drives every part from the source's, flipped parts the other way.
     *
     * @param module where it is said
     */
    public void connect(ModuleBuilder module, DataParts source, Site site) {
        requireSameShape(source);
        for (int i = 0; i < leaves.size(); i++) {
            Net ofSink = leaves.get(i).net();
            Net ofSource = source.leaves.get(i).net();
            if (leaves.get(i).flipped()) {
                SignalAssignment.assign(ofSource, module, ofSink, site);
            } else {
                SignalAssignment.assign(ofSink, module, ofSource, site);
            }
        }
    }
}
