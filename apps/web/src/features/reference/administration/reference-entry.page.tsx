// One entry of a list, or a new one (`/admin/reference/skills/new`).
import '../../../lib/later-messages.ts';
import { entryOfId } from '@fairway/rules/reference-entries';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { Section } from '../../../lib/forms/section.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { EntryForm } from './components/entry-form.tsx';
import { Uses } from './components/entry-list.tsx';
import { type Entry, editedKind, entryQuery, useReferenceRefresh } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.reference'), path: pathOf('admin-reference'), noIndex: true }));

export default function ReferenceEntryPage() {
  const { kind: named, id = '' } = useParams();
  const kind = editedKind(named);
  if (!kind) return <Nothing />;
  if (id === 'new') return <EntryView kind={kind} />;
  return entryOfId(id)?.kind === kind ? <KnownEntry id={id} /> : <Nothing />;
}

function KnownEntry({ id }: { id: string }) {
  const reply = useQuery(entryQuery(useApi(), id));
  return <Loaded reply={reply}>{(entry) => <EntryView kind={entry.kind} entry={entry} />}</Loaded>;
}

function EntryView({ kind, entry }: { kind: Entry['kind']; entry?: Entry }) {
  const t = useTranslations('reference-data.entry');
  const kinds = useTranslations('reference-data.kinds');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  return (
    <ConsolePage
      title={entry ? (entry.names.en ?? entry.key) : t('new')}
      crumbs={[
        { href: href('admin-reference'), label: console('reference') },
        { href: href('admin-reference-list', { kind }), label: kinds(kind) },
      ]}
    >
      <UnsavedGuard>
        <div className={styles.sections}>
          <Section id="names" title={t('names')} text={t('namesText')}>
            <EntryForm key={entry?.id ?? 'new'} kind={kind} {...(entry ? { entry } : {})} />
          </Section>
          {entry ? (
            <Section id="about" title={t('about')}>
              <About entry={entry} />
            </Section>
          ) : null}
        </div>
      </UnsavedGuard>
    </ConsolePage>
  );
}

function About({ entry }: { entry: Entry }) {
  const t = useTranslations('reference-data.entry');
  const list = useTranslations('reference-data.list');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const refresh = useReferenceRefresh();
  const errorText = useErrorText();
  const name = entry.names.en ?? entry.key;
  const offer = useMutation({
    mutationFn: (offered: boolean) =>
      api.call.PUT('/api/v1/admin/reference-entries/{id}/offered', { params: { path: { id: entry.id } }, body: { offered } }),
    onSuccess: ({ data }) => {
      if (data) queries.setQueryData(entryQuery(api, entry.id).queryKey, data);
      showToast({ kind: 'success', text: data?.offered ? t('offeredDone', { name }) : t('retiredDone', { name }) });
      refresh();
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  const retire = async () => {
    const asked = {
      title: t('retireTitle', { name }),
      text: t('retireText'),
      confirmLabel: t('retire'),
      cancelLabel: t('cancel'),
      danger: true,
    };
    if (await dialogs.confirm(asked)) offer.mutate(false);
  };
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('key')}</dt>
        <dd>
          <span className={styles.code}>{entry.key}</span>
          <p className={styles.muted}>{t('keyText')}</p>
        </dd>
        <dt>{list('uses')}</dt>
        <dd>
          <Uses row={entry} />
        </dd>
        <dt>{list('from')}</dt>
        <dd>{entry.source}</dd>
        <dt>{list('state')}</dt>
        <dd>{entry.offered ? list('offered') : list('retired')}</dd>
      </dl>
      <div className={styles.buttons}>
        {entry.offered ? (
          <Button variant="danger" busy={offer.isPending} onClick={() => void retire()}>
            {t('retire')}
          </Button>
        ) : (
          <Button busy={offer.isPending} onClick={() => offer.mutate(true)}>
            {t('offer')}
          </Button>
        )}
      </div>
    </>
  );
}
