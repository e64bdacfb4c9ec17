// The name of a document, in its place in the list; Escape leaves it as it was.
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type CandidateDocument, type DocumentPlace, useRefreshDocuments } from '../queries.ts';
import styles from './documents-view.module.css';

const NAME_CHARACTERS = 200;

type Props = { document: CandidateDocument; place: DocumentPlace; onDone: () => void };

export function RenameForm({ document, place, onDone }: Props) {
  const t = useTranslations('documents.rename');
  const api = useApi();
  const errorText = useErrorText();
  const refresh = useRefreshDocuments();
  const { id, extension } = document;
  const [name, setName] = useState(() => document.name.slice(0, -extension.length - 1));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await api.call.PATCH('/api/v1/candidate/cv/{id}', {
        params: { path: { id }, query: { place } },
        body: { name: `${name}.${extension}` },
      });
      showToast({ kind: 'success', text: t('saved', { name: data?.name ?? name }) });
      await refresh();
      onDone();
    } catch (refused) {
      setError(errorText(refused));
      setBusy(false);
    }
  }
  return (
    <form
      className={styles.rename}
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onDone();
      }}
    >
      <TextField
        ref={field}
        label={t('label')}
        hint={t('hint', { extension })}
        error={error}
        autoComplete="off"
        maxLength={NAME_CHARACTERS - extension.length - 1}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {t('save')}
        </Button>
        <Button size="small" disabled={busy} onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
