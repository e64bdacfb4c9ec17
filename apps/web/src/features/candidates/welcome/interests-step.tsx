// Step 3: what the person looks for. @rule welcome.6, profile.12
import { LIMITS } from '@fairway/rules/limits';
import { preferencesOp } from '@fairway/rules/profile-ops';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { ChoiceList } from '../components/modals/choice-list.tsx';
import { useChoices, usePreferenceFields } from '../components/preference-choices.ts';
import { useFields, useIssueText, useProfileSave } from '../saving.ts';
import { changedOps } from '../section-state.ts';
import type { WelcomePageProps } from './flow.ts';
import { PageForm, useNeeded } from './page-form.tsx';

export function InterestsStep({ profile }: WelcomePageProps) {
  const t = useTranslations('welcome.step3');
  const words = useTranslations('profile.preferences');
  const issueText = useIssueText();
  const saving = useProfileSave(profile);
  const [state, dispatch] = useFields(usePreferenceFields(saving.base));
  const choices = useChoices();
  const { locale } = useBoot();
  // The same answer as the list's: without career fields there is nothing to choose.
  useNeeded('step3', useQuery(useApi().query.queryOptions('get', '/api/v1/careerfields', { params: { query: { locale } } })));
  const { careerFields, sectors } = state.fields;
  const change = (values: Partial<typeof state.fields>) => {
    dispatch({ type: 'edit', change: values });
    saving.clear();
  };
  return (
    <PageForm
      page="step3"
      title={t('title')}
      text={t('text')}
      ready={careerFields.length > 0}
      saving={saving}
      ops={() => changedOps({ preferences: preferencesOp(state) })}
    >
      {(asked) => (
        <>
          <ChoiceList
            label={words('careerFields')}
            choices={choices.careerFields}
            chosen={careerFields}
            max={LIMITS.preferredCareerFields}
            onChange={(chosen) => change({ careerFields: chosen })}
            error={
              asked && careerFields.length === 0
                ? issueText('career_field_missing')
                : saving.faultOf('preferences', 'addPreferredCareerFields')
            }
          />
          <ChoiceList
            label={words('sectors')}
            choices={choices.sectors}
            chosen={sectors}
            max={LIMITS.preferredSectors}
            onChange={(chosen) => change({ sectors: chosen })}
            error={saving.faultOf('preferences', 'addPreferredSectors')}
          />
        </>
      )}
    </PageForm>
  );
}
