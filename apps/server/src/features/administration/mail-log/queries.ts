// The mail log as a list: who got which template when, and what went wrong. The words of a mail and what they were made of are never read.
import type { mailLogList } from '@fairway/contract/administration/operations';
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import { type MAIL_SORTS, mailState, resendRefusal } from '@fairway/rules/operations';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';

type MailView = RowOf<typeof mailLogList>;
type Row = Awaited<ReturnType<ReturnType<typeof mailRows>['execute']>>[number];

const ORDER: ListOrder<(typeof MAIL_SORTS)[number]> = {
  key: 'm.id',
  sorts: { created: 'm.created_at', recipient: sql`lower(m.recipient)` },
};

function mailRows(database: Database) {
  return database
    .selectFrom('outgoing_mail as m')
    .select(['m.id', 'm.recipient', 'm.user_id', 'm.kind', 'm.locale', 'm.tries', 'm.failure', 'm.has_secret'])
    .select(['m.created_at', 'm.sent_at', 'm.failed_at']);
}

function rowsOf(database: Database, { q, state, kind }: Asked<typeof mailLogList>) {
  let query = mailRows(database);
  if (state === 'sent') query = query.where('m.sent_at', 'is not', null);
  if (state === 'failed') query = query.where('m.sent_at', 'is', null).where('m.failed_at', 'is not', null);
  if (state === 'waiting') query = query.where('m.sent_at', 'is', null).where('m.failed_at', 'is', null);
  if (kind !== undefined) query = query.where('m.kind', '=', kind);
  const wanted = q.trim().toLowerCase();
  if (wanted !== '') query = query.where(sql<boolean>`lower(m.recipient) like ${`${wanted.replace(/[\\%_]/g, '\\$&')}%`}`);
  return query;
}

export function mailListing(database: Database, asked: Asked<typeof mailLogList>, now: Date): Listing<typeof mailLogList, Row> {
  return {
    rows: rowsOf(database, asked),
    order: ORDER,
    view: (row) => mailView(row, now),
    file: 'mails',
    columns: {
      Mail: ({ id }) => id,
      Recipient: ({ recipient }) => recipient,
      Template: ({ kind }) => kind,
      Language: ({ locale }) => locale,
      State: ({ state }) => state,
      Tries: ({ tries }) => tries,
      Ordered: ({ createdAt }) => createdAt,
      Ended: ({ endedAt }) => endedAt,
      'Last error': ({ lastError }) => lastError,
    },
  };
}

/** @throws Problem not_found */
export async function getMail(database: Database, id: string, now: Date): Promise<MailView> {
  const row = await mailRows(database).where('m.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return mailView(row, now);
}

function mailView(row: Row, now: Date): MailView {
  const times = { sentAt: row.sent_at, failedAt: row.failed_at };
  return {
    id: row.id,
    recipient: row.recipient,
    userId: row.user_id,
    kind: row.kind,
    locale: row.locale,
    state: mailState(times),
    tries: row.tries,
    lastError: row.failure,
    createdAt: row.created_at.toISOString(),
    endedAt: (row.sent_at ?? row.failed_at)?.toISOString() ?? null,
    can: { sendAgain: resendRefusal({ ...times, hasSecret: row.has_secret }, now) === undefined },
  };
}
