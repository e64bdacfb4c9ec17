import { PASSWORD_CODES, passwordIssues, passwordsMatch } from '@fairway/rules/passwords';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { type User, useRefresh } from '../queries.ts';
import { useSaving } from '../saving.ts';
import { SaveForm, Section } from './section.tsx';

const EMPTY = { current: '', next: '', again: '' };
const OF_THE_NEW = [...PASSWORD_CODES, 'PasswordTooCommon'];

/** The password: changed with the old one, or set for the first time. Every other session ends. @spec 8 "Password change" */
export function PasswordSection({ user }: { user: User }) {
  const t = useTranslations('account.password');
  const errors = useTranslations('errors');
  const api = useApi();
  const refresh = useRefresh();
  const saving = useSaving();
  const [fields, setFields] = useState(EMPTY);
  const [issues, setIssues] = useState<Partial<Record<keyof typeof EMPTY, string>>>({});
  const field = (name: keyof typeof EMPTY) => ({
    type: 'password',
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setFields({ ...fields, [name]: event.currentTarget.value });
      setIssues({ ...issues, [name]: undefined });
      saving.clear();
    },
  });
  const save = async () => {
    const [lacking] = passwordIssues(fields.next);
    const found = {
      ...(user.hasPassword && fields.current === '' ? { current: t('currentMissing') } : {}),
      ...(lacking ? { next: errors(lacking) } : {}),
      ...(passwordsMatch(fields.next, fields.again) ? {} : { again: t('mismatch') }),
    };
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    const body = { newPassword: fields.next, ...(user.hasPassword ? { currentPassword: fields.current } : {}) };
    if (!(await saving.run(() => api.call.POST('/identity/v1/user/password', { body }), t('saved')))) return;
    setFields(EMPTY);
    await refresh('/identity/v1/user/sessions');
  };
  return (
    <Section id="password" title={t('title')} text={t(user.hasPassword ? 'text' : 'firstText')}>
      <SaveForm
        saving={saving}
        unchanged={fields.next === ''}
        label={t(user.hasPassword ? 'save' : 'set')}
        onSave={save}
        claimed={['WrongPassword', ...OF_THE_NEW]}
      >
        {/* Password managers look for the name that a password belongs to. */}
        <input type="text" hidden readOnly autoComplete="username" value={user.email} />
        {user.hasPassword ? (
          <TextField
            label={t('current')}
            autoComplete="current-password"
            {...field('current')}
            error={issues.current ?? saving.errorOf('WrongPassword')}
          />
        ) : null}
        <TextField label={t('next')} autoComplete="new-password" {...field('next')} error={issues.next ?? saving.errorOf(...OF_THE_NEW)} />
        <TextField label={t('again')} autoComplete="new-password" {...field('again')} error={issues.again} />
      </SaveForm>
    </Section>
  );
}
