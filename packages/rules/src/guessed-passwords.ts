// Passwords that are guessed first. The list (about 49,000, commonest first) is the caller's: it is too large for a browser. Refused is
//
//   a listed password, whatever its case                        "Qwerty123", "1qaz2WSX"
//   a listed word, or one of the person's own words (name,      "Password1!", "Jennifer2024", "P@ssw0rd99", "!Dragon!1"
//   address, product), with at most 6 characters around it
//
// Longer passwords that merely contain a word are kept: three words make a good password. Digits and signs that stand for letters count as
// those letters. @rule identity.18, identity.19

/** Characters around a word that do not make it another password. */
const AROUND_CHARACTERS = 6;
/** Words further down the list are rare enough. */
const COMMON_WORDS = 20_000;

const LETTERS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

export type GuessedPasswords = {
  /** Listed passwords in lower case. */
  whole: ReadonlySet<string>;
  /** Listed words of letters only, in lower case. */
  words: ReadonlySet<string>;
};

/** What is looked up, from a list with the commonest first. */
export function guessedPasswords(list: readonly string[]): GuessedPasswords {
  const whole = list.filter((entry) => entry.length >= 8).map((entry) => entry.toLowerCase());
  const words = list.slice(0, COMMON_WORDS).filter((entry) => /^\p{L}{4,}$/u.test(entry));
  return { whole: new Set(whole), words: new Set(words.map((word) => word.toLowerCase())) };
}

/** Is it one that is guessed first? `ownWords`: names and addresses of the person; those under 4 letters are not looked at. */
export function isGuessedPassword(password: string, common: GuessedPasswords, ownWords: readonly string[] = []): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (common.whole.has(folded)) return true;
  const own = new Set(ownWords.flatMap(wordsOf));
  return cores(folded).some((core) => common.words.has(core) || own.has(core));
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4);

/** The password without what stands around it, as it is and with its digits read as letters. */
function cores(folded: string): string[] {
  const plain = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const leading = folded.replace(/[^\p{L}]+$/u, '');
  return [plain, leading, folded].flatMap((core) => {
    if ([...folded].length - [...core].length > AROUND_CHARACTERS) return [];
    const read = core.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);
    return [core, read];
  });
}
