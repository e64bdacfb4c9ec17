// A process that reacts, for a test that kills it: `node reacting.fixture.ts DATABASE_URL`. It notes what it did in the table `effect`, slowly, and says
// how far it is. Of each news it notes twice what it must note once: the second time changes nothing.
import { sql } from 'kysely';
import { startBackground } from '../background/background.ts';
import { openPool } from '../database/database.ts';
import { openLog } from '../log.ts';
import { type Reaction, reactionJobs } from './reactions.ts';

export const NOTING: Reaction = {
  name: 'test.note',
  news: ['boat.painted'],
  async run({ id, subject }, { transaction }) {
    const note = sql`insert into effect (news_id, subject) values (${id}::bigint, ${subject}) on conflict do nothing`;
    await note.execute(transaction);
    await sql`select pg_sleep(0.03)`.execute(transaction);
    await note.execute(transaction);
  },
};

const [url] = process.argv.slice(2);
if (url && import.meta.main) {
  const { pool, database } = openPool({ url, size: 6 });
  const clock = { now: () => new Date() };
  await startBackground({ pool, log: openLog('silent'), registrations: reactionJobs({ database, clock }, [NOTING]) });
}
