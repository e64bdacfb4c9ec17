// The operator's command line: `npm run fairway -- <noun> <verb> ...`. Exit 0 done, 1 failed, 2 wrong usage.
// The verbs of a feature stand in its manifest; those of the whole database here.
import { BACKUP_USAGE, type BackupContext, backUp, RESTORE_USAGE, restore } from './backup.ts';
import { FEATURES, prepareFeatures } from './features.ts';
import { ConfigError, loadConfig } from './kernel/config.ts';
import type { CommandLineServices, CommandLineVerb } from './kernel/feature.ts';
import { openFileStore } from './kernel/files/open-file-store.ts';
import { openLog } from './kernel/log.ts';
import { clock, type OpenedDatabase, openDatabase, prepareSchema } from './services.ts';

type Services = OpenedDatabase & CommandLineServices;
type Verb = Omit<CommandLineVerb, 'run'> & {
  /** The database comes as it is: its tables are not made or brought up to date first. */
  isRaw?: true;
  run(args: string[], services: Services): Promise<number>;
};

/** By their words; one word where the noun is enough, or where its verbs share a usage. */
const VERBS: Record<string, Verb> = {
  ...Object.assign({}, ...(await Promise.all(FEATURES.map(async (feature) => (await feature.commandLine?.())?.VERBS ?? {})))),
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
    const services = { ...openDatabase(config, log, say), config, log, clock };
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
  await prepareFeatures(services);
}

async function withFiles(services: CommandLineServices, work: (context: BackupContext) => Promise<number>): Promise<number> {
  const files = await openFileStore(services.config.filesUrl, { signingSecret: services.config.secret });
  try {
    return await work({ pool: services.pool, files, now: clock.now() });
  } finally {
    await files.close();
  }
}
