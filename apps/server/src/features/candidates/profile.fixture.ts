// A candidate of a test with a browser of their own, and the calls that the tests of the profile make.
import { ReferenceSearch } from '@fairway/search/reference';
import type { ClonedDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { signedInBrowsers } from '../account/signed-in.fixture.ts';

export const PROFILE_URL = '/api/v1/candidate/profile';
export const ME_URL = '/api/v1/candidate/me';
const EVERYTHING = 'summary,skills,preferences,work_experiences,links,memberships,nationalities,emailsettings';

/** An application, and people with a profile. `clock.now` is what the server believes. */
export async function profileWorld(db: ClonedDatabase, options: Parameters<typeof testApp>[0]['app'] = {}) {
  const clock = { now: new Date('2026-03-01T10:00:00Z') };
  const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => clock.now, app: options });
  const open = signedInBrowsers(app, db, () => clock.now);
  const person = async (given: Parameters<typeof open>[0] = {}) => {
    const { browser, userId } = await open(given);
    const read = async (headers: Record<string, string> = {}) =>
      (await browser.send('GET', `${ME_URL}?includes=${EVERYTHING}`, undefined, headers)).json();
    const save = (ops: object, version?: number) =>
      browser.send('POST', PROFILE_URL, { userId, ops, ...(version === undefined ? {} : { version }) });
    return {
      browser,
      userId,
      read,
      save,
      /** Saves and gives the candidate of the reply; anything but 200 fails. */
      async saved(ops: object, version?: number) {
        const reply = await save(ops, version);
        if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
        return reply.json().candidate;
      },
      /** The faults of a save that is refused, as `pointer code`. */
      async faults(ops: object): Promise<string[]> {
        const reply = await save(ops);
        const { code, errors = [] } = reply.json();
        if (reply.statusCode !== 422 || code !== 'profile.invalid') throw new Error(`${reply.statusCode} ${reply.body}`);
        return errors.map((error: { pointer: string; code: string }) => `${error.pointer} ${error.code}`);
      },
    };
  };
  return { app, clock, person };
}

export const create = (value: object) => [{ op: 'create', value }];
export const fields = (value: object) => ({ op: 'update', value });
