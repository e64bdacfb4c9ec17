// Names of people as they type them: what is kept, and what a mail may say. A name is somebody else's text in a mail of ours: at a sign-up
// anybody can type any name and any address, so that a name must never carry an address or a line of its own to a stranger.

/** Longest first or last name, in characters. */
export const NAME_CHARACTERS = 100;

/** The name on one line, without invisible characters; empty when nothing is left. */
export function plainName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_CHARACTERS);
}

/** The name for the greeting of a mail to an address that is not proven: empty when it could be read as a link or as advertising. */
export function greetingName(name: string): string {
  const plain = plainName(name);
  const suspicious = /[:/\\@<>[\]{}|$%&?=#]|\p{L}\.\p{L}{2}|www\./iu.test(plain) || plain.length > 40 || /\d{3}/.test(plain);
  return suspicious ? '' : plain;
}
