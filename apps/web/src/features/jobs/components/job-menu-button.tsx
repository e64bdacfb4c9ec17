// What one does with a posting besides saving it. The menu comes when it is pressed: on a list there are twenty of these.
import { IconButton } from '@fairway/ui/button';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ChosenJob } from '../compare/comparing.ts';
import styles from './job-card.module.css';

const JobMenu = lazy(() => import('./job-menu.tsx'));

export function JobMenuButton({ job }: { job: ChosenJob }) {
  const t = useTranslations('jobs.card');
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        size="small"
        className={styles.more}
        label={t('more', { title: job.title })}
        icon={<IconDots aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <Suspense>
          <JobMenu job={job} anchor={anchor} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
