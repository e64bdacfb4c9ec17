// The demo world's import: a file of names that somebody read and nobody wrote yet.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { keepImport } from './commands.ts';
import { type EntryState, STATES } from './plan.ts';

export async function seedReferenceImport(transaction: Database, today: Date): Promise<void> {
  const { rows } = await sql<{ id: number; state: EntryState }>`select id, ${STATES.sectors} as state from sector e
    where code = 'media_and_culture'`.execute(transaction);
  const [held] = rows;
  if (!held) return;
  const named = { ...held.state.names, de: 'Medien, Kunst und Kultur', fr: 'Médias, arts et culture' };
  const fresh = { names: { en: 'Space and aviation', de: 'Raum- und Luftfahrt', fr: 'Espace et aviation' } };
  await keepImport(
    transaction,
    'names',
    {
      read: 3,
      unchanged: 1,
      faults: [],
      changes: [
        { line: 2, kind: 'sectors', key: 'media_and_culture', entryId: held.id, before: held.state, after: { names: named } },
        { line: 4, kind: 'sectors', key: 'space_and_aviation', entryId: null, before: null, after: fresh },
      ],
    },
    { now: today },
  );
}
