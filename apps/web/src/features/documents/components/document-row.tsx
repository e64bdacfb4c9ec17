// One document: what it is, and what can be done with it. The name is changed where it stands. @rule documents.8
import { Badge } from '@fairway/ui/badge';
import { IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconDownload, IconFileText, IconListSearch, IconPencil, IconStar, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { readingDialog } from '../../resume/components/reading-dialog.ts';
import { type CandidateDocument, type DocumentPlace, useRefreshDocuments } from '../queries.ts';
import styles from './documents-view.module.css';
import { RenameForm } from './rename-form.tsx';

const ONE = '/api/v1/candidate/cv/{id}';

type RowProps = { document: CandidateDocument; all: readonly CandidateDocument[]; place: DocumentPlace };

export function DocumentRow({ document, all, place }: RowProps) {
  const t = useTranslations('documents');
  const formats = useReaderFormats();
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // Back to where it began.
    if (wasRenaming.current && !renaming) pencil.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  const { busy, download, makeDefault, remove } = useDocumentActions(document, all, place);
  const dialogs = useDialogs();
  const { name } = document;
  const at = new Date(document.createdAt);
  const facts = [t(`kinds.${document.kind}`), document.extension.toUpperCase(), formats.fileSize(document.sizeBytes)];
  if (renaming)
    return (
      <li className={styles.row}>
        <RenameForm document={document} place={place} onDone={() => setRenaming(false)} />
      </li>
    );
  return (
    <li className={styles.row}>
      <IconFileText className={styles.icon} size={28} aria-hidden />
      <div className={styles.what}>
        <span className={styles.named}>
          <strong dir="auto">{name}</strong>
          {document.isDefault ? <Badge meaning="success">{t('default')}</Badge> : null}
        </span>
        <span className={styles.facts}>
          {facts.join(' · ')}
          {' · '}
          <time dateTime={document.createdAt} title={formats.dateTime(at)}>
            {formats.when(at)}
          </time>
        </span>
      </div>
      <div className={styles.actions}>
        {document.kind === 'cv' && !document.isDefault ? (
          <IconButton
            size="small"
            disabled={busy}
            label={t('actions.setDefault', { name })}
            icon={<IconStar aria-hidden />}
            onClick={makeDefault}
          />
        ) : null}
        <IconButton
          size="small"
          disabled={busy}
          label={t('actions.download', { name })}
          icon={<IconDownload aria-hidden />}
          onClick={download}
        />
        {document.kind === 'cv' ? (
          <IconButton
            size="small"
            disabled={busy}
            label={t('actions.reading', { name })}
            icon={<IconListSearch aria-hidden />}
            onClick={() => dialogs.open(readingDialog, { what: { documentId: document.id }, name })}
          />
        ) : null}
        <IconButton
          ref={pencil}
          size="small"
          disabled={busy}
          label={t('actions.rename', { name })}
          icon={<IconPencil aria-hidden />}
          onClick={() => setRenaming(true)}
        />
        <IconButton size="small" disabled={busy} label={t('actions.delete', { name })} icon={<IconTrash aria-hidden />} onClick={remove} />
      </div>
    </li>
  );
}

function useDocumentActions({ id, name, isDefault }: CandidateDocument, all: readonly CandidateDocument[], place: DocumentPlace) {
  const t = useTranslations('documents');
  const api = useApi();
  const errorText = useErrorText();
  const refresh = useRefreshDocuments();
  const dialogs = useDialogs();
  const [busy, setBusy] = useState(false);
  const params = { path: { id }, query: { place } };
  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  }
  const hasHeir = isDefault && all.some((other) => other.kind === 'cv' && other.id !== id);
  return {
    busy,
    download: () =>
      run(async () => {
        const { data } = await api.call.GET(`${ONE}/download`, { params });
        if (data) window.location.assign(data.url);
      }),
    makeDefault: () =>
      run(async () => {
        await api.call.POST('/api/v1/candidate/cv/setdefault/{id}', { params });
        showToast({ kind: 'success', text: t('defaultSet', { name }) });
        await refresh();
      }),
    remove: async () => {
      const deleted = await dialogs.confirm({
        title: t('delete.title', { name }),
        text: hasHeir ? t('delete.textDefault') : t('delete.text'),
        confirmLabel: t('delete.confirm'),
        danger: true,
        onConfirm: () => api.call.DELETE(ONE, { params }),
      });
      if (!deleted) return;
      showToast({ kind: 'success', text: t('delete.deleted', { name }) });
      await refresh();
    },
  };
}
