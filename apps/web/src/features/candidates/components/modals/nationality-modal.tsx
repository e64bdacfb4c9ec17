// Nationalities in their order, the first being the main one, and where the person may work: what they say, and what follows from the
// nationalities, which is shown and locked. What begins to follow from a nationality is no longer kept as said. @rule profile.17
// @rule profile.34, profile.35
import { isUnchanged } from '@fairway/rules/profile-changes';
import { authorizationIssues } from '@fairway/rules/profile-issues';
import { entryOps } from '@fairway/rules/profile-ops';
import { authorizationType, isImplied } from '@fairway/rules/work-authorizations';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { useProfileSave } from '../../saving.ts';
import { changedOps, useSection } from '../../section-state.ts';
import { EditModal } from '../edit-modal.tsx';
import { Nationalities, type NationalityValue } from './nationalities.tsx';
import { type AuthorizationValue, WorkAuthorizations } from './work-authorizations.tsx';

const MINE = ['nationalities.nationality', 'workAuthorizations.code'];

export default function NationalityModal({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.nationality');
  const saving = useProfileSave(profile);
  const { nationalities: known } = saving.base.candidate;
  const { workAuthorizations } = saving.base;
  const originals = useMemo(() => (known ?? []).map(({ id, nationality }) => ({ id, value: { nationality } })), [known]);
  const said = useMemo(
    () => workAuthorizations.flatMap(({ id, code, implicit }) => (id === null || implicit ? [] : [{ id, value: { code } }])),
    [workAuthorizations],
  );
  const [nationalities, changeNationalities] = useSection<NationalityValue>(originals);
  const [authorizations, changeAuthorizations] = useSection<AuthorizationValue>(said);
  const codes = nationalities.entries.map(({ value }) => value.nationality);
  const kept = { ...authorizations, entries: authorizations.entries.filter(({ value }) => !isImplied(value.code, codes)) };

  const othersOf = (id: string) => kept.entries.filter((one) => one.id !== id).map(({ value }) => value.code);
  const save = () =>
    saving.save(
      changedOps({
        nationalities: entryOps(nationalities),
        workAuthorizations: entryOps(kept, ({ code }: AuthorizationValue) => ({ code, type: authorizationType(code) })),
      }),
      { states: { nationalities, workAuthorizations: kept } },
    );
  return (
    <EditModal
      section="nationality"
      title={t('title')}
      text={t('text')}
      saving={saving}
      claimed={MINE}
      isDirty={!isUnchanged(nationalities) || !isUnchanged(authorizations)}
      canSave={kept.entries.every(({ id, value }) => authorizationIssues(value.code, codes, othersOf(id)).length === 0)}
      onSave={save}
    >
      <Nationalities state={nationalities} dispatch={changeNationalities} saving={saving} />
      <WorkAuthorizations state={kept} all={authorizations} dispatch={changeAuthorizations} nationalities={codes} saving={saving} />
    </EditModal>
  );
}
