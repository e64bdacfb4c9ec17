// Step 1: nationality, where the person is, and whether they look for work. @spec 5 "Step 1 valid with a country and at least one
// nationality; unticking job opportunities clears work preferences", decision 28
import { fieldsOp, preferencesOp } from '@fairway/rules/profile-ops';
import { Checkbox } from '@fairway/ui/checkbox';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CountryField } from '../components/country-field.tsx';
import { usePreferenceFields } from '../components/preference-choices.ts';
import { useFields, useProfileSave } from '../saving.ts';
import { changedOps } from '../section-state.ts';
import type { WelcomePageProps } from './flow.ts';
import { nationalityOps } from './nationality-ops.ts';
import { NationalityRows } from './nationality-rows.tsx';
import { PageForm } from './page-form.tsx';

export function PlaceStep({ profile }: WelcomePageProps) {
  const t = useTranslations('welcome.step1');
  const saving = useProfileSave(profile);
  const { country, nationalities = [] } = saving.base.candidate;
  const [place, changePlace] = useFields(useMemo(() => ({ country }), [country]));
  const [preferences, changePreferences] = useFields(usePreferenceFields(saving.base));
  const [codes, setCodes] = useState<(string | null)[]>(
    nationalities.length > 0 ? nationalities.map(({ nationality }) => nationality) : [null],
  );
  return (
    <PageForm
      page="step1"
      title={t('title')}
      text={t('text')}
      ready={place.fields.country !== null && codes[0] !== null}
      saving={saving}
      ops={() =>
        changedOps({
          candidate: fieldsOp(place),
          nationalities: nationalityOps(nationalities, codes),
          preferences: preferencesOp(preferences),
        })
      }
    >
      <NationalityRows
        codes={codes}
        onChange={(next) => {
          setCodes(next);
          saving.clear();
        }}
      />
      <CountryField
        label={t('country')}
        value={place.fields.country}
        onChange={(code) => {
          changePlace({ type: 'edit', change: { country: code } });
          saving.clear();
        }}
      />
      <Checkbox
        label={t('openToJobs')}
        hint={preferences.originals.workPreferences.length > 0 ? t('openToJobsHint') : undefined}
        checked={preferences.fields.openToJobs}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          const { workPreferences } = preferences.originals;
          changePreferences({ type: 'edit', change: { openToJobs: checked, workPreferences: checked ? workPreferences : [] } });
          saving.clear();
        }}
      />
    </PageForm>
  );
}
