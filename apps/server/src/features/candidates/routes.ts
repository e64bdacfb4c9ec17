import * as endpoints from '@fairway/contract/candidates/endpoints';
import * as entries from '@fairway/contract/candidates/entries';
import { listEmployers } from '@fairway/contract/reference/endpoints';
import { knownLocale, negotiateLocale } from '@fairway/rules/locales';
import type { ProfileSection } from '@fairway/rules/profile';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId, signedIn } from '../identity/access.ts';
import type { OrganizationDirectory } from '../organizations/directory.ts';
import { findEmployers } from './employers.ts';
import { getCandidate, getProfileRow, readIncludes } from './queries.ts';
import { saveProfile } from './saving/commands.ts';
import { type EntryOp, fieldPointer } from './saving/entries.ts';
import { savedReply } from './saving/saved-reply.ts';
import { authorizationViews, languageNames, languageView } from './views.ts';
import { leaveWelcome } from './welcome.ts';

export function candidateRoutes(bind: Bind, { directory }: { directory: OrganizationDirectory }): void {
  bind(listEmployers, async ({ query }, request) => ({ employers: await findEmployers(query, request, directory) }));
  bind(endpoints.getCandidate, ({ query }, request) =>
    getCandidate(request.database, ownUserId(request), {
      ...reading(request, readIncludes(query.includes)),
      withoutProtected: signedIn(request).viewedBy !== undefined,
    }),
  );

  bind(endpoints.updateCandidate, async ({ body: { version, ...fields } }, request) => {
    const { email, phoneNumber, avatar, firstName, lastName, ...candidate } = fields;
    const user = given({ email, phoneNumber, avatar, firstName, lastName });
    const ops = { user: { op: 'update' as const, value: user }, candidate: { op: 'update' as const, value: candidate } };
    await saveProfile(request.database, ownUserId(request), { version, ops, pointer: fieldPointer }, request.clock.now());
    return whole(request);
  });

  bind(endpoints.updateProfileVisibility, async ({ body: { version, profileVisibility } }, request) => {
    const ops = { candidate: { op: 'update' as const, value: { profileVisibility } } };
    const saved = await saveProfile(request.database, ownUserId(request), { version, ops, pointer: fieldPointer }, request.clock.now());
    return { profileVisibility, version: saved.version };
  });

  bind(endpoints.updateProfile, async ({ body: { userId, version, ops } }, request) => {
    // Nobody learns whether another person has a profile.
    if (userId.toLowerCase() !== ownUserId(request)) throw new Problem('not_found');
    const reading = { locale: readerLocale(request), now: request.clock.now() };
    return savedReply(request.database, ownUserId(request), { version, ops }, reading);
  });

  bind(endpoints.completeWelcome, ({ body }, request) =>
    leaveWelcome(request.database, ownUserId(request), body.left, request.clock.now()),
  );
  entryRoutes(bind);
}

/** The calls of one entry: saves of their own, which raise the version too. */
function entryRoutes(bind: Bind): void {
  bind(entries.createLanguage, async ({ body }, request) =>
    language(request, await saveEntry(request, 'languages', { op: 'create', value: body })),
  );
  bind(entries.updateLanguage, async ({ params, body }, request) => {
    await saveEntry(request, 'languages', { op: 'update', value: { ...body, id: params.id } });
    return language(request, params.id.toLowerCase());
  });
  bind(entries.deleteLanguage, async ({ params }, request) => {
    await saveEntry(request, 'languages', { op: 'delete', value: params });
    return undefined;
  });

  bind(entries.listWorkAuthorizations, async (_input, request) => ({
    workAuthorizations: authorizationViews(await getProfileRow(request.database, ownUserId(request), [], { now: request.clock.now() })),
  }));
  bind(entries.createWorkAuthorization, async ({ body }, request) => {
    const id = await saveEntry(request, 'workAuthorizations', { op: 'create', value: body });
    const row = await getProfileRow(request.database, ownUserId(request), [], { now: request.clock.now() });
    return found(authorizationViews(row).find((one) => one.id === id));
  });
  bind(entries.deleteWorkAuthorization, async ({ params }, request) => {
    await saveEntry(request, 'workAuthorizations', { op: 'delete', value: params });
    return undefined;
  });
}

const whole = (request: ApiRequest) => getCandidate(request.database, ownUserId(request), reading(request, endpoints.CANDIDATE_INCLUDES));

/** The reader's language comes with each call as Accept-Language; without it the person's own is used. */
function reading<I extends readonly string[]>(request: ApiRequest, includes: I) {
  return { includes, locale: readerLocale(request), now: request.clock.now() };
}
const readerLocale = (request: ApiRequest) => negotiateLocale(request.fastify.headers['accept-language']);

/** Saves one entry; gives its id. */
async function saveEntry(request: ApiRequest, section: ProfileSection, op: EntryOp<object>): Promise<string> {
  const ops = { [section]: [op] };
  const saved = await saveProfile(request.database, ownUserId(request), { ops, pointer: fieldPointer }, request.clock.now());
  return saved.writtenIds[section]?.[0] ?? '';
}

async function language(request: ApiRequest, id: string) {
  const row = await getProfileRow(request.database, ownUserId(request), [], { now: request.clock.now() });
  const names = await languageNames(readerLocale(request) ?? knownLocale(row.locale));
  return languageView(found(row.languages?.find((one) => one.id === id)), names);
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Problem('not_found');
  return value;
}

/** The fields that have a value. */
function given<F extends object>(fields: F): F {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as F;
}
