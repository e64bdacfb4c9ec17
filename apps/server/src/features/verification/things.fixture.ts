import { insertVerifiedConnection } from '@fairway/testkit/people';
import type { FeatureThings, World } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const S = '/api/v1/staff/schools/{schoolId}';
const V = '/api/v1/university-connection';

export const things: FeatureThings = {
  paths: {
    [`${S}/class-codes/{id}`]: 'classCode',
    [`${S}/verifications/{id}`]: 'pending',
    [`${S}/roster/{id}`]: 'shownRoster',
    [`${V}/{id}`]: 'connection',
    [`${V}/sign-in/{schoolId}`]: 'school',
  },
  pathsOf: {
    undoVerification: { id: 'rejected' },
    undoSchoolRoster: { id: 'takenRoster' },
    revokeVerification: { id: 'connection' },
    extendVerification: { id: 'connection' },
    answerQuestion: { id: 'asked' },
  },
  queries: {
    listVerifications: 'program={program}',
    exportVerifications: 'program={program}',
    deleteConnection: 'userId={student}&schoolId={school}',
  },
  bodies: {
    redeemClassCode: { schoolId: '#{school}', code: 'ABCDEFGH' },
    startClassCode: { label: 'Mine now', minutes: 30, maxUses: 2 },
    proveByRoster: { schoolId: '#{school}' },
    answerQuestion: { answer: 'Mine now' },
    requestVerificationWithFile: { schoolId: '#{school}', message: 'I study here.' },
    requestVerification: { schoolId: '#{school}', noAcademicEmail: true, message: 'I study here.', returnUrl: '/jobs' },
    resendConnectionLink: { id: '{pending}', returnUrl: '/jobs' },
    setConnectionState: { schoolId: '#{school}', state: 'ignored' },
    startSchoolSignIn: { returnUrl: '/' },
    finishSchoolSignIn: { state: 'a'.repeat(43), code: 'x' },
    finishSchoolSignInTest: { state: 'a'.repeat(43), code: 'x' },
    testSchoolSignIn: { returnUrl: '/' },
    saveSchoolReasons: { kind: 'reject', updatedAt: null, reasons: [{ title: 'Mine now', texts: { en: 'Mine now' } }] },
    saveSchoolSignIn: { protocol: 'openid', issuer: 'https://localhost.example', clientId: 'c', clientSecret: 's', requirement: null },
    askBackVerification: { question: 'When?' },
    assignVerification: { userId: '{staff}', from: null },
    decideVerifications: { ids: ['{pending}'], decision: 'approve' },
    extendVerification: { lastDay: '2027-06-01' },
    rejectVerification: { reason: 'Not on the list.' },
    revokeVerification: { reason: 'Left the school.' },
  },
  addOwnRows: ['requestVerification', 'setConnectionState', 'redeemClassCode', 'proveByRoster', 'startSchoolSignIn'],
  ownAnswers: {
    requestVerification: '409 ExistingConnection',
    requestVerificationWithFile: '409 ExistingConnection',
    deleteConnection: '409 verification.wrong_state',
    setConnectionState: '409 verification.wrong_state',
    startSchoolSignIn: '409 verification.method_off',
    finishSchoolSignIn: '409 verification.method_off',
    testSchoolSignIn: '409 verification.sign_in_missing',
    finishSchoolSignInTest: '410 verification.sign_in_over',
    // The proof itself is not in the good call.
    redeemClassCode: '422 verification.code_unknown',
    proveByRoster: '409 verification.not_in_roster',
  },
  after: ['schools'],
  rows: async (world) => ({ ...(await connectionsOf(world)), ...(await proofsOf(world)) }),
};

async function connectionsOf({ database, put, person, id, mark, openMark, past, now }: World) {
  const school_id = Number(id('school'));
  const requested = (user_id: string, row: Record<string, unknown>) =>
    put('school_connection', { id: newId(), user_id, school_id, method: 'manual', message: mark, requested_at: past, ...row });
  const connection = await insertVerifiedConnection(database, id('student'), school_id);
  await database.updateTable('school_connection').set({ requested_at: past }).where('id', '=', connection).execute();
  const otherSchool = Number(await put('school', { name: `${openMark} other`, slug: `${openMark}-other`, is_managed: true }, 'id'));
  const pending = await requested(await person('pending', 'Candidate'), { state: 'pending', question: mark });
  await put('verification_file', {
    ...{ connection_id: pending, name: mark, file_key: `verifications/${mark}.png`, content_type: 'image/png' },
    ...{ size_bytes: 8, added_at: past },
  });
  return {
    ...{ connection, pending },
    asked: await requested(id('student'), { school_id: otherSchool, state: 'pending', question: mark }),
    rejected: await requested(await person('rejected', 'Candidate'), {
      ...{ state: 'needVerification', reason_code: 'rejected', decided_by: id('staff'), last_action: 'reject', last_action_at: now },
    }),
  };
}

async function proofsOf({ app, put, id, mark, now }: World) {
  const school_id = Number(id('school'));
  await put('school_sign_in', {
    ...{ school_id, protocol: 'openid', issuer: `https://${mark}.example`, client_id: mark, sealed_client_secret: Buffer.alloc(8) },
  });
  const classCode = await app.inject({
    method: 'POST',
    url: `/api/v1/staff/schools/${school_id}/class-codes`,
    headers: { 'x-test-actor': `${mark}.careerStaff` },
    payload: { label: mark, minutes: 60, maxUses: 20 },
  });
  if (classCode.statusCode >= 300) throw new Error(classCode.body);
  const rosterOf = (state: string, finished_at: Date | null) =>
    put('school_roster_upload', { id: newId(), school_id, mode: 'add', size_bytes: 9, created_at: now, state, finished_at });
  return {
    classCode: String(classCode.json().id),
    shownRoster: await rosterOf('read', null),
    takenRoster: await rosterOf('done', now),
  };
}
