package org.heddle.host.verbs.mpi;

import org.heddle.host.ranks.UserMemory;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.mpi.datatype.TypeShape;
import org.heddle.mpi.datatype.TypedBuffer;

/** Memory of a rank, and the way of data into registered memory and out of it. */
final class RankMemory {
    private static final long MESSAGE_BYTES = 1L << 47;
    private static final int COPY_BYTES = 1 << 16;

    private final Context context;
    private final AddressSpace space;
    private final UserMemory<AddressSpace> user;
    private final RegistrationCache cache;
    private final StagingBuffers staging;

    RankMemory(Context context, AddressSpace space, ProtectionDomain domain, int cachedRegions) {
        this.context = context;
        this.space = space;
        user = new UserMemory<>(space, MESSAGE_BYTES);
        cache = new RegistrationCache(domain, cachedRegions);
        staging = new StagingBuffers(space, domain);
    }

    AddressSpace space() {
        return space;
    }

    UserMemory<AddressSpace> user() {
        return user;
    }

    RegistrationCache cache() {
        return cache;
    }

    /** Returns data to be sent, packed if they are not one run of the process's memory. */
    RegisteredData source(TypedBuffer data, long bytes) {
        RegisteredData place = place(data, bytes);
        if (place.region() != null && place.staged() != null) {
            byte[] piece = new byte[(int) Math.min(COPY_BYTES, bytes)];
            for (long done = 0; done < bytes; done += piece.length) {
                int length = (int) Math.min(piece.length, bytes - done);
                data.read(done, piece, 0, length);
                space.store(place.address() + done, piece, 0, length);
            }
            context.copied(bytes);
        }
        return place;
    }

    /** Returns where data are to arrive; {@link #arrived} unpacks them if need be. */
    RegisteredData target(TypedBuffer data, long bytes) {
        return place(data, bytes);
    }

    private RegisteredData place(TypedBuffer data, long bytes) {
        if (bytes == 0) {
            return RegisteredData.NOTHING;
        }
        if (data.memory().isSameAs(user) && data.layout().shape() instanceof TypeShape.Contiguous run) {
            long address = data.address() + run.displacement();
            return new RegisteredData(cache.acquire(address, bytes), address, bytes, null);
        }
        MemoryRegion region = staging.acquire(bytes);
        return new RegisteredData(region, region.address(), bytes, data);
    }

    /** Unpacks data that have arrived, if they are not where they belong yet. */
    void arrived(RegisteredData place) {
        TypedBuffer target = place.staged();
        if (target != null) {
            byte[] piece = new byte[(int) Math.min(COPY_BYTES, place.bytes())];
            for (long done = 0; done < place.bytes(); done += piece.length) {
                int length = (int) Math.min(piece.length, place.bytes() - done);
                space.load(place.address() + done, piece, 0, length);
                target.write(done, piece, 0, length);
            }
            context.copied(place.bytes());
        }
    }

    void release(RegisteredData place) {
        MemoryRegion region = place.region();
        if (region == null) {
            return;
        }
        if (place.staged() == null) {
            cache.release(region);
        } else {
            staging.release(region);
        }
    }
}
