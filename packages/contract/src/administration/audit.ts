// The audit log: who did what to what, with ids only; names are read from what is there today.
import { AUDIT_SORTS } from '@fairway/rules/administration';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

export const auditLine = z
  .object({
    id: uuid,
    at: z.string(),
    /** null: the platform itself, or somebody who was erased (`actorId` stays). */
    actor: z.object({ id: uuid, name: z.string() }).nullable(),
    actorId: uuid.nullable(),
    action: z.string(),
    subject: z.string(),
    /** What the subject is called today, where it is there. */
    subjectName: z.string().nullable(),
    school: z.object({ id: z.int(), name: z.string() }).nullable(),
    organizationId: z.int().nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'AuditLine' });

export const auditLinesList = listEndpoints({
  noun: 'AuditLines',
  path: '/api/v1/admin/audit',
  summary: 'The audit log, newest first.',
  tag: 'administration',
  access: 'platformAdmin',
  fileSummary: 'The same lines as a CSV file.',
  row: auditLine,
  sorts: AUDIT_SORTS,
  sort: '-at',
  filters: {
    actor: uuid.optional(),
    /** An action, or what actions begin with: `user.` */
    action: text(80).optional(),
    /** `user:<id>`, `school:<id>`, `tenant:<id>` */
    subject: text(120).optional(),
    school: intId.optional(),
    /** Days in UTC, both included. */
    from: date.optional(),
    to: date.optional(),
  },
});

export const getAdminHome = endpoint({
  name: 'getAdminHome',
  method: 'GET',
  path: '/api/v1/admin/home',
  summary: 'What waits for the platform’s administrators.',
  tag: 'administration',
  access: 'platformAdmin',
  returns: z
    .object({
      deletionsAsked: z.int(),
      /** Their 72 hours are over. */
      deletionsDue: z.int(),
      failedMails: z.int(),
      failedJobs: z.int(),
      failingFeeds: z.int(),
      reportedPostings: z.int(),
      pendingOrganizations: z.int(),
      pendingVerifications: z.int(),
      /** Schools with the longest wait first, ten at most. */
      waitingSchools: z.array(z.object({ schoolId: z.int(), name: z.string(), pending: z.int(), oldestAt: z.string() })),
    })
    .meta({ id: 'AdminHome' }),
  errors: [],
});
