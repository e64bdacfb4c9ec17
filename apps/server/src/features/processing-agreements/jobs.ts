// Tells administrators of schools that stand by another version that there is a new one: once for each edition and person, however often it runs. Who
// never accepted one is told by the first steps. @rule processing-agreements.1
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { orderOpenMail } from '../../kernel/mail/outgoing.ts';
import { listAdministrators } from '../schools/members/queries.ts';
import { TELL_SCHOOLS } from './commands.ts';
import { currentVersion, findNewestEdition, listOutdatedSchools } from './queries.ts';

export function agreementJobs({ database }: JobServices): JobRegistration[] {
  return [{ name: TELL_SCHOOLS, run: (payload) => tellSchools(database, Number((payload as { edition?: unknown }).edition)) }];
}

/** Nobody, once a later edition holds: that one tells. */
export async function tellSchools(database: Database, edition: number): Promise<void> {
  if ((await findNewestEdition(database))?.number !== edition) return;
  for (const { id, name } of await listOutdatedSchools(database, await currentVersion(database)))
    for (const person of await listAdministrators(database, id))
      await orderOpenMail(database, {
        key: `processing_agreement:${edition}:${id}:${person.id}`,
        kind: 'processing_agreement_changed',
        to: { name: fullName(person.first_name, person.last_name), address: person.email },
        userId: person.id,
        locale: knownLocale(person.locale),
        tenantId: person.tenant_id ?? undefined,
        parameters: { firstName: person.first_name, school: name },
        page: `/staff/settings/processing?school=${id}`,
      });
}
