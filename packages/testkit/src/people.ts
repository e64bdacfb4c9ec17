// People of tests, and a browser-like client: a cookie jar over inject that sends what a page of this site would send.
import type { Role } from '@fairway/rules/access';
import { foldedEmail } from '@fairway/rules/emails';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../apps/server/src/kernel/database/database.ts';
import { newId } from '../../../apps/server/src/kernel/ids.ts';
import { hashPassword } from '../../../apps/server/src/kernel/session/password-hash.ts';

/** Good by every rule, and not common. */
export const PASSWORD = 'Fjord-lantern-72';

export type PersonOptions = {
  /** Of a test actor that has to exist. */
  id?: string;
  email: string;
  /** null: none (signs in by provider or passkey, or was invited). */
  password?: string | null;
  firstName?: string;
  lastName?: string;
  status?: 'inactive' | 'active' | 'suspended';
  roles?: readonly { role: Role; organizationId?: number; schoolId?: number }[];
};

let hashed: Promise<string> | undefined;

/** Inserts a person, active and verified unless told otherwise, a candidate unless roles are given. Returns the id. */
export async function insertPerson(database: Database, person: PersonOptions): Promise<string> {
  const id = person.id ?? newId();
  hashed ??= hashPassword(PASSWORD);
  const status = person.status ?? 'active';
  await database
    .insertInto('app_user')
    .values({
      id,
      email: person.email,
      email_folded: foldedEmail(person.email),
      email_verified_at: status === 'inactive' ? null : new Date(),
      status,
      password_hash: person.password === null ? null : person.password === undefined ? await hashed : await hashPassword(person.password),
      first_name: person.firstName ?? 'Ada',
      last_name: person.lastName ?? 'Berg',
    })
    .execute();
  const roles = person.roles ?? [{ role: 'Candidate' as const }];
  if (roles.length > 0)
    await database
      .insertInto('user_role')
      .values(
        roles.map((held) => ({
          id: newId(),
          user_id: id,
          role: held.role,
          organization_id: held.organizationId ?? null,
          school_id: held.schoolId ?? null,
        })),
      )
      .execute();
  return id;
}

/** Inserts a verified connection of a person with a school. Returns its id. */
export async function insertVerifiedConnection(database: Database, userId: string, schoolId: number): Promise<string> {
  const id = newId();
  await database
    .insertInto('school_connection')
    .values({ id, user_id: userId, school_id: schoolId, state: 'verified', method: 'manual', verified_at: new Date() })
    .execute();
  return id;
}

export type TestBrowser = {
  /** Cookies it holds, by name. */
  cookies: Map<string, string>;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Signs in by the call. @throws Error when it is refused */
  signIn(email: string, password?: string): Promise<void>;
};

/** A browser without cookies. `host`: the tenant's host name. */
export function testBrowser(app: FastifyInstance, host = 'localhost'): TestBrowser {
  const cookies = new Map<string, string>();
  const send: TestBrowser['send'] = async (method, url, body, headers = {}) => {
    const options: InjectOptions = {
      method,
      url,
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    };
    const reply = await app.inject(options);
    for (const cookie of reply.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return reply;
  };
  return {
    cookies,
    send,
    async signIn(email, password = PASSWORD) {
      const reply = await send('POST', '/identity/v1', { email, password });
      if (reply.statusCode !== 200) throw new Error(`${email} could not sign in: ${reply.body}`);
    },
  };
}

/** A host of its own for a tenant without a school; other hosts than that and localhost are nobody's. */
export async function insertTenantHost(database: Database, host: string): Promise<void> {
  const tenant = { slug: host.replaceAll('.', '-'), name: 'Fairway' };
  const { id } = await database.insertInto('tenant').values(tenant).returning('id').executeTakeFirstOrThrow();
  await database.insertInto('tenant_host').values({ tenant_id: id, host }).execute();
}
