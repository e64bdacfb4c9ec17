// Dates and degrees as strangers' data writes them, in our words.
import type { EducationTruth, PeriodTruth } from './import-cv-truth.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "January 2019", "2020", "2023-06", "2015 / 07" as ISO. */
export function isoOf(text: string): string | undefined {
  const iso = /^\d{4}(-\d{2}(-\d{2})?)?$/.exec(text.trim().replace(' / ', '-'))?.[0];
  if (iso) return iso;
  const [, month = '', year] = /(?:([a-z]{3})[a-z]*\.?\s+)?(\d{4})/i.exec(text) ?? [];
  if (!year) return undefined;
  const at = MONTHS.indexOf(month.toLowerCase());
  return at < 0 ? year : `${year}-${String(at + 1).padStart(2, '0')}`;
}

export function periodOf(text: string): PeriodTruth {
  const [from = '', to = from] = text.split(/\s+(?:to|-|–|—)\s+/);
  const [start, end] = [isoOf(from), isoOf(to)];
  return { ...(start && { start }), ...(end && { end }) };
}

function levelsOf(degree: string): string[] {
  if (/ph\.?d|doctor/i.test(degree)) return ['phd'];
  if (/^(b\.?[sa]\b|bsc|bachelor)/i.test(degree)) return ['bachelor'];
  return /^(m\.?[sa]\b|msc|master)/i.test(degree) ? ['master'] : [];
}

/** A degree that may name its field: "B.S. in Computer Science". */
export function degreeOf(degree: string, area?: string): Pick<EducationTruth, 'degree' | 'levels' | 'field' | 'fieldIsInDegree'> {
  const [short = degree, inside] = degree.split(/ in /);
  const field = area ?? inside;
  const lines = area ? [degree, `${degree}, ${area}`, `${degree} in ${area}`, `${degree} ${area}`] : [degree, short];
  return { degree: lines, levels: levelsOf(degree), field: field ? [field] : [], ...(!area && { fieldIsInDegree: true }) };
}
