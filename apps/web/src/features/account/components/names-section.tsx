import { NAME_CHARACTERS } from '@fairway/rules/names';
import { cutTo } from '@fairway/rules/visible-characters';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { type User, useRefresh } from '../queries.ts';
import styles from './account.module.css';
import { AvatarPart } from './avatar-part.tsx';

/** First and last name. @rule account.3 */
export function NamesSection({ user }: { user: User }) {
  const t = useTranslations('account.names');
  const api = useApi();
  const refresh = useRefresh();
  const saving = useSaving();
  const [names, setNames] = useState({ firstName: user.firstName, lastName: user.lastName });
  const unchanged = names.firstName.trim() === user.firstName && names.lastName.trim() === user.lastName;
  const save = async () => {
    const body = { firstName: names.firstName.trim(), lastName: names.lastName.trim() };
    if (await saving.run(() => api.call.PUT('/identity/v1/user/me', { body }), t('saved'))) await refresh();
  };
  return (
    <Section id="names" title={t('title')} text={t('text')}>
      <AvatarPart user={user} />
      <SaveForm saving={saving} unchanged={unchanged} label={t('save')} onSave={save}>
        <div className={styles.pair}>
          <TextField
            label={t('firstName')}
            autoComplete="given-name"
            value={names.firstName}
            onChange={(event) => setNames({ ...names, firstName: cutTo(event.currentTarget.value, NAME_CHARACTERS) })}
          />
          <TextField
            label={t('lastName')}
            autoComplete="family-name"
            value={names.lastName}
            onChange={(event) => setNames({ ...names, lastName: cutTo(event.currentTarget.value, NAME_CHARACTERS) })}
          />
        </div>
      </SaveForm>
    </Section>
  );
}
