// What a save makes of the sections `user` and `candidate`: columns of the candidate, answers that the law protects, and fields that the
// account holds (names, phone, contact e-mail, gender, consent). @rule profile.46, profile.2, account.2, profile.5
import { isCountry } from '@fairway/rules/countries';
import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import type { ProfileIssueCode } from '@fairway/rules/profile';
import { personalDetailIssues, summaryIssues } from '@fairway/rules/profile-issues';
import { isLongerThan } from '@fairway/rules/visible-characters';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import type { SensitiveRow } from '../profile-row.ts';
import { richText } from '../rich-text.ts';
import type { ProfileColumns } from '../versions.ts';
import type { Pointer } from './entries.ts';

export type UserChange = {
  /** The contact e-mail; it is set once. */
  email?: string | undefined;
  phoneNumber?: string | null | undefined;
  avatar?: null | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  newsLetterConsent?: boolean | undefined;
};

export type CandidateChange = {
  gender?: 'M' | 'F' | 'B' | 'O' | 'N' | undefined;
  pronoun?: { type: string; value?: string | null | undefined } | null | undefined;
  country?: string | null | undefined;
  city?: string | null | undefined;
  summary?: string | null | undefined;
  profileVisibility?: string | undefined;
  ethnicMinority?: string | null | undefined;
  disability?: string | null | undefined;
  newsletterConsent?: boolean | undefined;
  newsLetterConsent?: boolean | undefined;
};

/** What the account is asked to change; `avatar` null takes the picture away. */
export type AccountChange = {
  firstName?: string;
  lastName?: string;
  phoneNumber?: string | null;
  contactEmail?: string;
  gender?: 'M' | 'F' | 'B' | 'O' | 'N';
  newsletterConsent?: boolean;
};
export type PersonalPlan = {
  columns: ProfileColumns;
  sensitive: Partial<SensitiveRow>;
  account: AccountChange;
  removesAvatar: boolean;
  faults: FieldError[];
};

/** @throws Problem validation where the spellings of the newsletter consent disagree */
export function planPersonal(user: UserChange, candidate: CandidateChange, pointer: Pointer): PersonalPlan {
  const consents = [user.newsLetterConsent, candidate.newsletterConsent, candidate.newsLetterConsent].filter(
    (given) => given !== undefined,
  );
  if (new Set(consents).size > 1) throw new Problem('validation', { errors: [{ pointer: '/body/newsletterConsent', code: 'custom' }] });
  const { faults, columns } = candidateColumns(candidate, pointer);
  const names = personalDetailIssues({ firstName: plainLine(user.firstName ?? '-'), lastName: plainLine(user.lastName ?? '-') });
  for (const { field, code } of names) faults.push({ pointer: pointer('user', undefined, field), code });
  return {
    columns,
    sensitive: {
      ...(candidate.ethnicMinority === undefined ? {} : { ethnic_minority: candidate.ethnicMinority }),
      ...(candidate.disability === undefined ? {} : { disability: candidate.disability }),
    },
    account: {
      ...(user.firstName === undefined ? {} : { firstName: user.firstName }),
      ...(user.lastName === undefined ? {} : { lastName: user.lastName }),
      ...(user.phoneNumber === undefined ? {} : { phoneNumber: user.phoneNumber }),
      ...(user.email === undefined ? {} : { contactEmail: user.email }),
      ...(candidate.gender === undefined ? {} : { gender: candidate.gender }),
      ...(consents[0] === undefined ? {} : { newsletterConsent: consents[0] }),
    },
    removesAvatar: user.avatar === null,
    faults,
  };
}

function candidateColumns(change: CandidateChange, pointer: Pointer): { columns: ProfileColumns; faults: FieldError[] } {
  const faults: FieldError[] = [];
  const fault = (field: string, code: ProfileIssueCode) => faults.push({ pointer: pointer('candidate', undefined, field), code });
  const columns: ProfileColumns = {};
  if (change.pronoun !== undefined) {
    const own = change.pronoun?.type === 'other' ? plainLine(change.pronoun.value ?? '') : null;
    if (own === '') fault('pronoun', 'pronoun_words_missing');
    else if (own !== null && isLongerThan(own, LIMITS.pronounCharacters)) fault('pronoun', 'too_long');
    columns.pronoun_type = change.pronoun?.type ?? null;
    columns.pronoun_value = own;
  }
  if (change.country !== undefined) {
    if (change.country !== null && !isCountry(change.country)) fault('country', 'country_unknown');
    columns.country = change.country;
  }
  if (change.city !== undefined) {
    columns.city = plainLine(change.city ?? '') || null;
    if (isLongerThan(columns.city ?? '', LIMITS.cityCharacters)) fault('city', 'too_long');
  }
  if (change.summary !== undefined) {
    columns.summary = richText(change.summary);
    for (const { field, code } of summaryIssues(columns.summary)) fault(field, code);
  }
  if (change.profileVisibility !== undefined) columns.profile_visibility = change.profileVisibility;
  return { columns, faults };
}
