// A school with one of everything that an id can name: its staff, its settings, a student with a whole profile, and what the platform holds
// beside it. Two of them are neighbours. Texts that only the school and its people may see carry the one mark, names that everybody may see
// the other, so that an answer can be searched for them.
import { insertCompany, insertJob } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import type { FastifyInstance } from 'fastify';
import type { DatabasePool } from '../kernel/database/database.ts';
import type { Actor } from '../kernel/http/call.ts';
import { newId } from '../kernel/ids.ts';
import { insertSession } from './every-role.fixture.ts';

const NAMES = [
  'school', 'student', 'connection', 'pending', 'rejected', 'label', 'note', 'program', 'typedProgram', 'campus', 'domain', 'staff', 'invited', 'classCode', 'shownRoster', 'takenRoster', 'offer',
  'review', 'comment', 'sentComment', 'widget', 'removedWidget', 'merge', 'exclusiveJob', 'job', 'company', 'article', 'session', 'role', 'document',
  'language', 'workAuthorization', 'workExperience', 'membership', 'nationality', 'link', 'study', 'ownProgram', 'favorite', 'shareRequest',
  'import', 'subscription', 'passkey', 'tenant', 'toolLink', 'globalWidget', 'removedGlobalWidget', 'leaver', 'asked', 'sharer', 'rival', 'feed', 'feedRun', 'mail', 'sector',
] as const; // biome-ignore format: a list
/** What an id can name. */
export type Thing = (typeof NAMES)[number];
export type SchoolWorld = {
  ids: Record<Thing, string>;
  /** By role; visitors are nobody. */
  actors: Record<'candidate' | 'organizationAdmin' | 'careerStaff' | 'schoolAdmin' | 'platformAdmin', Actor>;
  /** In every text that is the school's and its people's own. */
  mark: string;
  /** In every name that everybody may see. */
  openMark: string;
};

const MONTH_MS = 30 * 86_400_000;
let worlds = 0;

/** Inserts a world; the actors are called by `<mark>.<role>`. `app` starts the class code, whose words it seals. */
export async function insertSchoolWorld({ database, pool }: DatabasePool, actors: Record<string, Actor>, app: FastifyInstance) {
  worlds += 1;
  const [mark, openMark] = [`ownwords${worlds}x`, `openwords${worlds}x`];
  const put = async (table: string, row: Record<string, unknown>, returning = Object.keys(row)[0] ?? ''): Promise<string> => {
    const names = Object.keys(row);
    const { rows } = await pool.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')}) returning ${returning} as id`,
      Object.values(row),
    );
    return String(rows[0].id);
  };
  const now = new Date();
  const [past, later] = [new Date(now.getTime() - MONTH_MS), new Date(now.getTime() + MONTH_MS)];
  const open = (what: string) => `${openMark} ${what}`;
  const domain = `${openMark}.example`;
  const addressOf = (who: string) => `${who}@${mark}.example`;

  const school = Number(await put('school', { name: open('School'), slug: openMark, is_managed: true }, 'id'));
  await put('school_domain', { domain, school_id: school, is_primary: true });
  for (const [position, method] of ['class_code', 'academic_email', 'roster', 'manual', 'sign_in'].entries())
    await put('school_verification_method', { school_id: school, method, position, is_on: method !== 'sign_in' });
  await put('cv_review_setting', { school_id: school, is_on: true, canned: JSON.stringify([{ title: mark, text: mark }]) });
  const campus = await put('campus', { id: newId(), school_id: school, name: open('Campus') });
  const program = await put('study_program', {
    id: newId(),
    school_id: school,
    name: open('Program'),
    level_id: 'master',
    is_verified: true,
  });
  const company = await insertCompany(database, { name: open('Company') });
  const exclusiveJob = await insertJob(database, { companyId: company, title: `${mark} Trainee`, text: mark, schoolIds: [school] });
  const job = await insertJob(database, { companyId: company, title: open('Analyst') });
  const article = await put(
    'company_article',
    { slug: openMark, company_id: company, title: '{"en":"News"}', body: '{"en":"<p>x</p>"}', published_at: past },
    'id',
  );

  const person = async (who: string, role: string | null, held: { organizationId?: number; schoolId?: number } = {}, status?: 'inactive') =>
    insertPerson(database, {
      email: addressOf(who),
      firstName: mark,
      lastName: who,
      roles: role ? [{ role: role as 'Candidate', ...held }] : [],
      ...(status ? { status, password: null } : {}),
    });
  const actor = async (userId: string, role: string, held: Partial<Extract<Actor, { kind: 'user' }>> = {}): Promise<Actor> => ({
    ...{ kind: 'user', userId, sessionId: await insertSession(database, userId), roles: [role], organizationIds: [], schoolIds: [] },
    ...{ staffSchoolIds: [], secondFactor: false },
    ...held,
  });
  const student = await person('student', 'Candidate');
  const staff = await person('staff', 'CareerStaff', { schoolId: school });
  const administrator = await person('administrator', 'SchoolAdmin', { schoolId: school });
  const leaver = await person('leaver', 'CareerStaff', { schoolId: school });
  const invited = await person('invited', 'CareerStaff', { schoolId: school }, 'inactive');
  const recruiter = await person('recruiter', 'OrganizationAdmin', { organizationId: company });
  const platform = await person('platform', 'Admin');
  const own = {
    candidate: await actor(student, 'Candidate'),
    organizationAdmin: await actor(recruiter, 'OrganizationAdmin', { organizationIds: [company] }),
    careerStaff: await actor(staff, 'CareerStaff', { staffSchoolIds: [school] }),
    schoolAdmin: await actor(administrator, 'SchoolAdmin', { schoolIds: [school] }),
    platformAdmin: await actor(platform, 'Admin'),
  };
  for (const [role, who] of Object.entries(own)) actors[`${mark}.${role}`] = who;

  const candidate = await put('candidate', { id: newId(), user_id: student, summary: mark, profile_visibility: 'private' });
  const ofCandidate = (table: string, row: Record<string, unknown>) => put(table, { id: newId(), candidate_id: candidate, ...row });
  const ownProgram = await put('study_program', { id: newId(), custom_school_name: mark, name: mark, created_by: student });
  const typedProgram = await put('study_program', { id: newId(), school_id: school, name: mark, level_id: 'master', created_by: student });
  const study = await ofCandidate('candidate_study_program', { study_program_id: typedProgram, campus_id: campus, end_on: later });
  const merged = await put('study_program', { id: newId(), school_id: school, name: `${mark} old`, created_by: student });
  const mergedStudy = await ofCandidate('candidate_study_program', { study_program_id: program });
  const merge = await put('program_merge', {
    ...{ id: newId(), school_id: school, into_program_id: program, merged_by: administrator, merged_at: now },
    ...{ names: [`${mark} old`], students: 1 },
  });
  await put('program_merge_entry', { merge_id: merge, entry_id: mergedStudy, from_program_id: merged });

  const connection = await insertVerifiedConnection(database, student, school);
  const asking = async (who: string, row: Record<string, unknown>) =>
    put('school_connection', {
      ...{ id: newId(), user_id: await person(who, 'Candidate'), school_id: school, method: 'manual', message: mark, requested_at: past },
      ...row,
    });
  await pool.query('update school_connection set requested_at = $1 where id = $2', [past, connection]);
  const otherSchool = Number(await put('school', { name: `${openMark} other`, slug: `${openMark}-other`, is_managed: true }, 'id'));
  const asked = await put('school_connection', {
    ...{ id: newId(), user_id: student, school_id: otherSchool, method: 'manual', message: mark, requested_at: past },
    ...{ state: 'pending', question: mark },
  });
  await put('school_sign_in', {
    ...{ school_id: school, protocol: 'openid', issuer: `https://${mark}.example`, client_id: mark, sealed_client_secret: Buffer.alloc(8) },
  });
  await put('external_identity', { provider: 'google', subject: mark, user_id: student, email: addressOf('google') });
  const sharer = await person('sharer', 'Candidate');
  await put('candidate', { id: newId(), user_id: sharer, summary: mark });
  await put('profile_share', { id: newId(), user_id: sharer, shared_with_user: student, consented: true, consented_at: past });
  const pending = await asking('pending', { state: 'pending', question: mark });
  await put('verification_file', {
    ...{ connection_id: pending, name: mark, file_key: `verifications/${mark}.png`, content_type: 'image/png' },
    ...{ size_bytes: 8, added_at: past },
  });
  const rejected = await asking('rejected', {
    state: 'needVerification',
    reason_code: 'rejected',
    decided_by: staff,
    last_action: 'reject',
    last_action_at: now,
  });
  const label = await put('student_label', { id: newId(), school_id: school, name: mark, folded_name: mark, color: 'blue' });
  await put('student_label_use', { school_id: school, user_id: student, label_id: label });
  const noteOf = (author: string) => ({ id: newId(), school_id: school, user_id: student, author_id: author, text: mark, is_shared: true });
  const note = await put('student_note', noteOf(staff));
  await put('audit_line', { id: newId(), school_id: school, action: 'student.viewed', subject: `user:${student}`, actor_id: staff });
  const widgetOf = (schoolId: number | null, position: number, removed_at: Date | null) => ({
    ...{ id: newId(), school_id: schoolId, kind: 'text', titles: JSON.stringify({ en: schoolId ? mark : openMark }), position },
    ...{ created_at: now, updated_at: now, removed_at },
  });

  const document = await ofCandidate('candidate_document', {
    ...{ kind: 'cv', name: `${mark}.pdf`, file_key: `documents/${candidate}.pdf`, content_type: 'application/pdf', size_bytes: 10 },
    ...{ sha256: Buffer.alloc(32), consented_at: now },
  });
  const review = await put('cv_review', {
    ...{ id: newId(), school_id: school, user_id: student, document_id: document, state: 'inReview', message: mark },
    ...{ requested_at: past, waiting_since: past, due_at: later, assigned_to: staff },
  });
  await put('cv_review_version', { review_id: review, number: 1, document_id: document, added_at: past });
  const commentOf = (sent_at: Date | null) => ({
    ...{ id: newId(), review_id: review, author_id: staff, by_staff: true, version: 1, body: mark, written_at: past, sent_at },
  });

  const classCode = await app.inject({
    method: 'POST',
    url: `/api/v1/staff/schools/${school}/class-codes`,
    headers: { 'x-test-actor': `${mark}.careerStaff` },
    payload: { label: mark, minutes: 60, maxUses: 20 },
  });
  if (classCode.statusCode >= 300) throw new Error(classCode.body);

  const rosterOf = (school_id: number) => ({ id: newId(), school_id, mode: 'add', size_bytes: 9, created_at: now });
  const feed = await put('import_feed', { source: `${mark}-feed`, url: 'https://8.8.8.8/jobs.xml', format: 'xml' }, 'id');
  const sector = await put('sector', { code: `${openMark}`, names: JSON.stringify({ en: open('Sector') }) }, 'id');
  const ids: Record<Thing, string> = {
    ...{
      rival: String(await insertCompany(database, { name: open('Rival') })),
      feed,
      feedRun: await put('import_run', {
        id: newId(),
        feed_id: feed,
        source: `${mark}-feed`,
        origin: 'feed',
        format: 'xml',
        status: 'finished',
      }),
      mail: await put('outgoing_mail', {
        ...{ id: newId(), key: mark, kind: 'verify', recipient: addressOf('mail'), locale: 'en', failed_at: now, has_secret: false },
      }),
      sector: `sectors-${sector}`,
    },
    ...{
      school: String(school),
      student,
      connection,
      pending,
      rejected,
      label,
      note,
      program,
      typedProgram,
      campus,
      domain,
      staff,
      invited,
      leaver,
      asked,
      sharer,
    },
    ...{ review, merge, exclusiveJob, job, company: String(company), article, document, study, ownProgram },
    classCode: String(classCode.json().id),
    shownRoster: await put('school_roster_upload', { ...rosterOf(school), state: 'read' }),
    takenRoster: await put('school_roster_upload', { ...rosterOf(school), state: 'done', finished_at: now }),
    offer: await put('staff_offer', {
      ...{ id: newId(), school_id: school, user_id: student, role: 'CareerStaff', offered_by: staff, offered_at: now, expires_at: later },
    }),
    comment: await put('cv_review_comment', commentOf(null)),
    sentComment: await put('cv_review_comment', commentOf(past)),
    widget: await put('widget', widgetOf(school, 1, null)),
    removedWidget: await put('widget', widgetOf(school, 2, now)),
    globalWidget: await put('widget', widgetOf(null, worlds, null)),
    removedGlobalWidget: await put('widget', widgetOf(null, worlds, now)),
    session: await insertSession(database, student),
    role: await put('user_role', { id: newId(), user_id: student, role: 'CareerStaff', school_id: school }),
    language: await ofCandidate('candidate_language', { language_id: 'nb', proficiency_id: 'elementary', position: 0 }),
    workAuthorization: await ofCandidate('work_authorization', { code: 'JP' }),
    workExperience: await ofCandidate('work_experience', {
      ...{ title: mark, company_title: mark, description: mark, start_on: '2024-01-01', is_current_job: true },
    }),
    membership: await ofCandidate('membership', { organization_name: mark, title: mark, is_active: true, start_on: '2024-01-01' }),
    nationality: await ofCandidate('candidate_nationality', { nationality: 'NO', position: 0 }),
    link: await ofCandidate('candidate_link', { name: mark, value: `https://${mark}.example`, position: 0 }),
    favorite: await ofCandidate('favorite', { job_id: exclusiveJob }),
    shareRequest: await put('profile_share', { id: newId(), user_id: student, shared_with_org: company, requested_by: recruiter }),
    import: await ofCandidate('profile_import', { source_type: 'CV', result: JSON.stringify({ sections: [], mark }) }),
    subscription: await put('mail_subscription', { id: newId(), user_id: student, topic: 'newsletter' }),
    passkey: await put('passkey', { id: newId().replaceAll('-', ''), user_id: student, public_key: Buffer.from('key'), name: mark }),
    tenant: await put('tenant', { slug: openMark, name: open('Tenant') }, 'id'),
    toolLink: await put('tool_link', { id: newId(), page: 'apps', titles: JSON.stringify({ en: openMark }), texts: '{}', icon: 'link' }),
  };
  return { ids, actors: own, mark, openMark } satisfies SchoolWorld;
}
