// Publishing editions of the agreement, and accepting it for a school. Each is one transaction with a line of the audit, which names versions and
// never words. @rule processing-agreements.1
import type { acceptAgreement, publishAgreement } from '@fairway/contract/processing-agreements/endpoints';
import { filledAgreement } from '@fairway/rules/processing-agreements';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import { enqueueJob } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';
import { acceptedVersion, currentText, findNewestEdition } from './queries.ts';
import type { AgreementFacts } from './views.ts';

/** The job that mails schools of a new version. */
export const TELL_SCHOOLS = 'processing-agreements.tell';

type Editor = { actorId: string; now: Date };

/** @throws Problem processing_agreements.changed where another edition was published meanwhile */
export async function publish(
  database: Database,
  { edition, texts }: z.output<typeof publishAgreement.body>,
  { actorId, now }: Editor,
): Promise<void> {
  const newest = await findNewestEdition(database);
  if ((newest?.number ?? 0) !== edition) throw new Problem('processing_agreements.changed');
  // There is nothing to go back from.
  if (texts === null && !newest?.texts) return;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('processing_agreement_edition')
    .values({ number: edition + 1, texts: texts && JSON.stringify(filled(texts)), published_at: now })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirstOrThrow();
  // Somebody else's was committed between the look above and here.
  if (numInsertedOrUpdatedRows === 0n) throw new Problem('processing_agreements.changed');
  await enqueueJob(database, TELL_SCHOOLS, { edition: edition + 1 });
  await recordAudit(database, {
    at: now,
    actorId,
    action: texts === null ? 'processing_agreement.reset' : 'processing_agreement.published',
    subject: 'processing_agreement',
    detail: { edition: edition + 1 },
  });
}

/** Without the slots that hold nothing. */
function filled(texts: Record<string, string | undefined>): Record<string, string> {
  const trimmed = Object.entries(texts).map(([locale, words]) => [locale, words?.trim() ?? ''] as const);
  return Object.fromEntries(trimmed.filter(([, words]) => words !== ''));
}

/** Of two who accept at once one is written. @throws Problem processing_agreements.changed where another version holds by now */
export async function accept(
  database: Database,
  schoolId: AdministeredSchoolId,
  { version, locale }: z.output<typeof acceptAgreement.body>,
  { facts, actorId, now }: Editor & { facts: AgreementFacts },
): Promise<void> {
  await database.selectFrom('school').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute();
  const shown = await currentText(database, locale, facts.locale);
  if (shown.version !== version) throw new Problem('processing_agreements.changed');
  if ((await acceptedVersion(database, schoolId)) === version) return;
  await database
    .insertInto('processing_agreement_acceptance')
    .values({
      ...{ id: newId(), school_id: schoolId, version, locale: shown.locale, accepted_by: actorId, accepted_at: now },
      body: filledAgreement(shown.text, facts),
    })
    .execute();
  await recordAudit(database, {
    at: now,
    actorId,
    action: 'processing_agreement.accepted',
    subject: `school:${schoolId}`,
    schoolId,
    detail: { version, locale: shown.locale },
  });
}
