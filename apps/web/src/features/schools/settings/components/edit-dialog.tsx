// A dialog with a form: saves before it closes, says faults at fields, stays open when it was refused.
import type { ApiProblem } from '@fairway/client/problem';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSaving } from '../../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../../lib/forms/section.tsx';
import styles from './settings.module.css';
import { useFieldErrors } from './settings-form.tsx';

export type EditDialogProps = {
  title: string;
  saveLabel: string;
  /** Codes that a field says itself. */
  claimed?: readonly string[];
  save: () => Promise<unknown>;
  children: (errorOf: (field: string) => string | undefined, problem: ApiProblem | undefined) => ReactNode;
};

export function EditDialog({ title, saveLabel, claimed = [], save, children }: EditDialogProps) {
  const t = useTranslations('school-settings');
  const saving = useSaving();
  const errorOf = useFieldErrors(saving);
  return (
    <DialogFrame
      size="medium"
      title={title}
      busy={saving.busy}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'save', label: saveLabel, variant: 'primary', run: () => saving.run(save) },
      ]}
    >
      <div className={styles.fields}>
        {children(errorOf, saving.problem)}
        <SavingProblem saving={saving} claimed={claimed} />
      </div>
    </DialogFrame>
  );
}
