// CVs as one ZIP with names that can be read, each looked at by asking for it; and one application as JSON.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportedApplicant } from '@fairway/contract/applicants/exports';
import { TEST_SECRET } from '@fairway/testkit/test-app';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { openFileStore } from '../../../kernel/files/open-file-store.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Given, recruiting } from '../applicants.fixture.ts';
import { forgetArchives } from './commands.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'applicants-'));
const files = await openFileStore(folder, { signingSecret: TEST_SECRET });
afterAll(() => rm(folder, { recursive: true }));
const { db, clock, world } = await recruiting({ app: { files } });
type Made = Awaited<ReturnType<typeof world>>;

async function withCv(made: Made, given: Given = {}, extension = 'pdf', content = 'A CV') {
  const key = `applications/${newId()}.${extension}`;
  await files.put(new TextEncoder().encode(content), key, { contentType: 'application/pdf' });
  const more = { cv_key: key, cv_name: 'mine.pdf', cv_content_type: 'application/pdf', cv_size_bytes: content.length, ...given.more };
  return { ...(await made.applied({ ...given, more })), key };
}
const ask = async ({ at, rita }: Made, applicants: object) => {
  const reply = await rita.browser.send('POST', at('/cv-archives'), { applicants });
  return { status: reply.statusCode, ...reply.json() };
};
const fetched = ({ at }: Made, id: string, who: Made['rita']) => who.browser.send('GET', at(`/cv-archives/${id}`));
async function namesIn(made: Made, id: string): Promise<string[]> {
  return Object.keys(unzipSync(new Uint8Array((await fetched(made, id, made.rita)).rawPayload)));
}
const stateOf = async (id: string) =>
  (await db.database.selectFrom('application').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

describe('the CVs as one file', () => {
  it('are called by surname, given name and posting in every script, and numbered where two are called alike', async () => {
    const made = await world();
    const people: [string, string, string, string?][] = [
      ['Ada', 'Berg', 'Analyst'],
      ['ada', 'berg', 'analyst'],
      ['Яна', 'Иванова', 'Инженер / ИТ'],
      ['明', '王', '研究员'],
      ['فاطمة', 'علي', 'باحث'],
      ['../../etc', 'pass\u202ewd', 'A "CON": <b>*?|'],
      ['Ben', '', 'Baker', 'docx'],
    ];
    for (const [firstName, lastName, title, extension] of people) await withCv(made, { firstName, lastName, title }, extension);
    const { id, cvs } = await ask(made, { matching: {}, total: people.length });
    expect(cvs).toBe(people.length);
    const reply = await fetched(made, id, made.rita);
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.headers['content-disposition']).toContain('applicants-2026-11-27.zip');
    const found = unzipSync(new Uint8Array(reply.rawPayload));
    expect(Object.keys(found).sort()).toEqual(
      [
        'Berg Ada - Analyst.pdf',
        'berg ada - analyst (2).pdf',
        'Иванова Яна - Инженер _ ИТ.pdf',
        '王 明 - 研究员.pdf',
        'علي فاطمة - باحث.pdf',
        'pass wd .._.._etc - A _CON__ _b____.pdf',
        'Ben - Baker.docx',
      ].sort(),
    );
    for (const content of Object.values(found)) expect(strFromU8(content)).toBe('A CV');
  });

  it('are of those that were chosen, and each that was new is seen', async () => {
    const made = await world();
    const [fresh, talks, other] = [await withCv(made), await withCv(made, { state: 'inTalks' }), await withCv(made)];
    const none = await made.applied();
    const asked = await ask(made, { ids: [fresh.id, talks.id, none.id] });
    expect(asked).toMatchObject({ status: 200, cvs: 2, without: 1 });
    expect(await namesIn(made, asked.id)).toHaveLength(2);
    expect(await Promise.all([fresh, talks, other, none].map(({ id }) => stateOf(id)))).toEqual(['seen', 'inTalks', 'sent', 'sent']);
    const steps = await db.database
      .selectFrom('application_step')
      .select(['to_state', 'actor_id'])
      .where('application_id', '=', fresh.id)
      .execute();
    expect(steps).toEqual([{ to_state: 'seen', actor_id: made.rita.id }]);
    // Whose they are see it.
    const looks = await db.database.selectFrom('profile_look').select(['occasion', 'part']).where('looked_by', '=', made.rita.id).execute();
    expect(looks).toEqual(Array(2).fill({ occasion: 'application', part: 'cv' }));
    const { rows } = await db.pool.query("select detail from audit_line where action = 'applicants.cvs' and actor_id = $1", [made.rita.id]);
    expect(rows).toMatchObject([{ detail: { count: 2 } }]);
  });

  it('of people without one are none', async () => {
    const made = await world();
    const { id } = await made.applied();
    expect(await ask(made, { ids: [id] })).toMatchObject({ status: 200, id: null, cvs: 0, without: 1 });
    expect(await stateOf(id)).toBe('sent');
  });

  it('are fetched by who asked, for ten minutes, and are forgotten then', async () => {
    const made = await world();
    await withCv(made);
    const { id, expiresAt } = await ask(made, { matching: {}, total: 1 });
    expect((await fetched(made, id, made.otto)).statusCode).toBe(404);
    const stranger = await world();
    expect((await stranger.rita.browser.send('GET', made.at(`/cv-archives/${id}`))).statusCode).toBe(404);
    clock.now = new Date(expiresAt);
    expect((await fetched(made, id, made.rita)).statusCode).toBe(404);
    await forgetArchives(db.database, clock.now);
    expect(await db.database.selectFrom('applicant_cv_archive').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('leave out who is gone since', async () => {
    const made = await world();
    const [stays, goes, fileless] = [await withCv(made), await withCv(made), await withCv(made)];
    const { id } = await ask(made, { ids: [stays.id, goes.id, fileless.id] });
    await db.database.deleteFrom('app_user').where('id', '=', goes.userId).execute();
    await files.delete(fileless.key);
    expect(await namesIn(made, id)).toHaveLength(1);
  });

  it('are at most 500, and of the organization’s own', async () => {
    const made = await world();
    const { userId } = await withCv(made);
    await db.pool.query(
      `insert into application (id, user_id, kind, organization_id, state, sent_at, changed_at, title, organization_name, profile, send_key, cv_key, cv_name, cv_content_type, cv_size_bytes)
       select gen_random_uuid(), $1, 'inside', $2, 'sent', now(), now(), 'Many', 'Acme', '{}', gen_random_uuid(), 'applications/' || gen_random_uuid() || '.pdf', 'a.pdf', 'application/pdf', 1 from generate_series(1, 500)`,
      [userId, made.organization],
    );
    expect(await ask(made, { matching: {}, total: 501 })).toMatchObject({ status: 409, code: 'applicants.too_many_cvs', detail: '501' });
    expect(await ask(made, { matching: { q: 'many' }, total: 500 })).toMatchObject({ status: 200, cvs: 500 });
    const other = await world();
    const { id } = await withCv(other);
    expect((await ask(made, { ids: [id] })).status).toBe(404);
    expect(await stateOf(id)).toBe('sent');
    expect((await ask(made, { matching: {}, total: 3 })).code).toBe('lists.changed');
  });
});

describe('one application as JSON', () => {
  const PROFILE = {
    ...{
      userId: newId(),
      avatar: null,
      pronoun: null,
      country: 'NO',
      city: 'Bergen',
      linkedin: 'https://linkedin.example/ada',
      github: null,
    },
    ...{ email: 'ada@mail.example', phoneNumber: '+47 40 00 00 00', summary: '<p>Builds</p>' },
    languages: [
      {
        ...{ id: 'a', candidateId: 'c', languageId: 'nb', language: { id: 'nb', name: 'Norwegian' } },
        ...{ proficiencyId: 'full_professional', proficiency: { id: 'full_professional', level: 3 } },
      },
    ],
    studyPrograms: [
      {
        ...{ id: 's', candidateId: 'c', programId: 'p', campusId: null, campus: null, start: '2024-08-01', end: null, isCurrent: true },
        ...{ showWarning: false, verification: null },
        studyProgram: {
          ...{ id: 'p', name: 'Physics', description: '', schoolId: null, customSchoolName: 'Night School', levelId: 'master' },
          ...{ level: null, school: null, isVerified: false, campuses: [] },
          fields: [{ id: 'physics', name: null }],
        },
      },
    ],
    workAuthorizations: [{ id: null, candidateId: 'c', code: 'EU', type: 1, implicit: true }],
    skills: [{ id: 'k', skillId: null, customSkillName: 'Sailing', name: 'Sailing' }],
    workExperiences: [
      {
        ...{ id: 'w', title: 'Analyst', companyTitle: 'Acme', location: 'Oslo', description: null, start: '2023-01-01', end: null },
        isCurrentJob: true,
      },
    ],
    memberships: [],
    links: [{ id: 'l', name: 'Home', value: 'https://ada.example' }],
  };

  it('names the fields as HR Open does, with what the team keeps', async () => {
    const made = await world();
    const { id } = await withCv(made, { profile: PROFILE, answers: [{ questionId: newId(), value: false, knocksOut: true }] });
    await made.rita.browser.send('POST', made.at(`/${id}/notes`), { text: 'Calm' });
    await made.otto.browser.send('PUT', made.at(`/${id}/scorecard`), { verdict: 'no', scores: [] });
    const reply = await made.rita.browser.send('GET', made.at(`/${id}/export.json`));
    expect(reply.headers['content-disposition']).toContain('filename="Ada Berg - Analyst.json"');
    const exported = exportedApplicant.strict().parse(reply.json());
    expect(exported.person).toEqual({
      name: { formattedName: 'Ada Berg', given: 'Ada', family: 'Berg' },
      communication: {
        address: [{ city: 'Bergen', countryCode: 'NO' }],
        email: [{ address: 'ada@mail.example' }],
        phone: [{ formattedNumber: '+47 40 00 00 00' }],
        web: [
          { name: 'LinkedIn', url: 'https://linkedin.example/ada' },
          { name: 'Home', url: 'https://ada.example' },
        ],
      },
    });
    expect(exported.profiles[0]).toMatchObject({
      education: [{ institution: 'Night School', educationLevelCodes: ['master'], programs: ['Physics'], fieldsOfStudy: ['physics'] }],
      employment: [{ organization: { name: 'Acme' }, positionHistories: [{ title: 'Analyst', current: true }] }],
      qualifications: [{ competencyName: 'Sailing' }],
      languages: [{ languageCode: 'nb', proficiency: 'full_professional' }],
      workEligibilities: [{ countryCode: 'EU' }],
      attachments: [{ filename: 'mine.pdf', mimeType: 'application/pdf' }],
    });
    expect(exported.application).toMatchObject({
      stage: 'sent',
      answers: [{ value: false, knocksOut: true }],
      notes: [{ author: 'Rita Roth', text: 'Calm' }],
    });
    // Those of others are not told to who has given none.
    expect(exported.application.scorecards).toBeNull();
    await made.rita.browser.send('PUT', made.at(`/${id}/scorecard`), { verdict: 'yes', scores: [] });
    const again = (await made.rita.browser.send('GET', made.at(`/${id}/export.json`))).json();
    expect(again.application.scorecards.verdicts).toEqual({ strongNo: 0, no: 1, yes: 1, strongYes: 0 });
  });

  it('of a profile that is none of today’s shape has the name; of another organization it is not found', async () => {
    const made = await world();
    const { id } = await made.applied();
    const exported = (await made.get(`/${id}/export.json`)) as { person: { name: object }; profiles: { education: object[] }[] };
    expect(exported.person.name).toMatchObject({ formattedName: 'Ada Berg' });
    expect(exported.profiles[0]?.education).toEqual([]);
    const other = await (await world()).applied();
    expect((await made.rita.browser.send('GET', made.at(`/${other.id}/export.json`))).statusCode).toBe(404);
  });
});
