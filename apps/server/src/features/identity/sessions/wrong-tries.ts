// The owner of an account learns by mail that strangers tried so often that new devices have to wait: once a window. It takes as long
// where there is no such account.
import { sql } from 'kysely';
import { evenly } from '../../../kernel/http/even-time.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { orderAccountMail } from '../account-mails.ts';
import type { IdentityServices } from '../services.ts';

/** `step`: what was tried. A code is only tried by who showed the first factor. */
export async function tellOfWrongTries(
  request: ApiRequest,
  services: IdentityServices,
  { userId, step, since }: { userId: string | undefined; step: 'password' | 'code'; since: Date },
): Promise<void> {
  await evenly(() =>
    services.database.transaction().execute(async (transaction) => {
      const person = await transaction
        .selectFrom('app_user')
        .select(['id', 'email', 'email_verified_at', 'first_name', 'last_name', 'locale'])
        .where('id', 'is not distinct from', sql<string>`${userId ?? null}::uuid`)
        .where('status', '=', 'active')
        .executeTakeFirst();
      if (!person) return;
      await orderAccountMail(transaction, services, request, person, {
        kind: 'wrong_tries',
        once: { id: `${person.id}:${step}:${since.toISOString()}` },
        link: '/recover-password',
        parameters: { step },
      });
    }),
  );
}
