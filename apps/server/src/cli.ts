// The operator's command line: `npm run fairway -- <noun> <verb> ...`. Exit 0 done, 1 failed, 2 wrong usage.
// A new verb is a line in VERBS: its words, its usage, what runs.
import { BACKUP_USAGE, type BackupContext, backUp, RESTORE_USAGE, restore } from './backup.ts';
import { seedSectors } from './features/companies/seed.ts';
import { manageUsers, USER_USAGE } from './features/identity/command-line.ts';
import { IMPORT_USAGE, importJobs } from './features/imports/command-line.ts';
import { FEEDS_USAGE, manageFeeds } from './features/imports/feeds/command-line.ts';
import { importSkillsByWords, SKILLS_USAGE } from './features/reference/skills/command-line.ts';
import { ensureBuiltInSkills } from './features/reference/skills/commands.ts';
import { importSchoolsByWords, SCHOOLS_USAGE } from './features/schools/importing/command-line.ts';
import { createTenantByWords, TENANT_USAGE } from './features/tenants/command-line.ts';
import { type Config, ConfigError, loadConfig } from './kernel/config.ts';
import { openFileStore } from './kernel/files/open-file-store.ts';
import { type Log, openLog } from './kernel/log.ts';
import { sessionKeys } from './kernel/session/keys.ts';
import { clock, type OpenedDatabase, openDatabase, prepareSchema } from './services.ts';

type Services = OpenedDatabase & { config: Config; log: Log };
type Verb = {
  usage: string;
  /** The database comes as it is: its tables are not made or brought up to date first. */
  isRaw?: true;
  run(args: string[], services: Services): Promise<number>;
};

/** By their words; one word where the noun is enough, or where its verbs share a usage. */
const VERBS: Record<string, Verb> = {
  'jobs import': { usage: IMPORT_USAGE, run: (args, services) => importJobs(args, { ...services, clock }) },
  feeds: { usage: FEEDS_USAGE, run: ([verb, ...args], services) => manageFeeds(verb, args, { ...services, clock }) },
  'schools import': { usage: SCHOOLS_USAGE, run: (args, services) => importSchoolsByWords(args, { ...services, clock }) },
  'skills import': { usage: SKILLS_USAGE, run: importSkillsByWords },
  'tenant create': { usage: TENANT_USAGE, run: createTenantByWords },
  user: {
    usage: USER_USAGE,
    run: ([verb, ...args], { database, config }) =>
      manageUsers(verb, args, { database, clock, keys: sessionKeys(config.secret), baseUrl: config.baseUrl }),
  },
  backup: { usage: BACKUP_USAGE, isRaw: true, run: (args, services) => withFiles(services, (context) => backUp(args, context)) },
  restore: {
    usage: RESTORE_USAGE,
    isRaw: true,
    run: async (args, services) => {
      const code = await withFiles(services, (context) => restore(args, context));
      if (code === 0) await prepare(services);
      return code;
    },
  },
};

const USAGE = `Usage: npm run fairway -- <noun> <verb>\n\n${Object.values(VERBS)
  .map((verb) => verb.usage)
  .join('\n\n')}\n`;

process.exit(await run(process.argv.slice(2)));

async function run(words: string[]): Promise<number> {
  const count = `${words[0]} ${words[1]}` in VERBS ? 2 : 1;
  const verb = VERBS[words.slice(0, count).join(' ')];
  const args = words.slice(count);
  if (words.includes('--help') || words[0] === 'help') {
    process.stdout.write(verb ? `${verb.usage}\n` : USAGE);
    return 0;
  }
  if (!verb) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    const config = loadConfig(process.env);
    const log = openLog('warn');
    const services = { ...openDatabase(config, log, say), config, log };
    try {
      if (!verb.isRaw) await prepare(services);
      return await verb.run(args, services);
    } finally {
      await services.leave();
    }
  } catch (error) {
    say(error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error)));
    return 1;
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Tables, and what every deployment begins with. */
async function prepare(services: Services): Promise<void> {
  await prepareSchema(services, services.log, say);
  await services.database.transaction().execute(seedSectors);
  await ensureBuiltInSkills(services.pool);
}

async function withFiles(services: Services, work: (context: BackupContext) => Promise<number>): Promise<number> {
  const files = await openFileStore(services.config.filesUrl, { signingSecret: services.config.secret });
  try {
    return await work({ pool: services.pool, files, now: clock.now() });
  } finally {
    await files.close();
  }
}
