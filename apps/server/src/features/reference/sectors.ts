// The sectors that every deployment starts with.
import { SECTORS } from '@fairway/rules/jobs';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { SECTOR_NAMES } from './sector-names.ts';

/** Writes the 14 sectors where they are missing; names that were edited stay. */
export async function seedSectors(database: DatabaseTransaction): Promise<void> {
  await database
    .insertInto('sector')
    .values(SECTORS.map((code, index) => ({ code, names: JSON.stringify(SECTOR_NAMES[code]), sort: (index + 1) * 10 })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
