// Generated from the contract: every endpoint against every role, another site, and a neighbour's id. An endpoint that comes later is
// tested here without a line, but for one: whose rows an id of it names.
import type { EndpointShape } from '@fairway/contract/endpoint';
import { ENDPOINTS } from '@fairway/contract/endpoints';
import type { Access } from '@fairway/rules/access';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertCompany, insertJob } from '@fairway/testkit/job-rows';
import { multipart } from '@fairway/testkit/multipart';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { everyRole, insertSession, ROLE_NAMES, type RoleName } from './every-role.fixture.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const STRICT = 'strict.localhost';

beforeAll(async () => {
  await db.database.insertInto('tenant').values({ slug: 'strict', name: 'Strict', administrators_need_second_factor: true }).execute();
});

const NOBODYS = '018f0000-0000-7000-8000-0000000000ff';
/** Every parameter is the id, but for those that are one of a few words. */
const url = (endpoint: EndpointShape, id = NOBODYS) => endpoint.path.replace('{value}', 'true').replace(/\{\w+\}/g, encodeURIComponent(id));
const call = (endpoint: EndpointShape, headers: Record<string, string>, id?: string, body: object = {}) => {
  const form = endpoint.upload && multipart({ name: endpoint.upload.field, fileName: 'a.pdf', bytes: Buffer.from('no file of ours') });
  if (form)
    return app.inject({ method: endpoint.method, url: url(endpoint, id), payload: form.payload, headers: { ...form.headers, ...headers } });
  return app.inject({ method: endpoint.method, url: url(endpoint, id), headers, ...(endpoint.body ? { payload: body } : {}) });
};
const codeOf = (reply: LightMyRequestResponse): string | undefined =>
  String(reply.headers['content-type']).includes('problem') ? reply.json().code : undefined;
const named = (endpoints: readonly EndpointShape[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

/** What a call is refused with before it is looked at; 'allowed' when it is looked at. */
async function decision(endpoint: EndpointShape, role: RoleName, host = 'localhost'): Promise<string> {
  const reply = await call(endpoint, { host, ...(role === 'visitor' ? {} : { 'x-test-actor': role }) });
  const code = codeOf(reply) ?? '';
  expect(reply.statusCode, `${endpoint.name} as ${role}: ${reply.body.slice(0, 200)}`).toBeLessThan(500);
  return ['unauthenticated', 'forbidden', 'second_factor_needed'].includes(code) ? code : 'allowed';
}

/** Who is let in; everyone else is forbidden, and a visitor unauthenticated. Written out, not computed by the rule it tests. */
const LET_IN: Record<Access, readonly RoleName[]> = {
  public: ROLE_NAMES,
  user: ['candidate', 'organizationAdmin', 'careerStaff', 'schoolAdmin', 'platformAdmin'],
  candidate: ['candidate'],
  organizationAdmin: ['organizationAdmin', 'platformAdmin'],
  schoolStaff: ['careerStaff', 'schoolAdmin', 'platformAdmin'],
  schoolAdmin: ['schoolAdmin', 'platformAdmin'],
  platformAdmin: ['platformAdmin'],
};
const STAFF: readonly Access[] = ['organizationAdmin', 'schoolStaff', 'schoolAdmin', 'platformAdmin'];

describe('every endpoint', () => {
  it.each(named(ENDPOINTS))('%s lets in whom it names, and nobody else', async (_name, endpoint) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const role of ROLE_NAMES) {
      found[role] = await decision(endpoint, role);
      wanted[role] = LET_IN[endpoint.access].includes(role) ? 'allowed' : role === 'visitor' ? 'unauthenticated' : 'forbidden';
    }
    expect(found).toEqual(wanted);
  });

  it.each(named(ENDPOINTS))(
    '%s asks administrators for a second factor where the tenant wants one, and nobody else',
    async (_name, endpoint) => {
      for (const role of ROLE_NAMES.filter((one) => LET_IN[endpoint.access].includes(one)))
        expect([role, await decision(endpoint, role, STRICT)]).toEqual([
          role,
          STAFF.includes(endpoint.access) ? 'second_factor_needed' : 'allowed',
        ]);
    },
  );
});

describe('every unsafe endpoint', () => {
  it.each(named(ENDPOINTS.filter((endpoint) => endpoint.method !== 'GET')))('%s refuses another site', async (_name, endpoint) => {
    const code = async (headers: Record<string, string>) => codeOf(await call(endpoint, headers));
    expect(await code({ 'sec-fetch-site': 'cross-site' })).toBe('cross_site');
    expect(await code({ 'sec-fetch-site': 'same-site' })).toBe('cross_site');
    expect(await code({ origin: 'https://evil.example' })).toBe('cross_site');
    expect(await code({ cookie: 'access_token=x' })).toBe('cross_site');
    expect(await code({ 'sec-fetch-site': 'same-origin' })).not.toBe('cross_site');
  });
});

const STUDY_ROW = 'select * from candidate_study_program where id::text = $1';
const CONNECTION_ROW = 'select * from school_connection where id::text = $1';
const REVIEW_ROW = 'select * from cv_review where id::text = $1';

/** Rows of a person that an id names: how one is made, and what shows that it is still as it was. */
async function insertShare(userId: string): Promise<string> {
  const [id, company] = [newId(), await insertCompany(db.database, {})];
  await insertCandidate(userId);
  await db.database.insertInto('profile_share').values({ id, user_id: userId, shared_with_org: company }).execute();
  return id;
}

async function insertImport(userId: string): Promise<string> {
  const id = newId();
  const row = { id, candidate_id: await insertCandidate(userId), source_type: 'CV', result: '{"sections":[]}' };
  await db.database.insertInto('profile_import').values(row).execute();
  return id;
}

const OWNED: Record<string, { make(userId: string): Promise<string>; row: string; body?: object; nobodys?: string; answer?: 204 }> = {
  unfollowCompany: {
    make: async (userId) => {
      const company = await insertCompany(db.database, {});
      await db.database.insertInto('company_follow').values({ user_id: userId, company_id: company }).execute();
      return String(company);
    },
    row: 'select * from company_follow where company_id::text = $1',
    // The id is a company's: not following it is what was asked for.
    nobodys: '2000000000',
    answer: 204,
  },
  updateLanguage: { make: insertLanguage, row: 'select * from candidate_language where id::text = $1', body: { languageId: 'sv' } },
  deleteLanguage: { make: insertLanguage, row: 'select * from candidate_language where id::text = $1' },
  deleteWorkAuthorization: {
    make: async (userId) => {
      const id = newId();
      await db.database
        .insertInto('work_authorization')
        .values({ id, candidate_id: await insertCandidate(userId), code: 'US' })
        .execute();
      return id;
    },
    row: 'select * from work_authorization where id::text = $1',
  },
  setShowWarning: { make: insertStudy, row: STUDY_ROW },
  deleteCandidateStudyProgram: { make: insertStudy, row: STUDY_ROW },
  updateDegree: {
    make: insertStudy,
    row: STUDY_ROW,
    body: { school: 'Mine now', level_id: 'master', field_id: 'finance', end: '2027-06-01' },
  },
  deleteDegree: { make: insertStudy, row: STUDY_ROW },
  deleteStudyProgram: { make: insertProgram, row: 'select * from study_program where id::text = $1' },
  endSession: { make: (userId) => insertSession(db.database, userId), row: 'select * from login_session where id::text = $1' },
  renamePasskey: { make: insertPasskey, row: 'select * from passkey where id = $1', body: { name: 'Mine now' } },
  removePasskey: { make: insertPasskey, row: 'select * from passkey where id = $1' },
  removeSubscription: {
    make: async (userId) => {
      const id = newId();
      await db.database.insertInto('mail_subscription').values({ id, user_id: userId, topic: 'newsletter' }).execute();
      return id;
    },
    row: 'select * from mail_subscription where id::text = $1',
  },
  answerShareRequest: { make: insertShare, row: 'select * from profile_share where id::text = $1', body: { consented: true } },
  // Nobody shares theirs with the candidate: the id is a person's.
  getSharedProfile: {
    make: async (userId) => {
      await insertShare(userId);
      return userId;
    },
    row: 'select * from profile_share where user_id::text = $1',
  },
  setImportReviewed: { make: insertImport, row: 'select * from profile_import where id::text = $1', body: { isReviewed: true } },
  setImportResolved: {
    make: insertImport,
    row: 'select * from profile_import where id::text = $1',
    body: { sectionTypes: ['summary'], areResolved: true },
  },
  getFavorite: { make: insertFavorite, row: 'select * from favorite where id::text = $1' },
  deleteFavorite: { make: insertFavorite, row: 'select * from favorite where id::text = $1' },
  renameDocument: { make: insertDocument, row: 'select * from candidate_document where id::text = $1', body: { name: 'Mine now' } },
  setDefaultDocument: { make: insertDocument, row: 'select * from candidate_document where id::text = $1' },
  deleteDocument: { make: insertDocument, row: 'select * from candidate_document where id::text = $1' },
  downloadDocument: { make: insertDocument, row: 'select * from candidate_document where id::text = $1' },
  getConnection: { make: insertConnection, row: CONNECTION_ROW },
  answerQuestion: { make: insertConnection, row: CONNECTION_ROW, body: { answer: 'Mine now' } },
  withdrawCvReview: { make: insertReview, row: REVIEW_ROW },
  answerCvComment: { make: insertReview, row: REVIEW_ROW, body: { commentId: newId(), text: 'Mine now' } },
  mendCvComment: { make: insertReview, row: REVIEW_ROW, body: { mended: true } },
  addCvVersion: { make: insertReview, row: REVIEW_ROW, body: { documentId: newId() } },
  unlinkExternalAccount: {
    make: async (userId) => {
      await db.database.insertInto('external_identity').values({ provider: 'google', subject: newId(), user_id: userId }).execute();
      return 'google';
    },
    row: 'select * from external_identity where provider = $1',
    nobodys: 'wechat',
  },
};
/** An id of theirs names something that everybody may see. */
const PUBLIC_ROWS = ['applyToPosting', 'finishSchoolSignIn', 'startSchoolSignIn'];

async function insertConnection(userId: string): Promise<string> {
  const id = newId();
  const school = await db.database.insertInto('school').values({ name: 'Sea', slug: id }).returning('id').executeTakeFirstOrThrow();
  await db.database
    .insertInto('school_connection')
    .values({ id, user_id: userId, school_id: school.id, state: 'pending', question: 'In which year?', requested_at: new Date() })
    .execute();
  return id;
}

async function insertDocument(userId: string): Promise<string> {
  const id = newId();
  const candidateId = await insertCandidate(userId);
  await db.database
    .insertInto('candidate_document')
    .values({
      id,
      candidate_id: candidateId,
      kind: 'cv',
      name: 'CV.pdf',
      file_key: `documents/${id}.pdf`,
      content_type: 'application/pdf',
      size_bytes: 10,
      sha256: Buffer.alloc(32),
      consented_at: new Date(),
    })
    .execute();
  return id;
}

async function insertReview(userId: string): Promise<string> {
  const id = newId();
  const document_id = await insertDocument(userId);
  const school = await db.database.insertInto('school').values({ name: 'Sea', slug: id }).returning('id').executeTakeFirstOrThrow();
  const at = { requested_at: new Date(), waiting_since: new Date(), due_at: new Date() };
  await db.database
    .insertInto('cv_review')
    .values({ id, school_id: school.id, user_id: userId, document_id, ...at })
    .execute();
  return id;
}

async function insertCandidate(userId: string): Promise<string> {
  const id = newId();
  await db.database.insertInto('candidate').values({ id, user_id: userId }).execute();
  return id;
}

async function insertLanguage(userId: string): Promise<string> {
  const id = newId();
  const candidate_id = await insertCandidate(userId);
  await db.database
    .insertInto('candidate_language')
    .values({ id, candidate_id, language_id: 'nb', proficiency_id: 'elementary', position: 0 })
    .execute();
  return id;
}

async function insertProgram(userId: string): Promise<string> {
  const id = newId();
  await db.database.insertInto('study_program').values({ id, custom_school_name: 'School of the sea', created_by: userId }).execute();
  return id;
}

async function insertStudy(userId: string): Promise<string> {
  const id = newId();
  const study_program_id = await insertProgram(userId);
  await db.database
    .insertInto('candidate_study_program')
    .values({ id, candidate_id: await insertCandidate(userId), study_program_id })
    .execute();
  return id;
}

async function insertPasskey(userId: string): Promise<string> {
  const id = newId().replaceAll('-', '');
  await db.database
    .insertInto('passkey')
    .values({ id, user_id: userId, public_key: Buffer.from('key'), name: 'Phone' })
    .execute();
  return id;
}

async function insertFavorite(userId: string): Promise<string> {
  const id = newId();
  const job = await insertJob(db.database, { companyId: await insertCompany(db.database, {}) });
  const candidate = await insertCandidate(userId);
  await db.database.insertInto('favorite').values({ id, candidate_id: candidate, job_id: job }).execute();
  return id;
}

describe('an id of somebody else', () => {
  const own = ENDPOINTS.filter((endpoint) => endpoint.params && (endpoint.access === 'user' || endpoint.access === 'candidate'));

  it('is tried at every endpoint that takes the id of a person’s own row', () => {
    expect(own.map((endpoint) => endpoint.name).sort()).toEqual([...Object.keys(OWNED), ...PUBLIC_ROWS].sort());
  });

  it.each(named(own.filter((endpoint) => endpoint.name in OWNED)))(
    '%s: the same answer as for an id of nobody, 404, and nothing changes',
    async (name, endpoint) => {
      const { make, row, body, nobodys: nobody = NOBODYS, answer = 404 } = OWNED[name] as (typeof OWNED)[string];
      const neighbour = await insertPerson(db.database, { email: `${name.toLowerCase()}@neighbour.example` });
      const id = await make(neighbour);
      const rowOf = async () => (await db.pool.query(row, [id])).rows;
      const before = await rowOf();
      expect(before).toHaveLength(1);
      const theirs = await call(endpoint, { 'x-test-actor': 'candidate' }, id, body);
      const nobodys = await call(endpoint, { 'x-test-actor': 'candidate' }, nobody, body);
      expect([theirs.statusCode, codeOf(theirs)]).toEqual([answer, answer === 404 ? 'not_found' : undefined]);
      expect([nobodys.statusCode, codeOf(nobodys)]).toEqual([theirs.statusCode, codeOf(theirs)]);
      expect(await rowOf()).toEqual(before);
    },
  );
});
