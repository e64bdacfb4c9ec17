// The organizations that suggestions name: whoever chooses one asks for its postings, not for the words of its name.
import { fold } from '@fairway/rules/folding';
import type { Suggestion } from '@fairway/search/types';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';

export type NamedSuggestion = Suggestion & { companyId?: number };

/** Suggestions, those of an organization with its id where one alone is called so. */
export async function withOrganizations(database: Database, suggestions: readonly Suggestion[]): Promise<NamedSuggestion[]> {
  const names = suggestions.flatMap(({ suggestion, type }) => (type === 'company' ? [suggestion] : []));
  if (names.length === 0) return [...suggestions];
  const rows = await database
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('status', '<>', 'merged')
    .where('folded_name', '=', sql<string>`any(${[...new Set(names.map(fold))]}::text[])`)
    .execute();
  return suggestions.map((one) => {
    const called = one.type === 'company' ? rows.filter(({ name }) => plain(name) === one.suggestion) : [];
    return called.length === 1 ? { ...one, companyId: called[0]!.id } : one;
  });
}

/** As phrases are kept (packages/search/phrases.ts). */
const plain = (name: string) => name.trim().replaceAll(/\s+/gu, ' ');
