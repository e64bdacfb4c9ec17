// Titles that name women and men at once: "Conseiller·ère clientèle", "Asesor/a de clientes", "Ingénieur(e) système". The second ending is no word, and
// parts no phrase: the dictionary has what is meant with either ending.
import { splitWords, type Words } from '../recognition/words.ts';

/** Second endings, by the languages (ISO 639) that write them behind a sign. */
const ENDINGS: Readonly<Record<string, string>> = {
  fr: 'e|es|s|ère|ères|euse|euses|trice|trices|rice|ne|le|ve|se',
  es: 'a|as|o|os|ra|era|triz',
  pt: 'a|as|o|os|ra',
  it: 'a|e|ice|trice|o|i',
  de: 'in|innen|frau',
  ro: 'ă|e|oare',
};
const patterns = Object.fromEntries(
  Object.entries(ENDINGS).map(([language, endings]) => [
    language,
    new RegExp(`(?<=\\p{L}{3})(?:[·•⋅*:_/(]|/-|${language === 'fr' ? '[-.]' : '·'})(?:${endings})\\)?(?![\\p{L}\\p{N}])`, 'giu'),
  ]),
);

/** The words of a title in this language, without second endings. All that is left stands where it stood. */
export function titleWords(title: string, language: string | undefined): Words {
  const pattern = patterns[language ?? ''];
  const plain = pattern ? title.replace(pattern, (ending) => ' '.repeat(ending.length)) : title;
  return plain === title ? splitWords(title) : { ...splitWords(plain), text: title };
}
