/**
 * MPI datatypes: where the bytes of a message lie.
 *
 * <p>{@link org.heddle.mpi.datatype.Datatype} is what a program builds. Behind it stand two trees, each in a normal form: the
 * layout (which bytes, in pack order) and the signature (which basic types, in the same order). The layout is flattened to
 * {@link org.heddle.mpi.datatype.FlatLayout}, a stream of {@link org.heddle.mpi.datatype.Runs} made on the fly: equal
 * typemaps give equal streams, whatever constructors built them, and a million blocks take no more memory than ten.
 *
 * <p>{@link org.heddle.mpi.datatype.TypedBuffer} is a message's data in a {@link org.heddle.mpi.datatype.MessageMemory}: it reads
 * and writes any part of the packed byte stream.
 *
 * <p>All extents and displacements in bytes are {@code long}. This package knows no communicator and no transport.
 */
@NullMarked
package org.heddle.mpi.datatype;

import org.jspecify.annotations.NullMarked;
