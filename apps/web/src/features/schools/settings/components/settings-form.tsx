// A form of the settings: saves with the instant it was read at, says faults at fields, and offers somebody else's version.
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Saving, useSaving } from '../../../../lib/forms/saving.ts';
import { SaveForm } from '../../../../lib/forms/section.tsx';
import type { Draft } from '../draft.ts';
import { type SchoolSettings, settingsQuery, useSchoolCalls } from '../queries.ts';
import styles from './settings.module.css';

/** The words of a field's fault: `errorOf('name')`, also of what lies below it (`requestTexts/en`). */
export function useFieldErrors(saving: Saving): (field: string) => string | undefined {
  const t = useTranslations('school-settings.problems');
  return (field) => {
    const fault = saving.problem?.errors.find(({ pointer }) => pointer === `/${field}` || pointer === `/body/${field}`);
    if (!fault) return undefined;
    const code = fault.code as Parameters<typeof t>[0];
    return t.has(code) ? t(code) : t('unknown');
  };
}

export type SettingsFormProps<T extends object> = {
  draft: Draft<T>;
  readOnly: boolean;
  /** Codes that a field of the form says itself. */
  claimed?: readonly string[];
  /** Of the values, where it is not the values themselves. */
  body?: (values: T) => object;
  children: (errorOf: (field: string) => string | undefined, saving: Saving) => ReactNode;
};

/** The form around its fields. */
export function SettingsForm<T extends object>({ draft, readOnly, claimed = [], body, children }: SettingsFormProps<T>) {
  const t = useTranslations('school-settings');
  const saving = useSaving();
  const errorOf = useFieldErrors(saving);
  const { api, at, keepSettings } = useSchoolCalls();
  const save = () =>
    saving.run(async () => {
      const given = { updatedAt: draft.updatedAt, ...(body?.(draft.values) ?? draft.values) };
      const { data } = await api.call.PATCH('/api/v1/staff/schools/{schoolId}/settings', { params: at, body: given });
      if (!data) return;
      draft.restart(data);
      keepSettings(data);
      showToast({ kind: 'success', text: t('saved') });
    });
  if (readOnly)
    return (
      <fieldset disabled className={styles.plain}>
        {children(errorOf, saving)}
      </fieldset>
    );
  return (
    <SaveForm saving={saving} unchanged={draft.unchanged} label={t('save')} claimed={[...claimed, 'settings.changed']} onSave={save}>
      {children(errorOf, saving)}
      {saving.problem?.code === 'settings.changed' ? <TheirVersion onTake={draft.restart} saving={saving} /> : null}
    </SaveForm>
  );
}

function TheirVersion({ onTake, saving }: { onTake: (settings: SchoolSettings) => void; saving: Saving }) {
  const t = useTranslations('school-settings.changed');
  const { api, schoolId } = useSchoolCalls();
  const { refetch } = useQuery({ ...settingsQuery(api, schoolId), enabled: false });
  const take = async () => {
    const { data } = await refetch();
    if (!data) return;
    onTake(data);
    saving.clear();
  };
  return (
    <div role="alert" className={styles.conflict}>
      <p>{t('text')}</p>
      <Button size="small" onClick={take}>
        {t('reload')}
      </Button>
    </div>
  );
}
