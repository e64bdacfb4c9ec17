import * as endpoints from '@fairway/contract/cv-reviews/endpoints';
import * as queue from '@fairway/contract/cv-reviews/queue';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { countPages } from '../documents/commands.ts';
import { ownUserId } from '../identity/access.ts';
import { administeredSchoolId, managedSchoolId, managedSchools, studentScope } from '../schools/access.ts';
import { listColleagues } from '../schools/members/queries.ts';
import { verifiedSchoolIds } from '../verification/queries.ts';
import { type OwnReviewId, staffReviewId } from './access.ts';
import { audienceKept, audienceTold, reviewRefusals } from './audience.ts';
import { addVersion, answerComment, mendComment, requestReview, withdrawReview } from './commands.ts';
import type { MailServices } from './mails/ordering.ts';
import { getReview, listOwnReviews } from './queries.ts';
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
import { ownReviewView, queueListing, staffReviewView } from './views.ts';

type ReviewParams = { schoolId: number; id: string };

export function cvReviewRoutes(bind: Bind, services: MailServices & { files: FileStore }): void {
  ownRoutes(bind);
  queueRoutes(bind);
  const act = (request: ApiRequest, params: ReviewParams) => staffAct(request, params, true);
  bind(queue.getCvReview, async ({ params }, request) => {
    const one = await staffAct(request, params);
    await countReviewed(request, one, services.files);
    return staffReply(request, one);
  });
  bind(queue.openReviewedCv, async ({ params, body }, request) =>
    openDocument(request.database, await act(request, params), body.version, services.secret),
  );
  bind(queue.assignCvReview, async ({ params, body }, request) =>
    acted(request, await act(request, params), (one) => assignReview(request.database, one, body)),
  );
  bind(queue.addCvComment, async ({ params, body }, request) =>
    acted(request, await act(request, params), async (one) => {
      if (body.page !== null) await countReviewed(request, one, services.files);
      await addComment(request.database, one, body);
    }),
  );
  bind(queue.removeCvComment, async ({ params }, request) =>
    acted(request, await act(request, params), (one) => removeComment(request.database, one, params.commentId)),
  );
  bind(queue.markCv, async ({ params, body }, request) =>
    acted(request, await act(request, params), (one) => markReview(request.database, one, body.marks)),
  );
  bind(queue.sendCvComments, async ({ params }, request) =>
    acted(request, await act(request, params), (one) => sendComments(request.database, one, services)),
  );
  bind(queue.finishCvReview, async ({ params }, request) =>
    acted(request, await act(request, params), (one) => finishReview(request.database, one, services)),
  );
}

function ownRoutes(bind: Bind): void {
  const actor = (request: ApiRequest) => ({ owner: ownUserId(request), now: request.clock.now() });
  bind(endpoints.listOwnCvReviews, async (_input, request) => {
    const { owner, now } = actor(request);
    const verified: number[] = await verifiedSchoolIds(request.database, owner, now);
    const rows = await listOwnReviews(request.database, owner);
    const settingsOf = await reviewSettings(request.database, [...new Set([...verified, ...rows.map((row) => row.school_id)])]);
    const offering = verified.filter((id) => settingsOf(id).isOn);
    const audiences = new Map(offering.map((id) => [id, settingsOf(id).audience]));
    const refusalOf = await reviewRefusals(request.database, owner, audiences, now);
    const schools =
      offering.length === 0
        ? []
        : await request.database.selectFrom('school').select(['id', 'name']).where('id', 'in', offering).orderBy('name').execute();
    const offers = [];
    for (const { id, name } of schools) {
      const { promiseDays, audience } = settingsOf(id);
      offers.push({ schoolId: id, name, promiseDays, audience: await audienceTold(request.database, audience), refusal: refusalOf(id) });
    }
    return {
      reviews: rows.map((row) => ownReviewView(row, settingsOf(row.school_id), now)),
      schools: offers,
      isVerified: verified.length > 0,
    };
  });
  bind(endpoints.requestCvReview, async ({ body }, request) =>
    ownReply(request, await requestReview(request.database, body, actor(request))),
  );
  bind(endpoints.withdrawCvReview, async ({ params }, request) =>
    ownReply(request, await withdrawReview(request.database, params.id, actor(request))),
  );
  bind(endpoints.answerCvComment, async ({ params, body }, request) =>
    ownReply(request, await answerComment(request.database, params.id, body, actor(request))),
  );
  bind(endpoints.mendCvComment, async ({ params, body }, request) =>
    ownReply(request, await mendComment(request.database, params, body.mended, actor(request))),
  );
  bind(endpoints.addCvVersion, async ({ params, body }, request) =>
    ownReply(request, await addVersion(request.database, params.id, body, actor(request))),
  );
}

function queueRoutes(bind: Bind): void {
  bindList(bind, queue.cvReviewsList, async ({ params, query }, request) => {
    const asker = { userId: ownUserId(request), now: request.clock.now() };
    return queueListing(request.database, await studentScope(request, params.schoolId), query, asker);
  });
  bind(queue.getCvReviewSettings, async ({ params }, request) => settingsReply(request, await managedSchoolId(request, params.schoolId)));
  bind(queue.saveCvReviewSettings, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    await saveReviewSettings(request.database, schoolId, body, { actorId: ownUserId(request), now: request.clock.now() });
    return settingsReply(request, schoolId);
  });
}

async function settingsReply(request: ApiRequest, schoolId: number) {
  const settings = (await reviewSettings(request.database, [schoolId]))(schoolId);
  const held = managedSchools(request);
  const edit = held === 'all' || held.administered.includes(schoolId);
  const audience = await audienceKept(request.database, schoolId, settings.audience);
  return { ...settings, audience, updatedAt: settings.updatedAt?.toISOString() ?? null, can: { edit } };
}

async function ownReply(request: ApiRequest, id: OwnReviewId) {
  const row = await getReview(request.database, id);
  return ownReviewView(row, (await reviewSettings(request.database, [row.school_id]))(row.school_id), request.clock.now());
}

async function staffAct(request: ApiRequest, params: ReviewParams, lock = false): Promise<StaffAct> {
  const now = request.clock.now();
  const scope = await studentScope(request, params.schoolId);
  return {
    reviewId: await staffReviewId(request.database, scope, params.id, { now, lock }),
    schoolId: scope.schoolId,
    scope,
    actorId: ownUserId(request),
    now,
  };
}

/** Documents of before pages were counted are counted when they are looked at. */
async function countReviewed(request: ApiRequest, { reviewId }: StaffAct, files: FileStore): Promise<void> {
  const { versions } = await getReview(request.database, reviewId);
  const uncounted = versions.filter((version) => version.pageCount === null).flatMap(({ documentId }) => documentId ?? []);
  await countPages(request.database, files, uncounted);
}

async function acted(request: ApiRequest, act: StaffAct, run: (act: StaffAct) => Promise<void>) {
  await run(act);
  return staffReply(request, act);
}

async function staffReply(request: ApiRequest, { reviewId, schoolId, scope, now }: StaffAct) {
  const row = await getReview(request.database, reviewId);
  const settings = (await reviewSettings(request.database, [schoolId]))(schoolId);
  return staffReviewView(row, {
    settings,
    colleagues: await listColleagues(request.database, schoolId, { coach: true, student: row.user_id }),
    duties: scope.duties,
    now,
  });
}
