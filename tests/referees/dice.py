"""dice.py GAME SEED SIZES: the seal and the dice of each throw, from the seed and how many dice each throw had (5,3,5,1)."""
import functools, hashlib, struct, sys
BEFORE = {"raffzahn": [*range(165, 1, -1)] + 165 * [24], "eintrichtern": 81 * [24], "bunte-kuh": 45 * [24] + [*range(60, 1, -1)]}
QUARTERS = [[i, 4 + (i + s) % 4, 8 + (i + 2 * s) % 4, 12 + (i + 3 * s) % 4] for s in (0, 1) for i in range(4)]
def words(key):  # ChaCha with eight rounds, as specified
    for block in range(2**64):
        x = list(start := struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", block, 0)))
        for a, b, d, left in (step for i, j, k, l in 4 * QUARTERS for step in ((i, j, l, 16), (k, l, j, 12), (i, j, l, 8), (k, l, j, 7))):
            x[a] = (x[a] + x[b]) % 2**32
            x[d] = ((x[d] ^ x[a]) << left | (x[d] ^ x[a]) >> 32 - left) % 2**32
        yield from ((one + other) % 2**32 for one, other in zip(x, start))
def below(*bounds):  # a word that would favour some numbers is passed over
    return [next(word * n >> 32 for word in stream if word * n % 2**32 >= 2**32 % n) for n in bounds]
game, seed, sizes = sys.argv[1], struct.pack("<Q", int(sys.argv[2])), map(int, sys.argv[3].split(","))
stream, first = words(seed + b"Empile match stream, v1."), hashlib.sha256(b"Empile dice seal, v1." + seed)
print(functools.reduce(lambda hash, _: hashlib.sha256(hash.digest()), range(10_000), first).hexdigest()[:32])
below(*BEFORE.get(game, []))
for size in sizes:  # Pile-Poils draws one of the 6ⁿ ways in which n dice fall, the others one die after the other
    ways = below(6**size) if game == "pile-poils" else below(*size * [6])
    print(*sorted(way // 6**die % 6 + 1 for way in ways for die in range(size // len(ways))))
    below(*(range(8, 1, -1) if game in ("raffzahn", "bunte-kuh") else ()))
