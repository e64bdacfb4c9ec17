// What a feature says of itself in its feature.ts, and what it is given: the one door between a feature and the application. Entry points
// read these manifests through the registry (features.ts) and know no feature by name. ARCHITECTURE.md, law 10.
import type { MergeKind } from '@fairway/rules/account-merging';
import type { Warning } from '@fairway/rules/operations';
import type { SetupStep } from '@fairway/rules/school-setup';
import type { HomeItem } from '@fairway/rules/staff-home';
import type { EmployerItem } from '@fairway/rules/teams';
import type { JobSearch } from '@fairway/search/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { JobRegistration } from './background/background.ts';
import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, DatabasePool } from './database/database.ts';
import type { DemoWorld } from './demo-world.ts';
import type { TxtLookup } from './domain-proof.ts';
import type { FileStore } from './files/file-store.ts';
import type { Given } from './given.ts';
import type { Held } from './held.ts';
import type { HostLookup } from './host-lookup.ts';
import type { Bind } from './http/bind.ts';
import type { ApiRequest } from './http/request.ts';
import type { Log } from './log.ts';
import type { MailTemplate } from './mail/blocks.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Reaction } from './news/reactions.ts';
import type { Eraser, PersonalDataPart } from './personal-data.ts';
import type { Rounds } from './recurring.ts';
import type { Retained } from './retained.ts';
import type { AccessTokens } from './session/access-token.ts';
import type { Authentication } from './session/authenticate.ts';
import type { EndedSessions } from './session/ended-sessions.ts';
import type { SessionKeys } from './session/keys.ts';

/** What every feature of a node stands on. */
export type ServerNode = DatabasePool & {
  app: FastifyInstance;
  bind: Bind;
  clock: Clock;
  log: Log;
  rounds: Rounds;
  files: FileStore;
  search: JobSearch;
  bus: Bus | undefined;
  secret: string;
  keys: SessionKeys;
  tokens: AccessTokens;
  ended: EndedSessions;
  authentication: Authentication;
  /** Public address without a slash at the end. */
  baseUrl: string;
  loadTenant(request: FastifyRequest): Promise<ApiRequest['tenant']>;
  /** Every node drops what it keeps of tenants; one that does not hear it does so within a second. */
  forgetTenants(): void;
  health: NodeHealth;
  /** Where a clamd answers that looks at documents too. */
  clamdUrl: string | undefined;
  /** Reads the TXT records of domains. */
  txtLookup: TxtLookup;
  /** Reads where host names lead. */
  hostLookup: HostLookup;
  /** The demo world on a local address: sites of others that it needs are played. */
  playsOthers: boolean;
  /** The registry, in its order. */
  features: readonly Feature[];
  /** What manifests and the application put into slots. */
  fillings: ReadonlyMap<object, (node: ServerNode) => unknown>;
};

/** What a node says of its state. */
type NodeHealth = {
  readiness(): Promise<Record<string, boolean>>;
  /** What is wrong but keeps nobody from calling. */
  warnings?: (() => Promise<Warning[]>) | undefined;
  /** The index of postings as this node saved it last. */
  savedIndex?: (() => Promise<{ sizeBytes: number; savedAt: Date } | undefined>) | undefined;
};

/** What background jobs stand on. */
export type JobServices = {
  database: Database;
  pool: pg.Pool;
  clock: Clock;
  files: FileStore;
  keys: SessionKeys;
  config: Config;
  /** Absent without MAIL_URL: what sends mail is then nobody's work, and waits in the queue. */
  mailer: Mailer | undefined;
  features: readonly Feature[];
};

export type CommandLineServices = { database: Database; pool: pg.Pool; config: Config; log: Log; clock: Clock };

export type CommandLineVerb = {
  usage: string;
  /** The words behind the verb. @returns exit code: 0 done, 1 failed, 2 wrong usage */
  run(args: string[], services: CommandLineServices): Promise<number>;
};

export type PlayedWorld = { database: Database; keys: SessionKeys; today: Date; baseUrl: string; isNew: boolean };

export type Deployment = {
  environment: Readonly<Record<string, string | undefined>>;
  baseUrl: string;
  /** The demo world on a local address: sites of others that are not set are played. */
  playsOthers: boolean;
};

/** One that another of its kind takes over: its row stays, as a way to the other. */
export type Merge = { sourceId: number; targetId: number; now: Date };

export type MergeHook = {
  /** Its tables whose rows become the other's. A test holds them to the foreign keys. */
  moves: readonly string[];
  /** Its tables whose rows stay with the one that is no more, each with the reason. */
  stays?: Readonly<Record<string, string>>;
  /** Moves them in the transaction of the merge. The owner of what is merged moves its own tables. */
  run?(transaction: Database, merge: Merge): Promise<void>;
};

/** Two accounts of one person become one: the source's row stays, as a way to the target. */
export type PersonMerge = { sourceId: string; targetId: string; now: Date };

/** What becomes of a column that names a person. `moves`: its rows become the target's, but for those of which the target has the same by a unique index. */
export type PersonColumn =
  | {
      moves: MergeKind;
      /** Another person of the row: where it is the target already, the row stays. */
      apartFrom?: string;
      /** A mark that only one row of a person has: what moves loses it where the target has one. */
      clears?: string;
    }
  | { stays: string };

export type PersonMergeHook = {
  /** By `table.column`, each of its columns that names a person. A test holds them to the foreign keys. */
  columns: Readonly<Record<string, PersonColumn>>;
  /** After the rows moved, in the same transaction; also when they moved back. */
  ran?(transaction: Database, merge: PersonMerge): Promise<void>;
};

/** Counts at a school, of the students that who asks finds there; nothing at one that has no such list. The scope is its owner's to mint. */
export type CountWaiting = {
  count(
    database: Database,
    scope: { readonly schoolId: number },
    now: Date,
  ): Promise<{ item: HomeItem; count: number; oldestAt: Date | null }[]>;
}['count'];

/** The same at an organization, for those who recruit there. */
export type CountAtOrganization = {
  count(database: Database, organizationId: number, now: Date): Promise<{ item: EmployerItem; count: number; oldestAt: Date | null }[]>;
}['count'];

/** Which of its first steps a school has taken, read from what is there. */
export type CheckSetup = { check(database: Database, schoolId: number): Promise<SetupStep[]> }['check'];

export type Feature = {
  /** Its folder, on both sides. */
  name: string;
  /** The features whose queries, commands, shown files and tables it reads; a graph without circles (tools/check-features.ts). */
  uses: readonly string[];
  /** The tables that it alone writes. */
  tables: readonly string[];
  /** Its tables whose very columns are for those who use it to read, each with the reason: public facts, without secrets. */
  publishes?: Readonly<Record<string, string>>;
  /** Views that it keeps for those who use it: what they may read of tables that are not all theirs to see. Named `<noun>_...`. */
  views?: readonly string[];
  /** Views that it reads and leaves to a feature that uses it to keep (its `views`): a slot, in SQL. Each with what it must know. */
  asks?: Readonly<Record<string, string>>;
  /** Files besides queries.ts and commands.ts that features which use it may import, without `.ts`. */
  shows?: readonly string[];
  /** Its files with names of their own, without `.ts`; a folder (`readers/`) whose files all have (tools/check-structure.ts). */
  parts?: readonly string[];
  routes?(node: ServerNode): void | Promise<void>;
  jobs?(services: JobServices): JobRegistration[];
  /** What it does on news of features that it uses (reactions.ts). */
  reactions?: readonly Reaction[];
  mails?: Readonly<Record<string, MailTemplate>>;
  personalData?: readonly PersonalDataPart[];
  /** Kinds of data that a school keeps for a time that it sets, each told by one feature. */
  retains?: readonly Retained[];
  /** What it holds for schools on one person, for a request about it. */
  holds?: readonly Held[];
  /** What the database does not erase by itself; those who use a feature erase before it. */
  erase?: Eraser;
  /** What backups do with its tables. */
  backup?: {
    /** Built from others, or about processes and tries that run now: in no backup. */
    derived?: readonly string[];
    /** Have rows before anybody did anything, which a restore replaces. */
    begun?: readonly string[];
    /** What is derived begins anew, in the transaction of a restore. */
    rebuild?(client: pg.ClientBase): Promise<void>;
  };
  /** Columns (`table.column`) that name a person and are emptied with them: the rows stay, for they are others' too. */
  outlives?: readonly string[];
  /** What becomes of its rows when two are merged. Studies move through a slot of schools, for they remember what they were. */
  merge?: { organization?: MergeHook; studyProgram?: Omit<MergeHook, 'run'>; person?: PersonMergeHook };
  /** What waits for the staff of a school that they manage: told on their first page, each item by one feature. */
  waiting?: readonly CountWaiting[];
  /** What waits at an organization: told on the first page of its console, each item by one feature. */
  waitingAtOrganization?: readonly CountAtOrganization[];
  /** The first steps of a school that are its to know (setup.ts), each told by one feature. */
  setup?: readonly CheckSetup[];
  /** Its verbs by their words (`noun`, or `noun verb`), loaded by the command line alone. */
  commandLine?(): Promise<{ VERBS: Readonly<Record<string, CommandLineVerb>> }>;
  /** What every deployment begins with, at each start: safe to repeat and on many nodes at once. */
  prepare?(services: { database: Database; pool: pg.Pool }): Promise<void>;
  /** When a node that works begins to: safe to repeat and on many nodes at once. */
  begin?(services: JobServices): Promise<unknown>;
  /** Its part of the demo world, written after the parts it names. */
  seed?: {
    after: readonly string[];
    run(world: DemoWorld): Promise<unknown>;
    /** What is played on a local address: written when the world `isNew`, kept right at later starts. */
    play?(played: PlayedWorld): Promise<unknown>;
    /** What a start on a local address tells of it. */
    lines?(): Promise<readonly string[]>;
    /** A public address may not have what everybody knows: takes it away, and tells so where there was anything. */
    close?(database: Database): Promise<string | undefined>;
  };
  /** Which kept pages its news changes: the first word of its kinds of news, and the subjects that pages name (`PageRequest.shows`). */
  pageNews?: { kind: string; shownAs(subject: string, kind: string): readonly string[] | 'all' };
  /** Lists that a node keeps in memory and pages show: resolves when the list holds what committed before the call. */
  caughtUp?: (node: ServerNode) => Promise<void>;
  /** Own slots that the settings of this deployment fill. @throws ConfigError */
  settings?(deployment: Deployment): readonly Filling[];
  /** What the kernel and the entry points leave to it. */
  gives?: Partial<Given>;
  /** Slots of features that it uses. */
  fills?: readonly Filling[];
};

/** A manifest, checked by its type. */
export const defineFeature = (feature: Feature): Feature => feature;

/** One of each node, made when it is first asked for. */
export function onePerNode<T>(make: (node: ServerNode) => T): (node: ServerNode) => T {
  const made = new WeakMap<ServerNode, { value: T }>();
  return (node) => {
    const known = made.get(node) ?? { value: make(node) };
    made.set(node, known);
    return known.value;
  };
}

export type Filling = readonly [slot: object, fill: (node: ServerNode) => unknown];
export type Slot<T> = ((node: ServerNode) => T) & { is(fill: (node: ServerNode) => T): Filling };

/** A place that a feature leaves for one that uses it, whose manifest fills it. @throws Error, when asked for, where nobody does */
export function slot<T>(name: string): Slot<T> {
  const find = (node: ServerNode): T => {
    const fill = node.fillings.get(found);
    if (!fill) throw new Error(`Nothing fills the slot: ${name}`);
    return fill(node) as T;
  };
  const found: Slot<T> = Object.assign(find, { is: (fill: (node: ServerNode) => T): Filling => [found, fill] });
  return found;
}

/** Those who use a feature before it. */
function usersFirst(features: readonly Feature[]): Feature[] {
  return sortedAfter(features, (feature) => features.filter(({ uses }) => uses.includes(feature.name)).map(({ name }) => name));
}

/** The files of the personal archive, in the order of the registry. */
export const personalDataOf = (features: readonly Feature[]): PersonalDataPart[] =>
  features.flatMap(({ personalData }) => personalData ?? []);

/** Everything that goes before the person goes, in its order. */
export const erasersOf = (features: readonly Feature[]): Eraser[] => usersFirst(features).flatMap(({ erase }) => (erase ? [erase] : []));

/** What moves when an organization takes over another, in the order of the registry. */
export const organizationMergesOf = (features: readonly Feature[]): MergeHook[] =>
  features.flatMap(({ merge }) => merge?.organization ?? []);

/** What moves when an account takes over another, in the order of the registry. */
export const personMergesOf = (features: readonly Feature[]): PersonMergeHook[] => features.flatMap(({ merge }) => merge?.person ?? []);

/** Each after those it names, else in the order given. @throws Error for a circle or a name that is none */
export function sortedAfter(features: readonly Feature[], after: (feature: Feature) => readonly string[]): Feature[] {
  const sorted: Feature[] = [];
  const open = new Set<Feature>();
  const visit = (feature: Feature) => {
    if (sorted.includes(feature)) return;
    if (open.has(feature)) throw new Error(`A circle at the feature ${feature.name}`);
    open.add(feature);
    for (const name of after(feature)) {
      const earlier = features.find((one) => one.name === name);
      if (!earlier) throw new Error(`${feature.name} names ${name}, which is no feature`);
      visit(earlier);
    }
    sorted.push(feature);
  };
  for (const feature of features) visit(feature);
  return sorted;
}
