// What was proven of an organization, each with how and when. @rule teams.7
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { Proof } from '../queries.ts';
import styles from './teams.module.css';

export function ProofMarks({ proofs }: { proofs: readonly Proof[] }) {
  const t = useTranslations('team-requests.proofs');
  const formats = useReaderFormats();
  if (proofs.length === 0) return <p className={styles.muted}>{t('none')}</p>;
  return (
    <ul className={styles.proofs}>
      {proofs.map(({ method, domain, provenAt }) => (
        <li key={`${method} ${domain}`}>
          <IconRosetteDiscountCheck aria-hidden size={18} />
          <span>{t(method, { domain, date: formats.date(new Date(provenAt)) })}</span>
        </li>
      ))}
    </ul>
  );
}
