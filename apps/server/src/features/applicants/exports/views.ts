// One application as a file: the candidate as HR Open Standards names the fields. @rule applicants.11
import type { applicant } from '@fairway/contract/applicants/endpoints';
import type { exportedApplicant } from '@fairway/contract/applicants/exports';
import type { scorecards } from '@fairway/contract/applicants/scorecards';
import { fullName } from '@fairway/rules/names';
import type { z } from 'zod';

type Exported = z.input<typeof exportedApplicant>;
type Applicant = z.input<typeof applicant>;
type Profile = NonNullable<Applicant['profile']>;
type Cards = z.input<typeof scorecards>;

const AGENCY = 'fairway';
const idOf = (value: string) => ({ value, schemeAgencyId: AGENCY });

/** `contentType`: of the CV, which lies beside it in no file. */
export function exportedView(one: Applicant, cards: Cards, contentType: string | null): Exported {
  const { profile } = one;
  return {
    documentId: idOf(one.id),
    person: personView(one.name, profile),
    profiles: [
      {
        profileName: one.title,
        associatedPositionOpenings: [
          {
            positionOpeningId: one.postingId === null ? null : idOf(one.postingId),
            positionTitle: one.title,
            candidateAppliedDate: one.sentAt,
          },
        ],
        executiveSummary: profile?.summary ?? null,
        ...sectionsView(profile),
        attachments: one.cv ? [{ filename: one.cv.name, mimeType: contentType ?? 'application/pdf', sizeBytes: one.cv.sizeBytes }] : [],
      },
    ],
    application: {
      ...{ stage: one.stage, ownStage: one.ownStage?.name ?? null, sentAt: one.sentAt, changedAt: one.changedAt, letter: one.letter },
      answers: one.answers.map(({ question, kind, value, knocksOut }) => ({ question, kind, value, knocksOut })),
      steps: one.steps.filter(({ ownStage }) => ownStage === null).map(({ at, by, to, words }) => ({ at, by, to, words })),
      notes: one.notes.map(({ author, text, writtenAt }) => ({ author: author.name, text, writtenAt })),
      scorecards: cards.summary && {
        verdicts: cards.summary.verdicts,
        criteria: cards.summary.criteria.map(({ name, scores, notSeen }) => ({ name, scores, notSeen })),
      },
    },
  };
}

/** Without a profile of today's shape there is the name alone. */
function personView(name: string, profile: Profile | null): Exported['person'] {
  if (!profile)
    return { name: { formattedName: name, given: name, family: '' }, communication: { address: [], email: [], phone: [], web: [] } };
  const { firstName, lastName, city, country, email, phoneNumber, linkedin, github, links } = profile;
  const own = [
    { name: 'LinkedIn', url: linkedin },
    { name: 'GitHub', url: github },
    ...links.map((link) => ({ name: link.name, url: link.value })),
  ];
  return {
    name: { formattedName: fullName(firstName, lastName), given: firstName, family: lastName },
    communication: {
      address: city === null && country === null ? [] : [{ city, countryCode: country }],
      email: email === '' ? [] : [{ address: email }],
      phone: phoneNumber ? [{ formattedNumber: phoneNumber }] : [],
      web: own.flatMap(({ name: what, url }) => (url ? [{ name: what, url }] : [])),
    },
  };
}

type Sections = Pick<
  Exported['profiles'][number],
  'education' | 'employment' | 'organizationAffiliations' | 'qualifications' | 'languages' | 'workEligibilities'
>;

function sectionsView(profile: Profile | null): Sections {
  return {
    education: (profile?.studyPrograms ?? []).map(({ start, end, studyProgram }) => ({
      institution: studyProgram.school?.name ?? studyProgram.customSchoolName ?? '',
      educationLevelCodes: studyProgram.levelId === null ? [] : [studyProgram.levelId],
      programs: studyProgram.name === '' ? [] : [studyProgram.name],
      fieldsOfStudy: studyProgram.fields.map(({ id, name }) => name ?? id),
      ...{ start, end },
    })),
    employment: (profile?.workExperiences ?? []).map(({ title, companyTitle, location, description, start, end, isCurrentJob }) => ({
      organization: { name: companyTitle },
      positionHistories: [{ title, location, description, start, end, current: isCurrentJob }],
    })),
    organizationAffiliations: (profile?.memberships ?? []).map(({ title, organizationName, start, end }) => ({
      ...{ organization: { name: organizationName }, role: title, start, end },
    })),
    qualifications: (profile?.skills ?? []).map(({ name }) => ({ competencyName: name })),
    languages: (profile?.languages ?? []).map(({ languageId, proficiencyId }) => ({
      languageCode: languageId,
      proficiency: proficiencyId,
    })),
    workEligibilities: (profile?.workAuthorizations ?? []).map(({ code }) => ({ countryCode: code })),
  };
}
