// The queue of background jobs as a list. Payloads are not read.
import type { backgroundJobsList } from '@fairway/contract/administration/operations';
import type { Asked } from '@fairway/contract/kernel/lists';
import type { JOB_SORTS } from '@fairway/rules/operations';
import { queuedJobs } from '../../../kernel/background/queue.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';

type Row = Awaited<ReturnType<ReturnType<typeof queuedJobs>['execute']>>[number];

const ORDER: ListOrder<(typeof JOB_SORTS)[number]> = { key: 'j.id', sorts: { added: 'j.id', runAt: 'j.run_at' } };

export function jobListing(database: Database, asked: Asked<typeof backgroundJobsList>): Listing<typeof backgroundJobsList, Row> {
  return {
    rows: queuedJobs(database, asked),
    order: ORDER,
    view: (row) => ({
      id: String(row.id),
      name: row.task_identifier,
      state: row.state,
      tries: row.attempts,
      triesMax: row.max_attempts,
      lastError: row.last_error,
      addedAt: row.created_at.toISOString(),
      runAt: row.state === 'waiting' ? row.run_at.toISOString() : null,
    }),
    file: 'jobs',
    columns: {
      Job: ({ id }) => id,
      Name: ({ name }) => name,
      State: ({ state }) => state,
      Tries: ({ tries }) => tries,
      Of: ({ triesMax }) => triesMax,
      Added: ({ addedAt }) => addedAt,
      Next: ({ runAt }) => runAt,
      'Last error': ({ lastError }) => lastError,
    },
  };
}
