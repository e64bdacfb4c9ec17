// Sets by a key, filled one by one.

/** The set of a key, made where there is none. */
export function setOf<Key, Member>(sets: Map<Key, Set<Member>>, key: Key): Set<Member> {
  const known = sets.get(key);
  if (known) return known;
  const set = new Set<Member>();
  sets.set(key, set);
  return set;
}
