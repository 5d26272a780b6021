package org.heddle.experiment.verbs.request;

/**
 * Values that requests carry.
 *
 * @param immediate of message 0; message i has as much more
 * @param initial value of the word that atomics change
 * @param add that fetch-and-add adds
 * @param compare value that compare-and-swap compares with
 * @param swap value that it stores
 */
public record VerbsOperands(int immediate, long initial, long add, long compare, long swap) {
    /** 0x01020304; 0, 1, 0 and 1. */
    public static final VerbsOperands DEFAULT = new VerbsOperands(0x01020304, 0, 1, 0, 1);
}
