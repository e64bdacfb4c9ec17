// What an organization would get of somebody who applies now, what it asks, and what is in the way: read before sending, and changes nothing.
import type { previewApplication } from '@fairway/contract/applications/sending';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import { APPLICATION_LIMITS, type ApplicationState } from '@fairway/rules/applications';
import { jobSegment } from '@fairway/rules/slugs';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { findSharedView } from '../candidates/shares/queries.ts';
import { type DocumentRow, listOwnDocuments } from '../documents/queries.ts';
import { extensionOf } from '../documents/views.ts';
import { ownUserId } from '../identity/access.ts';
import { findApplicationRefusal, requirePosting } from '../jobs/access.ts';
import { findJob, type JobDetailRow, listPlaces, postingFacts } from '../jobs/queries.ts';
import { listQuestions } from '../jobs/questions/queries.ts';
import { findOwnOfPosting } from './queries.ts';

type Preview = EndpointReply<typeof previewApplication>;

/** @throws Problem jobs.not_found where the caller may not know of the posting */
export async function preview(request: ApiRequest, jobId: string): Promise<Preview> {
  const { database, clock } = request;
  const owner = ownUserId(request);
  const row = await findJob(database, jobId);
  if (!row) throw new Problem('jobs.not_found');
  await requirePosting(postingFacts(row), request);
  const refusal = await findApplicationRefusal(postingFacts(row), request);
  const [places, profile, files, questions, own] = await Promise.all([
    listPlaces(database, row.id),
    findSharedView(database, owner, { locale: undefined, now: clock.now() }),
    listOwnDocuments(database, owner),
    row.applies_inside ? listQuestions(database, row.id) : [],
    findOwnOfPosting(database, owner, row.id),
  ]);
  return {
    posting: postingView(row, places),
    appliesInside: row.applies_inside,
    refusal: refusal?.code ?? null,
    missing: [...(refusal?.missing ?? [])],
    profile: profile ?? null,
    cvs: files.filter(({ kind }) => kind === 'cv').map(cvView),
    files: files.map(({ id, name, kind, size_bytes }) => ({ id, name, kind: kind as 'cv' | 'document', sizeBytes: size_bytes })),
    // What knocks out is the organization's to know.
    questions: questions.map(({ knockOut, ...question }) => ({ ...question, choices: [...question.choices], knockOut: knockOut !== null })),
    letterCharacters: APPLICATION_LIMITS.letterCharacters,
    application: own ? { id: own.id, state: own.state as ApplicationState, sentAt: own.sent_at.toISOString() } : null,
  };
}

function postingView(row: JobDetailRow, places: readonly { line: string }[]): Preview['posting'] {
  return {
    id: row.id,
    title: row.title,
    segment: jobSegment(row.id, row.title),
    organization: row.organization_name,
    location: [...new Set(places.map(({ line }) => line))].join(' · '),
    deadline: row.deadline_at?.toISOString() ?? null,
    replyDays: row.reply_days,
  };
}

function cvView(row: DocumentRow): Preview['cvs'][number] {
  return { id: row.id, name: row.name, extension: extensionOf(row), sizeBytes: row.size_bytes, isDefault: row.is_default };
}
