// Finds a school and proposes to it. What cannot be proposed to says why.
import type { Locale } from '@fairway/rules/locales';
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { TextField } from '@fairway/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type FoundSchool, foundPartnersQuery } from '../queries.ts';
import styles from './partners.module.css';
import { SchoolLine } from './school-line.tsx';
import { usePartnering } from './use-partnering.ts';

/** So long nothing is typed before it is asked. */
const REST_MS = 250;
const CHARACTERS = 200;
const MEANINGS: Readonly<Record<Exclude<FoundSchool['standing'], 'free'>, BadgeMeaning>> = {
  ...{ own: 'neutral', partner: 'success', proposed: 'info', asks: 'warning', declined: 'neutral' },
};

export function FindPartners() {
  const t = useTranslations('school-partners.find');
  const { schoolId } = useConsoleSchool();
  const { locale } = useBoot();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const wanted = useRested(typed).trim();
  const query = foundPartnersQuery(useApi(), schoolId, wanted, locale as Locale);
  const found = useQuery({ ...query, enabled: wanted !== '', placeholderData: keepPreviousData });
  const schools = wanted === '' ? [] : (found.data?.schools ?? []);
  return (
    <section aria-labelledby="partners-find" className={styles.part}>
      <h2 id="partners-find">{t('title')}</h2>
      <TextField
        type="search"
        label={t('label')}
        hint={t('hint')}
        autoComplete="off"
        maxLength={CHARACTERS}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={styles.lead}>
        {wanted === '' ? '' : found.isError ? errorText(found.error) : found.data ? t('count', { count: schools.length }) : ''}
      </p>
      {wanted !== '' && found.isPending ? <SkeletonRows rows={2} label={t('loading')} /> : null}
      {schools.length > 0 ? (
        <ul className={styles.lines}>
          {schools.map((school) => (
            <Found key={school.schoolId} school={school} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Found({ school }: { school: FoundSchool }) {
  const t = useTranslations('school-partners.find');
  const formats = useReaderFormats();
  const { propose } = usePartnering();
  const { name, standing, againAt } = school;
  return (
    <SchoolLine
      school={school}
      {...(againAt ? { about: t('again', { date: formats.date(new Date(againAt)) }) } : {})}
      badge={standing === 'free' ? null : <Badge meaning={MEANINGS[standing]}>{t(`standings.${standing}`)}</Badge>}
    >
      {standing === 'free' ? (
        <Button size="small" aria-label={t('proposeTo', { name })} onClick={() => void propose(school)}>
          {t('propose')}
        </Button>
      ) : null}
    </SchoolLine>
  );
}

/** What was typed, once nobody types any more. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
