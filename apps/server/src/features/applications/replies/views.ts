// What is known of replies, as facts and in words. The words are made here, so that no first visit is sent them for a block of a few lines.
import type { getOrganizationReplies, getOwnReplies, getPostingReplies } from '@fairway/contract/applications/replies';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import type { Locale } from '@fairway/rules/locales';
import {
  closesWithoutAnswerAt,
  type EarlierPosting,
  monthOf,
  openFact,
  type ReplyCounts,
  type ReplyMeasure,
  replyDueAt,
  replyMeasure,
} from '@fairway/rules/reply-clock';
import { jobSegment } from '@fairway/rules/slugs';
import type { JobDetailRow } from '../../jobs/queries.ts';

type SignIn = { hasTeam: boolean; at: Date | null };
type Reader = { locale: Locale; now: Date };
const DAY_MS = 86_400_000;

async function wordsOf({ locale, now }: Reader) {
  const [t, formats] = [await translator(locale), formatters({ locale, timeZone: 'UTC', now })];
  return {
    t,
    formats,
    /** Of the organization by its name, where the figures are not the posting's own. */
    measured(measure: ReplyMeasure | null, organization?: string): string[] {
      if (measure === null) return [];
      const { medianDays: days, applications: count } = measure;
      const share = formats.percent(measure.answeredPercent);
      if (days === null)
        return [organization ? t('replies.shareThere', { organization, share, count }) : t('replies.share', { share, count })];
      return [organization ? t('replies.usualThere', { organization, days, share, count }) : t('replies.usual', { days, share, count })];
    },
    /** Nothing where nobody works for the organization here. */
    signIn({ hasTeam, at }: SignIn): string[] {
      if (!hasTeam) return [];
      if (at === null) return [t('replies.gone')];
      return [monthOf(at) === monthOf(now) ? t('replies.here') : t('replies.hereIn', { month: formats.month(monthOf(at)) })];
    },
  };
}

/** Of fewer answers than of so many in a hundred nobody says that an organization answers. */
const ANSWERING_PERCENT = 50;

/** How the organizations that answer do it, each in a line; those that do not, or of which too little is known, are left out. @rule applications.17 */
export async function answeringLines(counts: ReadonlyMap<number, ReplyCounts>, reader: Reader): Promise<Map<number, string>> {
  const { measured } = await wordsOf(reader);
  const lines = new Map<number, string>();
  for (const [id, one] of counts) {
    const measure = replyMeasure(one);
    const [line] = measure && measure.medianDays !== null && measure.answeredPercent >= ANSWERING_PERCENT ? measured(measure) : [];
    if (line !== undefined) lines.set(id, line);
  }
  return lines;
}

type KnownOfPosting = {
  row: JobDetailRow;
  earlier: EarlierPosting | undefined;
  measured: { posting: ReplyMeasure | null; organization: ReplyMeasure | null };
  signIn: SignIn;
};

/** Where it is applied for elsewhere nothing is known of answers; that it was posted before is told all the same. @rule applications.15 */
export async function postingRepliesView(
  { row, earlier, measured, signIn }: KnownOfPosting,
  reader: Reader,
): Promise<EndpointReply<typeof getPostingReplies>> {
  const { since, postedAgain } = openFact(row.published_at, row.posted_again, earlier ?? null);
  const { t, formats, ...say } = await wordsOf(reader);
  const isInside = row.applies_inside;
  const of = measured.posting ? ('posting' as const) : ('organization' as const);
  const measure = isInside ? measured[of] : null;
  const date = formats.date(since);
  const opened = postedAgain > 0 ? t('replies.again', { date, count: postedAgain }) : t('replies.open', { date });
  const closesDays = (closesWithoutAnswerAt(replyDueAt(reader.now, row.reply_days)).getTime() - reader.now.getTime()) / DAY_MS;
  const lines = isInside
    ? [
        row.reply_days === null ? t('replies.noPromise') : t('replies.promise', { days: row.reply_days }),
        ...say.measured(measure, of === 'organization' ? row.organization_name : undefined),
        t('replies.closes', { days: closesDays }),
        opened,
        ...say.signIn(signIn),
      ]
    : postedAgain > 0
      ? [opened]
      : [];
  return {
    ...{ heading: t('replies.heading'), lines, promisedDays: isInside ? row.reply_days : null },
    measured: measure && { ...measure, of },
    ...{ openSince: since.toISOString(), postedAgain, lastSignInMonth: isInside ? lastMonth(signIn) : null },
  };
}

const lastMonth = ({ at }: SignIn): string | null => (at === null ? null : monthOf(at));

type KnownOfOrganization = { promised: { least: number; most: number } | undefined; measured: ReplyMeasure | null; signIn: SignIn };

/** Nothing of an organization that is applied to elsewhere alone. */
export async function organizationRepliesView(
  { promised, measured, signIn }: KnownOfOrganization,
  reader: Reader,
): Promise<EndpointReply<typeof getOrganizationReplies>> {
  const { t, ...say } = await wordsOf(reader);
  const isTold = promised !== undefined || measured !== null;
  const promise =
    promised && (promised.least === promised.most ? t('replies.promise', { days: promised.most }) : t('replies.promises', range(promised)));
  return {
    heading: t('replies.heading'),
    lines: isTold ? [...(promise ? [promise] : []), ...say.measured(measured), ...say.signIn(signIn)] : [],
    promisedDays: promised ?? null,
    measured,
    lastSignInMonth: isTold ? lastMonth(signIn) : null,
  };
}

const range = ({ least, most }: { least: number; most: number }) => ({ least: `${least}`, most: `${most}` });

type KnownOfOwn = {
  measured: ReplyMeasure | null;
  overdue: { count: number; oldestAt: Date | null };
  postings: readonly { id: string; title: string; reply_days: number | null; overdue: number; measured: ReplyMeasure | null }[];
};

export function ownRepliesView({ measured, overdue, postings }: KnownOfOwn): EndpointReply<typeof getOwnReplies> {
  return {
    measured,
    overdue: overdue.count,
    closesAt: overdue.oldestAt && closesWithoutAnswerAt(overdue.oldestAt).toISOString(),
    postings: postings.map(({ reply_days, ...posting }) => ({
      ...posting,
      segment: jobSegment(posting.id, posting.title),
      promisedDays: reply_days,
    })),
  };
}
