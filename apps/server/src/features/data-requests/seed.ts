// Requests of the first school of the demo world: one that is due soon, one of somebody without an account, and one that was answered.
import { answerBy } from '@fairway/rules/data-requests';
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';

type World = { today: Date; schools: readonly { id: number }[] };

export async function seedDataRequests(transaction: Database, { today, schools: [first] }: World): Promise<void> {
  if (!first) return;
  const student = await transaction
    .selectFrom('verification_connection')
    .select('user_id')
    .where('school_id', '=', first.id)
    .where('state', '=', 'verified')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);
  const request = (received: number, row: { kind: string; user_id?: string | null; person?: string; came_by: string; note: string }) => {
    const received_on = daysAgo(received).toISOString().slice(0, 10);
    return { id: newId(), school_id: first.id, received_on, due_on: answerBy(received_on), recorded_at: daysAgo(received), ...row };
  };
  await transaction
    .insertInto('school_data_request')
    .values([
      request(26, { kind: 'export', user_id: student?.user_id ?? null, came_by: 'mail', note: 'Asked by mail, wants it as a file.' }),
      request(9, { kind: 'erasure', person: 'Oskar Lunde', came_by: 'paper', note: 'A letter; left before we used this site.' }),
    ])
    .execute();
  await transaction
    .insertInto('school_data_request')
    .values({
      ...request(80, { kind: 'erasure', person: 'Ida Moen', came_by: 'person', note: '' }),
      ...{ state: 'refused', reason: 'Her exam papers have to be kept by law for two years.', closed_at: daysAgo(70) },
    })
    .execute();
}
