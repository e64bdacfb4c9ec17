// What stands beside the pages in a wide window: whose site it is and the way through them. The page itself says its number, so that screen
// readers are not told twice.
import type { WelcomeFlow } from '@fairway/rules/welcome-flow';
import { Hills } from '@fairway/ui/hills';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { BrandPicture } from '../../../lib/brand-mark.tsx';
import styles from './side.module.css';

export function Side({ state }: { state: WelcomeFlow }) {
  const t = useTranslations('welcome.side');
  const now = state.pages.indexOf(state.page === 'error' ? (state.failedOn ?? 'start') : state.page);
  return (
    <div className={styles.side} aria-hidden="true">
      <p className={styles.site}>
        <BrandPicture alt="" />
      </p>
      <ol className={styles.way}>
        {state.pages.map((page, place) =>
          page === 'error' ? null : (
            <li key={page} data-reached={place < now ? 'past' : place === now ? 'now' : undefined}>
              <span className={styles.mark}>{place < now ? <IconCheck size={14} stroke={3} /> : null}</span>
              {t(page)}
            </li>
          ),
        )}
      </ol>
      {state.pages.length > 0 ? <p className={styles.text}>{t('text')}</p> : null}
      <div className={styles.hills}>
        <Hills />
      </div>
    </div>
  );
}
