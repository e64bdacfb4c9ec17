// `feeds add|list|remove|run`: scheduled feeds from the command line.

import type pg from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import { UsageError } from '../../../kernel/command-line.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { CommandLineVerb } from '../../../kernel/feature.ts';
import { FEED_USAGE, feedRequest, runFeedOnce } from '../command-line.ts';
import { confirmWithdrawal } from './attention.ts';
import { enqueueDueFeeds, removeFeed, saveFeed } from './commands.ts';
import { listFeeds } from './queries.ts';

export const FEEDS_USAGE = `feeds add URL --format F --source NAME [--every MINUTES] [--company NAME] [--map ...] [--undated-days N] [--partial] [--hold]
           --hold: organizations that it brings wait for approval
feeds list
feeds remove NAME
feeds confirm NAME withdraws what a run held back, after reading the feed again
feeds run          enqueue the feeds that are due; a worker imports them`;

export type FeedsContext = { pool: pg.Pool; database: Database; clock: Clock; out?: (text: string) => void; err?: (text: string) => void };

/** Runs `feeds VERB`; gives the exit code. */
export async function manageFeeds(verb: string | undefined, args: readonly string[], context: FeedsContext): Promise<number> {
  const out = context.out ?? ((text: string) => process.stdout.write(text));
  const err = context.err ?? ((text: string) => process.stderr.write(text));
  try {
    switch (verb) {
      case 'add': {
        const { every, partial, hold, rest } = takeOwn(args);
        const request = feedRequest(rest);
        if (!/^https?:\/\//i.test(request.origin)) throw new UsageError('A scheduled feed has an address, http or https.');
        const allowHosts = [...(request.fetch?.allowHosts ?? [])];
        await saveFeed(
          context.database,
          {
            source: request.source,
            url: request.origin,
            format: request.format,
            options: {
              ...(request.company ? { company: request.company } : {}),
              map: { ...request.map },
              ...(hold ? { newCompanies: 'pending' as const } : {}),
              ...(allowHosts.length > 0 ? { allowHosts } : {}),
            },
            intervalMinutes: every,
            undatedDays: request.undatedDays ?? 60,
            isFull: !partial,
            enabled: true,
          },
          context.clock.now(),
        );
        out(`${request.source} is read every ${every} minutes.\n`);
        return 0;
      }
      case 'list': {
        const feeds = await listFeeds(context.database);
        if (feeds.length === 0) out('No feeds.\n');
        for (const feed of feeds) {
          const last = feed.lastStatus
            ? `${feed.lastStatus} ${feed.lastFinishedAt?.toISOString() ?? ''} ${feed.lastError ?? ''}`
            : 'never run';
          const held = feed.heldAt ? `  HELD: ${feed.heldCount} of ${feed.heldOf} would be withdrawn` : '';
          out(
            `${feed.source}  ${feed.format}  ${feed.url}  every ${feed.intervalMinutes} min  ${feed.enabled ? 'on' : 'off'}  ${last.trim()}${held}\n`,
          );
        }
        return 0;
      }
      case 'remove': {
        const removed = await removeFeed(context.database, args[0] ?? '');
        if (!removed) err(`There is no feed ${JSON.stringify(args[0] ?? '')}.\n`);
        return removed ? 0 : 1;
      }
      case 'confirm': {
        const feed = (await listFeeds(context.database)).find(({ source }) => source === args[0]);
        const isHeld = feed !== undefined && (await confirmWithdrawal(context.database, feed.id));
        if (!isHeld) err(`No run of a feed ${JSON.stringify(args[0] ?? '')} waits to be confirmed.\n`);
        else out(`${feed.source} is read again, and what is missing is withdrawn.\n`);
        return isHeld ? 0 : 1;
      }
      case 'run': {
        const ids = await enqueueDueFeeds(context.database, context.clock.now());
        out(`${ids.length} feeds enqueued.\n`);
        return 0;
      }
      default:
        throw new UsageError('Say add, list, remove, confirm or run.');
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(`${error.message}\n\n${FEEDS_USAGE}\n`);
    return 2;
  }
}

/** Takes `--every`, `--partial` and `--hold`; the rest is as for an import. */
function takeOwn(args: readonly string[]): { every: number; partial: boolean; hold: boolean; rest: string[] } {
  const rest: string[] = [];
  let every = 360;
  let partial = false;
  let hold = false;
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--partial') partial = true;
    else if (args[i] === '--hold') hold = true;
    else if (args[i] === '--every') every = Number(args[++i]);
    else rest.push(args[i] as string);
  }
  if (!Number.isInteger(every) || every < 5 || every > 44_640)
    throw new UsageError('--every is a whole number of minutes from 5 to 44640.');
  return { every, partial, hold, rest };
}

/** Those of feeds, and of an import by hand. */
export const VERBS: Record<string, CommandLineVerb> = {
  'jobs import': { usage: FEED_USAGE, run: runFeedOnce },
  feeds: { usage: FEEDS_USAGE, run: ([verb, ...args], services) => manageFeeds(verb, args, services) },
};
