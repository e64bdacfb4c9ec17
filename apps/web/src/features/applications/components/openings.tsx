// Links of postings that the reader opened to apply elsewhere: whether they applied. Those that they said "not yet" of are folded away.
// @rule applications.9
import type { OpeningAnswer } from '@fairway/rules/applications';
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { OPENINGS, type Opening, openingsQuery, useAct } from '../queries.ts';
import styles from './applications.module.css';

export function Openings() {
  const t = useTranslations('applications.openings');
  const { data } = useQuery(openingsQuery(useApi()));
  const openings = data?.openings ?? [];
  const asked = openings.filter(({ answer }) => answer === null);
  const later = openings.filter(({ answer }) => answer !== null);
  if (openings.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="openings-title">
      <h2 id="openings-title">{t('title')}</h2>
      <OpeningRows openings={asked} />
      {later.length > 0 ? (
        <details>
          <summary>{t('later', { count: later.length })}</summary>
          <OpeningRows openings={later} />
        </details>
      ) : null}
    </section>
  );
}

function OpeningRows({ openings }: { openings: readonly Opening[] }) {
  const t = useTranslations('applications.openings');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  return (
    <ul className={styles.plain}>
      {openings.map(({ jobId, title, organization, openedAt, answer }) => (
        <li key={jobId} className={styles.head}>
          <p className={styles.words}>
            <Link href={href('jobdetail', { id: jobId })}>
              <bdi>{title}</bdi>
            </Link>{' '}
            <span className={styles.muted}>{t('opened', { organization, when: formats.when(new Date(openedAt)) })}</span>
          </p>
          <Answers jobId={jobId} title={title} answers={answer === null ? ['applied', 'notYet', 'never'] : ['applied', 'never']} />
        </li>
      ))}
    </ul>
  );
}

function Answers({ jobId, title, answers }: { jobId: string; title: string; answers: readonly OpeningAnswer[] }) {
  const t = useTranslations('applications.openings');
  const api = useApi();
  const act = useAct();
  const say = (answer: OpeningAnswer) =>
    act.mutate({
      run: () => api.call.PUT(`${OPENINGS}/{id}`, { params: { path: { id: jobId } }, body: { answer } }),
      ...(answer === 'applied' && { done: t('kept') }),
    });
  return (
    <div className={styles.row}>
      {answers.map((answer) => (
        <Button
          key={answer}
          size="small"
          disabled={act.isPending}
          onClick={() => say(answer)}
          aria-label={t('about', { answer: t(answer), title })}
        >
          {t(answer)}
        </Button>
      ))}
    </div>
  );
}
