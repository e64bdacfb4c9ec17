// Time zones by their names in the IANA database, as the runtime knows them.

const LONGEST_CHARACTERS = 60;

/** Names that were asked for and are zones: the runtime takes a third of a millisecond to say so. */
const spelled = new Map<string, string>();
/** There are about 600 of them, in as many cases as people write. */
const SPELLED_MOST = 2000;

/** The zone of that name as the runtime spells it ("europe/oslo" is Europe/Oslo); undefined for unknown ones and bare offsets. */
export function knownTimeZone(name: string): string | undefined {
  if (name.length > LONGEST_CHARACTERS || !/^[A-Za-z]/.test(name)) return undefined;
  const known = spelled.get(name);
  if (known !== undefined) return known;
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    if (spelled.size < SPELLED_MOST) spelled.set(name, zone);
    return zone;
  } catch {
    return undefined;
  }
}
