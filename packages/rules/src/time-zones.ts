// Time zones by their names in the IANA database, as the runtime knows them.

const LONGEST_CHARACTERS = 60;

/** The zone of that name as the runtime spells it ("europe/oslo" is Europe/Oslo); undefined for unknown ones and bare offsets. */
export function knownTimeZone(name: string): string | undefined {
  if (name.length > LONGEST_CHARACTERS || !/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
