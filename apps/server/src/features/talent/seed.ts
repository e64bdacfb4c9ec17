// Students of the demo world who let employers find them.
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { showToEmployers } from '../candidates/seed.ts';

export const seedTalent = (transaction: DatabaseTransaction, today: Date): Promise<number> => showToEmployers(transaction, today);
