import * as endpoints from '@fairway/contract/applications/endpoints';
import * as keeping from '@fairway/contract/applications/keeping';
import * as openings from '@fairway/contract/applications/openings';
import * as sending from '@fairway/contract/applications/sending';
import type { Asked } from '@fairway/contract/kernel/lists';
import type { Database } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList, type Listing } from '../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { listSeenIds } from '../jobs/queries.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { type OwnApplicationId, ownApplicationId } from './access.ts';
import { type Actor, addOwn, changeOwn, moveOwn, removeOwn, withdraw } from './commands.ts';
import { addNote, addReminder, changeNote, changeReminder, removeNote, removeReminder } from './keeping.ts';
import { answerKeep } from './later/commands.ts';
import { findKeep } from './later/queries.ts';
import { answerOpening } from './openings.ts';
import { preview } from './preview.ts';
import { APPLICATION_ORDER, type ApplicationListRow, getOwnApplication, listOwnOpenings, ownApplicationsQuery } from './queries.ts';
import { send } from './sending.ts';
import { sentCvLink, sentFileLink } from './sent-files.ts';
import { applicationRowView, applicationView } from './views.ts';

type Services = { files: FileStore; secret: string };
const OPENINGS_SHOWN = 50;

export function applicationRoutes(bind: Bind, services: Services): void {
  listRoutes(bind, services);
  sendingRoutes(bind, services);
  ownRoutes(bind);
  keepingRoutes(bind);
  openingRoutes(bind);
}

const actorOf = (request: ApiRequest): Actor => ({ owner: ownUserId(request), now: request.clock.now() });

async function reply(request: ApiRequest, id: OwnApplicationId) {
  const keep = await findKeep(request.database, id);
  const shown = applicationView(await getOwnApplication(request.database, id), keep, request.clock.now());
  return { ...shown, ...(await openable(request, [shown]))[0] };
}

/** Of postings that the reader may not open (any more) the way to them is left out. */
async function openable<R extends { jobId: string | null }>(request: ApiRequest, rows: readonly R[]): Promise<R[]> {
  const ids = rows.flatMap(({ jobId }) => jobId ?? []);
  const seen = ids.length > 0 ? await listSeenIds(request.database, ids, await visibleSchoolIds(request)) : new Set<string>();
  return rows.map((row) => ({ ...row, jobId: row.jobId !== null && seen.has(row.jobId) ? row.jobId : null }));
}

function listing(
  database: Database,
  request: ApiRequest,
  asked: Asked<typeof endpoints.applicationsList>,
): Listing<typeof endpoints.applicationsList, ApplicationListRow> {
  return {
    rows: ownApplicationsQuery(database, ownUserId(request), asked),
    order: APPLICATION_ORDER,
    view: applicationRowView,
    lookUp: (rows) => openable(request, rows),
    file: 'applications',
    columns: {
      Title: ({ title }) => title,
      Company: ({ organization }) => organization,
      Place: ({ place }) => place,
      Status: ({ state }) => state,
      Kind: ({ kind }) => kind,
      Sent: ({ sentAt }) => sentAt,
      Changed: ({ changedAt }) => changedAt,
      'Next reminder': ({ remindAt }) => remindAt,
    },
  };
}

function listRoutes(bind: Bind, { secret }: Services): void {
  bindList(bind, endpoints.applicationsList, ({ query }, request) => listing(request.database, request, query));
  bind(endpoints.getApplication, async ({ params }, request) =>
    reply(request, await ownApplicationId(request.database, ownUserId(request), params.id)),
  );
  bind(endpoints.openApplicationCv, async ({ params }, request) => {
    const { owner, now } = actorOf(request);
    const row = await getOwnApplication(request.database, await ownApplicationId(request.database, owner, params.id));
    return sentCvLink(secret, row, now);
  });
  bind(endpoints.openApplicationFile, async ({ params }, request) => {
    const { owner, now } = actorOf(request);
    const row = await getOwnApplication(request.database, await ownApplicationId(request.database, owner, params.id));
    return sentFileLink(secret, row, params.at, now);
  });
}

function sendingRoutes(bind: Bind, { files }: Services): void {
  bind(sending.previewApplication, ({ params }, request) => preview(request, params.id.toLowerCase()));
  bind(sending.sendApplication, async (input, request) => {
    const { id, isNew } = await send(request, input, files);
    // Nobody asked to keep what was sent just now, and its posting was open a moment before.
    return isNew ? applicationView(await getOwnApplication(request.database, id), undefined, request.clock.now()) : reply(request, id);
  });
}

function ownRoutes(bind: Bind): void {
  bind(endpoints.withdrawApplication, async ({ params }, request) =>
    reply(request, await withdraw(request.database, params.id, actorOf(request))),
  );
  bind(endpoints.addApplication, async ({ body }, request) => reply(request, await addOwn(request.database, body, actorOf(request))));
  bind(endpoints.changeApplication, async ({ params, body }, request) =>
    reply(request, await changeOwn(request.database, params.id, body, actorOf(request))),
  );
  bind(endpoints.moveApplication, async ({ params, body }, request) =>
    reply(request, await moveOwn(request.database, params.id, body.state, actorOf(request))),
  );
  bind(endpoints.removeApplication, async ({ params }, request) => {
    await removeOwn(request.database, params.id, actorOf(request));
    return undefined;
  });
}

function keepingRoutes(bind: Bind): void {
  bind(keeping.answerKeep, async ({ params, body }, request) =>
    reply(request, await answerKeep(request.database, params.id, body.answer, actorOf(request))),
  );
  bind(endpoints.addApplicationNote, async ({ params, body }, request) =>
    reply(request, await addNote(request.database, params.id, body.text, actorOf(request))),
  );
  bind(endpoints.changeApplicationNote, async ({ params, body }, request) =>
    reply(request, await changeNote(request.database, params, body.text, actorOf(request))),
  );
  bind(endpoints.removeApplicationNote, async ({ params }, request) =>
    reply(request, await removeNote(request.database, params, actorOf(request))),
  );
  bind(endpoints.addApplicationReminder, async ({ params, body }, request) =>
    reply(request, await addReminder(request.database, params.id, body, actorOf(request))),
  );
  bind(endpoints.changeApplicationReminder, async ({ params, body }, request) =>
    reply(request, await changeReminder(request.database, params, body, actorOf(request))),
  );
  bind(endpoints.removeApplicationReminder, async ({ params }, request) =>
    reply(request, await removeReminder(request.database, params, actorOf(request))),
  );
}

function openingRoutes(bind: Bind): void {
  bind(openings.listApplicationOpenings, async (_input, request) => {
    const rows = await listOwnOpenings(request.database, ownUserId(request), await visibleSchoolIds(request), OPENINGS_SHOWN);
    return {
      openings: rows.map(({ job_id, title, organization_name, opened_at, answer }) => ({
        jobId: job_id,
        title,
        organization: organization_name,
        openedAt: opened_at.toISOString(),
        answer: answer as 'notYet' | null,
      })),
    };
  });
  bind(openings.answerApplicationOpening, async ({ params, body }, request) => {
    const { owner, now } = actorOf(request);
    return answerOpening(request.database, { userId: owner, jobId: params.id.toLowerCase(), now }, body.answer);
  });
}
