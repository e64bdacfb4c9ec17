// Finding the organization that one works for: by name or website. Who is not there is founded.
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { ImagePlate } from '@fairway/ui/image-plate';
import { TextField } from '@fairway/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { FoundOrganization } from '../queries.ts';
import { askDialog } from './ask-dialog.tsx';
import { foundDialog } from './found-dialog.tsx';
import { ProofMarks } from './proof-marks.tsx';
import styles from './teams.module.css';

const LEAST_CHARACTERS = 2;

export function FindPart({ email, disabled }: { email: string; disabled: boolean }) {
  const t = useTranslations('team-requests.find');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const api = useApi();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const asks = q.length >= LEAST_CHARACTERS;
  const query = api.query.queryOptions('get', '/api/v1/team-requests/organizations', { params: { query: { q } } });
  const { data, error, isFetching } = useQuery({ ...query, enabled: asks, placeholderData: keepPreviousData });
  const found = asks ? (data?.organizations ?? []) : [];
  return (
    <section className={styles.part} aria-labelledby="find">
      <h2 id="find">{t('title')}</h2>
      <TextField
        type="search"
        label={t('label')}
        hint={t('hint', { email })}
        maxLength={200}
        autoComplete="organization"
        value={text}
        error={error ? errorText(error) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={styles.muted}>
        {asks && data && !isFetching ? t('count', { count: found.length }) : null}
      </p>
      <ul className={styles.cards} aria-busy={isFetching}>
        {found.map((organization) => (
          <FoundCard key={organization.id} organization={organization} disabled={disabled} />
        ))}
      </ul>
      {asks && data ? (
        <div className={styles.buttons}>
          <Button disabled={disabled} onClick={() => void dialogs.open(foundDialog, { name: text.trim() })}>
            {t('found')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function FoundCard({ organization, disabled }: { organization: FoundOrganization; disabled: boolean }) {
  const t = useTranslations('team-requests.find');
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const { name, logo, host, country, hasOwner, isYours, proofs } = organization;
  const ask = (wantsOwnership: boolean) => void dialogs.open(askDialog, { organization, wantsOwnership });
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <ImagePlate src={logo} name={name} sizePx={40} />
        <div>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.muted}>{[host, country ? formats.country(country) : ''].filter(Boolean).join(' · ')}</p>
        </div>
        {isYours ? <Badge meaning="success">{t('yours')}</Badge> : null}
      </div>
      {proofs.length > 0 ? <ProofMarks proofs={proofs} /> : null}
      <p className={styles.muted}>{t(hasOwner ? 'hasTeam' : isYours ? 'atOnce' : 'noTeam')}</p>
      <div className={styles.buttons}>
        <Button variant="primary" disabled={disabled} aria-label={`${t(hasOwner ? 'join' : 'claim')}: ${name}`} onClick={() => ask(false)}>
          {t(hasOwner ? 'join' : 'claim')}
        </Button>
        {hasOwner ? (
          <Button variant="quiet" disabled={disabled} aria-label={`${t('dispute')}: ${name}`} onClick={() => ask(true)}>
            {t('dispute')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
