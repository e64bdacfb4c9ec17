// Personal details: only the names are enforced; the rest says what is missing and may stay empty. @rule profile.2, profile.34, profile.56, profile.5
// @rule profile.33
// @rule profile.34
import { fullName } from '@fairway/rules/names';
import { GENDERS, PRONOUN_TYPES, type PronounType, SENSITIVE_ANSWERS, type SensitiveAnswer } from '@fairway/rules/profile';
import { changedFields } from '@fairway/rules/profile-changes';
import { missingDetails, personalDetailIssues } from '@fairway/rules/profile-issues';
import { fieldsOp } from '@fairway/rules/profile-ops';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { CountryField } from '../../../../lib/forms/country-field.tsx';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { type AvatarChange, saveAvatar } from '../../../account/components/avatar.ts';
import type { ProfilePartProps } from '../../edits.ts';
import type { Profile } from '../../queries.ts';
import { type ProfileOps, useFields, useIssueText, useProfileSave } from '../../saving.ts';
import { useAsked, useElsewhere } from '../asked.tsx';
import { Confidential } from '../confidential.tsx';
import { EditModal } from '../edit-modal.tsx';
import styles from '../form.module.css';
import { PhoneField } from '../phone-field.tsx';
import { NameFields } from './name-fields.tsx';
import { NationalityNote } from './nationality-note.tsx';
import { PictureField } from './picture-field.tsx';

const CLAIMED = [
  'user.firstName', 'user.lastName', 'candidate.pronoun', 'candidate.country', 'candidate.city', 'InvalidPhoneNumber',
]; // biome-ignore format: a list

function userFields({ user }: Profile) {
  return { firstName: user.firstName, lastName: user.lastName, phoneNumber: user.phoneNumber };
}

function candidateFields({ candidate }: Profile) {
  const { gender, pronoun, country, city, disability, ethnicMinority } = candidate;
  return {
    gender,
    pronounType: pronoun?.type ?? null,
    pronounWords: pronoun?.value ?? '',
    country,
    city: city ?? '',
    disability,
    ethnicMinority,
  };
}

/** The op of the candidate's fields, as the call has them. */
function candidateOp(state: ReturnType<typeof useFields<ReturnType<typeof candidateFields>>>[0]): ProfileOps['candidate'] {
  const changed = new Set(changedFields(state));
  const { gender, pronounType, pronounWords, country, city, disability, ethnicMinority } = state.fields;
  const words = pronounType === 'other' ? pronounWords.trim() : null;
  const pronounChanged = changed.has('pronounType') || (pronounType === 'other' && changed.has('pronounWords'));
  const value = {
    ...(changed.has('gender') && gender !== 'U' ? { gender } : {}),
    ...(pronounChanged ? { pronoun: pronounType === null ? null : { type: pronounType, value: words } } : {}),
    ...(changed.has('country') ? { country } : {}),
    ...(changed.has('city') ? { city: city.trim() === '' ? null : city.trim() } : {}),
    ...(changed.has('disability') ? { disability } : {}),
    ...(changed.has('ethnicMinority') ? { ethnicMinority } : {}),
  };
  return Object.keys(value).length > 0 ? { op: 'update', value } : undefined;
}

/** What the dialog holds, and what is wrong or missing in it. */
function useDetails(profile: Profile) {
  const issueText = useIssueText();
  const saving = useProfileSave(profile);
  const [user, editUser] = useFields(useMemo(() => userFields(saving.base), [saving.base]));
  const [candidate, editCandidate] = useFields(useMemo(() => candidateFields(saving.base), [saving.base]));
  const { fields } = candidate;
  const pronoun = fields.pronounType === null ? null : { type: fields.pronounType, value: fields.pronounWords };
  const issues = personalDetailIssues({ ...user.fields, pronoun, city: fields.city });
  const nationalities = (saving.base.candidate.nationalities ?? []).map(({ nationality }) => nationality);
  const missing = missingDetails({ ...user.fields, ...fields, pronoun, nationalities });
  return {
    saving,
    user,
    candidate,
    fields,
    isValid: issues.length === 0,
    tooLong: (field: string) =>
      issues.some((issue) => issue.field === field && issue.code === 'too_long') ? issueText('too_long') : undefined,
    lacks: (field: string) => missing.some((issue) => issue.field === field),
    ops: { user: fieldsOp(user), candidate: candidateOp(candidate) },
    change: (values: Partial<typeof fields>) => {
      editCandidate({ type: 'edit', change: values });
      saving.clear();
    },
    changeUser: (values: Partial<typeof user.fields>) => {
      editUser({ type: 'edit', change: values });
      saving.clear();
    },
  };
}
type Details = ReturnType<typeof useDetails>;

export default function PersonalDetailsModal({ profile }: ProfilePartProps) {
  const t = useTranslations('profile');
  const details = useDetails(profile);
  const { saving, user, fields, ops } = details;
  const api = useApi();
  const [picture, setPicture] = useState<AvatarChange>();
  const [phoneValid, setPhoneValid] = useState(true);
  const hasFields = ops.user !== undefined || ops.candidate !== undefined;
  const savePicture = async (change: AvatarChange) => {
    const saved = await saving.run({
      call: async () => {
        const account = await saveAvatar(api, change);
        return account && { user: account, candidate: { avatar: account.avatar } };
      },
      collides: () => false,
      done: hasFields ? null : t('picture.saved'),
      suppressEvent: hasFields,
    });
    if (saved) setPicture(undefined);
    return saved;
  };
  // The picture first: where it is refused nothing else is saved either, and where the fields are refused it is not sent twice.
  const save = async () => (!picture || (await savePicture(picture))) && saving.save(present(ops), { done: t('personal.saved') });
  return (
    <EditModal
      section="personal-details"
      title={t('personal.title')}
      saving={saving}
      claimed={CLAIMED}
      canSave={details.isValid && phoneValid}
      isDirty={hasFields || picture !== undefined}
      onSave={save}
    >
      <PictureField
        name={fullName(user.fields.firstName, user.fields.lastName)}
        current={saving.base.user.avatar}
        change={picture}
        onChange={(change) => {
          setPicture(change);
          saving.clear();
        }}
      />
      <NameFields state={user} onChange={details.changeUser} saving={saving} />
      <Identity {...details} />
      <Place {...details} />
      <PhoneField
        value={user.fields.phoneNumber}
        onChange={(phoneNumber) => details.changeUser({ phoneNumber })}
        onValid={setPhoneValid}
        lives={fields.country}
        error={saving.errorOf('InvalidPhoneNumber')}
      />
      <NationalityNote profile={saving.base} />
      <Asked {...details} />
    </EditModal>
  );
}

/** Gender and pronoun. */
function Identity({ saving, candidate, fields, change, lacks, tooLong }: Details) {
  const t = useTranslations('profile');
  const asked = useAsked();
  const elsewhere = useElsewhere();
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('personal.gender')}
          hint={elsewhere(candidate, 'gender', (value) => (value === 'U' ? null : t(`genders.${value}`)))}
          value={fields.gender}
          options={[
            ...(candidate.originals.gender === 'U' ? [{ value: 'U', label: t('noAnswer') }] : []),
            ...GENDERS.map((value) => ({ value, label: t(`genders.${value}`) })),
          ]}
          onChange={(event) => change({ gender: event.currentTarget.value as typeof fields.gender })}
        />
        <Select
          label={t('personal.pronoun')}
          hint={elsewhere(candidate, 'pronounType', (value) => value && t(`pronouns.${value}`))}
          value={fields.pronounType ?? ''}
          emptyLabel={t('noAnswer')}
          options={PRONOUN_TYPES.map((value) => ({ value, label: t(`pronouns.${value}`) }))}
          onChange={(event) => change({ pronounType: (event.currentTarget.value || null) as PronounType | null })}
        />
      </div>
      {/* No warning beside what is nobody's business: why it is asked, once. */}
      {lacks('gender') || lacks('pronoun') ? <p className={styles.sensitive}>{t('sensitive')}</p> : null}
      {fields.pronounType === 'other' ? (
        <TextField
          label={t('personal.pronounWords')}
          hint={asked(fields.pronounWords.trim() === '', 'pronoun_words_missing', elsewhere(candidate, 'pronounWords', String))}
          value={fields.pronounWords}
          onChange={(event) => change({ pronounWords: event.currentTarget.value })}
          error={tooLong('pronoun') ?? saving.faultOf('candidate', 'pronoun')}
        />
      ) : null}
    </>
  );
}

function Place({ saving, candidate, fields, change, lacks, tooLong }: Details) {
  const t = useTranslations('profile');
  const asked = useAsked();
  const elsewhere = useElsewhere();
  const format = useReaderFormats();
  return (
    <div className={styles.pair}>
      <CountryField
        label={t('personal.country')}
        hint={asked(
          lacks('country'),
          'location_missing',
          elsewhere(candidate, 'country', (value) => value && format.country(value)),
        )}
        value={fields.country}
        onChange={(country) => change({ country })}
        error={saving.faultOf('candidate', 'country')}
      />
      <TextField
        label={t('personal.city')}
        optional={t('optional')}
        hint={elsewhere(candidate, 'city', String)}
        autoComplete="address-level2"
        value={fields.city}
        onChange={(event) => change({ city: event.currentTarget.value })}
        error={tooLong('city') ?? saving.faultOf('candidate', 'city')}
      />
    </div>
  );
}

/** What is nobody's business but statistics'. */
function Asked({ candidate, fields, change, lacks }: Details) {
  const t = useTranslations('profile');
  const elsewhere = useElsewhere();
  const answerText = (value: SensitiveAnswer | null) => value && t(`answers.${value}`);
  const answers = SENSITIVE_ANSWERS.map((value) => ({ value, label: t(`answers.${value}`) }));
  return (
    <Confidential>
      <div className={styles.pair}>
        <Select
          label={t('personal.disability')}
          hint={elsewhere(candidate, 'disability', answerText)}
          value={fields.disability ?? ''}
          emptyLabel={t('noAnswer')}
          options={answers}
          onChange={(event) => change({ disability: (event.currentTarget.value || null) as SensitiveAnswer | null })}
        />
        <Select
          label={t('personal.ethnicMinority')}
          hint={elsewhere(candidate, 'ethnicMinority', answerText)}
          value={fields.ethnicMinority ?? ''}
          emptyLabel={t('noAnswer')}
          options={answers}
          onChange={(event) => change({ ethnicMinority: (event.currentTarget.value || null) as SensitiveAnswer | null })}
        />
      </div>
      {lacks('disability') || lacks('ethnicMinority') ? <p className={styles.sensitive}>{t('sensitive')}</p> : null}
    </Confidential>
  );
}

/** Without the sections that hold nothing. */
function present({
  user,
  candidate,
}: {
  user: ReturnType<typeof fieldsOp<ReturnType<typeof userFields>>>;
  candidate: ProfileOps['candidate'];
}) {
  return { ...(user ? { user } : {}), ...(candidate ? { candidate } : {}) } satisfies ProfileOps;
}
