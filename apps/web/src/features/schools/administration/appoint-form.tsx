// Appoints an administrator of a school by address.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import styles from '../../../lib/console/parts.module.css';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SaveForm } from '../../../lib/forms/section.tsx';
import { type School, schoolQuery } from './queries.ts';

const OUTCOMES = { invited: 'outcomeInvited', held: 'outcomeHeld' } as const;

export function AppointForm({ school }: { school: School }) {
  const t = useTranslations('admin.school');
  const { locale: own } = useBoot();
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving();
  const none = { email: '', firstName: '', lastName: '', locale: own };
  const [fields, setFields] = useState<{ email: string; firstName: string; lastName: string; locale: Locale }>(none);
  // Said once, it is meant the second time.
  const sure = saving.problem?.code === 'staff.is_candidate' || saving.problem?.code === 'staff.is_employer';
  async function appoint() {
    let reply: { outcome: keyof typeof OUTCOMES; school: School } | undefined;
    const call = async () => {
      const { data } = await api.call.POST('/api/v1/admin/schools/{id}/administrators', {
        params: { path: { id: school.id } },
        body: { ...fields, email: fields.email.trim(), sure },
      });
      reply = data;
    };
    if (!(await saving.run(call)) || !reply) return;
    queries.setQueryData(schoolQuery(api, school.id).queryKey, reply.school);
    showToast({ kind: 'success', text: t(OUTCOMES[reply.outcome]) });
    setFields(none);
  }
  return (
    <SaveForm
      saving={saving}
      unchanged={fields.email.trim() === ''}
      label={t('send')}
      onSave={appoint}
      claimed={['InvalidEmail', 'EmailNotAvailable']}
    >
      <TextField
        label={t('email')}
        type="email"
        maxLength={254}
        error={saving.errorOf('InvalidEmail', 'EmailNotAvailable')}
        value={fields.email}
        onChange={(event) => setFields({ ...fields, email: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            maxLength={100}
            value={fields[name]}
            onChange={(event) => setFields({ ...fields, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Select
        label={t('locale')}
        options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
        value={fields.locale}
        onChange={(event) => setFields({ ...fields, locale: event.currentTarget.value as Locale })}
      />
    </SaveForm>
  );
}
