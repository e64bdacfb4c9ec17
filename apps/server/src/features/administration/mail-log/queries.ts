// The mail log as a list: who got which template when, and what went wrong. The words of a mail and what they were made of are never read.
import type { listMailLog, mailLogLine } from '@fairway/contract/admin-operations';
import { type MAIL_SORTS, mailState, resendRefusal } from '@fairway/rules/operations';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';
import { Problem } from '../../../kernel/http/problems.ts';

export type MailView = z.input<typeof mailLogLine>;
type AskedPage = z.output<typeof listMailLog.query>;
type AskedExport = Omit<AskedPage, 'page' | 'pageSize'>;
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

function rowsOf(database: Database, { q, state, kind }: AskedExport) {
  let query = mailRows(database);
  if (state === 'sent') query = query.where('m.sent_at', 'is not', null);
  if (state === 'failed') query = query.where('m.sent_at', 'is', null).where('m.failed_at', 'is not', null);
  if (state === 'waiting') query = query.where('m.sent_at', 'is', null).where('m.failed_at', 'is', null);
  if (kind !== undefined) query = query.where('m.kind', '=', kind);
  const wanted = q.trim().toLowerCase();
  if (wanted !== '') query = query.where(sql<boolean>`lower(m.recipient) like ${`${wanted.replace(/[\\%_]/g, '\\$&')}%`}`);
  return query;
}

/** A page of the log. */
export async function listMails(database: Database, asked: AskedPage, now: Date): Promise<Page<MailView>> {
  const page = await pageOfRows(database, rowsOf(database, asked), ORDER, asked);
  return { ...page, rows: page.rows.map((row) => mailView(row, now)) };
}

/** All of it, for the export. */
export function mailBatches(database: Database, asked: AskedExport): AsyncGenerator<Row[]> {
  return rowBatches(rowsOf(database, asked), ORDER, asked.sort);
}

/** @throws Problem not_found */
export async function getMail(database: Database, id: string, now: Date): Promise<MailView> {
  const row = await mailRows(database).where('m.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return mailView(row, now);
}

export function mailView(row: Row, now: Date): MailView {
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
