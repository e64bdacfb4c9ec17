// The ready-made reasons of a school, as its staff are offered them.
import { DEFAULT_LOCALE, isLocale, type Locale } from '@fairway/rules/locales';
import { REASON_KINDS, type ReasonKind, type SchoolReason } from '@fairway/rules/school-reasons';
import type { Database } from '../../../kernel/database/database.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';

export type ReasonList = { kind: ReasonKind; reasons: SchoolReason[] | null; updatedAt: string | null };

export async function getReasons(database: Database, schoolId: ManagedSchoolId): Promise<{ locale: Locale; lists: ReasonList[] }> {
  const school = await database.selectFrom('school').select('locale').where('id', '=', schoolId).executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('school_reason_list')
    .select(['kind', 'reasons', 'updated_at'])
    .where('school_id', '=', schoolId)
    .execute();
  const lists = REASON_KINDS.map((kind): ReasonList => {
    const row = rows.find((one) => one.kind === kind);
    if (!row) return { kind, reasons: null, updatedAt: null };
    return { kind, reasons: row.reasons as SchoolReason[], updatedAt: row.updated_at.toISOString() };
  });
  return { locale: isLocale(school.locale) ? school.locale : DEFAULT_LOCALE, lists };
}
