// An organization that somebody founds here. Nobody sees it before the platform has looked (pending); what it is called and where its website is
// are kept as they were typed.
import { fold } from '@fairway/rules/folding';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { recordNews } from '../../../kernel/news/news.ts';

export type Founded = { name: string; link: string; country: string };

/** Gives its id. */
export async function foundOrganization(
  transaction: Database,
  { name, link, country }: Founded,
  { actorId, now }: { actorId: string; now: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto('organization')
    .values({
      ...{ name: name.trim(), folded_name: fold(name), link: link.trim(), country_code: country },
      ...{ status: 'pending', created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(transaction, { actorId, action: 'company.founded', subject: `company:${id}`, organizationId: id, at: now });
  await recordNews(transaction, [{ kind: 'company.founded', subject: `company:${id}` }]);
  return id;
}
