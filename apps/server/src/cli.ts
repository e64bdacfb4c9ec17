// The operator's command line: `npm run fairway -- <noun> <verb> ...`. Exit 0 done, 1 failed, 2 wrong usage.
import { seedSectors } from './features/companies/seed.ts';
import { IMPORT_USAGE, importJobs } from './features/imports/command-line.ts';
import { FEEDS_USAGE, manageFeeds } from './features/imports/feeds/command-line.ts';
import { ConfigError, loadConfig } from './kernel/config.ts';
import { openLog } from './kernel/log.ts';
import { clock, openDatabase, prepareSchema } from './services.ts';

const USAGE = `Usage: npm run fairway -- <noun> <verb>\n${IMPORT_USAGE}\n${FEEDS_USAGE}\n`;

const [noun, verb, ...args] = process.argv.slice(2);
process.exit(await run());

async function run(): Promise<number> {
  if (!(noun === 'jobs' && verb === 'import') && noun !== 'feeds') {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    const config = loadConfig(process.env);
    const log = openLog('warn');
    const opened = openDatabase(config, log, (text) => process.stderr.write(`${text}\n`));
    await prepareSchema(opened, log, (text) => process.stderr.write(`${text}\n`));
    await opened.database.transaction().execute(seedSectors);
    try {
      return noun === 'feeds' ? await manageFeeds(verb, args, { ...opened, clock }) : await importJobs(args, { ...opened, clock, log });
    } finally {
      await opened.pool.end();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error))}\n`);
    return 1;
  }
}
