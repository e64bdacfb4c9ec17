import { PASSWORD_CODES } from '@fairway/rules/passwords';
import { PasswordField } from '@fairway/ui/password-field';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useFewFields } from '../../../lib/forms/few-fields.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { NewPasswordFields } from '../../identity/components/new-password-fields.tsx';
import { type User, useRefresh } from '../queries.ts';

const EMPTY = { current: '', password: '', confirmation: '' };
const OF_THE_NEW = [...PASSWORD_CODES, 'PasswordTooCommon'];

/** The password: changed with the old one, or set for the first time. Every other session ends. @rule identity.24 */
export function PasswordSection({ user }: { user: User }) {
  const t = useTranslations('account.password');
  const shared = useTranslations('identity.field');
  const api = useApi();
  const refresh = useRefresh();
  const saving = useSaving();
  const { register, handleSubmit, errors, typed, reset } = useFewFields(EMPTY);
  const serverSays = saving.errorOf(...OF_THE_NEW);
  const save = handleSubmit(async ({ current, password }) => {
    const body = { newPassword: password, ...(user.hasPassword ? { currentPassword: current } : {}) };
    if (!(await saving.run(() => api.call.POST('/identity/v1/user/password', { body }), t('saved')))) return;
    reset();
    await refresh('/identity/v1/user/sessions');
  });
  return (
    <Section id="password" title={t('title')} text={t(user.hasPassword ? 'text' : 'firstText')}>
      <SaveForm
        saving={saving}
        unchanged={typed('password') === ''}
        label={t(user.hasPassword ? 'save' : 'set')}
        onSave={save}
        onEdit={saving.clear}
        claimed={['WrongPassword', ...OF_THE_NEW]}
      >
        {/* Password managers look for the name that a password belongs to. */}
        <input type="text" hidden readOnly autoComplete="username" value={user.email} />
        {user.hasPassword ? (
          <PasswordField
            label={t('current')}
            autoComplete="current-password"
            showLabel={shared('show')}
            hideLabel={shared('hide')}
            error={errors.current?.message ?? saving.errorOf('WrongPassword')}
            {...register('current', { required: t('currentMissing') })}
          />
        ) : null}
        <NewPasswordFields
          register={register}
          password={typed('password')}
          errors={serverSays ? { ...errors, password: { message: serverSays } } : errors}
          label={t('next')}
          {...(user.hasPassword ? { mismatch: t('mismatch') } : {})}
        />
      </SaveForm>
    </Section>
  );
}
