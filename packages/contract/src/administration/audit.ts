// The audit log: who did what to what, with ids only; names are read from what is there today.
import { AUDIT_SORTS } from '@fairway/rules/administration';
import { SCHOOL_AUDIT_ACTIONS, SCHOOL_AUDIT_ACTORS } from '@fairway/rules/school-audit';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, intId, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { platformAlert } from './alerts.ts';

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

const schoolAuditLine = z
  .object({
    id: uuid,
    at: z.string(),
    by: z.enum(SCHOOL_AUDIT_ACTORS),
    /** Of one of the school's people; null for everybody else, whose name is not the school's to know. */
    actor: z.object({ id: uuid, name: z.string() }).nullable(),
    action: z.string(),
    subject: z.string(),
    /** The name of one of the school's people, or of the school itself. */
    subjectName: z.string().nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'SchoolAuditLine' });

export const schoolAuditLinesList = listEndpoints({
  noun: 'SchoolAuditLines',
  path: '/api/v1/staff/schools/{schoolId}/audit',
  summary: 'The audit log of a school, newest first, for its administrators.',
  tag: 'schools',
  access: 'schoolAdmin',
  params: managedSchoolParams,
  fileSummary: 'The same lines as a CSV file.',
  row: schoolAuditLine,
  sorts: AUDIT_SORTS,
  sort: '-at',
  filters: {
    actor: uuid.optional(),
    actions: many(z.enum(SCHOOL_AUDIT_ACTIONS)),
    /** `user:<id>`, `school:<id>` */
    subject: text(120).optional(),
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
      /** What is wrong now, the oldest first, twenty at most. */
      alerts: z.array(platformAlert),
      deletionsAsked: z.int(),
      /** Their 72 hours are over. */
      deletionsDue: z.int(),
      failedMails: z.int(),
      failedJobs: z.int(),
      failingFeeds: z.int(),
      /** Reported things that wait for a decision, or for one on an appeal. */
      openReports: z.int(),
      /** Claims and foundings of organizations. */
      openClaims: z.int(),
      pendingOrganizations: z.int(),
      pendingVerifications: z.int(),
      /** Schools with the longest wait first, ten at most. */
      waitingSchools: z.array(z.object({ schoolId: z.int(), name: z.string(), pending: z.int(), oldestAt: z.string() })),
    })
    .meta({ id: 'AdminHome' }),
  errors: [],
});
