// Whether mails wait because nobody sends them: processes work in the background, and none of them was given MAIL_URL.
import type pg from 'pg';
import { SEND_MAIL } from './outgoing.ts';

export async function mailWaits(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>(
    'select count(*) > 0 and not bool_or($1 = any(tasks)) as waits from background_node',
    [SEND_MAIL],
  );
  return rows[0]?.waits ?? false;
}
