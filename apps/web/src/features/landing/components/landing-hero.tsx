import { toldFigures } from '@fairway/rules/landing';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import type { LandingReply } from '../queries.ts';
import { DoorDrawing } from './door-drawing.tsx';
import styles from './landing-hero.module.css';
import { LandingSearch } from './landing-search.tsx';

/** What this is, and the one search. */
export function LandingHero({ shown, nowMs }: { shown: LandingReply | null; nowMs: number }) {
  const t = useTranslations('landing.hero');
  const { exists } = useHrefs();
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        {exists('jobs') ? <LandingSearch countries={shown?.jobs?.countries ?? []} nowMs={nowMs} /> : null}
        {shown ? <Figures shown={shown} /> : null}
      </div>
      <DoorDrawing />
    </header>
  );
}

function Figures({ shown: { jobs, organizations, schools } }: { shown: LandingReply }) {
  const t = useTranslations('landing.figures');
  const told = toldFigures({
    ...(jobs ? { jobs: jobs.total, countries: jobs.countries.length } : {}),
    ...(organizations ? { organizations: organizations.hiring } : {}),
    ...(schools ? { schools: schools.total } : {}),
  });
  if (told.length === 0) return null;
  return (
    <ul className={styles.figures} aria-label={t('label')}>
      {told.map(({ figure, count }) => (
        <li key={figure}>{t.rich(figure, { count, n: (chunks) => <strong>{chunks}</strong> })}</li>
      ))}
    </ul>
  );
}
