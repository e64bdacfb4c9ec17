// `tenant create`: a brand with its host names, from the command line.

import { DEFAULT_LOCALE } from '@fairway/rules/locales';
import { type CommandOutput, readWords, UsageError } from '../../kernel/command-line.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CommandLineVerb } from '../../kernel/feature.ts';
import { createTenant, TenantRefused } from './commands.ts';

export const TENANT_USAGE = `tenant create SLUG --name NAME [--host HOST]...
  --locale CODE      its language (en)
  --color #RRGGBB    its first colour; --second-color #RRGGBB its second
  --school SCHOOL    id or slug of the school that it shows
  --default          it answers every host that no other tenant has`;

/** Runs `tenant create`; gives the exit code. */
export async function createTenantByWords(args: readonly string[], context: CommandOutput & { database: Database }): Promise<number> {
  const out = context.out ?? ((text: string) => process.stdout.write(text));
  const err = context.err ?? ((text: string) => process.stderr.write(text));
  try {
    const { values, positionals } = readWords(args, {
      name: { type: 'string' },
      host: { type: 'string', multiple: true },
      locale: { type: 'string', default: DEFAULT_LOCALE },
      color: { type: 'string' },
      'second-color': { type: 'string' },
      school: { type: 'string' },
      default: { type: 'boolean', default: false },
    });
    const [slug, ...more] = positionals;
    if (!slug || more.length > 0) throw new UsageError('Say one short name for the tenant.');
    if (values.name === undefined) throw new UsageError('--name says what it is called.');
    const hosts = [...new Set((values.host ?? []).map((host) => host.toLowerCase()))];
    const id = await createTenant(context.database, {
      slug,
      name: values.name,
      hosts,
      locale: values.locale,
      primaryColor: values.color?.toLowerCase(),
      secondaryColor: values['second-color']?.toLowerCase(),
      school: values.school,
      isDefault: values.default,
    });
    const answers = [...hosts, `${slug}.localhost`, ...(values.default ? ['every other host'] : [])];
    out(`Tenant ${id} answers at ${answers.join(', ')}.\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      err(`${error.message}\n\n${TENANT_USAGE}\n`);
      return 2;
    }
    if (!(error instanceof TenantRefused)) throw error;
    err(`${error.message}\n`);
    return 1;
  }
}

export const VERBS: Record<string, CommandLineVerb> = { 'tenant create': { usage: TENANT_USAGE, run: createTenantByWords } };
