// Scorecards: criteria of a posting from its team, one's own before those of others, what a leaver saw stays.
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { recruiting } from '../applicants.fixture.ts';

const { db, world } = await recruiting();
type Made = Awaited<ReturnType<typeof world>>;
type Who = Made['rita'];

async function scored() {
  const made = await world();
  const jobId = await insertJob(db.database, { organizationId: made.organization });
  const { id } = await made.applied({ jobId });
  const send = async (who: Who, method: 'PUT' | 'DELETE' | 'GET', path: string, body?: object) => {
    const reply = await who.browser.send(method, made.at(`/${id}/${path}`), body);
    return { status: reply.statusCode, ...reply.json() };
  };
  const [skill, calm] = [
    { id: newId(), name: 'Skill' },
    { id: newId(), name: 'Keeps calm' },
  ];
  const criteria = (list: object[], before: string[], who = made.rita) => send(who, 'PUT', 'criteria', { criteria: list, before });
  const give = (who: Who, body: object) => send(who, 'PUT', 'scorecard', { verdict: 'yes', scores: [], ...body });
  const read = (who: Who) => send(who, 'GET', 'scorecards');
  return { ...made, jobId, id, skill, calm, criteria, give, read, send };
}

describe('criteria', () => {
  it('are the team’s, of one posting, in order, at most twelve, and pressing again changes nothing', async () => {
    const { rita, otto, applied, at, jobId, skill, calm, criteria, read } = await scored();
    expect(await read(rita)).toMatchObject({ criteria: [], canEdit: true, mine: null, others: [], othersCount: 0, summary: null });
    expect((await criteria([calm, skill], [])).criteria).toEqual([calm, skill]);
    expect((await criteria([calm, skill], [])).status).toBe(200);
    expect((await read(otto)).criteria).toEqual([calm, skill]);
    const second = await applied({ jobId });
    const elsewhere = await applied({ jobId: await insertJob(db.database, { organizationId: await insertOrganization(db.database) }) });
    const criteriaOf = async (one: string) => (await rita.browser.send('GET', at(`/${one}/scorecards`))).json().criteria;
    expect([await criteriaOf(second.id), await criteriaOf(elsewhere.id)]).toEqual([[calm, skill], []]);
    const many = Array.from({ length: 13 }, () => ({ id: newId(), name: 'One' }));
    expect((await criteria(many, [calm.id, skill.id])).status).toBe(422);
    expect((await criteria(many.slice(1), [calm.id, skill.id])).criteria).toHaveLength(12);
    expect((await criteria([{ id: newId(), name: '   ' }], [])).status).toBe(422);
  });

  it('that a colleague changed meanwhile are not overwritten', async () => {
    const { otto, skill, calm, criteria } = await scored();
    await criteria([skill], [], otto);
    expect(await criteria([calm], [])).toMatchObject({ status: 409, code: 'applicants.criteria_changed' });
    const both = await Promise.all([criteria([skill, calm], [skill.id]), criteria([calm], [skill.id], otto)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('take no id of another posting', async () => {
    const one = await scored();
    const other = await scored();
    await one.criteria([one.skill], []);
    expect((await other.criteria([{ ...one.skill, name: 'Mine' }], [])).status).toBe(404);
    expect((await one.read(one.rita)).criteria).toEqual([one.skill]);
    expect((await other.give(other.rita, { scores: [{ criterionId: one.skill.id, score: 1 }] })).status).toBe(409);
    // The id twice is no list.
    expect((await one.criteria([one.skill, { ...one.skill, name: 'Again' }], [one.skill.id])).status).toBe(409);
  });

  it('that are left out are scored no more, what was scored by them stays, and they come back', async () => {
    const { rita, skill, calm, criteria, give, read } = await scored();
    await criteria([skill, calm], []);
    await give(rita, {
      scores: [
        { criterionId: skill.id, score: 4 },
        { criterionId: calm.id, score: null, note: 'Over the phone' },
      ],
    });
    const after = await criteria([{ ...calm, name: 'Calm' }], [skill.id, calm.id]);
    expect(after.criteria).toEqual([{ id: calm.id, name: 'Calm' }]);
    expect(after.summary.criteria).toEqual([
      { id: calm.id, name: 'Calm', scores: [0, 0, 0, 0], notSeen: 1 },
      { id: skill.id, name: 'Skill', scores: [0, 0, 0, 1], notSeen: 0 },
    ]);
    expect(await give(rita, { scores: [{ criterionId: skill.id, score: 1 }] })).toMatchObject({ status: 409 });
    // Giving mine anew leaves what I scored by it.
    await give(rita, { scores: [{ criterionId: calm.id, score: 2 }] });
    expect((await read(rita)).mine.scores).toEqual(
      expect.arrayContaining([
        { criterionId: skill.id, score: 4, note: '' },
        { criterionId: calm.id, score: 2, note: '' },
      ]),
    );
    expect((await criteria([skill, calm], [calm.id])).criteria).toEqual([skill, calm]);
  });

  it('of a posting that is gone stay as they are', async () => {
    const { rita, jobId, skill, criteria, give, read } = await scored();
    await criteria([skill], []);
    await give(rita, { scores: [{ criterionId: skill.id, score: 3 }] });
    await db.database.deleteFrom('job').where('id', '=', jobId).execute();
    const left = await read(rita);
    expect(left).toMatchObject({ criteria: [], canEdit: false, mine: { verdict: 'yes' } });
    expect(left.summary.criteria).toMatchObject([{ name: 'Skill', scores: [0, 0, 1, 0] }]);
    expect((await criteria([skill], [])).status).toBe(409);
  });
});

describe('a scorecard', () => {
  it('of another is shown to who has given one, with the summary', async () => {
    const { rita, otto, skill, criteria, give, read } = await scored();
    await criteria([skill], []);
    await give(otto, { verdict: 'strongNo', words: ' Too loud ', scores: [{ criterionId: skill.id, score: 1, note: 'None' }] });
    expect(await read(rita)).toMatchObject({ mine: null, others: [], othersCount: 1, summary: null });
    const mine = await give(rita, { verdict: 'strongYes' });
    expect(mine.others).toMatchObject([
      { author: 'Otto Roth', verdict: 'strongNo', words: 'Too loud', scores: [{ criterionId: skill.id, score: 1, note: 'None' }] },
    ]);
    expect(mine.summary).toEqual({
      verdicts: { strongNo: 1, no: 0, yes: 0, strongYes: 1 },
      criteria: [{ ...skill, scores: [1, 0, 0, 0], notSeen: 1 }],
    });
  });

  it('is given anew and deleted by its author alone; deleting again changes nothing', async () => {
    const { rita, otto, give, read, send } = await scored();
    await give(rita, { verdict: 'no' });
    expect((await give(rita, { verdict: 'yes' })).mine.verdict).toBe('yes');
    await give(otto, {});
    expect((await send(rita, 'DELETE', 'scorecard')).mine).toBeNull();
    expect(await send(rita, 'DELETE', 'scorecard')).toMatchObject({ status: 200, othersCount: 1, others: [] });
    expect((await read(otto)).mine.verdict).toBe('yes');
  });

  it('given by several presses at once is one', async () => {
    const { rita, otto, give, read } = await scored();
    const replies = await Promise.all(Array.from({ length: 6 }, () => give(rita, { verdict: 'no' })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await give(otto, {});
    expect((await read(otto)).othersCount).toBe(1);
  });

  it('of who left the team stays with the name, and of an account that is gone without', async () => {
    const { rita, otto, give, read, browserOf, organization } = await scored();
    const una = await browserOf('Una', organization);
    await give(otto, {});
    await give(una, { verdict: 'no' });
    await give(rita, {});
    await db.database.deleteFrom('user_role').where('user_id', '=', otto.id).execute();
    await db.database.deleteFrom('app_user').where('id', '=', una.id).execute();
    const { others } = await read(rita);
    expect(others.map(({ author, verdict }: { author: string; verdict: string }) => [author, verdict])).toEqual([
      ['Otto Roth', 'yes'],
      ['', 'no'],
    ]);
    expect((await read(otto)).status).toBe(404);
  });

  it('is in the file of the list for who has given one', async () => {
    const { rita, otto, at, skill, calm, criteria, give } = await scored();
    await criteria([skill, calm], []);
    const scores = (of: number | null) => [
      { criterionId: skill.id, score: of },
      { criterionId: calm.id, score: null },
    ];
    await give(otto, { verdict: 'no', scores: scores(2) });
    const file = async () => (await rita.browser.send('GET', at('/export.csv'))).body.split('\r\n')[1];
    expect(await file()).not.toContain('no 1');
    await give(rita, { verdict: 'strongYes', scores: scores(4) });
    expect(await file()).toContain('"no 1, strongYes 1","Skill: 4 × 1, 2 × 1; Keeps calm: not seen × 2"');
  });

  it('of another organization’s applicant is not found, and what is none is refused', async () => {
    const { rita, give, at, skill } = await scored();
    const other = await scored();
    for (const [method, path, body] of [
      ['GET', 'scorecards', undefined],
      ['PUT', 'scorecard', { verdict: 'yes', scores: [] }],
      ['DELETE', 'scorecard', undefined],
      ['PUT', 'criteria', { before: [], criteria: [skill] }],
    ] as const)
      expect((await rita.browser.send(method, at(`/${other.id}/${path}`), body)).statusCode, path).toBe(404);
    for (const score of [0, 5, 2.5, '4']) expect((await give(rita, { scores: [{ criterionId: skill.id, score }] })).status).toBe(422);
    expect((await give(rita, { verdict: 'perhaps' })).status).toBe(422);
    expect((await give(rita, { scores: [{ criterionId: newId(), score: 1 }] })).status).toBe(409);
  });
});
