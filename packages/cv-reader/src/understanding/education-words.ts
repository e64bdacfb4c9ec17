// Pieces of an entry of education that are neither school nor degree: marks, how somebody studied, and what was studied behind a word for it.
import type { Context } from './context.ts';
import { degreeMark } from './degrees.ts';
import { schoolMark } from './orgs.ts';
import { keyOf } from './phrases.ts';

/** A grade that stands without a label: "4.0/4.0", "110/110", "1,3", "mention Bien". */
export const GRADE =
  /^(?:(?:c?gpa|note|grade|gwa|media|voto|votazione|nota|средний балл)\s*[:：]?\s*)?\d{1,3}(?:[.,]\d{1,2})?\s*(?:\/\s*\d{1,3}(?:[.,]\d{1,2})?|%|e lode)(?:\s*(?:e lode|cum laude))?$|^mention\s+.{2,20}$|^(?:cum|magna cum|summa cum) laude$|^first[- ]class.{0,20}$|^upper second.{0,30}$|^note\s*[:：]?\s*\d[.,]\d$|^red diploma$|^красный диплом$|^(?:c?gpa|gwa)\b.{1,20}$|^(?:красный )?диплом с отличием$|^с отличием$|^(?:com|con) (?:distinção|louvor|honores|matrícula de honor)$|^(?:met|avec|mit|with) (?:onderscheiding|grote onderscheiding|félicitations.{0,15}|auszeichnung|distinction|merit|honou?rs)$/iu;

/** Words that say in small letters too that a subject stands behind them. */
export const SUBJECT =
  /^(?:studiengang|fachrichtung|studienrichtung|profil(?:ul)?|specializarea|indirizzo|especialidad|especialidade|spécialités?|filière|série|studierichting|afstudeerrichting|profiel|специальность|специализация|направление(?: подготовки)?|профиль|(?:chuyên\s)?ngành)\s/iu;
const LONGEST = 4;

/** "Studiengang Geoinformatik", "специальность «Учёт и аудит»": the word for what was studied needs no colon. */
export function fieldBehindWord(text: string, context: Context): string | undefined {
  const words = text.split(' ');
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const [label, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const isLabel = context.words.labels.get(keyOf(label)) === 'field' || SUBJECT.exec(`${label} `)?.[0].trim() === label;
    if (!isLabel || /[:：,]$/u.test(label)) continue;
    const isNamed = /^[«"„“\p{Lu}\p{Lo}]/u.test(rest) || (SUBJECT.test(text) && words.length - count <= LONGEST);
    const isSilent = degreeMark(text, context) + degreeMark(rest, context) + schoolMark(rest, context) === 0;
    return isNamed && isSilent && !/\d|[:：]/u.test(rest) ? rest.replace(/^[«"„“]\s*|\s*[»"”“]$/gu, '') : undefined;
  }
  return undefined;
}
