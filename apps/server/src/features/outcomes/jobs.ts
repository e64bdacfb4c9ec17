// Reminds graduates who have not answered, once a day: at the end of a program and three and six months after, three times at most. Nobody is
// reminded twice of the same, however often it runs: which were sent is written in the transaction that orders the mail. @rule outcomes.8
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { OUTCOME_LIMITS, reminderDue } from '@fairway/rules/outcomes';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { orderMail } from '../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { unsubscribePath } from '../communication/commands.ts';
import { wantsMail } from '../communication/queries.ts';

type Services = { database: Database; keys: SessionKeys; secret: string };

const PROGRAMS_AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 86_400_000;
/** Longer than the last reminder can be due: six months and its days. */
const FARTHEST_DAYS = 7 * 31 + OUTCOME_LIMITS.reminderDays;

export function outcomeJobs({ database, keys, config, clock }: JobServices): JobRegistration[] {
  return [
    {
      name: 'outcomes.remind',
      cron: '41 5 * * *',
      run: async (_payload, { log }) => {
        const sent = await remindGraduates({ database, keys, secret: config.secret }, clock.now());
        if (sent > 0) log.info({ sent }, 'graduates were reminded of their survey');
      },
    },
  ];
}

/** Orders what is due today. Returns how many mails. */
export async function remindGraduates(services: Services, now: Date): Promise<number> {
  let sent = 0;
  let after = FIRST;
  for (;;) {
    const programs = await unanswered(services.database, after, now);
    const last = programs.at(-1);
    if (!last) return sent;
    for (const program of programs) if (await remind(services, program, now)) sent += 1;
    after = last.studyId;
  }
}

type Unanswered = Awaited<ReturnType<typeof unanswered>>[number];

/** Programs that ended, of schools that ask, of which nothing is known; in the order of their ids. */
async function unanswered(database: Database, after: string, now: Date) {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const rows = await database
    .selectFrom('outcome_graduate as g')
    .innerJoin('outcome_setting as s', 's.school_id', 'g.school_id')
    .innerJoin('school as k', 'k.id', 'g.school_id')
    .leftJoin('outcome_survey as v', 'v.study_id', 'g.study_id')
    .select(['g.study_id as studyId', 'g.user_id as userId', 'g.program_name as program', 'g.ends_on as endsOn', 'k.name as school'])
    .select('v.reminders')
    .where('s.is_on', '=', true)
    // In the name of a school that rests nobody is written to.
    .where('k.suspended_at', 'is', null)
    .where('g.status', 'is', null)
    .where('v.stopped_at', 'is', null)
    .where('g.ends_on', '<=', day(now.getTime()))
    .where('g.ends_on', '>', day(now.getTime() - FARTHEST_DAYS * DAY_MS))
    .where('g.study_id', '>', after)
    .orderBy('g.study_id')
    .limit(PROGRAMS_AT_ONCE)
    .execute();
  return rows.flatMap(({ studyId, userId, endsOn, ...row }) => (studyId && userId && endsOn ? [{ ...row, studyId, userId, endsOn }] : []));
}

/** Whether a mail was ordered. Somebody who wants none gets none, and is asked whether they do at the next one again. */
async function remind({ database, keys, secret }: Services, program: Unanswered, now: Date): Promise<boolean> {
  const number = reminderDue(program.endsOn, now.toISOString().slice(0, 10), program.reminders ?? []);
  if (number === undefined) return false;
  return database.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('identity_person')
      .select(['id', 'email', 'first_name', 'last_name', 'locale', 'tenant_id'])
      .where('id', '=', program.userId)
      .where('status', '=', 'active')
      .where('deletion_due_at', 'is', null)
      .executeTakeFirst();
    if (!person || !(await wantsMail(transaction, person.id, 'surveys'))) return false;
    if (!(await noteReminder(transaction, program, number))) return false;
    await orderMail(transaction, keys, {
      key: `outcome_reminder:${program.studyId}:${number}`,
      kind: 'outcome_reminder',
      to: { name: fullName(person.first_name, person.last_name), address: person.email },
      userId: person.id,
      locale: knownLocale(person.locale),
      tenantId: person.tenant_id ?? undefined,
      parameters: { firstName: person.first_name, school: program.school, program: program.program ?? '' },
      page: `/outcomes?program=${program.studyId}`,
      declineLink: unsubscribePath(secret, person.id, 'surveys'),
    });
    return true;
  });
}

/** False where another run was faster, or the answer was taken back meanwhile. */
async function noteReminder(transaction: Database, { studyId, userId }: Unanswered, number: number): Promise<boolean> {
  const written = await transaction
    .insertInto('outcome_survey')
    .values({ study_id: studyId, user_id: userId, reminders: [number] })
    .onConflict((conflict) =>
      conflict
        .column('study_id')
        .doUpdateSet((row) => ({ reminders: row.fn('array_append', ['outcome_survey.reminders', row.val(number)]) }))
        .where('outcome_survey.stopped_at', 'is', null)
        .where((row) => row.not(row(row.val(number), '=', row.fn.any('outcome_survey.reminders')))),
    )
    .returning('study_id')
    .executeTakeFirst();
  return written !== undefined;
}
