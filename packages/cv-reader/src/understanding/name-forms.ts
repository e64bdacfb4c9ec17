// Whether a text could be somebody's name, and which names it may hold: beside the document's own title, a job, or the same name in other letters.
import { hasVillage } from './addresses.ts';
import type { Context } from './context.ts';
import { isJobBoard } from './job-boards.ts';
import { NICKNAME, PARTICLES } from './name-parts.ts';
import { withoutAsides } from './name-suffixes.ts';
import { HONORIFICS } from './name-titles.ts';
import { occupationShare } from './occupations.ts';
import { titleMark } from './orgs.ts';
import { joinedHan, TITLES_OF_CVS } from './titles-of-cvs.ts';

/** "Berg", "D'Amico", "al-Sayed". */
const CAPITAL = /^\p{Lu}|^(?:[dlO]['’]|\p{Ll}{2,3}-|[('’‘]t[\s-])\p{Lu}/u;
export const LONGEST_NAME = 60;
const MOST_NAMES = 6;
/** With the small words between them: "María de los Ángeles de la Cuesta Pardo". */
const MOST_WORDS = 10;
/** What somebody is, behind the name of a form: "배진우 남, 1994". */
const GENDER = /\s[남여男女]$/u;
/** Names that Chinese and Japanese write by their sounds: "阿依努尔·买买提", "マリア・サントス". */
const BY_SOUND =
  /^[\p{Script=Han}]{1,7}(?:[·•・‧][\p{Script=Han}]{1,8}){1,2}$|^[\p{Script=Katakana}ー]{1,9}(?:[·・=＝][\p{Script=Katakana}ー]{1,10}){1,3}$/u;
const EAST_ASIAN =
  /^[\p{Script=Han}々]{2,4}$|^[\p{Script=Han}々]{1,4}\s{1,4}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,4}$|^[가-힣](?:\s?[가-힣]){1,3}$/u;

/** Whether a text could be a person's name. */
export function couldBeName(written: string): boolean {
  const text = written.replace(NICKNAME, '');
  if (text.length < 2 || text.length > LONGEST_NAME || /[@\d:：/\\|<>{}_%#€$!?;]/.test(text) || TITLES_OF_CVS.test(joinedHan(text)))
    return false;
  if (GENDER.test(text) || isJobBoard(text)) return false;
  if (EAST_ASIAN.test(text) || BY_SOUND.test(text)) return true;
  const [, behind] = text.split(/,\s*/u);
  // "Berg, Ada": what stands behind a comma is given names, and neither a degree nor another name.
  if (behind !== undefined && (!CAPITAL.test(behind) || withoutAsides(text) !== text)) return false;
  const words = text.replace(HONORIFICS, '').split(/\s+/);
  const names = words.filter((word) => !PARTICLES.test(word)).length;
  if (words.length < 2 || words.length > MOST_WORDS || names > MOST_NAMES || hasVillage(text)) return false;
  const starts = words.filter((word) => CAPITAL.test(word)).length;
  const isAllSmall = text === text.toLowerCase() && words.length <= 3;
  return (
    words.every((word) => /^[\p{L}\p{M}.'’‘-]+,?$/u.test(word)) &&
    (isAllSmall || words.every((word) => CAPITAL.test(word) || PARTICLES.test(word))) &&
    (starts >= 2 || isAllSmall)
  );
}

/** "A D A  L O V E L A C E" */
export function joinLetters(text: string): string {
  return /^(?:\p{Lu}\s){3,}\s*\p{Lu}|^(?:\S\s){3,}\S$/u.test(text) && !/\p{L}{2}/u.test(text)
    ? text.split(/\s{2,}/).map((word) => word.replace(/\s/g, '')).join(' ') // biome-ignore format: a chain
    : text;
}

const TITLE =
  'curriculum vit(?:ae|æ)|curriculum|lebenslauf|r[ée]sum[ée]|cv|curr[ií]culo|currículum(?: vitae)?|hoja de vida|резюме|sơ yếu lý lịch|个人简历|求职简历|简历|履历|履歴書|職務経歴書|이력서|입사지원서|bio-?data';
const BEFORE = new RegExp(`^(?:${TITLE})(?:\\s+(?:of|von|van|di|de|do|da|del|al|lui|của|ni|ng))?\\s*[-–—:：|]?\\s+`, 'iu');
/** "Jan Küster Resume", "王小明的个人简历": two names at least stand before it, or letters of East Asia. */
const BEHIND = new RegExp(
  `(?<=\\S\\s+\\S+)\\s*[-–—|]?\\s+(?:${TITLE})$|(?<=^[\\p{Script=Han}가-힣]{2,5})(?:\\s*(?:的|의|さんの)?\\s*)(?:${TITLE})$`,
  'iu',
);

/** The names that a text may hold. */
export function namesOfText(written: string): string[] {
  const bare = written.replace(BEFORE, '').replace(BEHIND, '');
  const parts = BY_SOUND.test(bare.trim()) ? [] : bare.split(/\s{2,}|\s*[|•·,–—]\s*|\s+-\s+|\s*[(（]/u);
  const texts = new Set(
    [bare, withoutAsides(bare), ...scriptsApart(bare), ...parts].map((text) => joinLetters(withoutAsides(text.trim().replace(GENDER, '')))),
  );
  return [...texts].filter(couldBeName);
}

const LATIN = String.raw`\p{Script=Latin}[\p{Script=Latin}\p{M}.'’ -]+`;
const HAN = String.raw`[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々][\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々·・\s]*`;
const TWO_SCRIPTS = new RegExp(`^(?:(${HAN})\\s+(${LATIN})|(${LATIN})\\s+(${HAN}))$`, 'u');

/** "欧阳思远 OUYANG Siyuan": one name in two scripts; the first that is given is its own. */
function scriptsApart(text: string): string[] {
  const [, ...parts] = TWO_SCRIPTS.exec(text.trim()) ?? [];
  const names = parts.flatMap((part) => part?.trim() ?? []);
  return names.length === 2 && names.every(couldBeName) ? names : [];
}

const EAST_ASIAN_TWO = /^([\p{Script=Han}\p{Script=Hangul}]{2,8})\s([\p{Script=Han}\p{Script=Hangul}]{2,8})$/u;

/** "간호사 김철수", "王小明 会计": what somebody is, and who. */
export function namesBesideJobs(text: string, context: Context): string[] {
  const [, ...parts] = EAST_ASIAN_TWO.exec(text.trim()) ?? [];
  const isJob = (part: string | undefined) => part !== undefined && titleMark(part, context) > 0;
  const name = isJob(parts[0]) ? parts[1] : isJob(parts[1]) ? parts[0] : undefined;
  return name !== undefined && couldBeName(name) && !isJob(name) ? [name] : [];
}

/** What stands behind a name's label, without what else is said there: "Heike Brandl, Sachbearbeiterin", "Paul Delorme – Infirmier", "Minoru (稔)". */
export function nameBehindLabel(written: string, context: Context): string {
  const text = withoutAsides(written.split(/\s{2,}(?=\S)/u)[0]?.trim() ?? '');
  const [whole = '', behind] = text.split(/\s+[-–—|·]\s+|\s*[|]\s*|\s*,\s*(?=\p{Ll})/u);
  const name = behind !== undefined && couldBeName(whole.trim()) ? whole.trim() : text;
  const comma = name.indexOf(',');
  const told = comma < 0 ? '' : name.slice(comma + 1).trim();
  const isJob = told !== '' && (titleMark(told, context) > 0 || occupationShare(told, context.language) > 0);
  const bare = isJob && couldBeName(name.slice(0, comma)) ? name.slice(0, comma) : name;
  // "Folasade (Sade) Okpara": brackets between names are no end of them.
  return (NICKNAME.test(bare) ? bare : (bare.split(/\s*[(（]/u)[0] ?? '')).trim();
}
