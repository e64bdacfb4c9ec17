// The page of a candidate hears at once what became of their connection, through the socket of the product.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { afterAll, expect, it } from 'vitest';
import { openBus } from '../../kernel/bus/open-bus.ts';
import { openLog } from '../../kernel/log.ts';
import { openSocket, until } from '../../kernel/realtime/test-socket.ts';
import { signedInBrowsers } from '../account/signed-in.fixture.ts';
import { ensureConnection, moveConnection } from './commands.ts';
import { insertProvingSchool } from './school.fixture.ts';

const log = openLog('silent');
const db = await cloneDatabase();
const bus = await openBus({ databaseUrl: db.url, log });
afterAll(() => bus.close());
const app = await testApp({ ...db, search: new ReferenceSearch(), app: { bus } });
const address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http://', '');
const open = signedInBrowsers(app, db, () => new Date());
const nordic = await insertProvingSchool(db.database, { name: 'Nordic School', slug: 'nordic', domains: ['nordic.example'] });
const valclair = await insertProvingSchool(db.database, { name: 'Valclair', slug: 'valclair' });

/** The socket of a person's page. */
function follow(browser: { cookies: Map<string, string> } | undefined, subjects: string) {
  const cookie = browser ? [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : '';
  return openSocket(`ws://${address}/api/v1/realtime?subjects=${subjects}`, { origin: `http://${address}`, cookie });
}

it('a decision of staff reaches the person and the school’s staff, and nobody else', async () => {
  const ada = await open();
  const ben = await open();
  const finn = await open({
    userId: await insertPerson(db.database, { email: 'finn@nordic.example', roles: [{ role: 'CareerStaff', schoolId: nordic }] }),
  });
  const sockets = {
    ada: follow(ada.browser, ''),
    ben: follow(ben.browser, `user:${ada.userId},school:${nordic}`),
    finn: follow(finn.browser, `school:${nordic},school:${valclair},user:${ada.userId}`),
    visitor: follow(undefined, `user:${ada.userId},school:${nordic}`),
  };
  for (const socket of Object.values(sockets)) await socket.ready();
  const asked = await ada.browser.send('POST', '/api/v1/university-connection', {
    schoolId: nordic,
    noAcademicEmail: true,
    message: 'I graduated in 2019.',
  });
  expect(asked.statusCode).toBe(200);
  await until(() => sockets.ada.events.length === 1 && sockets.finn.events.length === 1, 'the request');
  await db.database.transaction().execute(async (transaction) => {
    const connection = await ensureConnection(transaction, ada.userId, nordic, new Date());
    await moveConnection(transaction, connection, 'approve', { kind: 'staff', userId: finn.userId }, new Date());
    const elsewhere = await ensureConnection(transaction, ben.userId, valclair, new Date());
    await moveConnection(transaction, elsewhere, 'request', { kind: 'candidate', userId: ben.userId }, new Date(), { method: 'manual' });
  });
  await until(() => sockets.ada.events.length === 2 && sockets.ben.events.length === 1, 'the decisions');
  expect(sockets.ada.events.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
    `connection.changed user:${ada.userId}`,
    `connection.changed user:${ada.userId}`,
  ]);
  expect(sockets.ben.events.map(({ subject }) => subject)).toEqual([`user:${ben.userId}`]);
  expect(new Set(sockets.finn.events.map(({ subject }) => subject))).toEqual(new Set([`school:${nordic}`]));
  expect(sockets.visitor.events).toEqual([]);
  for (const socket of Object.values(sockets)) socket.hangUp();
});
