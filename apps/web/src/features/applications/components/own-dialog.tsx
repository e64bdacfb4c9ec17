// Adding an application for a posting from elsewhere, or changing what was written of one.
import { ApiProblem } from '@fairway/client/problem';
import { APPLICATION_LIMITS } from '@fairway/rules/applications';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type Application, LIST, ONE, PATHS } from '../queries.ts';
import styles from './applications.module.css';

type Fields = { title: string; organization: string; place: string; link: string };
type OwnDialogProps = { /** The one to change; without it one is added. */ application?: Application };

const MAX: Record<keyof Fields, number> = {
  title: APPLICATION_LIMITS.titleCharacters,
  organization: APPLICATION_LIMITS.organizationCharacters,
  place: APPLICATION_LIMITS.placeCharacters,
  link: APPLICATION_LIMITS.linkCharacters,
};
const NAMES = ['title', 'organization', 'place', 'link'] as const;

function OwnDialog({ application }: OwnDialogProps) {
  const t = useTranslations('applications.own');
  const errorText = useErrorText();
  const api = useApi();
  const queries = useQueryClient();
  const [fields, setFields] = useState<Fields>({
    title: application?.title ?? '',
    organization: application?.organization ?? '',
    place: application?.place ?? '',
    link: application?.link ?? '',
  });
  const [linkError, setLinkError] = useState<string>();
  async function save(): Promise<boolean> {
    try {
      if (application) await api.call.PUT(ONE, { params: { path: { id: application.id } }, body: fields });
      else await api.call.POST(LIST, { body: { ...fields, state: 'sent' } });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'applications.link') throw error;
      setLinkError(errorText(error));
      return false;
    }
    await queries.invalidateQueries({ predicate: ({ queryKey }) => PATHS.includes(`${queryKey[1]}`) });
    showToast({ kind: 'success', text: application ? t('changed') : t('added') });
    return true;
  }
  return (
    <DialogFrame
      size="medium"
      title={application ? t('changeTitle') : t('addTitle')}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'save', label: t('save'), variant: 'primary', run: save, failedText: errorText },
      ]}
    >
      <div className={styles.plain}>
        {NAMES.map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            {...(name === 'place' || name === 'link' ? { optional: t('optional') } : {})}
            {...(name === 'link' ? { type: 'url', error: linkError } : {})}
            maxLength={MAX[name]}
            value={fields[name]}
            onChange={(event) => {
              if (name === 'link') setLinkError(undefined);
              setFields({ ...fields, [name]: event.currentTarget.value });
            }}
          />
        ))}
      </div>
      <Complete fields={fields} />
    </DialogFrame>
  );
}

/** Without a title and an organization nothing is kept. */
function Complete({ fields }: { fields: Fields }) {
  useDisabledAction('save', fields.title.trim() === '' || fields.organization.trim() === '');
  return null;
}

export const ownDialog = defineDialog<OwnDialogProps, boolean>('own-application', OwnDialog);
