import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveProfile } from '../../candidates/saving/commands.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { playedLink } from './links.ts';

const db = await cloneDatabase();
const userId = await insertPerson(db.database, { email: 'ada@employers.example' });
const options = { ...db, search: new ReferenceSearch(), actors: { ada: { ...CANDIDATE, userId } } };
const playing = await testApp({ ...options, app: { playsOthers: true } });
const plain = await testApp(options);
const ids = { demo: '', elsewhere: '', mail: '', linkless: '' };
const created = <V>(value: V) => [{ op: 'create' as const, value }];
const TITLE = 'Chef <de> "projet" & co';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

beforeAll(async () => {
  await saveProfile(
    db.database,
    userId as OwnUserId,
    {
      ops: {
        candidate: { op: 'update', value: { country: 'NO' } },
        nationalities: created({ nationality: 'NO' }),
        languages: created({ languageId: 'nb', proficiencyId: 'native_or_bilingual' as const }),
        studyPrograms: created({
          start: null,
          end: '2027-06-01',
          campusId: null,
          studyProgram: { customSchoolName: 'Night School', name: '', levelId: 'master' as const, addFields: [{ id: 'economics' }] },
        }),
      },
    },
    new Date(),
  );
  const organizationId = await insertOrganization(db.database, {
    name: 'Brown & Sons',
    countryCode: 'NO',
    sectors: ['technology_and_telecom'],
  });
  ids.demo = await insertJob(db.database, { organizationId, title: TITLE, applicationUrl: 'https://jobs.example/brown/1' });
  ids.elsewhere = await insertJob(db.database, { organizationId, title: 'A', applicationUrl: 'https://work.example/1' });
  ids.mail = await insertJob(db.database, { organizationId, title: 'B', applicationUrl: 'mailto:ada@jobs.example' });
  ids.linkless = await insertJob(db.database, { organizationId, title: 'C', applicationUrl: null });
  await db.database.updateTable('job').set({ needs_verification: false }).execute();
});

describe('the link of an application', () => {
  it.each([
    ['https://jobs.example/brown/1', 'http://localhost:3000/_employer/x'],
    ['https://jobs.example', 'http://localhost:3000/_employer/x'],
    ['https://jobs.example.org/1', 'https://jobs.example.org/1'],
    ['https://work.example/?to=https://jobs.example/1', 'https://work.example/?to=https://jobs.example/1'],
    ['https://jobs.example@work.example/1', 'https://jobs.example@work.example/1'],
    ['mailto:ada@jobs.example', 'mailto:ada@jobs.example'],
    ['', ''],
    ['no link', 'no link'],
  ])('%j leads a reader of the demo world to %j', (link, played) => {
    expect(playedLink(link, 'http://localhost:3000', 'x')).toBe(played);
  });

  const linkAt = async (app: typeof playing, id: string, host = 'localhost:3000') => {
    const reply = await app.inject({ method: 'POST', url: `/api/v1/postings/${id}/apply`, headers: { host, 'x-test-actor': 'ada' } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().applicationLink;
  };

  it('leads to the page of our own, at the host that was asked, where the node plays the employers', async () => {
    expect(await linkAt(playing, ids.demo)).toBe(`http://localhost:3000/_employer/${ids.demo}`);
    expect(await linkAt(playing, ids.demo, 'nordic.localhost:3000')).toBe(`http://nordic.localhost:3000/_employer/${ids.demo}`);
    expect(await linkAt(playing, ids.elsewhere)).toBe('https://work.example/1');
    expect(await linkAt(playing, ids.mail)).toBe('mailto:ada@jobs.example');
  });

  it('stays as it is elsewhere', async () => {
    expect(await linkAt(plain, ids.demo)).toBe('https://jobs.example/brown/1');
  });
});

describe('the played employer', () => {
  it('shows the posting and a form, escaped, kept by nobody', async () => {
    const reply = await playing.inject(`/_employer/${ids.demo.toUpperCase()}`);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none';.*form-action 'self'/);
    for (const part of [
      '<html lang="en">',
      '<meta name="robots" content="noindex">',
      '<p>Brown &amp; Sons</p>',
      '<h1 lang="en" dir="auto">Chef &lt;de&gt; &quot;projet&quot; &amp; co</h1>',
      '<form method="post">',
    ])
      expect(reply.body).toContain(part);
    expect(reply.body).not.toContain('<script');
  });

  it('thanks for what is sent, and says that nothing was sent or kept', async () => {
    for (const payload of ['name=Ada+Secret&message=Hello', '', '%00%ff=&&&']) {
      const reply = await playing.inject({ method: 'POST', url: `/_employer/${ids.demo}`, headers: FORM, payload });
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(reply.body).toContain('Thank you. This is a played employer of the demo world: nothing was sent or kept.');
      expect(reply.body).not.toMatch(/Secret|<form/);
    }
  });

  it('takes no form of another site, and none that is too long', async () => {
    const send = (headers: object, payload: string) =>
      playing.inject({ method: 'POST', url: `/_employer/${ids.demo}`, headers: { ...FORM, ...headers }, payload });
    expect((await send({ 'sec-fetch-site': 'cross-site' }, 'name=a')).statusCode).toBe(403);
    expect((await send({}, `message=${'x'.repeat(70_000)}`)).statusCode).toBe(413);
  });

  it.each(['GET', 'POST'] as const)('has no page (%s) for an unknown id or a posting whose link leads elsewhere', async (method) => {
    const unknown = ['018f0000-0000-7000-8000-00000000ffff', 'nonsense', '1', '%00', "'--", '-'.repeat(36)];
    for (const id of [...unknown, ids.elsewhere, ids.mail, ids.linkless])
      expect([id, (await playing.inject({ method, url: `/_employer/${id}`, headers: FORM })).statusCode]).toEqual([id, 404]);
  });

  it.each(['GET', 'POST'] as const)('is not there (%s) unless the node plays it', async (method) => {
    expect((await plain.inject({ method, url: `/_employer/${ids.demo}`, headers: FORM })).statusCode).toBe(404);
  });

  it('is not for robots', async () => {
    expect((await plain.inject('/robots.txt')).body).toContain('\nDisallow: /_employer\n');
  });
});
