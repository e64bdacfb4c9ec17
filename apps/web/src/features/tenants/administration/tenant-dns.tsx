// Where the host names of a tenant lead by DNS now. It is read when the page opens, when the tenant was saved, and on a press; nothing hangs on it.
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type TenantDns as Answer, tenantDnsQuery } from './queries.ts';

type Host = Answer['hosts'][number];
const MEANINGS: Record<Host['state'], BadgeMeaning> = {
  leads_here: 'success',
  partly: 'warning',
  elsewhere: 'warning',
  no_records: 'danger',
  no_domain: 'danger',
  unanswered: 'neutral',
  incomparable: 'neutral',
  this_machine: 'neutral',
};

export function TenantDns({ id }: { id: number }) {
  const t = useTranslations('admin.dns');
  const shell = useTranslations('shell');
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const { data, error, isFetching, refetch } = useQuery(tenantDnsQuery(useApi(), id));
  return (
    <>
      {data ? <Said answer={data} /> : error ? <p role="alert">{errorText(error)}</p> : <SkeletonRows rows={2} label={shell('loading')} />}
      <div className={styles.line}>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('lookAgain')}
        </Button>
        <span className={styles.muted} role="status">
          {data && error && !isFetching
            ? errorText(error)
            : data
              ? t('lookedAt', { time: formats.dateTime(new Date(data.lookedAt)) })
              : null}
        </span>
      </div>
    </>
  );
}

function Said({ answer: { own, hosts } }: { answer: Answer }) {
  const t = useTranslations('admin.dns');
  if (hosts.length === 0) return <p className={styles.muted}>{t('noHosts')}</p>;
  return (
    <>
      <p className={styles.muted}>
        {own.addresses.length === 0
          ? t('aim', { host: own.host })
          : t('aimWithAddresses', { host: own.host, addresses: own.addresses.join(', ') })}
      </p>
      <ul className={styles.rows}>
        {hosts.map((one) => (
          <li key={one.host} className={styles.row}>
            <div className={styles.what}>
              {one.host}
              <span>{t(`texts.${one.state}`, { host: own.host })}</span>
              {one.cname === null ? null : <span>CNAME {one.cname}</span>}
              {one.addresses.length === 0 ? null : <span>{one.addresses.join(', ')}</span>}
            </div>
            <Badge meaning={MEANINGS[one.state]}>{t(`state.${one.state}`)}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
