// Keeping a posting as a template, by a name; one that is taken may be replaced.
import { ApiProblem } from '@fairway/client/problem';
import { POSTING_LIMITS } from '@fairway/rules/posting-content';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { TEMPLATES, templatesQuery } from '../queries.ts';

type Props = { organizationId: number; postingId: string; title: string };

function KeepTemplateDialog({ organizationId, postingId, title }: Props) {
  const t = useTranslations('own-postings.templates');
  const words = useTranslations('console');
  const errorText = useErrorText();
  const api = useApi();
  const queries = useQueryClient();
  const [name, setName] = useState(title.slice(0, POSTING_LIMITS.templateNameCharacters));
  const [isTaken, setTaken] = useState(false);
  const [replaces, setReplaces] = useState(false);
  const save = async () => {
    try {
      const body = { postingId, name: name.trim(), replaces };
      const { data } = await api.call.POST(TEMPLATES, { params: { path: { organizationId } }, body });
      if (data) queries.setQueryData(templatesQuery(api, organizationId).queryKey, data);
      showToast({ kind: 'success', text: t('saved', { name: name.trim() }) });
      return true;
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'postings.template_name') setTaken(true);
      throw error;
    }
  };
  return (
    <DialogFrame
      size="small"
      title={t('keepTitle')}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'keep', label: t('save'), variant: 'primary', run: save, failedText: errorText },
      ]}
    >
      <Needed missing={name.trim() === ''} />
      <p>{t('keepText')}</p>
      <TextField
        data-autofocus=""
        label={t('name')}
        required
        maxLength={POSTING_LIMITS.templateNameCharacters}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setTaken(false);
          setReplaces(false);
        }}
      />
      {isTaken ? <Checkbox label={t('replace')} checked={replaces} onChange={(event) => setReplaces(event.currentTarget.checked)} /> : null}
    </DialogFrame>
  );
}

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('keep', missing);
  return null;
}

/** `await dialogs.open(keepTemplateDialog, { organizationId, postingId, title })`. */
export const keepTemplateDialog = defineDialog<Props, boolean>('keep-template', KeepTemplateDialog);
