// The templates of an organization: one begins from it, renames it or removes it.
import { POSTING_LIMITS } from '@fairway/rules/posting-content';
import { Button } from '@fairway/ui/button';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import parts from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type PostingTemplate, TEMPLATES, templatesQuery } from '../queries.ts';

type Props = { organizationId: number };

function TemplatesDialog({ organizationId, close }: Props & { close: (id?: string) => void }) {
  const t = useTranslations('own-postings.templates');
  const reply = useQuery(templatesQuery(useApi(), organizationId));
  return (
    <DialogFrame size="medium" title={t('title')} actions={[{ key: 'close', label: t('close') }]}>
      <Loaded reply={reply}>
        {({ templates }) =>
          templates.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <>
              <p>{t('text')}</p>
              <ul className={parts.rows}>
                {templates.map((template) => (
                  <li key={template.id} className={parts.row}>
                    <Template organizationId={organizationId} template={template} onUse={() => close(template.id)} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </DialogFrame>
  );
}

type TemplateProps = Props & { template: PostingTemplate; onUse: () => void };

function Template({ organizationId, template: { id, name, title, changedAt }, onUse }: TemplateProps) {
  const t = useTranslations('own-postings.templates');
  const words = useTranslations('console');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const dialogs = useDialogs();
  const params = { path: { organizationId, id } };
  const take = (data: object | undefined) => data && queries.setQueryData(templatesQuery(api, organizationId).queryKey, data as never);
  const remove = async () => {
    const asked = { title: t('removeTitle', { name }), text: t('removeText'), confirmLabel: t('remove'), cancelLabel: words('cancel') };
    if (!(await dialogs.confirm({ ...asked, danger: true }))) return;
    try {
      take((await api.call.DELETE(`${TEMPLATES}/{id}`, { params })).data);
      showToast({ kind: 'success', text: t('removed') });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
  };
  const rename = () =>
    dialogs.open(renameDialog, {
      name,
      save: async (typed) => take((await api.call.PUT(`${TEMPLATES}/{id}`, { params, body: { name: typed } })).data),
    });
  return (
    <>
      <div className={parts.what}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={parts.muted}>{t('by', { title: title || '–', date: formats.date(new Date(changedAt)) })}</span>
      </div>
      <div className={parts.buttons}>
        <Button size="small" variant="primary" aria-label={t('useOf', { name })} onClick={onUse}>
          {t('use')}
        </Button>
        <Button size="small" aria-label={t('renameOf', { name })} onClick={() => void rename()}>
          {t('rename')}
        </Button>
        <Button size="small" variant="quiet" aria-label={t('removeOf', { name })} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}

/** `const id = await dialogs.open(templatesDialog, { organizationId })`: from which template one begins. */
export const templatesDialog = defineDialog<Props, string>('posting-templates', TemplatesDialog);

type RenameProps = { name: string; save: (name: string) => Promise<unknown> };

function RenameDialog({ name, save }: RenameProps) {
  const t = useTranslations('own-postings.templates');
  const words = useTranslations('console');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(name);
  const run = async () => {
    await save(typed.trim());
    return true;
  };
  return (
    <DialogFrame
      size="small"
      title={t('renameTitle')}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'rename', label: t('rename'), variant: 'primary', run, failedText: errorText },
      ]}
    >
      <Needed missing={typed.trim() === ''} />
      <TextField
        data-autofocus=""
        label={t('name')}
        required
        maxLength={POSTING_LIMITS.templateNameCharacters}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}
const renameDialog = defineDialog<RenameProps, boolean>('rename-template', RenameDialog);

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('rename', missing);
  return null;
}
