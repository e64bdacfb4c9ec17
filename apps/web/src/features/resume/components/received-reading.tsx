// What a machine reads in a CV that somebody was sent, beside the CV. It comes with the press that asks for it: the person sees that the CV was
// opened. What the machine misses is told as the machine's failing, for nobody is to think less of a person for it. @rule applicants.14, shares.12
import { Button } from '@fairway/ui/button';
import { Spinner } from '@fairway/ui/spinner';
import { IconListSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './machine-reading.module.css';
import type { ReceivedReadingProps } from './received-parts.tsx';

const Reading = lazy(() => import('./received-parts.tsx'));

export function ReceivedReading(props: ReceivedReadingProps) {
  const t = useTranslations('resume.reading');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.received}>
      <Button size="small" variant="quiet" icon={<IconListSearch aria-hidden />} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t('title')}
      </Button>
      {isShown ? (
        <Suspense
          fallback={
            <p role="status" className={styles.waiting}>
              <Spinner /> {t('loading')}
            </p>
          }
        >
          <Reading {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
