// Several imports of one person: listed, opened, taken back in any order, deleted; and what a later one knows better than an earlier one.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fields, profileWorld } from '../candidates/profile.fixture.ts';

const BASE = '/api/v1/candidate/import';
const ALL = ['overview', 'languages', 'study_programs', 'work_experience', 'memberships', 'summary'];
const DAY_MS = 86_400_000;

let db: Awaited<ReturnType<typeof cloneDatabase>>;
let world: Awaited<ReturnType<typeof profileWorld>>;
type Person = Awaited<ReturnType<typeof world.person>>;
let ada: Person;
beforeAll(async () => {
  db = await cloneDatabase();
  world = await profileWorld(db);
}, 180_000);
beforeEach(async () => {
  ada = await world.person();
});

type Item = {
  id: string;
  descriptionKey: string;
  descriptionValues: Record<string, string>;
  isAction: boolean;
  canTake: boolean;
  resolved: boolean;
};
type Imported = { id: string; result: { sections: { sectionType: string; items: Item[] }[]; unread: { lines: string[] }[] } };

async function taken(resume: object, person = ada): Promise<Imported> {
  // Of two within one millisecond nobody knows which was first.
  world.clock.now = new Date(world.clock.now.getTime() + 1000);
  const reply = await person.browser.send('POST', `${BASE}/json-resume`, { resume, sectionTypes: ALL });
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json();
}
const undo = async ({ id }: Imported) => {
  const reply = await ada.browser.send('POST', `${BASE}/${id}/undo`);
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json();
};
const listed = async (person = ada) => (await person.browser.send('GET', BASE)).json().imports;
const itemsOf = ({ result }: Imported, key: string) =>
  result.sections.flatMap(({ items }) => items).filter(({ descriptionKey }) => descriptionKey === `resume.import.${key}`);
const job = { name: 'Nordic', position: 'Engineer', startDate: '2021-09', endDate: '2022-06' };
const jobs = async () => (await ada.read()).workExperiences;

/** A position that somebody wrote by hand. */
const OWN = { title: 'Engineer', companyTitle: 'Nordic', location: '', description: null, start: '2021-09-01' };

describe('the imports of the last seven days', () => {
  it('are listed newest first with their file, and each can be opened by its person alone', async () => {
    const ben = await world.person();
    const first = await taken({ work: [job], languages: [{ language: 'Klingon', fluency: 'Native' }] });
    const cv = Buffer.from(
      '{\\rtf1\\ansi {\\b\\fs48 Ada Lindqvist}\\par ada@mail.example\\par {\\b\\fs28 Skills}\\par Welding, Juggling\\par}',
    );
    const { payload, headers } = multipart(
      { name: 'sectionTypes', value: '["overview"]' },
      { name: 'file', fileName: 'My CV\u202e.rtf', bytes: cv },
    );
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    const second = (await ada.browser.send('POST', `${BASE}/resume-file`, payload, headers)).json();
    expect(await listed()).toMatchObject([
      { id: second.id, sourceType: 'CV', fileName: 'My CV.rtf', undoneAt: null, undoUntil: expect.any(String) },
      { id: first.id, sourceType: 'JSONResume', fileName: null, open: 1, reviewedAt: null },
    ]);
    expect((await ada.browser.send('GET', `${BASE}/${first.id}`)).json()).toEqual({ ...first });
    expect((await ben.browser.send('GET', `${BASE}/${first.id}`)).statusCode).toBe(404);
    expect(await listed(ben)).toEqual([]);
    expect((await ada.browser.send('GET', `${BASE}/nothing`)).statusCode).toBe(404);
  });

  it('are no more of them than these days', async () => {
    const { id } = await taken({ work: [job] });
    const before = new Date(world.clock.now.getTime() - 7 * DAY_MS - 1000);
    await db.database.updateTable('profile_import').set({ created_at: before }).where('id', '=', id).execute();
    expect(await listed()).toEqual([]);
    expect((await ada.browser.send('GET', `${BASE}/${id}`)).json()).toMatchObject({ id, undoUntil: null });
  });
});

describe('of several imports any can be taken back', () => {
  it('the first of three: the others stay', async () => {
    const [first] = [
      await taken({ work: [job] }),
      await taken({ skills: [{ name: 'Welding' }] }),
      await taken({ skills: [{ name: 'Sewing' }] }),
    ];
    expect(await undo(first)).toMatchObject({ kept: 0, later: 0 });
    const profile = await ada.read();
    expect([profile.workExperiences, profile.skills.map(({ name }: { name: string }) => name)]).toEqual([[], ['Welding', 'Sewing']]);
    expect((await listed()).map(({ undoneAt }: { undoneAt: string | null }) => undoneAt !== null)).toEqual([false, false, true]);
  });

  it('an entry that a later one completed stays and is named; with the later one it goes', async () => {
    const first = await taken({ work: [job] });
    const second = await taken({ work: [{ ...job, location: 'Oslo', summary: 'Built grids' }] });
    const undone = await undo(first);
    expect(undone).toMatchObject({ kept: 0, later: 1 });
    expect(itemsOf(undone.import, 'stayedForImport')).toMatchObject([
      { descriptionValues: { name: 'Engineer, Nordic' }, isAction: false, resolved: true },
    ]);
    expect(await jobs()).toMatchObject([{ location: 'Oslo', description: '<p>Built grids</p>' }]);
    expect(await undo(second)).toMatchObject({ kept: 0, later: 0 });
    expect(await jobs()).toEqual([]);
  });

  it('an entry by hand gets back what the older one filled, and keeps what the later one did', async () => {
    const own = { ...OWN, end: null, isCurrentJob: true };
    await ada.saved({ workExperiences: [{ op: 'create', value: own }] });
    const first = await taken({ work: [{ ...job, endDate: 'present', location: 'Oslo' }] });
    const second = await taken({ work: [{ ...job, endDate: 'present', summary: 'Built grids' }] });
    expect(await undo(first)).toMatchObject({ kept: 0, later: 0 });
    expect(await jobs()).toMatchObject([{ location: '', description: '<p>Built grids</p>' }]);
    await undo(second);
    expect(await jobs()).toMatchObject([own]);
  });

  it('a field that both wrote stays as the later one left it, until that goes too', async () => {
    const first = await taken({ basics: { phone: '+4722334455' } });
    const second = await taken({ basics: { phone: '+4799887766' } });
    const [differs] = itemsOf(second, 'differs');
    await ada.browser.send('PATCH', `${BASE}/${second.id}/take`, { item: differs?.id });
    const phone = async () => (await ada.browser.send('GET', '/identity/v1/user/me')).json().phoneNumber;
    const undone = await undo(first);
    expect(undone).toMatchObject({ kept: 0, later: 1 });
    expect(itemsOf(undone.import, 'fieldsStayedForImport')).toMatchObject([{ descriptionValues: { fields: 'phone' } }]);
    expect(await phone()).toBe('+4799887766');
    await undo(second);
    expect(await phone()).toBeNull();
  });

  it('what its person changed stays and is named, whoever wrote before', async () => {
    const first = await taken({ basics: { location: { countryCode: 'NO', city: 'Oslo' } }, work: [job], skills: [{ name: 'Welding' }] });
    const second = await taken({ work: [{ ...job, summary: 'Built grids' }] });
    const [{ id, ...entry }] = await jobs();
    await ada.saved({ workExperiences: [{ op: 'update', value: { ...entry, id, title: 'Lead' } }], candidate: fields({ city: 'Bergen' }) });
    const undone = await undo(first);
    // Country and city go back together or not at all.
    expect(undone).toMatchObject({ kept: 3, later: 0 });
    expect(itemsOf(undone.import, 'stayed')).toMatchObject([{ descriptionValues: { name: 'Lead, Nordic' } }]);
    expect(itemsOf(undone.import, 'fieldsStayed')).toMatchObject([{ descriptionValues: { fields: 'place' } }]);
    expect(await ada.read()).toMatchObject({ country: 'NO', city: 'Bergen', skills: [], workExperiences: [{ title: 'Lead' }] });
    expect(await undo(second)).toMatchObject({ kept: 0, later: 0 });
    expect(await jobs()).toMatchObject([{ title: 'Lead', description: null }]);
  });

  it('a career field that was chosen since is no reason to keep those that came in', async () => {
    const first = await taken({ basics: { name: 'A' }, interests: [{ name: 'Legal' }] });
    await ada.saved({ preferences: fields({ addPreferredCareerFields: ['COMPUTER_AND_IT'] }) });
    expect(await undo(first)).toMatchObject({ kept: 0 });
    const { careerFields } = (await ada.read()).preferences;
    expect(careerFields.map((one: { careerFieldId: string }) => one.careerFieldId)).toEqual(['COMPUTER_AND_IT']);
  });

  it('two at once end as one after the other would', async () => {
    const [first, second] = [await taken({ work: [job] }), await taken({ work: [{ ...job, summary: 'Built grids' }] })];
    await Promise.all([undo(first), undo(second)]);
    expect(await jobs()).toEqual([]);
  });

  it('a name stays, and that is told', async () => {
    await db.database.updateTable('app_user').set({ first_name: '', last_name: '' }).where('id', '=', ada.userId).execute();
    const named = { basics: { name: 'Eva Berg' }, meta: { fairway: { version: 1, names: { firstName: 'Eva', lastName: 'Berg' } } } };
    const undone = await undo(await taken(named));
    expect(itemsOf(undone.import, 'nameStayed')).toHaveLength(1);
    expect(await ada.read()).toMatchObject({ firstName: 'Eva', lastName: 'Berg' });
  });
});

describe('a deleted import', () => {
  /** Tables in which a text stands, whatever they are. */
  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db.database);
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await sql`select 1 from ${sql.table(name)} as t where t::text like ${`%${text}%`} limit 1`.execute(db.database);
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  }

  it('is gone from every table with its offers, changes and texts; the profile stays', async () => {
    await ada.saved({ candidate: fields({ summary: '<p>Mine</p>' }) });
    const record = await taken({
      basics: { summary: 'Offerword of theirs' },
      work: [{ ...job, summary: 'Keptword' }],
      awards: [{ title: 'Unreadword' }],
      languages: [{ language: 'Itemword', fluency: 'Native' }],
    });
    const { workExperiences } = await ada.read();
    expect(await tablesWith(record.id)).toEqual(['profile_import']);
    for (const word of ['Offerword', 'Unreadword', 'Itemword']) expect(await tablesWith(word)).toEqual(['profile_import']);
    expect(await tablesWith('Keptword')).toEqual(['profile_import', 'work_experience']);
    expect((await ada.browser.send('DELETE', `${BASE}/${record.id}`)).statusCode).toBe(204);
    for (const word of [record.id, 'Offerword', 'Unreadword', 'Itemword']) expect(await tablesWith(word)).toEqual([]);
    expect(await tablesWith('Keptword')).toEqual(['work_experience']);
    expect(await jobs()).toEqual(workExperiences);
    expect(await listed()).toEqual([]);
    expect((await ada.browser.send('POST', `${BASE}/${record.id}/undo`)).statusCode).toBe(404);
    expect((await ada.browser.send('DELETE', `${BASE}/${record.id}`)).statusCode).toBe(404);
  });

  it('was no hand: what it wrote counts from then on as its person’s own', async () => {
    const first = await taken({ work: [job] });
    await ada.browser.send('DELETE', `${BASE}/${first.id}`);
    const second = await taken({ work: [{ ...job, endDate: 'present' }] });
    expect([itemsOf(second, 'newer'), itemsOf(second, 'differs')]).toMatchObject([[], [{ canTake: true }]]);
  });
});

describe('what a file says later or longer than an earlier import wrote', () => {
  const newer = (record: Imported) => itemsOf(record, 'newer').map(({ descriptionValues }) => descriptionValues);

  it.each([
    ['a later end', { endDate: '2024-01' }, { fields: 'end', 'mine.end': '2022-06', 'theirs.end': '2024-01' }],
    ['an end that goes on', { endDate: 'present' }, { fields: 'end', 'theirs.end': 'present' }],
    [
      'a longer text',
      { summary: 'Built grids, and tested them' },
      { fields: 'description', 'theirs.description': 'Built grids, and tested them' },
    ],
    ['both', { endDate: 'present', summary: 'Other words that are more' }, { fields: 'end,description' }],
  ])('is told as newer and changes nothing until it is taken: %s', async (_name, change, values) => {
    await taken({ work: [{ ...job, summary: 'Built grids' }] });
    const before = await jobs();
    const second = await taken({ work: [{ ...job, summary: 'Built grids', ...change }] });
    expect(newer(second)).toMatchObject([{ name: 'Engineer, Nordic', ...values }]);
    expect([itemsOf(second, 'differs'), await jobs()]).toEqual([[], before]);
    const [item] = itemsOf(second, 'newer');
    expect(item).toMatchObject({ isAction: true, canTake: true, resolved: false });
    await ada.browser.send('PATCH', `${BASE}/${second.id}/take`, { item: item?.id });
    const third = await taken({ work: [{ ...job, summary: 'Built grids', ...change }] });
    expect([newer(third), itemsOf(third, 'differs'), itemsOf(third, 'known').length]).toEqual([[], [], 1]);
  });

  it.each<[string, object, string, object?]>([
    ['an earlier end', { endDate: '2022-01' }, 'differs'],
    ['an end where it goes on', { endDate: '2024-01' }, 'differs', { endDate: 'present' }],
    ['another beginning', { startDate: '2021-08' }, 'differs'],
    ['a shorter text of other words', { summary: 'Sold' }, 'differs'],
    ['a part of the text', { summary: 'grids' }, 'known'],
  ])('is not %s', async (_name, change, key, first = {}) => {
    await taken({ work: [{ ...job, summary: 'Built grids', ...first }] });
    const second = await taken({ work: [{ ...job, summary: 'Built grids', ...change }] });
    expect([newer(second), itemsOf(second, key).length]).toEqual([[], 1]);
  });

  it('is never told of what a hand wrote, or changed since: that is asked', async () => {
    await taken({ work: [{ ...job, summary: 'Built grids' }] });
    const [{ id, ...entry }] = await jobs();
    await ada.saved({ workExperiences: [{ op: 'update', value: { ...entry, id, description: '<p>Mine</p>' } }] });
    const second = await taken({ work: [{ ...job, endDate: '2024-01', summary: 'Built grids, and tested them' }] });
    // The end is still as the first import left it, the text is not.
    expect(newer(second)).toMatchObject([{ fields: 'end' }]);
    const [differs] = itemsOf(second, 'differs');
    expect(differs?.descriptionValues).toMatchObject({ fields: 'description', 'mine.description': 'Mine' });
    for (const item of [...itemsOf(second, 'newer'), ...itemsOf(second, 'differs')])
      await ada.browser.send('PATCH', `${BASE}/${second.id}/take`, { item: item.id });
    expect(await jobs()).toMatchObject([{ end: '2024-01-01', description: '<p>Built grids, and tested them</p>' }]);
  });

  it('taken, leaves what its person changed of the entry meanwhile', async () => {
    await taken({ work: [job] });
    const second = await taken({ work: [{ ...job, endDate: '2024-01' }] });
    const [{ id, ...entry }] = await jobs();
    await ada.saved({ workExperiences: [{ op: 'update', value: { ...entry, id, title: 'Lead', location: 'Bergen' } }] });
    await ada.browser.send('PATCH', `${BASE}/${second.id}/take`, { item: itemsOf(second, 'newer')[0]?.id });
    expect(await jobs()).toMatchObject([{ title: 'Lead', location: 'Bergen', end: '2024-01-01' }]);
  });

  it('is told of a summary too', async () => {
    await taken({ basics: { summary: 'I build.' } });
    const second = await taken({ basics: { summary: 'I build quiet things.' } });
    expect([itemsOf(second, 'summaryNewer').length, itemsOf(second, 'kept').length]).toEqual([1, 0]);
    await ada.saved({ candidate: fields({ summary: '<p>Mine.</p>' }) });
    const third = await taken({ basics: { summary: 'I build quiet things.' } });
    expect([itemsOf(third, 'summaryNewer').length, itemsOf(third, 'kept').length]).toEqual([0, 1]);
  });

  it('of an import that was taken back is nothing: what it wrote is gone', async () => {
    const own = { ...OWN, end: '2022-06-01', isCurrentJob: false };
    await undo(await taken({ work: [job] }));
    await ada.saved({ workExperiences: [{ op: 'create', value: own }] });
    expect(newer(await taken({ work: [{ ...job, endDate: 'present' }] }))).toEqual([]);
  });

  it('stays unresolved where its section is ticked off', async () => {
    await taken({ work: [job] });
    const { id } = await taken({
      work: [
        { ...job, endDate: 'present' },
        { name: 'B', position: 'x'.repeat(300) },
      ],
    });
    const reply = await ada.browser.send('PATCH', `${BASE}/${id}/update-resolved`, {
      sectionTypes: ['work_experience'],
      areResolved: true,
    });
    expect(itemsOf(reply.json(), 'newer')).toMatchObject([{ resolved: false, canTake: true }]);
    expect(itemsOf(reply.json(), 'issue')).toMatchObject([{ resolved: true }]);
  });
});
