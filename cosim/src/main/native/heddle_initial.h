// What state holds before anything was written to it: bits from the seed and the state's own hierarchical name.
//
// Verilator draws these bits from one sequence, in the order of its variables; a model that can write waveforms has other
// variables than one that cannot, and would start differently. Drawn by name, they agree in all models of a design, and
// an edit moves only the state it touches. Calls of these functions replace Verilator's in the generated code.
#pragma once

#include "heddle_context.h"

#include <cstring>

inline uint64_t heddle_mix(uint64_t z) { // splitmix64
    z += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

// A dot for each of Verilator's __DOT__ and nothing for its __PVT__, so that it makes no difference which instances it
// flattens.
inline uint64_t heddle_hash(uint64_t hash, const char* name) {
    for (; *name; ++name) {
        const bool two = name[0] == '_' && name[1] == '_';
        if (two && strncmp(name, "__PVT__", 7) == 0) {
            name += 6;
            continue;
        }
        const bool dot = two && strncmp(name, "__DOT__", 7) == 0;
        hash = heddle_mix(hash ^ static_cast<unsigned char>(dot ? '.' : *name));
        if (dot) name += 6;
    }
    return hash;
}

inline uint64_t heddle_initial(const char* scope, const char* name, uint64_t index, int width) {
    HeddleContext& context = HeddleContext::current();
    const uint64_t mask = width >= 64 ? UINT64_MAX : (uint64_t{1} << width) - 1;
    if (context.initial == 0) return 0;
    if (context.initial == 1) return mask;
    // The words of a memory follow one another, and both texts live as long as the context.
    if (context.hashed_scope != scope || context.hashed_name != name) {
        const uint64_t of_scope = heddle_hash(heddle_mix(static_cast<uint32_t>(context.seed)), scope);
        context.hash = heddle_hash(heddle_mix(of_scope ^ '.'), name);
        context.hashed_scope = scope;
        context.hashed_name = name;
    }
    return heddle_mix(context.hash + index) & mask;
}

inline void heddle_initial_wide(const char* scope, const char* name, uint64_t index, int width, WDataOutP words) {
    for (int word = 0; 32 * word < width; ++word) {
        const int bits = width - 32 * word < 32 ? width - 32 * word : 32;
        words[word] = static_cast<EData>(heddle_initial(scope, name, (index << 16) + static_cast<uint64_t>(word), bits));
    }
}
