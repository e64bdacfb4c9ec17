// Feeds of the demo world with what their runs told. Their addresses lead nowhere: the next runs are a day away, the third one is paused.
import { ownFeedSource } from '@fairway/rules/feeds';
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import type { FeedReport } from './report.ts';

const HOUR_MS = 3_600_000;
/** Whose own feed there is, and its name. */
const HOME = 'lindvik';
const OWN = 'lindvik-careers';

const FEEDS = [
  { source: 'harbour-board', format: 'xml', enabled: true, options: { newCompanies: 'pending' } },
  { source: 'northern-careers', format: 'ndjson', enabled: true, options: {} },
  { source: 'old-quay-jobs', format: 'csv', enabled: false, options: { map: { title: 'Business Title' } } },
  { source: OWN, format: 'greenhouse', enabled: true, options: {} },
] as const;

/** Somebody has to confirm what its last run would withdraw. */
const HELD = { source: 'harbour-board', count: 118, of: 205 };

type SeededRun = {
  source: (typeof FEEDS)[number]['source'];
  hoursAgo: number;
  status: 'finished' | 'cut_off' | 'failed';
  counts: [read: number, created: number, changed: number, unchanged: number, withdrawn: number, faulty: number];
  error?: string;
  report?: Partial<FeedReport>;
};
const RUNS: readonly SeededRun[] = [
  { source: 'harbour-board', hoursAgo: 27, status: 'finished', counts: [214, 214, 0, 0, 0, 0] },
  {
    source: 'harbour-board',
    hoursAgo: 3,
    status: 'finished',
    counts: [221, 9, 4, 205, 2, 3],
    report: {
      faults: [
        { line: 48, row: 47, code: 'no_title', detail: 'the posting has no title' },
        { line: 131, row: 130, code: 'no_company', detail: 'the posting names no company' },
        { line: 202, row: 201, code: 'duplicate_id', detail: 'the id "hb-1187" came before' },
      ],
      unrecognised: {
        'employment type': [
          { value: 'zero hours', count: 6 },
          { value: 'seasonal (harvest)', count: 2 },
        ],
        date: [{ value: 'as soon as possible', count: 11 }],
      },
    },
  },
  {
    source: 'northern-careers',
    hoursAgo: 5,
    status: 'cut_off',
    counts: [340, 0, 2, 338, 0, 0],
    error: 'the feed ends inside a row',
    report: {
      broken: { code: 'cut_off', line: 341, detail: 'the feed ends inside a row' },
      notWithdrawn: 'the feed was not read to its end',
    },
  },
  {
    source: 'old-quay-jobs',
    hoursAgo: 700,
    status: 'failed',
    counts: [0, 0, 0, 0, 0, 0],
    error: 'old-quay-jobs.example answered 404.',
  },
  { source: OWN, hoursAgo: 52, status: 'failed', counts: [0, 0, 0, 0, 0, 0], error: 'lindvik-careers.example answered 503.' },
  {
    source: OWN,
    hoursAgo: 28,
    status: 'finished',
    counts: [7, 0, 0, 0, 0, 7],
    report: {
      faults: Array.from({ length: 7 }, (_, at) => ({ line: at + 1, row: at + 1, code: 'no_title', detail: 'the posting has no title' })),
      notWithdrawn: 'the feed holds no posting',
    },
  },
  {
    source: OWN,
    hoursAgo: 4,
    status: 'finished',
    counts: [8, 0, 0, 0, 0, 8],
    report: {
      faults: Array.from({ length: 8 }, (_, at) => ({ line: at + 1, row: at + 1, code: 'no_title', detail: 'the posting has no title' })),
      unrecognised: { date: [{ value: 'rolling', count: 8 }] },
      notWithdrawn: 'the feed holds no posting',
    },
  },
];

type Organizations = readonly { id: number; key: string }[];

/** Writes them. Returns how many feeds. */
export async function seedFeeds(
  transaction: DatabaseTransaction,
  { today, organizations }: { today: Date; organizations: Organizations },
): Promise<number> {
  const home = organizations.find(({ key }) => key === HOME);
  if (!home) throw new Error(`The demo world has no organization ${HOME}`);
  const named = (source: string) => (source === OWN ? ownFeedSource(home.id, 1) : source);
  const feeds = await transaction
    .insertInto('feed')
    .values(
      FEEDS.map(({ source, format, enabled, options }) => ({
        source: named(source),
        organization_id: source === OWN ? home.id : null,
        label: source === OWN ? 'Careers site' : '',
        url: `https://${source}.example/jobs.${format}`,
        format,
        options: JSON.stringify(options),
        interval_minutes: 1440,
        enabled,
        next_run_at: new Date(today.getTime() + 21 * HOUR_MS),
        ...(source === HELD.source ? { held_at: today, held_count: HELD.count, held_of: HELD.of } : {}),
        created_at: new Date(today.getTime() - 800 * HOUR_MS),
        updated_at: new Date(today.getTime() - 800 * HOUR_MS),
      })),
    )
    .returning(['id', 'source'])
    .execute();
  await transaction
    .insertInto('feed_run')
    .values(RUNS.map((run, at) => runRow({ ...run, name: named(run.source) }, at, { feeds, today })))
    .execute();
  return feeds.length;
}

function runRow(
  run: SeededRun & { name: string },
  at: number,
  { feeds, today }: { feeds: readonly { id: number; source: string }[]; today: Date },
) {
  const [read, created, changed, unchanged, withdrawn, faulty] = run.counts;
  const startedAt = new Date(today.getTime() - run.hoursAgo * HOUR_MS);
  const seconds = 2 + read / 50;
  const report = { faults: [], unrecognised: {}, encoding: 'utf-8', shiftDays: 0, closedMarksIgnored: 0, seconds, ...run.report };
  return {
    id: stableUuid(`demo import ${at}`),
    feed_id: feeds.find(({ source }) => source === run.name)?.id ?? null,
    source: run.name,
    format: FEEDS.find(({ source }) => source === run.source)?.format ?? 'xml',
    origin: `https://${run.source}.example/`,
    status: run.status,
    read_count: read,
    created_count: created,
    changed_count: changed,
    unchanged_count: unchanged,
    withdrawn_count: withdrawn,
    faulty_count: faulty,
    report: JSON.stringify({ ...report, counts: { read, created, changed, unchanged, withdrawn, faulty, closed: 0 } }),
    error: run.error ?? null,
    started_at: startedAt,
    finished_at: new Date(startedAt.getTime() + seconds * 1000),
  };
}
