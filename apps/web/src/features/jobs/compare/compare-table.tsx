// The table: a column a posting, a row a fact. Rows in which all say the same are quiet, the others stand out, and say so.

import { comparablePay } from '@fairway/rules/pay-comparison';
import { START_NOW } from '@fairway/rules/work-conditions';
import { Badge } from '@fairway/ui/badge';
import { Link } from '@fairway/ui/link';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FacetName } from '../../../lib/facets/facet-address.ts';
import { type FacetWords, useFacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useSalaryText } from '../components/salary-text.ts';
import { deadlineWords } from '../job-dates.ts';
import styles from './compare.module.css';
import { removeCompared } from './comparing.ts';
import type { ComparedJob, ComparedReply } from './queries.ts';

type Row = {
  name: string;
  cell: (job: ComparedJob) => ReactNode /** What is told apart, where the cell is no text. */;
  text?: (job: ComparedJob) => string;
};

export function CompareTable({ reply: { postings, reader }, nowMs }: { reply: ComparedReply; nowMs: number }) {
  const t = useTranslations('postings.compare');
  const { href } = useHrefs();
  const rows = useRows(useFacetWords(nowMs), nowMs, reader?.speaks ?? []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {postings.map((job) => (
              <th key={job.id} scope="col">
                <div className={styles.column}>
                  <Link href={href('jobdetail', { id: job.segment })}>
                    <bdi>{job.title}</bdi>
                  </Link>
                  {job.expired ? <Badge>{t('closed')}</Badge> : null}
                  <Link
                    href={href('compare-jobs', {}, { id: postings.flatMap(({ id }) => (id === job.id ? [] : id)) })}
                    onClick={() => removeCompared([job.id])}
                    aria-label={t('removeJob', { title: job.title })}
                  >
                    {t('remove')}
                  </Link>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell, text }) => {
            const told = postings.map((job) => (text ?? ((one) => String(cell(one) ?? '')))(job));
            if (told.every((one) => one === '')) return null;
            const differs = new Set(told).size > 1;
            return (
              <tr key={name} className={postings.length < 2 ? undefined : differs ? styles.differs : styles.same}>
                <th scope="row">
                  {name}
                  {differs ? <span className="fw-hidden"> ({t('differs')})</span> : null}
                </th>
                {postings.map((job, place) => (
                  <td key={job.id} dir="auto">
                    {told[place] === '' ? <span className={styles.muted}>{t('unknown')}</span> : cell(job)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function useRows(words: FacetWords, nowMs: number, speaks: readonly string[]): Row[] {
  const t = useTranslations('postings.compare');
  const detail = useTranslations('jobs.detail');
  const card = useTranslations('jobs.card');
  const salaryText = useSalaryText();
  const { format, nameOf, filterName } = words;
  const named = (filter: FacetName, values: readonly string[]) => format.list(values.map((value) => nameOf(filter, value)));
  const yearly = (job: ComparedJob) => {
    const euros = job.salary && comparablePay(job.salary);
    // In hundreds: the rates are no finer.
    return euros ? t('aYear', { amount: format.price(Math.max(1, Math.round(euros / 100)) * 10_000, 'EUR') }) : '';
  };
  const deadline = ({ deadline }: ComparedJob) => {
    const said = deadlineWords(deadline, new Date(nowMs));
    if (said.kind === 'none') return detail('noDeadline');
    if (said.kind === 'later') return format.date(said.day);
    return card(({ today: 'closesToday', closedToday: 'closedToday', closed: 'closed' } as const)[said.kind]);
  };
  const marked = (values: readonly string[], isMine: (value: string) => boolean, nameOfOne: (value: string) => string, mine: string) => (
    <Marked values={values} isMine={isMine} nameOf={nameOfOne} mine={mine} />
  );
  return [
    { name: detail('company'), cell: ({ company }) => company.name },
    { name: detail('places', { count: 1 }), cell: ({ location }) => location },
    { name: filterName('workplace'), cell: ({ workplace }) => workplace && nameOf('workplace', workplace) },
    { name: detail('salary'), cell: ({ salary, pay }) => salaryText(salary) ?? (pay === 'unpaid' ? nameOf('pay', 'unpaid') : '') },
    { name: t('pay'), cell: yearly },
    { name: detail('type'), cell: ({ employmentTypes }) => named('employment_types', employmentTypes) },
    { name: detail('level'), cell: ({ educationLevels }) => named('education_level', educationLevels) },
    {
      name: detail('start'),
      cell: ({ startDate, startsNow }) => (startDate ? format.calendarDate(startDate) : startsNow ? nameOf('start', START_NOW) : ''),
    },
    { name: filterName('duration'), cell: ({ duration }) => (duration ? format.months(duration.minMonths, duration.maxMonths) : '') },
    { name: detail('deadline'), cell: deadline },
    {
      name: detail('languages'),
      text: ({ languages }) => languages.join(),
      cell: ({ languages }) => marked(languages, (code) => speaks.includes(code), (code) => nameOf('languages', code), t('youSpeak')), // biome-ignore format: one thought
    },
    {
      name: detail('skills'),
      text: ({ skills }) => skills.join(),
      cell: ({ skills, matchingSkills }) => marked(skills, (skill) => matchingSkills.includes(skill), (skill) => skill, t('youHave')), // biome-ignore format: one thought
    },
    { name: filterName('sponsorship'), cell: ({ sponsorship }) => sponsorship && nameOf('sponsorship', sponsorship) },
  ];
}

type MarkedProps = { values: readonly string[]; isMine: (value: string) => boolean; nameOf: (value: string) => string; mine: string };

/** A list in which what the reader brings is marked, not by looks alone. */
function Marked({ values, isMine, nameOf, mine }: MarkedProps) {
  return values.map((value, place) => (
    <span key={value}>
      {place > 0 ? ', ' : null}
      {isMine(value) ? (
        <span className={styles.mine}>
          {nameOf(value)}
          <IconCheck size={16} role="img" aria-label={mine} />
        </span>
      ) : (
        nameOf(value)
      )}
    </span>
  ));
}
