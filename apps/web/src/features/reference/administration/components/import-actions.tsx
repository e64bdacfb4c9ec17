// Writes an import, or takes it back, after a question.
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { importQuery, type ReferenceImport, useReferenceRefresh } from '../queries.ts';

export function ImportActions({ id, kept }: { id: string; kept: ReferenceImport }) {
  const t = useTranslations('reference-data.import');
  const words = useTranslations('console');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const refresh = useReferenceRefresh();
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const params = { path: { id } };
  const act = useMutation({
    mutationFn: async (what: 'write' | 'undo') =>
      what === 'write'
        ? api.call.POST('/api/v1/admin/reference-imports/{id}/write', { params })
        : api.call.POST('/api/v1/admin/reference-imports/{id}/undo', { params }),
    onSuccess: ({ data }, what) => {
      if (data) queries.setQueryData(importQuery(api, id).queryKey, data);
      showToast({ kind: 'success', text: t(`${what}Done`) });
      refresh();
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  const count = kept.created + kept.changed;
  const ask = async (what: 'write' | 'undo') => {
    const text =
      what === 'write'
        ? t('writeText', { created: formats.number(kept.created), changed: formats.number(kept.changed) })
        : t('undoText', { count });
    const confirmLabel = what === 'write' ? t('write', { count }) : t('undo');
    const asked = { title: t(`${what}Title`), text, confirmLabel, cancelLabel: words('cancel'), danger: what === 'undo' };
    if (await dialogs.confirm(asked)) act.mutate(what);
  };
  if (kept.state === 'waiting')
    return (
      <Button variant="primary" busy={act.isPending} onClick={() => void ask('write')}>
        {t('write', { count })}
      </Button>
    );
  if (kept.undoUntil === null) return null;
  return (
    <Button variant="danger" busy={act.isPending} onClick={() => void ask('undo')}>
      {t('undo')}
    </Button>
  );
}
