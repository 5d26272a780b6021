package org.heddle.cli.shared;

import java.util.ArrayList;
import java.util.List;

/**
 * A slice of something that is counted.
 *
 * @param first number of its first element, from 0
 * @param size number of its elements
 */
public record CampaignSlice(long first, long size) {
    /**
     * Cuts into slices of nearly equal size, each but the last a multiple of a unit.
     *
     * @param total elements, at least 1
     * @param unit elements that stay together
     * @param most slices at most
     */
    public static List<CampaignSlice> of(long total, long unit, int most) {
        long units = (total - 1) / unit + 1;
        long count = Math.min(most, units);
        List<CampaignSlice> slices = new ArrayList<>();
        long first = 0;
        for (long i = 0; i < count; i++) {
            long ofThis = units / count + (i < units % count ? 1 : 0);
            long size = i == count - 1 ? total - first : ofThis * unit;
            slices.add(new CampaignSlice(first, size));
            first += size;
        }
        return slices;
    }
}
