// GET /calendars/<token>.ics: the deadlines of a person's favourites, and their reminders, for calendar programs, which bring no cookies. Who holds the address
// reads it. Not part of the contract: it is a file, not a call. A wrong and a revoked address are the same 404.
import { translator } from '@fairway/i18n/translator';
import { DEFAULT_LOCALE, isLocale } from '@fairway/rules/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countAttempt, type Limit } from '../../../kernel/attempts.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { listDeadlines } from '../queries.ts';
import type { CalendarReminder } from '../slots.ts';
import { deadlineCalendar } from './deadlines.ts';
import { type CalendarServices, feedOfToken, openFeed } from './feed.ts';

export type CalendarRouteServices = CalendarServices & {
  database: Database;
  clock: Clock;
  loadTenant(request: FastifyRequest): Promise<ApiRequest['tenant']>;
  /** Schools whose exclusive postings a person sees. */
  schoolIdsOf(userId: string): Promise<readonly number[]>;
  listReminders: (database: Database, userId: string, since: Date) => Promise<CalendarReminder[]>;
};

/** Programs ask every few minutes at most. */
const READS: Limit = { kind: 'calendar_read', max: 120, windowMinutes: 60 };
/** Deadlines that passed stay a while, so that a calendar does not forget last week. */
const KEPT_MS = 30 * 86_400_000;

export function calendarRoute(app: FastifyInstance, services: CalendarRouteServices): void {
  const { database, clock, keys, baseUrl } = services;
  app.get<{ Params: { file: string } }>('/calendars/:file', async (request, reply) => {
    const { features } = await services.loadTenant(request);
    const token = /^(.+)\.ics$/.exec(request.params.file)?.[1] ?? '';
    const id = features.favorites ? feedOfToken(keys, token) : undefined;
    if (!id) throw new Problem('not_found');
    const now = clock.now();
    await countAttempt(database, keys, READS, id, now);
    const owner = await openFeed(database, id, now);
    if (!owner) throw new Problem('not_found');
    const locale = isLocale(owner.locale) ? owner.locale : DEFAULT_LOCALE;
    const since = new Date(now.getTime() - KEPT_MS);
    const rows = await listDeadlines(database, owner.userId, await services.schoolIdsOf(owner.userId), since);
    const reminders = features.applications ? await services.listReminders(database, owner.userId, since) : [];
    const text = deadlineCalendar({ deadlines: rows, reminders }, { locale, t: await translator(locale), baseUrl, now });
    return reply
      .headers({
        'cache-control': 'private, max-age=300',
        'content-disposition': 'inline; filename="deadlines.ics"',
        'x-robots-tag': 'noindex',
      })
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
