// Keeps Intl objects: making one costs 20 to 200 microseconds, using one under 1. Keys are a tag and options, which come from code
// and from zones of readers; the number kept is bounded since a zone is input.

interface IntlKinds {
  DateTimeFormat: [Intl.DateTimeFormatOptions, Intl.DateTimeFormat];
  NumberFormat: [Intl.NumberFormatOptions, Intl.NumberFormat];
  RelativeTimeFormat: [Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat];
  ListFormat: [Intl.ListFormatOptions, Intl.ListFormat];
  DisplayNames: [Intl.DisplayNamesOptions, Intl.DisplayNames];
  Collator: [Intl.CollatorOptions, Intl.Collator];
}

const KEPT = 500;
const kept = new Map<string, unknown>();

/** The Intl object of a kind for these options, made once. @throws RangeError for a tag, zone or currency that does not exist */
export function cachedFormat<K extends keyof IntlKinds>(kind: K, tag: string, options: IntlKinds[K][0]): IntlKinds[K][1] {
  const key = `${kind} ${tag} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known) return known as IntlKinds[K][1];
  const Constructor = Intl[kind] as unknown as new (tag: string, options: IntlKinds[K][0]) => IntlKinds[K][1];
  const made = new Constructor(tag, options);
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, made);
  return made;
}
