import * as entries from '@fairway/contract/candidate-entries';
import * as endpoints from '@fairway/contract/candidates';
import { knownLocale, negotiateLocale } from '@fairway/rules/locales';
import type { ProfileSection } from '@fairway/rules/profile';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { ownUserId, signedIn } from '../identity/access.ts';
import { getCandidate, getProfileRow, readIncludes } from './queries.ts';
import { saveProfile } from './saving/commands.ts';
import { type EntryOp, fieldPointer } from './saving/entries.ts';
import { savedReply } from './saving/saved-reply.ts';
import { authorizationViews, languageNames, languageView } from './views.ts';
import { leaveWelcome } from './welcome.ts';

export function candidateRoutes(bind: Bind): void {
  bind(endpoints.getCandidate, ({ query }, call) =>
    getCandidate(call.database, ownUserId(call), {
      ...reading(call, readIncludes(query.includes)),
      withoutProtected: signedIn(call).viewedBy !== undefined,
    }),
  );

  bind(endpoints.updateCandidate, async ({ body: { version, ...fields } }, call) => {
    const { email, phoneNumber, avatar, firstName, lastName, ...candidate } = fields;
    const user = given({ email, phoneNumber, avatar, firstName, lastName });
    const ops = { user: { op: 'update' as const, value: user }, candidate: { op: 'update' as const, value: candidate } };
    await saveProfile(call.database, ownUserId(call), { version, ops, pointer: fieldPointer }, call.clock.now());
    return whole(call);
  });

  bind(endpoints.updateProfileVisibility, async ({ body: { version, profileVisibility } }, call) => {
    const ops = { candidate: { op: 'update' as const, value: { profileVisibility } } };
    const saved = await saveProfile(call.database, ownUserId(call), { version, ops, pointer: fieldPointer }, call.clock.now());
    return { profileVisibility, version: saved.version };
  });

  bind(endpoints.updateProfile, async ({ body: { userId, version, ops } }, call) => {
    // Nobody learns whether another person has a profile.
    if (userId.toLowerCase() !== ownUserId(call)) throw new Problem('not_found');
    const reading = { locale: readerLocale(call), now: call.clock.now() };
    return savedReply(call.database, ownUserId(call), { version, ops }, reading);
  });

  bind(endpoints.completeWelcome, ({ body }, call) => leaveWelcome(call.database, ownUserId(call), body.left, call.clock.now()));
  entryRoutes(bind);
}

/** The calls of one entry: saves of their own, which raise the version too. */
function entryRoutes(bind: Bind): void {
  bind(entries.createLanguage, async ({ body }, call) => language(call, await saveEntry(call, 'languages', { op: 'create', value: body })));
  bind(entries.updateLanguage, async ({ params, body }, call) => {
    await saveEntry(call, 'languages', { op: 'update', value: { ...body, id: params.id } });
    return language(call, params.id.toLowerCase());
  });
  bind(entries.deleteLanguage, async ({ params }, call) => {
    await saveEntry(call, 'languages', { op: 'delete', value: params });
    return undefined;
  });

  bind(entries.listWorkAuthorizations, async (_input, call) => ({
    workAuthorizations: authorizationViews(await getProfileRow(call.database, ownUserId(call), [], { now: call.clock.now() })),
  }));
  bind(entries.createWorkAuthorization, async ({ body }, call) => {
    const id = await saveEntry(call, 'workAuthorizations', { op: 'create', value: body });
    const row = await getProfileRow(call.database, ownUserId(call), [], { now: call.clock.now() });
    return found(authorizationViews(row).find((one) => one.id === id));
  });
  bind(entries.deleteWorkAuthorization, async ({ params }, call) => {
    await saveEntry(call, 'workAuthorizations', { op: 'delete', value: params });
    return undefined;
  });
}

const whole = (call: Call) => getCandidate(call.database, ownUserId(call), reading(call, endpoints.CANDIDATE_INCLUDES));

/** The reader's language comes with each call as Accept-Language; without it the person's own is used. */
function reading<I extends readonly string[]>(call: Call, includes: I) {
  return { includes, locale: readerLocale(call), now: call.clock.now() };
}
const readerLocale = (call: Call) => negotiateLocale(call.request.headers['accept-language']);

/** Saves one entry; gives its id. */
async function saveEntry(call: Call, section: ProfileSection, op: EntryOp<object>): Promise<string> {
  const ops = { [section]: [op] };
  const saved = await saveProfile(call.database, ownUserId(call), { ops, pointer: fieldPointer }, call.clock.now());
  return saved.writtenIds[section]?.[0] ?? '';
}

async function language(call: Call, id: string) {
  const row = await getProfileRow(call.database, ownUserId(call), [], { now: call.clock.now() });
  const names = await languageNames(readerLocale(call) ?? knownLocale(row.locale));
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
