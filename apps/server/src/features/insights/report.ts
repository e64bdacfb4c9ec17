// The report of a period: totals beside those of as many days before, the course, the funnel, sources, followers and replies.
import type { insightReport } from '@fairway/contract/insights/endpoints';
import {
  type AskedPeriod, type DayRange, funnelOf, insightDays, insightPoints, insightUnit, pointOf, replyPoints, replyUnit, sumCounts, VISIT_SOURCES,
} from '@fairway/rules/insights'; // biome-ignore format: a list
import { replyMeasure } from '@fairway/rules/reply-clock';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { countRepliesBetween, listReplyCourse } from '../applications/replies/queries.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { findCountedAt, getPosting, listDays, listOrganizationDays, listSources, type Scope } from './queries.ts';

export type Report = z.input<typeof insightReport>;

type Asked = AskedPeriod & { posting?: string | undefined };

/** @throws Problem not_found where the posting is none of the organization's */
export async function getReport(database: Database, organizationId: ManagedOrganizationId, asked: Asked, now: Date): Promise<Report> {
  const { before, ...range } = insightDays(asked, now);
  const posting = asked.posting === undefined ? null : await getPosting(database, organizationId, asked.posting);
  const scope = { organizationId, days: range, jobId: posting?.id };
  const both = { ...scope, days: { from: before.from, to: range.to } };
  const [days, sources, organizationDays, replies, repliesBefore, replyCourse, countedAt] = await Promise.all([
    listDays(database, both),
    listSources(database, scope),
    posting ? [] : listOrganizationDays(database, both),
    repliesOf(database, scope, now),
    repliesOf(database, { ...scope, days: before }, now),
    replyCourseOf(database, scope, now),
    findCountedAt(database),
  ]);
  const inside = days.filter(({ day }) => day >= range.from);
  const totals = sumCounts(inside);
  const unit = insightUnit(range);
  const viewed = (part: DayRange) =>
    organizationDays.filter(({ day }) => day >= part.from && day <= part.to).reduce((sum, { pageViews }) => sum + pageViews, 0);
  const followersAt = (end: string) => organizationDays.filter(({ day }) => day <= end).at(-1)?.followers ?? 0;
  return {
    ...range,
    before,
    unit,
    countedAt: countedAt?.toISOString() ?? null,
    totals,
    totalsBefore: sumCounts(days.filter(({ day }) => day < range.from)),
    course: insightPoints(range).map((on) => ({ on, ...sumCounts(inside.filter(({ day }) => pointOf(day, unit) === on)) })),
    funnel: funnelOf(totals),
    sources: VISIT_SOURCES.map(
      (source) => sources.find((one) => one.source === source) ?? { source, impressions: 0, views: 0, applyPresses: 0 },
    ),
    pageViews: viewed(range),
    pageViewsBefore: viewed(before),
    followers: (posting ? [] : insightPoints(range)).map((on) => ({
      on,
      followers: followersAt(unit === 'day' ? on : `${on.slice(0, 7)}-31`),
    })),
    followersBefore: followersAt(before.to),
    replies,
    repliesBefore,
    replyUnit: replyUnit(range),
    replyCourse,
    posting,
  };
}

async function repliesOf(database: Database, scope: Scope, now: Date) {
  const counts = await countRepliesBetween(database, scope, now);
  return counts ? replyMeasure(counts) : null;
}

async function replyCourseOf(database: Database, scope: Scope, now: Date): Promise<Report['replyCourse']> {
  const counts = await listReplyCourse(database, scope, replyUnit(scope.days), now);
  return replyPoints(scope.days).map((on) => {
    const found = counts.find((one) => one.on === on);
    return { on, replies: found ? replyMeasure(found) : null };
  });
}
