// What the document itself is called, and what runs along the foot of its pages.
import { fold } from '@fairway/rules/folding';
import type { Row } from './context.ts';
import { FOOT, PAGE } from './page-numbers.ts';

/** Titles of documents, in any language, and what stands beside a name. */
export const TITLES_OF_CVS =
  /^(?:curriculum vit(?:ae|æ)(?: et studiorum)?|curriculum|r[eé]sum[eé]|cv|c\.v\.|lebenslauf|tabellarischer lebenslauf|bewerbung|履歴書|職務経歴書|个人简历|个人履历|簡歷|简历|履历|이력서|자기소개서|경력기술서|резюме|sơ yếu lý lịch(?: xin việc)?|hồ sơ xin việc|hồ sơ cá nhân|bio-?data|hoja de vida|curr[ií]culo|currículum(?: vitae)?|curriculum vitae europass|europass|europass cv|form[au]to? europ[eé][^\d]*|modelo? europeo.*|formularul? european.*|personal data sheet|application|profile|personal resume)$/iu;

/** Forms spread their titles: "履 歴 書". */
export const joinedHan = (text: string) => (/^[\p{Script=Han}\p{Script=Hangul}\s]+$/u.test(text) ? text.replace(/\s/g, '') : text);

/** "Anna Berg · Résumé", "Page 1 - Curriculum vitae of", "© 2002": what runs along the foot of a page, and no entry of the CV. `name` in full. */
export function isRunningTitle(text: string, name: string): boolean {
  if (FOOT.test(text)) return true;
  const parts = text.split(/\s{2,}|\s*[·•|–—]\s*|\s-\s/u).map((part) => part.trim());
  return (
    parts.length > 1 &&
    parts.some((part) => TITLES_OF_CVS.test(joinedHan(part))) &&
    parts.some((part) => fold(part) === fold(name) || PAGE.test(part))
  );
}

/** Rows of later pages that a row of the first one with the person's name says word by word: "Anna Berg · Engineer" at the head of each page. */
export function runningHeads(rows: readonly Row[], name: string): ReadonlySet<Row> {
  const first = new Set(rows.flatMap(({ page, text }) => (page === 0 && name !== '' && text.includes(name) ? [text.trim()] : [])));
  return new Set(rows.filter(({ page, text }) => page > 0 && first.has(text.trim())));
}
