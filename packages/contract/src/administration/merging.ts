// Two accounts of one person become one: looked at first, done in one transaction, undone for a week. What is merged is what was shown: the
// preview's `mark` rides along. @rule account.19, account.21
import { MERGE_KINDS, MERGE_REFUSALS } from '@fairway/rules/account-merging';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { uuid } from '../kernel/fields.ts';
import { userCard } from './users.ts';

const path = '/api/v1/admin/users/{id}/merge';
const params = z.strictObject({ id: uuid });

const account = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Schools where they are verified, by name. */
  verifiedAt: z.array(z.string()),
});

export const mergePreview = z
  .object({
    kept: account,
    merged: account,
    refusal: z.enum(MERGE_REFUSALS).nullable(),
    /** Kinds of which the merged one has anything. `stays`: of which the kept one has the same, so that its own is kept. */
    kinds: z.array(z.object({ kind: z.enum(MERGE_KINDS), moves: z.int(), stays: z.int() })),
    /** Schools that both are connected to: the kept one's connection stays. */
    sameSchools: z.array(z.object({ name: z.string(), isKeptVerified: z.boolean(), isMergedVerified: z.boolean() })),
    mark: z.string(),
  })
  .meta({ id: 'UserMergePreview' });

export const previewUserMerge = endpoint({
  name: 'previewUserMerge',
  method: 'GET',
  path,
  summary: 'What becomes of two accounts of one person when the other is merged into this one.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  query: z.strictObject({ other: uuid }),
  returns: mergePreview,
  errors: [],
});

export const mergeUser = endpoint({
  name: 'mergeUser',
  method: 'POST',
  path,
  summary: 'Merges another account of the same person into this one: its data move, its sessions end, its address signs in here.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ otherId: uuid, mark: z.string().max(100) }),
  returns: userCard,
  errors: ['users.own_account', 'users.not_mergeable', 'users.merge_changed', 'ProofNeeded'],
});

export const undoUserMerge = endpoint({
  name: 'undoUserMerge',
  method: 'DELETE',
  path,
  summary: 'Gives an account that was merged what it had, for a week; what came or was changed since stays with the kept one.',
  tag: 'administration',
  access: 'platformAdmin',
  params,
  returns: userCard,
  errors: ['users.no_merge', 'ProofNeeded'],
});
