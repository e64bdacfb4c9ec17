// Why a posting stands in a list: what of it answers the parts of the question that nobody sees at a glance.
import type { JobReason } from '@fairway/contract/jobs/answers';
import { fold } from '@fairway/rules/folding';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import styles from './job-reasons.module.css';

/** A title with the words marked that answer. */
export function MarkedTitle({ title, reasons }: { title: string; reasons: readonly JobReason[] }) {
  const found = reasons.filter(({ where }) => where === 'title').map((reason) => title.indexOf(reason.found));
  const lengths = reasons.filter(({ where }) => where === 'title').map((reason) => reason.found.length);
  const isMarked = (at: number) => found.some((from, one) => from >= 0 && from <= at && at < from + lengths[one]!);
  const parts: { text: string; marked: boolean }[] = [];
  for (let at = 0; at < title.length; at++) {
    const marked = isMarked(at);
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += title[at];
    else parts.push({ text: title[at]!, marked });
  }
  return parts.map(({ text, marked }, at) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** So many letters in common are seen at a glance: analistas, Analista. */
const ALIKE_UNITS = 4;

/** Says what is not to be seen; nothing where all is. */
export function JobReasons({ reasons, words }: { reasons: readonly JobReason[]; words: FacetWords }) {
  const t = useTranslations('jobs.foundBy');
  const lines = reasons.flatMap(({ asked, where, found }) => {
    const name =
      where === 'kind' ? words.nameOf('employment_types', found) : /^[A-Z]{2}$/.test(found) ? words.nameOf('address', found) : found;
    // An employer whose name does not say what it does ("railway": Alstom) is as little seen as a word of another language.
    // Any of "a / b" answers (search/alternatives.ts).
    const isSeen = asked.split(' / ').some((one) => fold(name).includes(fold(one).slice(0, Math.max(ALIKE_UNITS, one.length - 2))));
    if (where === 'text') return [t('text', { found })];
    if (where === 'skill') return [t('skill', { found })];
    if (where === 'nowhere') return [t('nowhere', { asked })];
    return where === 'remote' || isSeen ? [] : [t('means', { asked, found: name })];
  });
  return lines.length === 0 ? null : (
    <ul className={styles.reasons} aria-label={t('label')}>
      {[...new Set(lines)].map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
