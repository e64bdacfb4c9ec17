// With whom the profile is shared: requests first, each answered at once; a consent asks before it is given and is taken back by one press.
// @rule shares.7
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { ImagePlate } from '@fairway/ui/image-plate';
import { SearchSelect } from '@fairway/ui/search-select';
import { showToast } from '@fairway/ui/show-toast';
import { Spinner } from '@fairway/ui/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { PlainModal } from '../edit-modal.tsx';
import { consent, endShare, isWaiting, type ProfileShare, sharesQuery, shareWithOrganization } from '../shares.ts';
import { shareDialog } from './share-dialog.tsx';
import styles from './sharing.module.css';

export default function SharingModal() {
  const t = useTranslations('profile.sharing');
  const api = useApi();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(sharesQuery(api));
  const shown = (data?.shares ?? []).filter((share) => isWaiting(share) || share.active);
  return (
    <PlainModal section="sharing" title={t('title')}>
      <p>{t('text')}</p>
      <ShareField taken={shown} />
      {error && !data ? (
        <p role="alert">
          {errorText(error)} <Button onClick={() => refetch()}>{t('again')}</Button>
        </p>
      ) : null}
      {!data && !error ? <Spinner sizePx={28} /> : null}
      {data && shown.length === 0 ? <p className={styles.state}>{t('empty')}</p> : null}
      {shown.length > 0 ? (
        <ul className={styles.list} aria-label={t('list')}>
          {[...shown.filter(isWaiting), ...shown.filter((share) => !isWaiting(share))].map((share) => (
            <ShareItem key={share.id} share={share} />
          ))}
        </ul>
      ) : null}
    </PlainModal>
  );
}

/** Runs a change; the list is read again, and what went wrong is said in a toast. Gives whether it went well. */
function useShareChange() {
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const run = async (change: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await change();
      showToast({ kind: 'success', text: done });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    } finally {
      await queries.invalidateQueries({ queryKey: sharesQuery(api).queryKey });
      setBusy(false);
    }
  };
  return { busy, run };
}

function ShareItem({ share }: { share: ProfileShare }) {
  const t = useTranslations('profile.sharing');
  const api = useApi();
  const dialogs = useDialogs();
  const format = useReaderFormats();
  const { busy, run } = useShareChange();
  const { id, name } = share;
  const accept = async () => {
    const answer = await dialogs.open(shareDialog, { name, image: share.image, proofs: share.proofs, asked: true });
    if (answer === 'decline') await decline();
    else if (answer) await run(() => consent(api, id, answer.days), t('accepted', { name }));
  };
  const decline = () => run(() => endShare(api, id), t('declined', { name }));
  const waiting = isWaiting(share);
  return (
    <li className={styles.share}>
      <ImagePlate src={share.image} name={name} sizePx={40} />
      <div>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.state}>
          {waiting
            ? t('answerBy', {
                date: format.date(new Date(share.createdAt)),
                until: format.date(new Date(share.waitsUntil ?? share.createdAt)),
              })
            : t('until', { date: format.date(new Date(share.expirationTime ?? share.createdAt)) })}
        </p>
      </div>
      <div className={styles.buttons}>
        {waiting ? (
          <>
            <Button size="small" variant="primary" busy={busy} aria-label={t('acceptOf', { name })} onClick={accept}>
              {t('accept')}
            </Button>
            <Button size="small" disabled={busy} aria-label={t('declineOf', { name })} onClick={decline}>
              {t('decline')}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            busy={busy}
            aria-label={t('stopOf', { name })}
            onClick={() => run(() => endShare(api, id), t('stopped', { name }))}
          >
            {t('stop')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Sharing unasked: an organization found by name, confirmed before it is told. */
function ShareField({ taken }: { taken: readonly ProfileShare[] }) {
  const t = useTranslations('profile.sharing');
  const api = useApi();
  const dialogs = useDialogs();
  const texts = useListTexts();
  const { run } = useShareChange();
  const search = async (q: string, signal: AbortSignal) => {
    const { data } = await api.call.GET('/api/v1/employers', { params: { query: { q, limit: 50 } }, signal });
    const known = new Set(taken.map((share) => share.sharedWithOrg));
    return (data?.employers ?? []).flatMap(({ id, name }) => (id === null || known.has(id) ? [] : [{ value: String(id), label: name }]));
  };
  const share = async (id: string, name: string) => {
    const answer = await dialogs.open(shareDialog, { name, image: null, proofs: null, asked: false });
    if (answer && answer !== 'decline') await run(() => shareWithOrganization(api, Number(id), answer.days), t('accepted', { name }));
  };
  return (
    <SearchSelect
      label={t('add')}
      texts={texts}
      load={search}
      onChange={(option) => {
        if (option) void share(option.value, option.label);
      }}
    />
  );
}
