import * as queue from '@fairway/contract/cv-review-queue';
import * as endpoints from '@fairway/contract/cv-reviews';
import { csvReply } from '../../kernel/files/csv-export.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { countPages } from '../documents/commands.ts';
import { ownUserId } from '../identity/access.ts';
import { administeredSchoolId, managedSchoolId, managedSchools } from '../schools/access.ts';
import { listColleagues } from '../schools/queries.ts';
import { verifiedSchoolIds } from '../verification/queries.ts';
import { type OwnReviewId, staffReviewId } from './access.ts';
import { addVersion, answerComment, mendComment, requestReview, withdrawReview } from './commands.ts';
import type { MailServices } from './mails/ordering.ts';
import { getReview, listOwnReviews } from './queries.ts';
import { listQueue, queueBatches } from './queue.ts';
import {
  addComment,
  assignReview,
  finishReview,
  markReview,
  openDocument,
  removeComment,
  type StaffAct,
  sendComments,
} from './reviewing.ts';
import { reviewSettings, saveReviewSettings } from './settings.ts';
import { ownReviewView, queueRowView, staffReviewView } from './views.ts';

type ReviewParams = { schoolId: number; id: string };

export function cvReviewRoutes(bind: Bind, services: MailServices & { files: FileStore }): void {
  ownRoutes(bind);
  queueRoutes(bind);
  const act = (call: Call, params: ReviewParams) => staffAct(call, params, true);
  bind(queue.getCvReview, async ({ params }, call) => {
    const one = await staffAct(call, params);
    await countReviewed(call, one, services.files);
    return staffReply(call, one);
  });
  bind(queue.openReviewedCv, async ({ params, body }, call) =>
    openDocument(call.database, await act(call, params), body.version, services.secret),
  );
  bind(queue.assignCvReview, async ({ params, body }, call) =>
    acted(call, await act(call, params), (one) => assignReview(call.database, one, body)),
  );
  bind(queue.addCvComment, async ({ params, body }, call) =>
    acted(call, await act(call, params), async (one) => {
      if (body.page !== null) await countReviewed(call, one, services.files);
      await addComment(call.database, one, body);
    }),
  );
  bind(queue.removeCvComment, async ({ params }, call) =>
    acted(call, await act(call, params), (one) => removeComment(call.database, one, params.commentId)),
  );
  bind(queue.markCv, async ({ params, body }, call) =>
    acted(call, await act(call, params), (one) => markReview(call.database, one, body.marks)),
  );
  bind(queue.sendCvComments, async ({ params }, call) =>
    acted(call, await act(call, params), (one) => sendComments(call.database, one, services)),
  );
  bind(queue.finishCvReview, async ({ params }, call) =>
    acted(call, await act(call, params), (one) => finishReview(call.database, one, services)),
  );
}

function ownRoutes(bind: Bind): void {
  const actor = (call: Call) => ({ owner: ownUserId(call), now: call.clock.now() });
  bind(endpoints.listOwnCvReviews, async (_input, call) => {
    const { owner, now } = actor(call);
    const verified: number[] = await verifiedSchoolIds(call.database, owner, now);
    const rows = await listOwnReviews(call.database, owner);
    const settingsOf = await reviewSettings(call.database, [...new Set([...verified, ...rows.map((row) => row.school_id)])]);
    const offering = verified.filter((id) => settingsOf(id).isOn);
    const schools =
      offering.length === 0
        ? []
        : await call.database.selectFrom('school').select(['id', 'name']).where('id', 'in', offering).orderBy('name').execute();
    return {
      reviews: rows.map((row) => ownReviewView(row, settingsOf(row.school_id), now)),
      schools: schools.map(({ id, name }) => ({ schoolId: id, name, promiseDays: settingsOf(id).promiseDays })),
      isVerified: verified.length > 0,
    };
  });
  bind(endpoints.requestCvReview, async ({ body }, call) => ownReply(call, await requestReview(call.database, body, actor(call))));
  bind(endpoints.withdrawCvReview, async ({ params }, call) => ownReply(call, await withdrawReview(call.database, params.id, actor(call))));
  bind(endpoints.answerCvComment, async ({ params, body }, call) =>
    ownReply(call, await answerComment(call.database, params.id, body, actor(call))),
  );
  bind(endpoints.mendCvComment, async ({ params, body }, call) =>
    ownReply(call, await mendComment(call.database, params, body.mended, actor(call))),
  );
  bind(endpoints.addCvVersion, async ({ params, body }, call) =>
    ownReply(call, await addVersion(call.database, params.id, body, actor(call))),
  );
}

function queueRoutes(bind: Bind): void {
  bind(queue.listCvReviews, async ({ params, query }, call) => {
    const asker = { userId: ownUserId(call), now: call.clock.now() };
    const page = await listQueue(call.database, await managedSchoolId(call, params.schoolId), query, asker);
    return { ...page, rows: page.rows.map((row) => queueRowView(row, asker.now)) };
  });
  bind(queue.exportCvReviews, async ({ params, query }, call) => {
    const asker = { userId: ownUserId(call), now: call.clock.now() };
    return csvReply(call, {
      fileName: `cv-reviews-${asker.now.toISOString().slice(0, 10)}.csv`,
      header: ['Name', 'Program', 'Status', 'Waiting since', 'Due', 'Assigned to', 'Versions'],
      batches: queueBatches(call.database, await managedSchoolId(call, params.schoolId), query, asker),
      line: (row) => [row.name, row.program, row.state, row.waitingSince, row.dueAt, row.assigneeName, row.versions],
    });
  });
  bind(queue.getCvReviewSettings, async ({ params }, call) => settingsReply(call, await managedSchoolId(call, params.schoolId)));
  bind(queue.saveCvReviewSettings, async ({ params, body }, call) => {
    const schoolId = await administeredSchoolId(call, params.schoolId);
    await saveReviewSettings(call.database, schoolId, body, { actorId: ownUserId(call), now: call.clock.now() });
    return settingsReply(call, schoolId);
  });
}

async function settingsReply(call: Call, schoolId: number) {
  const settings = (await reviewSettings(call.database, [schoolId]))(schoolId);
  const held = managedSchools(call);
  const edit = held === 'all' || held.administered.includes(schoolId);
  return { ...settings, updatedAt: settings.updatedAt?.toISOString() ?? null, can: { edit } };
}

async function ownReply(call: Call, id: OwnReviewId) {
  const row = await getReview(call.database, id);
  return ownReviewView(row, (await reviewSettings(call.database, [row.school_id]))(row.school_id), call.clock.now());
}

async function staffAct(call: Call, params: ReviewParams, lock = false): Promise<StaffAct> {
  const now = call.clock.now();
  const schoolId = await managedSchoolId(call, params.schoolId);
  return { reviewId: await staffReviewId(call.database, schoolId, params.id, { now, lock }), schoolId, actorId: ownUserId(call), now };
}

/** Documents of before pages were counted are counted when they are looked at. */
async function countReviewed(call: Call, { reviewId }: StaffAct, files: FileStore): Promise<void> {
  const { versions } = await getReview(call.database, reviewId);
  const uncounted = versions.filter((version) => version.pageCount === null).flatMap(({ documentId }) => documentId ?? []);
  await countPages(call.database, files, uncounted);
}

async function acted(call: Call, act: StaffAct, run: (act: StaffAct) => Promise<void>) {
  await run(act);
  return staffReply(call, act);
}

async function staffReply(call: Call, { reviewId, schoolId, now }: StaffAct) {
  const row = await getReview(call.database, reviewId);
  const settings = (await reviewSettings(call.database, [schoolId]))(schoolId);
  return staffReviewView(row, { settings, colleagues: await listColleagues(call.database, schoolId), now });
}
