// Proving the domain of an organization's website by a TXT record: what to set, and a look for it.
import type { components } from '@fairway/client/api.gen';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import styles from './teams.module.css';

type DnsProof = components['schemas']['OrganizationDnsProof'];
type Props = { ask: (look: boolean) => Promise<DnsProof | undefined>; onFound: () => unknown };

export function DnsPart({ ask, onFound }: Props) {
  const t = useTranslations('team-requests.dns');
  const saving = useSaving();
  const [said, setSaid] = useState<DnsProof>();
  const run = (look: boolean) =>
    saving.run(async () => {
      const proof = await ask(look);
      setSaid(proof);
      if (proof?.outcome === 'found') await onFound();
    });
  const copy = async (record: string) => {
    await navigator.clipboard.writeText(record);
    showToast({ kind: 'success', text: t('copied') });
  };
  return (
    <details className={styles.dns} onToggle={(event) => event.currentTarget.open && !said && void run(false)}>
      <summary>{t('title')}</summary>
      {said ? (
        <div className={styles.form}>
          <p>{t('text', { domain: said.domain })}</p>
          <p>
            <span className={styles.muted}>{t('record')}</span>
            <br />
            <code className={styles.record}>{said.record}</code>
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => void copy(said.record)}>{t('copy')}</Button>
            <Button variant="primary" busy={saving.busy} onClick={() => void run(true)}>
              {t('look')}
            </Button>
          </div>
          <p role="status">{said.outcome ? t(`outcomes.${said.outcome}`, { domain: said.domain }) : null}</p>
        </div>
      ) : null}
      <SavingProblem saving={saving} />
    </details>
  );
}
