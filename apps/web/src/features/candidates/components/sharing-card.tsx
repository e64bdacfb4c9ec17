// Beside the sections: who sees the profile because its owner said so, and who asks for it.
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { IconUserShare } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useAnswer } from '../../../lib/reader-state.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import { useEdits } from '../edits.ts';
import styles from './profile-side.module.css';
import { isWaiting, sharesQuery } from './shares.ts';

export function SharingCard() {
  const t = useTranslations('profile.sharing');
  const { open } = useEdits();
  const queries = useQueryClient();
  const { href } = useHrefs();
  const query = sharesQuery(useApi());
  useRealtime(['profile.share_requested'], () => void queries.invalidateQueries({ queryKey: query.queryKey }));
  const shares = useAnswer(query.queryKey, useQuery(query).data)?.shares ?? [];
  const waiting = shares.filter(isWaiting).length;
  const active = shares.filter((share) => share.active).length;
  return (
    <section className={styles.card} aria-labelledby="sharing-title">
      <h2 id="sharing-title">
        <IconUserShare size={18} aria-hidden />
        {t('title')}
      </h2>
      {waiting > 0 ? (
        <p>
          <strong>{t('waiting', { count: waiting })}</strong>
        </p>
      ) : null}
      <p className={styles.muted}>{t('active', { count: active })}</p>
      <Button size="small" onClick={() => open('sharing')}>
        {t('manage')}
      </Button>
      <Link className={styles.muted} href={href('profile-looks')}>
        {t('looks')}
      </Link>
    </section>
  );
}
