// The report of a period: totals beside those of as many days before, the course, the funnel, sources, followers and replies.
import type { insightReport } from '@fairway/contract/insights/endpoints';
import {
  type AskedPeriod, type DayRange, funnelOf, insightDays, insightPoints, insightUnit, pointOf, sumCounts, VISIT_SOURCES,
} from '@fairway/rules/insights'; // biome-ignore format: a list
import { replyMeasure } from '@fairway/rules/reply-clock';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { countRepliesBetween } from '../applications/replies/queries.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { findCountedAt, listDays, listOrganizationDays, listSources } from './queries.ts';

export type Report = z.input<typeof insightReport>;

export async function getReport(database: Database, organizationId: ManagedOrganizationId, asked: AskedPeriod, now: Date): Promise<Report> {
  const { before, ...range } = insightDays(asked, now);
  const scope = { organizationId, days: range };
  const both = { organizationId, days: { from: before.from, to: range.to } };
  const [days, sources, organizationDays, replies, repliesBefore, countedAt] = await Promise.all([
    listDays(database, both),
    listSources(database, scope),
    listOrganizationDays(database, both),
    repliesOf(database, organizationId, range, now),
    repliesOf(database, organizationId, before, now),
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
    followers: insightPoints(range).map((on) => ({ on, followers: followersAt(unit === 'day' ? on : `${on.slice(0, 7)}-31`) })),
    followersBefore: followersAt(before.to),
    replies,
    repliesBefore,
  };
}

async function repliesOf(database: Database, organizationId: ManagedOrganizationId, days: DayRange, now: Date) {
  const counts = await countRepliesBetween(database, organizationId, days, now);
  return counts ? replyMeasure(counts) : null;
}
