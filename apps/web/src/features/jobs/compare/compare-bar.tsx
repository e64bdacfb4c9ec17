// How many postings are chosen, and the way to see them side by side.
import '../../../lib/landing-messages.ts';
import { COMPARED_MAX } from '@fairway/rules/own-postings';
import { Button, LinkButton } from '@fairway/ui/button';
import { classNames } from '@fairway/ui/class-names.ts';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import styles from './compare.module.css';
import { removeCompared, useCompared } from './comparing.ts';

export default function CompareBar({ still }: { still?: boolean | undefined }) {
  const t = useTranslations('postings.compare');
  const { href } = useHrefs();
  const chosen = useCompared();
  const ids = chosen.map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <section className={classNames(styles.bar, still && styles.still)} aria-label={t('bar')}>
      <p className={styles.count} role="status">
        {t('chosen', { count: chosen.length, most: COMPARED_MAX })}
        <span className={styles.names} dir="auto">
          {chosen.map(({ title }) => title).join(' · ')}
        </span>
      </p>
      <Button size="small" variant="quiet" onClick={() => removeCompared(ids)}>
        {t('clear')}
      </Button>
      <LinkButton size="small" variant="primary" href={href('compare-jobs', {}, { id: ids })}>
        {t('open')}
      </LinkButton>
    </section>
  );
}
