// Founding an organization that is not listed. One that is like another is asked for twice.
import { ApiProblem } from '@fairway/client/problem';
import { TEAM_LIMITS } from '@fairway/rules/teams';
import { Banner } from '@fairway/ui/banner';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useCountries } from '../../../lib/forms/countries.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useConsoleOpening } from './console-opening.ts';
import styles from './teams.module.css';

const LIKE_ANOTHER = 'teams.like_another';

function FoundDialog({ name: typed }: { name: string }) {
  const t = useTranslations('team-requests.founding');
  const words = useTranslations('team-requests');
  const api = useApi();
  const saving = useSaving();
  const open = useConsoleOpening();
  const isAddress = /^https?:|^www\.|^\S+\.\S{2,}$/i.test(typed);
  const [values, setValues] = useState({
    ...{ name: isAddress ? '' : typed, website: isAddress ? typed : '', country: '', message: '' },
  });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [likeOf, setLikeOf] = useState<string>();
  const countries = useCountries();
  const field = (key: keyof typeof values) => ({
    value: values[key],
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [key]: event.currentTarget.value }),
  });
  const save = async () => {
    const empty = (['name', 'website', 'country'] as const).filter((key) => values[key].trim() === '');
    setMissing(empty);
    if (empty.length > 0) return false;
    const website = /^https?:\/\//i.test(values.website) ? values.website.trim() : `https://${values.website.trim()}`;
    return saving.run(async () => {
      try {
        const body = { ...values, website, sure: likeOf === values.name + website };
        const { data } = await api.call.POST('/api/v1/team-requests/founding', { body });
        if (data) await open(data.organization.id);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === LIKE_ANOTHER) setLikeOf(values.name + website);
        throw error;
      }
    });
  };
  const errorAt = (key: string) => (missing.includes(key) ? t('missing') : undefined);
  return (
    <DialogFrame
      size="medium"
      title={t('title')}
      busy={saving.busy}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'found', label: t(likeOf ? 'foundAnyway' : 'found'), variant: 'primary', run: save },
      ]}
    >
      <div className={styles.form}>
        <p>{t('text')}</p>
        <TextField data-autofocus="" label={t('name')} required maxLength={200} error={errorAt('name')} {...field('name')} />
        <TextField
          type="url"
          label={t('website')}
          hint={t('websiteHint')}
          required
          maxLength={500}
          error={errorAt('website') ?? saving.errorOf('teams.website_unfit')}
          {...field('website')}
        />
        <Select
          label={t('country')}
          required
          emptyLabel={t('choose')}
          options={countries}
          error={errorAt('country')}
          {...field('country')}
        />
        <TextArea label={t('message')} optional={words('optional')} maxLength={TEAM_LIMITS.messageCharacters} {...field('message')} />
        {likeOf ? <Banner meaning="warning">{t('like')}</Banner> : null}
        <SavingProblem saving={saving} claimed={['teams.website_unfit', LIKE_ANOTHER]} />
      </div>
    </DialogFrame>
  );
}

export const foundDialog = defineDialog<{ name: string }, unknown>('found-organization', FoundDialog);
