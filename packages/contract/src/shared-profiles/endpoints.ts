// People whom an organization asked for their profile, or who share it with the organization, for those who recruit there. What is shared is the
// profile as others see it and the CV that is sent first. @rule shares.9
import { SHARE_STATES, SHARED_SORTS } from '@fairway/rules/profile-shares';
import { z } from 'zod';
import { sharedCandidate } from '../candidates/shares.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { fileLink, instant, many, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { machineReading, READING_ERRORS } from '../resume/machine-reading.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const base = `${EMPLOYER_BASE}/shared`;
const common = { tag: 'shared-profiles', access: 'organizationStaff' } as const;
const params = organizationParams.extend({ userId: uuid });
const state = z.enum(SHARE_STATES);

export const sharedProfileRow = z
  .object({
    /** Whose profile it is. */
    userId: z.string(),
    name: z.string(),
    /** `ended`: declined, taken back, not answered in time, or its end came; which of them is not told. */
    state,
    /** Since when it waits, is shared, or was. */
    since: instant,
    /** When it ends by itself; null: it has ended. */
    until: instant.nullable(),
  })
  .meta({ id: 'SharedProfileRow' });

export const sharedProfilesList = listEndpoints({
  ...common,
  noun: 'SharedProfiles',
  path: base,
  summary: 'Who was asked to share a profile with the organization, and who does.',
  params: organizationParams,
  row: sharedProfileRow,
  sorts: SHARED_SORTS,
  sort: '-since',
  filters: { state: many(state) },
});

export const sharedProfile = sharedProfileRow
  .extend({
    avatar: z.string().nullable(),
    /** Null while it is not shared. */
    profile: sharedCandidate.nullable(),
    /** The CV that is sent first; null: there is none, or nothing is shared. */
    cv: z.object({ name: z.string(), sizeBytes: z.int(), isPdf: z.boolean() }).nullable(),
    /** What the same person applied for at the organization, newest first; at most 20. */
    applications: z.array(z.object({ id: z.string(), title: z.string(), sentAt: instant })),
  })
  .meta({ id: 'OrganizationSharedProfile' });

export const getOrganizationSharedProfile = endpoint({
  ...common,
  name: 'getOrganizationSharedProfile',
  method: 'GET',
  path: `${base}/{userId}`,
  summary: 'One person who was asked or shares, with the profile while it is shared. Its owner sees who looked.',
  params,
  returns: sharedProfile,
  errors: ['not_found'],
});

export const openSharedCv = endpoint({
  ...common,
  name: 'openSharedCv',
  method: 'POST',
  path: `${base}/{userId}/cv`,
  summary: 'An address of this origin that opens the CV for five minutes, and no longer than it is shared. Its owner sees who looked.',
  params,
  returns: fileLink,
  errors: ['not_found'],
});

export const readSharedCv = endpoint({
  ...common,
  name: 'readSharedCv',
  method: 'GET',
  path: `${base}/{userId}/cv-reading`,
  summary:
    'What a machine reads in the CV while it is shared, without nationalities. Gaps are those of the machine. Its owner sees who looked.',
  params,
  returns: machineReading,
  errors: ['not_found', ...READING_ERRORS],
});
