// An organization with two recruiters, Rita and Otto, and applications that it was sent; each test makes one of its own.
import type { ApplicationState } from '@fairway/rules/applications';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { newId } from '../../kernel/ids.ts';

const NOON = new Date('2026-11-27T12:00:00Z');

type Answer = { questionId: string; kind?: 'yesNo' | 'choice' | 'number' | 'text'; value: unknown; question?: string; knocksOut?: boolean };
export type Given = {
  state?: ApplicationState;
  firstName?: string;
  lastName?: string;
  title?: string;
  at?: Date;
  userId?: string;
  jobId?: string;
  profile?: object;
  answers?: readonly Answer[];
  of?: number;
  more?: Record<string, unknown>;
};

/** One application of the database; `clock.now` is what the server believes. */
export async function recruiting(more: Record<string, unknown> = {}) {
  const db = await cloneDatabase();
  const clock = { now: NOON };
  const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => clock.now, ...more });
  let serial = 0;

  async function browserOf(firstName: string, organizationId: number) {
    serial += 1;
    const email = `${firstName}${serial}@acme.example`;
    const id = await insertPerson(db.database, { email, firstName, lastName: 'Roth', roles: [{ role: 'Recruiter', organizationId }] });
    const browser = testBrowser(app);
    await browser.signIn(email);
    // Sessions end while the clock goes on.
    return { browser, id, signIn: () => browser.signIn(email) };
  }

  async function world() {
    clock.now = NOON;
    serial += 1;
    const organization = await insertOrganization(db.database, { name: `Acme ${serial}` });
    const rita = await browserOf('Rita', organization);
    const otto = await browserOf('Otto', organization);
    const at = (path = '', of = organization) => `/api/v1/employer/organizations/${of}/applicants${path}`;

    async function applied({
      state = 'sent',
      firstName = 'Ada',
      lastName = 'Berg',
      title = 'Analyst',
      of = organization,
      ...given
    }: Given = {}) {
      serial += 1;
      const id = newId();
      const email = `candidate${serial}@mail.example`;
      const userId = given.userId ?? (await insertPerson(db.database, { email, firstName, lastName }));
      const sentAt = given.at ?? NOON;
      await db.database
        .insertInto('application')
        .values({
          ...{ id, user_id: userId, kind: 'inside', state, title, organization_name: 'Acme', sent_at: sentAt, changed_at: sentAt },
          ...{ job_id: given.jobId ?? null, organization_id: of, send_key: newId(), letter: 'I would like to.' },
          ...{ profile: JSON.stringify({ firstName, lastName, ...given.profile }), ...given.more },
        })
        .execute();
      for (const [position, { questionId, kind = 'yesNo', value, question = 'A permit?', knocksOut = false }] of (
        given.answers ?? []
      ).entries())
        await db.database
          .insertInto('application_answer')
          .values({
            ...{ application_id: id, position, question_id: questionId, kind, question },
            ...{ value: JSON.stringify(value), knocks_out: knocksOut },
          })
          .execute();
      return { id, userId, email };
    }

    const get = async (path = '', who = rita) => (await who.browser.send('GET', at(path))).json();
    return { organization, rita, otto, at, applied, get, browserOf };
  }
  return { db, app, clock, world };
}
