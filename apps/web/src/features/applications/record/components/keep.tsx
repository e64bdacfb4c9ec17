// The organization asks to keep the application for later: the candidate says yes or no, and takes a yes back at any time. @rule applications.16
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import styles from '../../components/applications.module.css';
import { type Application, ONE, useAct } from '../../queries.ts';

export function Keep({ application: { id, keep, organization } }: { application: Application }) {
  const t = useTranslations('applications.keep');
  const api = useApi();
  const formats = useReaderFormats();
  const act = useAct();
  if (!keep) return null;
  const day = (at: string | null) => (at === null ? '' : formats.date(new Date(at)));
  const say = (answer: 'yes' | 'no') =>
    act.mutate({ run: () => api.call.PUT(`${ONE}/keep`, { params: { path: { id } }, body: { answer } }), done: t(`said.${answer}`) });
  const isKept = keep.state === 'kept';
  return (
    <section className={styles.card} aria-labelledby="keep-title">
      <h2 id="keep-title">{t('title')}</h2>
      <p dir="auto">
        {t(keep.state, { organization, months: keep.months, asked: day(keep.askedAt), by: day(keep.answerBy), end: day(keep.endsAt) })}
      </p>
      <div className={styles.row}>
        {keep.can.yes ? (
          <Button variant="primary" busy={act.isPending} onClick={() => say('yes')}>
            {t('yes')}
          </Button>
        ) : null}
        {keep.can.no ? (
          <Button busy={act.isPending} onClick={() => say('no')}>
            {isKept ? t('takeBack') : t('no')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
