// Who a posting is written for, whenever readers are to see it or see something else of it: a school that is new to it has it to decide, or its
// own rules do; one that approved it is told what changed; one that it is not for any more keeps what it decided. The posting's row is locked by
// whoever calls. @rule postings.5, postings.6, postings.7
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { tellPartners } from '../partners/commands.ts';
import { listApproving } from '../queries.ts';
import { decideByRules } from '../rules/commands.ts';
import { noteStep, tellOf } from '../steps/commands.ts';

type Chosen = {
  id: string;
  /** As it is kept now: its organization, and the edition that readers are about to see. */
  organizationId: number;
  edition: number;
  /** null: everybody. */
  schools: readonly number[] | null;
  /** The text without marks. */
  text: string;
  now: Date;
};

/** Whose students see it: schools among the chosen that approve it; null: everybody. */
export async function chooseSchools(transaction: Database, chosen: Chosen): Promise<number[] | null> {
  const { id, now } = chosen;
  const schools = [...(chosen.schools ?? [])];
  await transaction
    .updateTable('posting_decision')
    .set({ is_chosen: sql<boolean>`school_id = any(${schools}::int[])` })
    .where('posting_id', '=', id)
    .execute();
  if (chosen.schools === null) return null;
  const begun = await begin(transaction, id, schools, now);
  await noteChange(transaction, id, now);
  for (const schoolId of begun) await decideByRules(transaction, chosen, schoolId);
  // One that approved it before may be chosen again, or see again what it approved.
  await tellPartners(transaction, id);
  await tellOf(transaction, { organizationId: chosen.organizationId, schoolIds: schools });
  return listApproving(transaction, id);
}

/** Schools among the chosen that have nothing of it yet; gives them. */
async function begin(transaction: Database, id: string, schools: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ school_id: number }>`insert into posting_decision (posting_id, school_id, since)
    select ${id}::uuid, s.id, ${now} from school s where s.id = any(${[...schools]}::int[])
    on conflict do nothing returning school_id`.execute(transaction);
  for (const { school_id } of rows)
    await noteStep(transaction, { id, schoolId: school_id, step: 'wait', mover: 'system', actorId: null, note: '', reason: null, now });
  return rows.map(({ school_id }) => school_id);
}

/** Readers see something else than a school approved, or the same again. */
async function noteChange(transaction: Database, id: string, now: Date): Promise<void> {
  await sql`update posting_decision d
    set changed_at = case when a.content = p.content - 'schools' then null else coalesce(d.changed_at, ${now}) end
    from posting_approved_content a, posting_written p
    where d.posting_id = ${id}::uuid and d.state = 'approved' and p.id = d.posting_id
      and a.posting_id = d.posting_id and a.edition = d.approved_edition`.execute(transaction);
}
