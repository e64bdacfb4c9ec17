// Organizations of the demo world that no visitor sees: what a feed brought and waits for approval, one of them a double, and a suspended one.
import { fold } from '@fairway/rules/folding';
import type { DatabaseTransaction } from '../../../kernel/database/database.ts';

const DAY_MS = 86_400_000;
const BOARD = 'harbour-board';
const HIDDEN = [
  { name: 'Quayside Robotics', country: 'NL', status: 'pending', daysAgo: 1 },
  { name: 'Lindvik Norden', country: 'NO', status: 'pending', daysAgo: 2 },
  { name: 'Pelican Freight Partners', country: 'GB', status: 'pending', daysAgo: 4 },
  { name: 'Golden Ticket Recruiting', country: 'GB', status: 'suspended', daysAgo: 40 },
] as const;

/** Writes them. Returns how many. */
export async function seedHiddenOrganizations(transaction: DatabaseTransaction, { today }: { today: Date }): Promise<number> {
  const rows = HIDDEN.map(({ name, country, status, daysAgo }, at) => {
    const created = new Date(today.getTime() - daysAgo * DAY_MS);
    return {
      source: BOARD,
      external_id: `harbour-${at + 1}`,
      name,
      folded_name: fold(name),
      country_code: country,
      sectors: ['consulting'],
      status,
      ...(status === 'suspended' && {
        suspended_at: today,
        suspension_reason: 'Asks applicants for a fee before the interview. Three reports by students.',
      }),
      created_at: created,
      updated_at: created,
    };
  });
  await transaction.insertInto('organization').values(rows).execute();
  return rows.length;
}
