package mpi;

/** A value of {@code short} and an int that says where it is, for MINLOC and MAXLOC. */
public final class ShortInt extends Struct {
    private final int value = addShort();
    private final int index = addInt();

    ShortInt() {}

    Datatype pair() {
        return new Datatype(org.heddle.mpi.datatype.Datatype.SHORT_INT, Datatype.Base.BYTE);
    }

    @Override
    protected Data newData() {
        return new Data();
    }

    /** View of a pair. */
    public final class Data extends Struct.Data {
        private Data() {}

        /** Returns the value. */
        public short getValue() {
            return getShort(value);
        }

        /** Returns the index. */
        public int getIndex() {
            return getInt(index);
        }

        /** Sets the value. */
        public void putValue(short v) {
            putShort(value, v);
        }

        /** Sets the index. */
        public void putIndex(int i) {
            putInt(index, i);
        }
    }
}
