// The first page: who this is. @rule welcome.3
import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { personalDetailIssues } from '@fairway/rules/profile-issues';
import { fieldsOp } from '@fairway/rules/profile-ops';
import { isNewUser } from '@fairway/rules/welcome-flow';
import { Button } from '@fairway/ui/button';
import { IconUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { sayUntilHeard } from '../../../lib/until-heard.ts';
import { NameFields } from '../components/modals/name-fields.tsx';
import { useFields, useProfileSave } from '../saving.ts';
import { changedOps } from '../section-state.ts';
import type { WelcomePageProps } from './flow.ts';
import { PageForm } from './page-form.tsx';

export function StartPage({ profile }: WelcomePageProps) {
  const t = useTranslations('welcome.start');
  const { tenant } = useBoot();
  const saving = useProfileSave(profile);
  const { candidate } = saving.base;
  // As the profile has them now: an import from here brings names in, which stand where nothing was typed.
  const { firstName, lastName } = profile.user;
  const [state, dispatch] = useFields(useMemo(() => ({ firstName, lastName }), [firstName, lastName]));
  const isNew = useMemo(() => isNewUser(candidate, new Date(candidate.createdAt), new Date()), [candidate]);
  return (
    <PageForm
      page="start"
      title={isNew ? t('titleNew', { site: tenant.name }) : t('title')}
      text={isNew ? t('textNew') : t('text')}
      ready={personalDetailIssues(state.fields).length === 0}
      saving={saving}
      ops={() => changedOps({ user: fieldsOp(state) })}
    >
      {(asked) => (
        <>
          <NameFields
            state={state}
            saving={saving}
            asked={asked}
            onChange={(change) => {
              dispatch({ type: 'edit', change });
              saving.clear();
            }}
          />
          <p>
            <Button variant="quiet" size="small" icon={<IconUpload aria-hidden />} onClick={() => sayUntilHeard(PROFILE_EVENTS.importShow)}>
              {t('import')}
            </Button>
          </p>
        </>
      )}
    </PageForm>
  );
}
