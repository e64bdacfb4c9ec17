import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { Button, LinkButton } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { IconLink, IconMail, IconShare2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';
import styles from './share-links.module.css';

/** Passes a posting on: the device's own sharing where there is one, the link, a mail. */
export function ShareLinks({ job }: { job: JobDetail }) {
  const t = useTranslations('jobs.share');
  const { origin } = useBoot();
  const { href } = useHrefs();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const url = origin + href('jobdetail', { id: job.segment });
  const title = t('mailSubject', { title: job.title, company: job.company.name });

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', text: t('copied') });
    } catch {
      showToast({ kind: 'error', text: t('notCopied') });
    }
  }
  return (
    <fieldset className={styles.share}>
      <legend className="fw-hidden">{t('label')}</legend>
      {canShare ? (
        <Button size="small" icon={<IconShare2 aria-hidden />} onClick={() => navigator.share({ title, url }).catch(() => undefined)}>
          {t('share')}
        </Button>
      ) : null}
      <Button size="small" icon={<IconLink aria-hidden />} onClick={copy} className={styles.scripted}>
        {t('copy')}
      </Button>
      <LinkButton
        size="small"
        icon={<IconMail aria-hidden />}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        {t('mail')}
      </LinkButton>
    </fieldset>
  );
}
