import { personalDetailIssues } from '@fairway/rules/profile-issues';
import { fieldsOp } from '@fairway/rules/profile-ops';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { useFields, useProfileSave } from '../../saving.ts';
import { EditModal } from '../edit-modal.tsx';
import { NameFields } from './name-fields.tsx';

const CLAIMED = ['user.firstName', 'user.lastName'];

/** The names alone, where they are missing. @rule profile.55 */
export default function NamesModal({ profile }: ProfilePartProps) {
  const t = useTranslations('profile.names');
  const saving = useProfileSave(profile);
  const { firstName, lastName } = saving.base.user;
  const [state, dispatch] = useFields(useMemo(() => ({ firstName, lastName }), [firstName, lastName]));
  const op = fieldsOp(state);
  return (
    <EditModal
      section="names"
      title={t('title')}
      text={t('text')}
      saving={saving}
      claimed={CLAIMED}
      canSave={personalDetailIssues(state.fields).length === 0}
      isDirty={op !== undefined}
      onSave={() => saving.save(op ? { user: op } : {}, { done: t('saved') })}
    >
      <NameFields
        state={state}
        saving={saving}
        onChange={(change) => {
          dispatch({ type: 'edit', change });
          saving.clear();
        }}
      />
    </EditModal>
  );
}
