// What a feature tells the generated tests of itself (its `things.fixture.ts`).
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import type { RoleName } from './every-role.fixture.ts';

/** What an id can name: a name that `rows` of some feature gives. */
export type Thing = string;

export type FeatureThings = {
  /** Of a path up to a parameter: what the parameter names, or which word it is. */
  paths?: Readonly<Record<string, Thing | `word:${string}`>>;
  /** By endpoint and parameter, where it needs a thing in another state. */
  pathsOf?: Readonly<Record<string, Readonly<Record<string, Thing>>>>;
  /** Good queries by endpoint; `{note}` stands for the id of a note. */
  queries?: Readonly<Record<string, string>>;
  /** Good bodies by endpoint, where the schema alone does not make one; `#{school}` stands for a number. */
  bodies?: Readonly<Record<string, unknown>>;
  /** Names in queries and bodies that look like ids and are nobody's: reference data, words of the caller. */
  nobodysNames?: readonly string[];
  /** Things that everybody may see. */
  openThings?: readonly Thing[];
  /** An id of nobody's, for things whose id is no UUID. */
  nobodys?: Readonly<Record<Thing, string>>;
  /** Anybody may begin these at any school or company: they add rows of the caller, and leave every other one as it was. */
  addOwnRows?: readonly string[];
  /** What the caller's own call is answered where it is not a success: it was looked at all the same. */
  ownAnswers?: Readonly<Record<string, string>>;
  /** Own things of one role only. */
  ownRoles?: Readonly<Record<string, RoleName>>;
  /** Shown on purpose: whoever shares their own profile is told the name of whom they chose by id. */
  namesWhomItChose?: readonly string[];
  /** Inserts these things of a neighbour; gives their ids. */
  rows?: (world: World) => Promise<Record<Thing, string>>;
  /** Features whose rows come before. */
  after?: readonly string[];
  /** Things that hang on no school and no person, by table. */
  watched?: Readonly<Record<string, readonly Thing[]>>;
};

type Held = { organizationId?: number; schoolId?: number };
/** What the rows of a feature are made with. The things of the features before it have ids already. */
export type World = {
  database: Database;
  app: FastifyInstance;
  mark: string;
  openMark: string;
  /** How many worlds there are: a number that no other has. */
  serial: number;
  now: Date;
  past: Date;
  later: Date;
  /** Staff that no path names, and the student's row as a candidate. */
  administrator: string;
  operator: string;
  recruiter: string;
  candidate: string;
  id(thing: Thing): string;
  /** Inserts a row; gives its first column, or `returning`. */
  put(table: string, row: Record<string, unknown>, returning?: string): Promise<string>;
  /** The same of the student's profile, with an id of its own. */
  ofCandidate(table: string, row: Record<string, unknown>): Promise<string>;
  person(who: string, role: string | null, held?: Held, status?: 'inactive'): Promise<string>;
  /** A name that everybody may see. */
  open(what: string): string;
  addressOf(who: string): string;
};
