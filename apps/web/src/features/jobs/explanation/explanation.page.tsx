// /admin/search: a question as search took it, and why each posting of its page stands where it does. The numbers are those that the index compares.
import '../../../lib/later-messages.ts';
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES } from '@fairway/rules/locales';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { Card } from '../../../lib/console/card.tsx';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import parts from '../../../lib/console/parts.module.css';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import styles from './explanation.module.css';
import { type ExplainedPosting, type Explanation, explanationQuery, isPerson, readExplained } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.search'), path: pathOf('admin-search'), noIndex: true }));

export default function ExplanationPage() {
  const t = useTranslations('search-order');
  const console = useTranslations('console.admin');
  const { locale } = useBoot();
  const [search] = useSearchParams();
  const asked = readExplained(search, locale);
  const reply = useQuery(explanationQuery(useApi(), asked));
  return (
    <ConsolePage title={console('search')} description={t('text')}>
      <div className={parts.sections}>
        <QuestionForm key={search.toString()} />
        <Loaded reply={reply}>{(explanation) => <ExplanationView explanation={explanation} />}</Loaded>
      </div>
    </ConsolePage>
  );
}

/** Filters of a list's address stay where the form is sent. */
function QuestionForm() {
  const t = useTranslations('search-order');
  const { locale } = useBoot();
  const [search, setSearch] = useSearchParams();
  const { address, locale: readers, person } = readExplained(search, locale);
  const [error, setError] = useState<string>();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const value = (name: string) => String(fields.get(name) ?? '').trim();
    if (!isPerson(value('person'))) {
      setError(t('noPerson'));
      return;
    }
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const name of ['q', 'where', 'locale', 'person']) {
      if (value(name) === '') next.delete(name);
      else next.set(name, value(name));
    }
    setSearch(next);
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <TextField name="q" label={t('question')} defaultValue={address.text} autoComplete="off" spellCheck={false} />
      <TextField name="where" label={t('where')} defaultValue={address.where} autoComplete="off" />
      <Select
        name="locale"
        label={t('locale')}
        defaultValue={readers}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      />
      <TextField name="person" label={t('person')} hint={t('personHint')} error={error} defaultValue={person} autoComplete="off" />
      <div>
        <Button type="submit" variant="primary">
          {t('explain')}
        </Button>
      </div>
    </form>
  );
}

export function ExplanationView({ explanation }: { explanation: Explanation }) {
  const t = useTranslations('search-order');
  const formats = useReaderFormats();
  const { total, postings } = explanation;
  return (
    <>
      <Understood explanation={explanation} />
      {total === 0 ? (
        <EmptyState level={2} drawing="search" title={t('none')} />
      ) : (
        <section aria-labelledby="found" className={styles.list}>
          <h2 id="found">{t('found', { total: formats.number(total) })}</h2>
          <ol className={styles.postings}>
            {postings.map((posting) => (
              <Posting key={posting.id} posting={posting} units={explanation.units} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Understood({ explanation: { units, reader, correctedText, meantText, relaxed, denied, where } }: { explanation: Explanation }) {
  const t = useTranslations('search-order');
  const { list, country, language, number } = useReaderFormats();
  const lines = [
    ...(correctedText === null ? [] : [t('corrected', { text: correctedText })]),
    ...(meantText === null ? [] : [t('meant', { text: meantText })]),
    ...(relaxed === null ? [] : [relaxed.without.length > 0 ? t('relaxed', { words: list(relaxed.without) }) : t('widened')]),
    ...(denied.length === 0 ? [] : [t('denied', { words: list(denied) })]),
    ...(where?.name ? [t('at', { place: where.name })] : []),
    t('languages', { names: list(reader.languages.map(language)) }),
    ...(reader.countries.length > 0 ? [t('countries', { names: list(reader.countries.map(country)) })] : []),
    ...(reader.fit.length > 0 ? [t('fits', { names: list(reader.fit.map((part) => t(`fresher.${part}`))) })] : []),
  ];
  return (
    <Card title={t('understood')}>
      <ul className={parts.plain}>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
        {units.map(({ asked, concepts, near, places, matching, rarity }) => (
          <li key={asked} dir="auto">
            <strong>{asked}</strong>
            <span className={parts.below}>{t('matching', { matching: number(matching), rarity: number(rarity) })}</span>
            {concepts.length > 0 ? <span className={parts.below}>{t('concepts', { names: concepts.join(', ') })}</span> : null}
            {near.length > 0 ? <span className={parts.below}>{t('near', { names: near.join(', ') })}</span> : null}
            {places.length > 0 ? <span className={parts.below}>{t('places', { names: places.join(', ') })}</span> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const DAY_MS = 86_400_000;

function Posting({ posting, units }: { posting: ExplainedPosting; units: Explanation['units'] }) {
  const t = useTranslations('search-order');
  const { href, exists } = useHrefs();
  const formats = useReaderFormats();
  const { title, segment, company, location, language, publishedAt, deadline, rank, before, fresher, answers } = posting;
  const said = (part: (typeof rank)[number]['part'], value: number) =>
    part === 'moment'
      ? formats.date(new Date(value * DAY_MS))
      : part === 'published' || part === 'deadline'
        ? atOf(value)
        : formats.number(value);
  const atOf = (value: number) => (value > 8.64e15 ? t('never') : formats.dateTime(new Date(value)));
  const facts = [company, location, formats.language(language), formats.date(new Date(publishedAt))].filter(Boolean).join(' · ');
  return (
    <li className={styles.posting}>
      <div>
        <h3 dir="auto">{exists('jobdetail') ? <Link href={href('jobdetail', { id: segment })}>{title}</Link> : title}</h3>
        <p className={parts.below} dir="auto">
          {deadline ? `${facts} · ${t('until', { date: formats.date(new Date(deadline)) })}` : facts}
        </p>
      </div>
      <dl className={styles.rank}>
        {rank.map(({ part, value }) => (
          <div key={part} className={part === before ? styles.decides : undefined}>
            <dt>{t(`parts.${part}`)}</dt>
            <dd>{said(part, value)}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.why}>
        {fresher.map(({ reason, days }) => (
          <li key={reason} className={parts.below}>
            {t('days', { reason: t(`fresher.${reason}`), days: formats.number(days) })}
          </li>
        ))}
        {answers.map(({ level, points, found }, at) => (
          <li key={units[at]?.asked} className={parts.below} dir="auto">
            {t('answer', { asked: units[at]?.asked ?? '', level: t(`levels.${level}`), points: formats.number(points) })}
            {found?.found ? ` · ${found.found}` : ''}
          </li>
        ))}
      </ul>
      {before ? <p className="fw-hidden">{t('before', { part: t(`parts.${before}`) })}</p> : null}
    </li>
  );
}
