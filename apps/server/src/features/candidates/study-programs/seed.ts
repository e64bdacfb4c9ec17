// The education of the demo candidates.
import type { DatabaseTransaction } from '../../../kernel/database/database.ts';
import { demoCampusId, demoProgramId } from '../../schools/seed.ts';
import { applyStudyProgramOps } from './commands.ts';
import { DEMO_STUDIES_OF, type DemoStudy } from './world/studies.ts';

/** Writes what a demo candidate studies, by the address of the account; an address that is none of them has nothing. */
export async function seedStudyPrograms(
  transaction: DatabaseTransaction,
  candidate: { candidateId: string; userId: string; email: string; today: Date },
): Promise<void> {
  const { candidateId, userId, email, today } = candidate;
  const ops = (DEMO_STUDIES_OF[email] ?? []).map((study) => ({ op: 'create' as const, value: entryOf(study, today.getUTCFullYear()) }));
  const faults = await applyStudyProgramOps(transaction, { candidateId, userId, now: today }, ops);
  if (faults.length > 0) throw new Error(`The education of ${email} is not right: ${JSON.stringify(faults)}`);
}

function entryOf(study: DemoStudy, thisYear: number) {
  const day = ([year, month]: readonly [number, number]) => `${thisYear + year}-${String(month).padStart(2, '0')}-01`;
  const period = { start: day(study.start), end: day(study.end) };
  if ('school' in study) {
    const campus = study.campus === undefined ? {} : { campusId: demoCampusId(study.school, study.campus) };
    return { ...period, ...campus, programId: demoProgramId(study.school, study.program) };
  }
  const { customSchool, name, level, fields, about } = study;
  return {
    ...period,
    studyProgram: { customSchoolName: customSchool, name, levelId: level, addFields: [...fields], description: about ?? '' },
  };
}
