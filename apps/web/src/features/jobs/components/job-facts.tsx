import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { formatters } from '@fairway/i18n/formatters';
import { type JobFilter, REMOTE_REGION } from '@fairway/rules/jobs';
import { START_NOW } from '@fairway/rules/work-conditions';
import { Link } from '@fairway/ui/link';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { deadlineWords } from '../job-dates.ts';
import styles from './job-facts.module.css';
import { useSalaryText } from './salary-text.ts';

/** What one compares postings by. */
export function JobFacts({ job, words, nowMs }: { job: JobDetail; words: FacetWords; nowMs: number }) {
  const t = useTranslations('jobs.detail');
  const salaryText = useSalaryText();
  const named = (filter: JobFilter, values: readonly string[]) => words.format.list(values.map((value) => words.nameOf(filter, value)));
  const salary = salaryText(job.salary) ?? (job.pay === 'unpaid' ? words.nameOf('pay', 'unpaid') : undefined);
  const start = job.startDate ? words.format.calendarDate(job.startDate) : job.startsNow ? words.nameOf('start', START_NOW) : undefined;
  const rows: [name: string, value: ReactNode][] = [
    [t('places', { count: job.places.length }), <Places key="places" job={job} words={words} />],
    [words.filterName('workplace'), job.workplace && words.nameOf('workplace', job.workplace)],
    [t('type'), named('employment_types', job.employmentTypes)],
    [t('salary'), salary],
    [t('deadline'), <Deadline key="deadline" job={job} nowMs={nowMs} />],
    [t('start'), start],
    [words.filterName('duration'), job.duration && words.format.months(job.duration.minMonths, job.duration.maxMonths)],
    [words.filterName('sponsorship'), job.sponsorship && words.nameOf('sponsorship', job.sponsorship)],
    [t('level'), named('education_level', job.educationLevels)],
    [t('fields'), named('education_fields', job.educationFields)],
    [t('categories'), named('job_category', job.preferredJobCategories)],
    [t('languages'), named('languages', job.languages)],
    [t('published'), <Published key="published" job={job} words={words} />],
    [t('alsoAt', { count: job.alsoAt.length }), job.alsoAt.length > 0 && <Elsewhere key="elsewhere" job={job} />],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) =>
        value ? (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Each leads to the posting of that source here: the way to apply there is asked for like every other. @rule jobs.32 */
function Elsewhere({ job }: { job: JobDetail }) {
  const { href } = useHrefs();
  return job.alsoAt.map(({ name, segment }, place) => (
    <Fragment key={segment}>
      {place > 0 ? <br /> : null}
      <Link href={href('jobdetail', { id: segment })}>
        <bdi>{name}</bdi>
      </Link>
    </Fragment>
  ));
}

function Places({ job, words }: { job: JobDetail; words: FacetWords }) {
  const card = useTranslations('jobs.card');
  const t = useTranslations('jobs.detail');
  const remote = job.postingRegion === REMOTE_REGION;
  const named = job.countries.map((code) => words.format.country(code));
  const countries = words.format.list(named);
  const lines = [
    ...(remote ? [countries ? t('remoteFrom', { countries }) : card('remote')] : []),
    // A place that is no more than a country has been named by then.
    ...job.places.flatMap(({ line }) => (remote && named.includes(line) ? [] : [line])),
  ];
  if (lines.length === 0) return <>{card('noPlace')}</>;
  return lines.map((line, place) => (
    <Fragment key={line}>
      {place > 0 ? <br /> : null}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}

function Published({ job, words }: { job: JobDetail; words: FacetWords }) {
  const at = new Date(job.publishedAt);
  return (
    <time dateTime={job.publishedAt} title={words.format.date(at)}>
      {words.format.when(at)}
    </time>
  );
}

/** The last moment in the posting's own zone, and how near it is. @rule jobs.7 */
function Deadline({ job, nowMs }: { job: JobDetail; nowMs: number }) {
  const t = useTranslations('jobs');
  const { locale } = useBoot();
  if (job.deadline === null) return <>{t('detail.noDeadline')}</>;
  const now = new Date(nowMs);
  const at = new Date(job.deadline);
  const local = formatters({ locale, timeZone: knownZone(job.zone), now });
  const said = deadlineWords(job.deadline, now);
  const near =
    said.kind === 'today'
      ? t('card.closesToday')
      : said.kind === 'closed'
        ? t('card.closed')
        : said.kind === 'closedToday'
          ? t('card.closedToday')
          : said.kind === 'later' && said.soon
            ? t('card.closes', { when: formatters({ locale, timeZone: 'UTC', now }).when(said.day) })
            : undefined;
  return (
    <>
      <time dateTime={job.deadline}>{t('detail.deadlineAt', { date: local.date(at), time: local.timeWithZone(at) })}</time>
      {near ? <strong className={styles.near}>{near}</strong> : null}
    </>
  );
}

/** A zone that this browser does not know must not break the page. */
function knownZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return 'UTC';
  }
}
