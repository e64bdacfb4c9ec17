// Step 1: nationality, where the person is, and whether they look for work. @rule profile.10
// @rule welcome.4
// @rule profile.10
import { sameValue } from '@fairway/rules/profile-changes';
import { fieldsOp, preferencesOp } from '@fairway/rules/profile-ops';
import { Checkbox } from '@fairway/ui/checkbox';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CountryField } from '../../../lib/forms/country-field.tsx';
import { usePreferenceFields } from '../components/preference-choices.ts';
import { useFields, useIssueText, useProfileSave } from '../saving.ts';
import { changedOps } from '../section-state.ts';
import type { WelcomePageProps } from './flow.ts';
import { mergedNationalities, nationalityOps } from './nationality-ops.ts';
import { NationalityRows } from './nationality-rows.tsx';
import { PageForm } from './page-form.tsx';

export function PlaceStep({ profile }: WelcomePageProps) {
  const t = useTranslations('welcome.step1');
  const issueText = useIssueText();
  const saving = useProfileSave(profile);
  const { country, nationalities = [] } = saving.base.candidate;
  const [place, changePlace] = useFields(useMemo(() => ({ country }), [country]));
  const [preferences, changePreferences] = useFields(usePreferenceFields(saving.base));
  const theirs = nationalities.map(({ nationality }) => nationality);
  const [codes, setCodes] = useState<(string | null)[]>(theirs.length > 0 ? theirs : [null]);
  // A refusal brings newer ones: they join what was typed here, so that the next try overwrites nobody's.
  const [known, setKnown] = useState(theirs);
  if (!sameValue(known, theirs)) {
    setKnown(theirs);
    setCodes(mergedNationalities(known, theirs, codes));
  }
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
      {(asked) => (
        <>
          <NationalityRows
            codes={codes}
            error={asked && codes[0] === null ? issueText('nationality_missing') : undefined}
            onChange={(next) => {
              setCodes(next);
              saving.clear();
            }}
          />
          <CountryField
            label={t('country')}
            value={place.fields.country}
            error={asked && place.fields.country === null ? issueText('location_missing') : undefined}
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
        </>
      )}
    </PageForm>
  );
}
