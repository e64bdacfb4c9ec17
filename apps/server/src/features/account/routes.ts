import * as endpoints from '@fairway/contract/account';
import { deleteAvatar, uploadAvatar } from '@fairway/contract/documents';
import { contentDisposition } from '../../kernel/files/content-disposition.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { removedCookies } from '../../kernel/session/cookies.ts';
import { ownUserId, requireProof, signedIn } from '../identity/access.ts';
import { personalArchive } from './archive/personal-archive.ts';
import { storeAvatar } from './avatar.ts';
import { changedSections, endOwnSession, setAvatar, updatePerson } from './commands.ts';
import { cancelDeletion, requestDeletion } from './deletion.ts';
import { cancelEmailChange, changeEmail } from './email-change.ts';
import { changePassword } from './password.ts';
import type { Person } from './person.ts';
import { proveAgain } from './proof.ts';
import { getPerson, listLivingSessions, showAccount } from './queries.ts';
import type { AccountServices } from './services.ts';
import { sessionView } from './views.ts';

export function accountRoutes(bind: Bind, services: AccountServices): void {
  const shown = async (person: Person, call: Call) =>
    showAccount(call.database, person, await services.nationality.findFirst(call.database, ownUserId(call)), call.clock.now());

  bind(endpoints.getMe, async (_input, call) => shown(await getPerson(call.database, ownUserId(call)), call));
  bind(endpoints.updateMe, async ({ body: { nationality, ...changes } }, call) => {
    const [userId, now] = [ownUserId(call), call.clock.now()];
    await services.profile.lock(call.database, userId);
    const before = await getPerson(call.database, userId);
    const person = await updatePerson(call.database, userId, changes, now);
    const sections = changedSections(before, person);
    if (sections.length > 0) await services.profile.noteChange(call.database, userId, sections, now);
    if (nationality !== undefined) await services.nationality.setFirst(call.database, userId, nationality, now);
    return shown(person, call);
  });
  bind(uploadAvatar, async (input, call) => {
    await storeAvatar(call, input, services.files);
    return shown(await getPerson(call.database, ownUserId(call)), call);
  });
  bind(deleteAvatar, async (_input, call) => {
    await setAvatar(call.database, ownUserId(call), null, call.clock.now());
    return shown(await getPerson(call.database, ownUserId(call)), call);
  });
  bind(endpoints.changePassword, async ({ body }, call) => ({ endedSessions: await changePassword(call, body, services) }));
  bind(endpoints.changeEmail, async ({ body }, call) => ({ pendingEmail: await changeEmail(call, body, services) }));
  bind(endpoints.cancelEmailChange, async (_input, call) => {
    await cancelEmailChange(call.database, ownUserId(call), call.clock.now());
    return undefined;
  });
  bind(endpoints.prove, async ({ body }, call) => ({ provedUntil: (await proveAgain(call, body, services)).toISOString() }));

  bind(endpoints.listSessions, async ({ query }, call) => {
    const currentId = signedIn(call).sessionId;
    const page = { number: query.page, currentId, now: call.clock.now() };
    const { rows, total } = await listLivingSessions(call.database, ownUserId(call), page);
    return { sessions: rows.map((row) => sessionView(row, currentId)), total };
  });
  bind(endpoints.endSession, async ({ params }, call) => {
    if (!(await endOwnSession(call.database, ownUserId(call), params.id, call.clock.now()))) throw new Problem('not_found');
    services.ended.add(params.id.toLowerCase());
    if (params.id.toLowerCase() === signedIn(call).sessionId) for (const cookie of removedCookies()) call.setCookie(cookie);
    return undefined;
  });

  bind(endpoints.requestDeletion, async ({ body }, call) => ({
    deletionDueAt: (await requestDeletion(call, body, services)).toISOString(),
  }));
  bind(endpoints.cancelDeletion, async (_input, call) => {
    await cancelDeletion(call, services);
    return undefined;
  });
  bind(endpoints.exportMyData, async (_input, call) => {
    await requireProof(call);
    const now = call.clock.now();
    const archive = await personalArchive(await getPerson(call.database, ownUserId(call)), services, now);
    call.setHeader('content-disposition', contentDisposition(`fairway-${now.toISOString().slice(0, 10)}.zip`));
    return archive;
  });
}
