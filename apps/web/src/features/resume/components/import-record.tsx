// The record of an import: everything back, for seven days, and the record itself deleted. @rule imports.25, imports.31, imports.32
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { deleteImportRecord, type ProfileImport, tellImportChanged, undoWholeImport } from '../queries.ts';
import styles from './import-modal.module.css';

type RecordProps = { result: ProfileImport; onUndone: (result: ProfileImport) => void; onDeleted: () => void };

export function ImportRecord({ result, onUndone, onDeleted }: RecordProps) {
  const t = useTranslations('resume.dialog');
  const formats = useReaderFormats();
  const undo = useUndo(result, onUndone);
  const remove = useDelete(result, onDeleted);
  return (
    <div className={styles.undo}>
      {result.undoUntil ? (
        <>
          <Button size="small" icon={<IconArrowBackUp aria-hidden />} onClick={undo}>
            {t('undo')}
          </Button>
          <span className={styles.muted}>{t('undoUntil', { date: formats.importDate(new Date(result.undoUntil)) })}</span>
        </>
      ) : null}
      <Button size="small" variant="quiet" icon={<IconTrash aria-hidden />} onClick={remove}>
        {t('delete')}
      </Button>
    </div>
  );
}

function useUndo(result: ProfileImport, onUndone: RecordProps['onUndone']): () => void {
  const t = useTranslations('resume.dialog');
  const api = useApi();
  const dialogs = useDialogs();
  const ask = () =>
    dialogs.confirm({
      title: t('undoTitle'),
      text: t('undoText'),
      confirmLabel: t('undoConfirm'),
      danger: true,
      onConfirm: async () => {
        const { import: undone, kept, later } = await undoWholeImport(api, result.id);
        onUndone(undone);
        tellImportChanged();
        showToast({ kind: 'success', text: t('undoDone', { kept }) });
        if (later > 0) showToast({ kind: 'info', text: t('undoLater', { later }) });
      },
    });
  return () => void ask();
}

function useDelete(result: ProfileImport, onDeleted: () => void): () => void {
  const t = useTranslations('resume.dialog');
  const api = useApi();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const ask = async () => {
    const isSure = await dialogs.confirm({
      title: t('deleteTitle'),
      text: result.undoUntil ? t('deleteText') : t('deleteTextOver'),
      confirmLabel: t('deleteConfirm'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await deleteImportRecord(api, result.id);
      tellImportChanged();
      showToast({ kind: 'success', text: t('deleted') });
      onDeleted();
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
  };
  return () => void ask();
}
