// What leaves the console: the CVs of several applicants as one ZIP, one application as JSON. @rule applicants.8, applicants.11
import { APPLICANT_LIMITS, APPLICANT_STAGES } from '@fairway/rules/applicants';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { PROFICIENCIES } from '@fairway/rules/profile';
import { QUESTION_KINDS } from '@fairway/rules/screening-questions';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, uuid } from '../kernel/fields.ts';
import { selectionOf } from '../kernel/lists.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';
import { applicantsList } from './endpoints.ts';
import { verdictCounts } from './scorecards.ts';

const base = `${EMPLOYER_BASE}/applicants`;
const common = { tag: 'applicants', access: 'organizationStaff' } as const;
const params = organizationParams.extend({ id: uuid });

export const archiveCvs = endpoint({
  ...common,
  name: 'archiveApplicantCvs',
  method: 'POST',
  path: `${base}/cv-archives`,
  summary: `Asks for the CVs of applicants as one ZIP, at most ${APPLICANT_LIMITS.cvsAtOnce}; those that were new are seen from now on. It is fetched within ten minutes, by who asked.`,
  params: organizationParams,
  body: z.strictObject({ applicants: selectionOf(applicantsList, APPLICANT_LIMITS.chosenAtOnce) }),
  returns: z.object({
    /** null: nobody of them sent a CV. */
    id: z.string().nullable(),
    cvs: z.int(),
    /** Sent none. */
    without: z.int(),
    expiresAt: instant,
  }),
  errors: ['not_found', 'lists.changed', 'applicants.too_many_cvs'],
});

export const fetchCvs = endpoint({
  ...common,
  name: 'fetchApplicantCvs',
  method: 'GET',
  path: `${base}/cv-archives/{id}`,
  summary: 'The ZIP that I asked for: a file an applicant, called by surname, given name and posting.',
  params,
  produces: 'application/zip',
  whileViewing: 'refused',
  errors: ['not_found'],
});

const identifier = z.object({ value: z.string(), schemeAgencyId: z.string() });
const organization = z.object({ name: z.string() });
const month = z.string().nullable();

/** A candidate as HR Open Standards names the fields (Recruiting, Candidate); what it has no name for stands in `application`. */
export const exportedApplicant = z
  .object({
    documentId: identifier,
    person: z.object({
      name: z.object({ formattedName: z.string(), given: z.string(), family: z.string() }),
      communication: z.object({
        address: z.array(z.object({ city: z.string().nullable(), countryCode: z.string().nullable() })),
        email: z.array(z.object({ address: z.string() })),
        phone: z.array(z.object({ formattedNumber: z.string() })),
        web: z.array(z.object({ name: z.string(), url: z.string() })),
      }),
    }),
    profiles: z.array(
      z.object({
        profileName: z.string(),
        associatedPositionOpenings: z.array(
          z.object({ positionOpeningId: identifier.nullable(), positionTitle: z.string(), candidateAppliedDate: instant }),
        ),
        /** HTML. */
        executiveSummary: z.string().nullable(),
        education: z.array(
          z.object({
            institution: z.string(),
            educationLevelCodes: z.array(z.enum(EDUCATION_LEVELS)),
            programs: z.array(z.string()),
            fieldsOfStudy: z.array(z.string()),
            start: month,
            end: month,
          }),
        ),
        employment: z.array(
          z.object({
            organization,
            positionHistories: z.array(
              z.object({
                title: z.string(),
                location: z.string(),
                description: z.string().nullable(),
                start: month,
                end: month,
                current: z.boolean(),
              }),
            ),
          }),
        ),
        organizationAffiliations: z.array(z.object({ organization, role: z.string(), start: month, end: month })),
        qualifications: z.array(z.object({ competencyName: z.string() })),
        languages: z.array(z.object({ languageCode: z.string(), proficiency: z.enum(PROFICIENCIES) })),
        /** Countries, or EU. */
        workEligibilities: z.array(z.object({ countryCode: z.string() })),
        attachments: z.array(z.object({ filename: z.string(), mimeType: z.string(), sizeBytes: z.int() })),
      }),
    ),
    application: z.object({
      stage: z.enum(APPLICANT_STAGES),
      ownStage: z.string().nullable(),
      sentAt: instant,
      changedAt: instant,
      letter: z.string(),
      answers: z.array(
        z.object({
          question: z.string(),
          kind: z.enum(QUESTION_KINDS),
          value: z.union([z.boolean(), z.number(), z.string()]),
          knocksOut: z.boolean(),
        }),
      ),
      steps: z.array(z.object({ at: instant, by: z.string(), to: z.enum(APPLICANT_STAGES), words: z.string().nullable() })),
      notes: z.array(z.object({ author: z.string(), text: z.string(), writtenAt: instant })),
      /** How many of which; null until the reader has given one. @rule applicants.10 */
      scorecards: z
        .object({
          verdicts: verdictCounts,
          criteria: z.array(z.object({ name: z.string(), scores: z.array(z.int()), notSeen: z.int() })),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'ExportedApplicant' });

export const exportApplicant = endpoint({
  ...common,
  name: 'exportApplicant',
  method: 'GET',
  path: `${base}/{id}/export.json`,
  summary:
    'One application as a JSON file: the candidate as HR Open Standards names the fields, and what the team keeps of the application.',
  params,
  returns: exportedApplicant,
  errors: ['not_found'],
});
