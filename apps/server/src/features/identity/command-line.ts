// `user create | grant | revoke | list | unlock`: accounts and their roles from the command line.

import { text as readText } from 'node:stream/consumers';
import { ROLES, type Role } from '@fairway/rules/access';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { Clock } from '../../kernel/clock.ts';
import { type CommandOutput, readWords, UsageError } from '../../kernel/command-line.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CommandLineVerb } from '../../kernel/feature.ts';
import { orderMail } from '../../kernel/mail/outgoing.ts';
import { type SessionKeys, sessionKeys } from '../../kernel/session/keys.ts';
import { createUser, getUserByEmail, heldRole, UserRefused, unlockUser } from './operator.ts';
import { grantRole, revokeRole } from './roles/commands.ts';
import { listPeople } from './roles/queries.ts';

export const USER_USAGE = `user create EMAIL [--role ROLE] [--first NAME] [--last NAME]
                   makes an account and prints the link that activates it, good for 7 days
  --locale CODE    the language of its mails (en)
  --mail           mails the link instead of printing it
  --password-stdin active at once, with the password on standard input
user grant EMAIL ROLE; user revoke EMAIL ROLE
                   gives a role; takes one, and ends the person's sessions
user list [TEXT] [--role ROLE]
user unlock EMAIL  forgets wrong sign-ins, so that nobody has to wait

ROLE is one of ${ROLES.join(', ')}. An OrganizationAdmin needs --organization ID,
a SchoolAdmin or CareerStaff needs --school ID.`;

const LISTED = 200;

export type UserContext = CommandOutput & {
  database: Database;
  keys: SessionKeys;
  clock: Clock;
  /** Public address without a slash at the end. */
  baseUrl: string;
  stdin?: NodeJS.ReadableStream;
};

type Said = (text: string) => void;
type Verb = (args: readonly string[], context: UserContext, out: Said) => Promise<void>;

const SCOPE = { organization: { type: 'string' }, school: { type: 'string' } } as const;

/** Runs one verb; gives the exit code. */
export async function manageUsers(verb: string | undefined, args: readonly string[], context: UserContext): Promise<number> {
  const out = context.out ?? ((text: string) => process.stdout.write(text));
  const err = context.err ?? ((text: string) => process.stderr.write(text));
  try {
    const run = Object.hasOwn(USER_VERBS, verb ?? '') ? USER_VERBS[verb ?? ''] : undefined;
    if (!run) throw new UsageError('Say what to do with the user.');
    await run(args, context, (line) => out(`${line}\n`));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      err(`${error.message}\n\n${USER_USAGE}\n`);
      return 2;
    }
    if (!(error instanceof UserRefused)) throw error;
    err(`${error.message}\n`);
    return 1;
  }
}

const USER_VERBS: Record<string, Verb> = {
  async create(args, context, out) {
    const { values, positionals } = readWords(args, {
      role: { type: 'string', default: 'Candidate' },
      first: { type: 'string', default: '' },
      last: { type: 'string', default: '' },
      locale: { type: 'string', default: DEFAULT_LOCALE },
      mail: { type: 'boolean', default: false },
      'password-stdin': { type: 'boolean', default: false },
      ...SCOPE,
    });
    const [email] = exactly(positionals, ['a mail address']);
    const { locale, mail } = values;
    if (!isLocale(locale)) throw new UsageError(`--locale is one of ${LOCALES.join(', ')}.`);
    if (mail && values['password-stdin']) throw new UsageError('An account with a password needs no link: leave out --mail.');
    const { database, keys, clock, baseUrl } = context;
    const held = await heldRole(database, roleOf(values.role), values);
    const password = values['password-stdin'] ? await firstLine(context.stdin ?? process.stdin) : undefined;
    const user = { email, firstName: values.first, lastName: values.last, locale, held, password };
    await database.transaction().execute(async (transaction) => {
      const { userId, activationPath } = await createUser(transaction, user, clock.now());
      if (activationPath === null) return out(`${email} can sign in at ${baseUrl}/${locale}/login.`);
      if (!mail) return out(`${email} activates the account here, once:\n${baseUrl}/${locale}${activationPath}`);
      const to = { name: '', address: email.trim() };
      const order = { key: `activate:${userId}`, kind: 'activate', to, userId, locale, link: activationPath };
      await orderMail(transaction, keys, { ...order, parameters: { firstName: values.first, inviter: '' } });
      out(`An invitation was mailed to ${email}.`);
    });
  },

  async grant(args, context, out) {
    const { email, held, person } = await personAndRole(args, context);
    const change = { userId: person.id, held, actorId: null, now: context.clock.now() };
    const isNew = await context.database.transaction().execute((transaction) => grantRole(transaction, change));
    out(isNew ? `${email} is ${held.role} from the next refresh of a session, 14 minutes at most.` : `${email} is ${held.role} already.`);
  },

  async revoke(args, context, out) {
    const { email, held, person } = await personAndRole(args, context);
    const change = { userId: person.id, held, actorId: null, now: context.clock.now() };
    const ended = await context.database.transaction().execute((transaction) => revokeRole(transaction, change));
    if (!ended) throw new UserRefused(`${email} does not hold this role.`);
    out(`${email} is no longer ${held.role}; ${ended.length} of their sessions ended.`);
  },

  async list(args, { database }, out) {
    const { values, positionals } = readWords(args, { role: { type: 'string' } });
    if (positionals.length > 1) throw new UsageError('Say one text to look for.');
    const role = values.role === undefined ? {} : { role: roleOf(values.role) };
    const text = positionals[0] === undefined ? {} : { text: positionals[0] };
    const people = await listPeople(database, { ...role, ...text, limit: LISTED });
    const shown = people
      .slice(0, LISTED)
      .map((person) => [
        printable(person.email),
        printable(fullName(person.firstName, person.lastName)) || '-',
        person.status,
        person.roles.join(', ') || 'no role',
      ]);
    const widths = [0, 1, 2].map((column) => Math.max(0, ...shown.map((row) => row[column]?.length ?? 0)));
    for (const row of shown) out(row.map((word, column) => word.padEnd(widths[column] ?? 0)).join('  '));
    if (shown.length === 0) out('Nobody.');
    if (people.length > LISTED) out(`There are more than ${LISTED}: say a text or --role.`);
  },

  async unlock(args, { database, keys, clock }, out) {
    const [email] = exactly(readWords(args, {}).positionals, ['a mail address']);
    await database.transaction().execute((transaction) => unlockUser(transaction, keys, email, clock.now()));
    out(`${email} may try again.`);
  },
};

async function personAndRole(args: readonly string[], { database }: UserContext) {
  const { values, positionals } = readWords(args, SCOPE);
  const [email, role] = exactly(positionals, ['a mail address', 'a role']);
  const held = await heldRole(database, roleOf(role), values);
  return { email, held, person: await getUserByEmail(database, email) };
}

/** Names come from people: nothing in them may steer the operator's terminal. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** These words and no more. @throws {UsageError} */
function exactly<const Names extends readonly string[]>(words: readonly string[], names: Names): { [K in keyof Names]: string } {
  if (words.length !== names.length || words.includes('')) throw new UsageError(`Say ${names.join(' and ')}.`);
  return words as { [K in keyof Names]: string };
}

/** @throws {UsageError} */
function roleOf(word: string): Role {
  const role = ROLES.find((one) => one.toLowerCase() === word.replaceAll('-', '').toLowerCase());
  if (!role) throw new UsageError(`${word} is no role.`);
  return role;
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  const line = (await readText(stream)).split(/\r?\n/)[0] ?? '';
  if (line === '') throw new UserRefused('There is no password on standard input.');
  return line;
}

export const VERBS: Record<string, CommandLineVerb> = {
  user: {
    usage: USER_USAGE,
    run: ([verb, ...args], { database, clock, config }) =>
      manageUsers(verb, args, { database, clock, keys: sessionKeys(config.secret), baseUrl: config.baseUrl }),
  },
};
