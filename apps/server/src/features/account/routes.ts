import * as endpoints from '@fairway/contract/account/endpoints';
import { deleteAvatar, uploadAvatar } from '@fairway/contract/documents/endpoints';
import { contentDisposition } from '../../kernel/files/content-disposition.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { removedCookies } from '../../kernel/session/cookies.ts';
import { ownUserId, requireProof, signedIn } from '../identity/access.ts';
import type { Person } from '../identity/people/queries.ts';
import { listLivingSessions } from '../identity/sessions/queries.ts';
import { personalArchive } from './archive/personal-archive.ts';
import { storeAvatar } from './avatar.ts';
import { changedSections, endOwnSession, setAvatar, updatePerson } from './commands.ts';
import { cancelDeletion, requestDeletion } from './deletion.ts';
import { cancelEmailChange, changeEmail } from './email-change.ts';
import { changePassword } from './password.ts';
import { proveAgain } from './proof.ts';
import { getPerson, showAccount } from './queries.ts';
import type { AccountServices } from './services.ts';
import { sessionView } from './views.ts';

export function accountRoutes(bind: Bind, services: AccountServices): void {
  const shown = async (person: Person, request: ApiRequest) =>
    showAccount(request.database, person, await services.nationality.findFirst(request.database, ownUserId(request)), request.clock.now());

  bind(endpoints.getMe, async (_input, request) => shown(await getPerson(request.database, ownUserId(request)), request));
  bind(endpoints.updateMe, async ({ body: { nationality, ...changes } }, request) => {
    const [userId, now] = [ownUserId(request), request.clock.now()];
    await services.profile.lock(request.database, userId);
    const before = await getPerson(request.database, userId);
    const person = await updatePerson(request.database, userId, changes, now);
    const sections = changedSections(before, person);
    if (sections.length > 0) await services.profile.noteChange(request.database, userId, sections, now);
    if (nationality !== undefined) await services.nationality.setFirst(request.database, userId, nationality, now);
    return shown(person, request);
  });
  bind(uploadAvatar, async (input, request) => {
    await storeAvatar(request, input, services.files);
    return shown(await getPerson(request.database, ownUserId(request)), request);
  });
  bind(deleteAvatar, async (_input, request) => {
    await setAvatar(request.database, ownUserId(request), null, request.clock.now());
    return shown(await getPerson(request.database, ownUserId(request)), request);
  });
  bind(endpoints.changePassword, async ({ body }, request) => ({ endedSessions: await changePassword(request, body, services) }));
  bind(endpoints.changeEmail, async ({ body }, request) => ({ pendingEmail: await changeEmail(request, body, services) }));
  bind(endpoints.cancelEmailChange, async (_input, request) => {
    await cancelEmailChange(request.database, ownUserId(request), request.clock.now());
    return undefined;
  });
  bind(endpoints.prove, async ({ body }, request) => ({ provedUntil: (await proveAgain(request, body, services)).toISOString() }));

  bind(endpoints.listSessions, async ({ query }, request) => {
    const currentId = signedIn(request).sessionId;
    const page = { number: query.page, currentId, now: request.clock.now() };
    const { rows, total } = await listLivingSessions(request.database, ownUserId(request), page);
    return { sessions: rows.map((row) => sessionView(row, currentId)), total };
  });
  bind(endpoints.endSession, async ({ params }, request) => {
    if (!(await endOwnSession(request.database, ownUserId(request), params.id, request.clock.now()))) throw new Problem('not_found');
    services.ended.add(params.id.toLowerCase());
    if (params.id.toLowerCase() === signedIn(request).sessionId) for (const cookie of removedCookies()) request.setCookie(cookie);
    return undefined;
  });

  bind(endpoints.requestDeletion, async ({ body }, request) => ({
    deletionDueAt: (await requestDeletion(request, body, services)).toISOString(),
  }));
  bind(endpoints.cancelDeletion, async (_input, request) => {
    await cancelDeletion(request, services);
    return undefined;
  });
  bind(endpoints.exportMyData, async (_input, request) => {
    await requireProof(request);
    const now = request.clock.now();
    const archive = await personalArchive(await getPerson(request.database, ownUserId(request)), services, now);
    request.setHeader('content-disposition', contentDisposition(`fairway-${now.toISOString().slice(0, 10)}.zip`));
    return archive;
  });
}
