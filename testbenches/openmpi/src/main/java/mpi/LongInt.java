package mpi;

/** A value of {@code long} and an int that says where it is, for MINLOC and MAXLOC. */
public final class LongInt extends Struct {
    private final int value = addLong();
    private final int index = addInt();

    LongInt() {}

    Datatype pair() {
        return new Datatype(org.heddle.mpi.datatype.Datatype.LONG_INT, Datatype.Base.BYTE);
    }

    @Override
    protected Data newData() {
        return new Data();
    }

    /** View of a pair. */
    public final class Data extends Struct.Data {
        private Data() {}

        /** Returns the value. */
        public long getValue() {
            return getLong(value);
        }

        /** Returns the index. */
        public int getIndex() {
            return getInt(index);
        }

        /** Sets the value. */
        public void putValue(long v) {
            putLong(value, v);
        }

        /** Sets the index. */
        public void putIndex(int i) {
            putInt(index, i);
        }
    }
}
