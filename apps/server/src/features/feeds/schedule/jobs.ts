// Background work of feeds: every five minutes the due ones are enqueued; each run is an import like that of the command line, safe to repeat.
import type pg from 'pg';
import type { JobRegistration } from '../../../kernel/background/background.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import { isVerified } from '../../teams/queries.ts';
import { FeedFailure, runFeed } from '../commands.ts';
import { FetchFault, sweepFeeds } from '../gateway.ts';
import { noteOutcome } from './attention.ts';
import { enqueueDueFeeds, RUN_FEED } from './commands.ts';
import { findFeed } from './queries.ts';

/** The next interval reads it again. */
class CutOff extends Error {}

export function feedJobs(services: { database: Database; pool: pg.Pool; clock: Clock }): JobRegistration[] {
  return [
    {
      name: 'imports.enqueueDueFeeds',
      cron: '*/5 * * * *',
      run: async () => {
        // What a killed download left must not wait for the next download.
        await sweepFeeds();
        await enqueueDueFeeds(services.database, services.clock.now());
      },
    },
    {
      name: RUN_FEED,
      run: async (payload, { log, rounds }) => {
        const { feedId, isAsked, isConfirmed } = payload as { feedId?: unknown; isAsked?: unknown; isConfirmed?: unknown };
        const feed = await findFeed(services.database, Number(feedId));
        // Who asks for a run gets one of a paused feed too.
        if (!feed || !(feed.enabled || isAsked === true)) return;
        // Of one that is suspended, or of which nothing is proven any more, nothing is read. @rule feeds.5
        if (feed.organizationId !== null && !(await isVerified(services.database, feed.organizationId))) return;
        try {
          const report = await runFeed(
            { pool: services.pool, now: () => services.clock.now(), newId },
            {
              origin: feed.url,
              format: feed.format,
              source: feed.source,
              feedId: feed.id,
              company: feed.organizationName ?? feed.options.company,
              organizationId: feed.organizationId ?? undefined,
              map: feed.options.map ?? {},
              isFull: feed.isFull,
              holdsMost: isConfirmed !== true,
              undatedDays: feed.undatedDays,
              newCompanies: feed.options.newCompanies,
              fetch: { allowHosts: feed.options.allowHosts ?? [] },
            },
          );
          if (report.broken) throw new CutOff(report.broken.detail);
          await noteOutcome(services.database, feed, { held: report.held }, services.clock.now());
          rounds.succeeded(`feed ${feed.source}`);
          log.info({ source: feed.source, counts: report.counts, broken: report.broken }, 'feed imported');
        } catch (error) {
          // The run's row says why. A refused address will not get better by trying again; the next interval asks anew.
          const isFinal = error instanceof FetchFault && ['bad_address', 'internal_address', 'too_large'].includes(error.code);
          rounds.failed(`feed ${feed.source}`, error);
          await noteOutcome(services.database, feed, { failure: (error as Error).message }, services.clock.now());
          if (!isFinal && !(error instanceof FeedFailure) && !(error instanceof CutOff)) throw error;
        }
      },
    },
  ];
}
