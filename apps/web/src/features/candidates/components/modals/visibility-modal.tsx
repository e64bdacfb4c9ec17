// Who finds the profile: four choices, narrowest first, with a call of its own. @rule profile.6
import { PROFILE_VISIBILITIES } from '@fairway/rules/profile';
import { Radio } from '@fairway/ui/checkbox';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import type { ProfilePartProps } from '../../edits.ts';
import { useFields, useProfileSave } from '../../saving.ts';
import { useElsewhere } from '../asked.tsx';
import { EditModal } from '../edit-modal.tsx';
import styles from '../form.module.css';

export default function VisibilityModal({ profile }: ProfilePartProps) {
  const t = useTranslations('profile');
  const api = useApi();
  const elsewhere = useElsewhere();
  const saving = useProfileSave(profile);
  const { profileVisibility } = saving.base.candidate;
  const [state, dispatch] = useFields(useMemo(() => ({ profileVisibility }), [profileVisibility]));
  const { originals, fields } = state;
  const save = () =>
    saving.run({
      call: async (version) => {
        const body = { profileVisibility: fields.profileVisibility, version };
        const { data } = await api.call.PUT('/api/v1/candidate/me/profile-visibility', { body });
        return data ? { candidate: data } : {};
      },
      collides: (from, fresh) => from.candidate.profileVisibility !== fresh.candidate.profileVisibility,
      done: t('visibility.saved'),
    });
  return (
    <EditModal
      section="visibility"
      title={t('visibility.title')}
      text={t('visibility.text')}
      saving={saving}
      canSave
      isDirty={fields.profileVisibility !== originals.profileVisibility}
      onSave={save}
    >
      <fieldset className={`${styles.group} ${styles.tight}`}>
        <legend className="fw-hidden">{t('visibility.title')}</legend>
        {elsewhere(state, 'profileVisibility', (value) => t(`visibilities.${value}`))}
        {PROFILE_VISIBILITIES.map((value) => (
          <Radio
            key={value}
            name="visibility"
            value={value}
            label={t(`visibilities.${value}`)}
            hint={t(`visibility.${value}`)}
            checked={fields.profileVisibility === value}
            onChange={() => {
              dispatch({ type: 'edit', change: { profileVisibility: value } });
              saving.clear();
            }}
          />
        ))}
      </fieldset>
    </EditModal>
  );
}
