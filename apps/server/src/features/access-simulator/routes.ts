// The access simulator: the rules of the call (its switch, its role), then those of the object, each by the function that the product asks.
import { listSimulatedPostings, simulateAccess } from '@fairway/contract/access-simulator/endpoints';
import { requestCvReview } from '@fairway/contract/cv-reviews/endpoints';
import { listDocuments } from '@fairway/contract/documents/endpoints';
import { applyToPosting, getPosting, listPostings } from '@fairway/contract/jobs/endpoints';
import type { EndpointShape } from '@fairway/contract/kernel/endpoint';
import { listWidgets } from '@fairway/contract/widgets/endpoints';
import { access, isSwitchedOn } from '@fairway/rules/access';
import { type AccessDecision, decideAccess } from '@fairway/rules/access-decisions';
import { POSTING_OBJECTS, type SIMULATED_OBJECTS, type SimulatedRule } from '@fairway/rules/access-simulator';
import type { JobSearch } from '@fairway/search/types';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { reviewFacts } from '../cv-reviews/queries.ts';
import { listPostingRows, type PostingRow, postingFacts } from '../jobs/queries.ts';
import { type ManagedSchoolId, managedSchoolId, studentScope } from '../schools/access.ts';
import { inventedStudent, knownStudent, type SimulatedStudent } from './queries.ts';

type SimulatedObject = (typeof SIMULATED_OBJECTS)[number];

/** The call that opens an object. */
const CALLS: Record<SimulatedObject, EndpointShape> = {
  postings: listPostings,
  posting: getPosting,
  application: applyToPosting,
  cvPages: listDocuments,
  profileDocuments: listDocuments,
  cvReview: requestCvReview,
  schoolWidgets: listWidgets,
};
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const POSTINGS_SHOWN = 20;

export function accessSimulatorRoutes(bind: Bind, { search }: { search: JobSearch }): void {
  bind(simulateAccess, async ({ params, body }, request) => {
    const scope = await studentScope(request, params.schoolId);
    const { schoolId } = scope;
    const now = request.clock.now();
    const student =
      body.student.kind === 'known'
        ? await knownStudent(request.database, scope, body.student.userId, now)
        : inventedStudent(schoolId, body.student, now);
    const posting = POSTING_OBJECTS.includes(body.object) ? await pickedPosting(request, schoolId, body.postingId) : null;
    const first = callDecision(CALLS[body.object], student, request);
    const decision = await objectDecision(body.object, { request, schoolId, student, posting, leavesOutSchool: body.leavesOutSchool });
    const tried = [
      ...first.tried,
      ...decision.tried.map(({ rule, verdict }) => ({ rule, verdict: first.allowed ? verdict : ('notReached' as const) })),
    ];
    const asksProfile = tried.some(({ rule, verdict }) => rule === 'completeProfile' && (verdict === 'passes' || verdict === 'refuses'));
    return {
      allowed: first.allowed && decision.allowed,
      rule: first.rule ?? decision.rule,
      tried,
      missing: asksProfile && !student.isPrivate ? [...student.missing] : null,
      studentName: student.name,
      posting: posting && postingView(posting),
    };
  });

  bind(listSimulatedPostings, async ({ params, query }, request) => {
    const schoolId = await managedSchoolId(request, params.schoolId);
    const [id] = UUID.exec(query.q) ?? [];
    const ids = id ? [id.toLowerCase()] : await foundPostings(query.q, schoolId, request, search);
    return { postings: (await listPostingRows(request.database, schoolId, ids)).map(postingView) };
  });
}

/** The rules of every call: its switch of the tenant, then the role that it asks for. */
function callDecision(shape: EndpointShape, { actor }: SimulatedStudent, { tenant }: ApiRequest): AccessDecision<SimulatedRule> {
  if (!isSwitchedOn(shape.feature, tenant.features)) {
    const off = { rule: 'switchedOn', verdict: 'refuses' } as const;
    return { allowed: false, rule: 'switchedOn', tried: [off, { rule: 'role', verdict: 'notReached' }] };
  }
  const { allowed } = access(actor, shape.access, tenant.administratorsNeedSecondFactor);
  return {
    allowed,
    rule: allowed ? null : 'role',
    tried: [
      { rule: 'switchedOn', verdict: shape.feature ? 'passes' : 'notAsked' },
      { rule: 'role', verdict: shape.access === 'public' ? 'notAsked' : allowed ? 'passes' : 'refuses' },
    ],
  };
}

type Simulation = {
  request: ApiRequest;
  schoolId: ManagedSchoolId;
  student: SimulatedStudent;
  posting: PostingRow | null;
  leavesOutSchool: boolean;
};

async function objectDecision(object: SimulatedObject, simulation: Simulation): Promise<AccessDecision<SimulatedRule>> {
  const { request, schoolId, student } = simulation;
  const { verifiedSchoolIds } = student;
  const now = request.clock.now();
  const { verifyApply, verifyDocuments, myProfile } = request.tenant.features;
  switch (object) {
    case 'postings': {
      const excludeSchoolIds = simulation.leavesOutSchool ? [schoolId] : [];
      return decideAccess(object, { posting: factsOf(simulation), now, verifiedSchoolIds, excludeSchoolIds });
    }
    case 'posting':
      return decideAccess(object, { posting: factsOf(simulation), verifiedSchoolIds });
    case 'application': {
      const hasProfile = student.actor.roles.includes('Candidate') && myProfile;
      const { missing } = student;
      return decideAccess(object, { posting: factsOf(simulation), now, verifiedSchoolIds, hasProfile, missing, verifyApply });
    }
    case 'cvPages':
      return decideAccess(object, { verifyDocuments, verifiedSchoolIds: student.provenSchoolIds });
    case 'profileDocuments':
      return decideAccess(object, {});
    case 'cvReview':
      return decideAccess(object, {
        schoolId,
        verifiedSchoolIds,
        ...(await reviewFacts(request.database, schoolId, student.reviewed, now)),
      });
    case 'schoolWidgets': {
      const { schoolIds, staffSchoolIds, roles } = student.actor;
      const keptSchoolIds = roles.includes('Admin') ? [schoolId] : [...schoolIds, ...staffSchoolIds];
      return decideAccess(object, { schoolId, verifiedSchoolIds, keptSchoolIds });
    }
  }
}

function factsOf({ posting }: Simulation) {
  if (!posting) throw new Problem('jobs.not_found');
  return postingFacts(posting);
}

/** The chosen posting; one that is exclusive to other schools is none. @throws Problem validation, jobs.not_found */
async function pickedPosting(request: ApiRequest, schoolId: ManagedSchoolId, postingId: string | null): Promise<PostingRow> {
  if (postingId === null) throw new Problem('validation', { errors: [{ pointer: '/body/postingId', code: 'required' }] });
  const [row] = await listPostingRows(request.database, schoolId, [postingId.toLowerCase()]);
  if (!row) throw new Problem('jobs.not_found');
  return row;
}

async function foundPostings(text: string, schoolId: ManagedSchoolId, request: ApiRequest, search: JobSearch): Promise<string[]> {
  const { ids } = await search.search({
    ...{
      text,
      prefix: true,
      filters: {},
      organizationIds: [],
      languages: [],
      sort: text.trim() === '' ? 'date' : 'relevance',
      after: null,
      offset: 0,
    },
    ...{ visibility: { schoolIds: [schoolId], excludeSchoolIds: [] }, pageSize: POSTINGS_SHOWN, now: request.clock.now().getTime() },
  });
  return ids;
}

const postingView = (row: PostingRow) => ({
  id: row.id,
  title: row.title,
  company: row.organization_name,
  isExclusive: row.school_ids.length > 0,
  deadlineAt: row.deadline_at?.toISOString() ?? null,
  isWithdrawn: row.withdrawn_at !== null,
});
