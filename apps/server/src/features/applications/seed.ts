// About 200 applications of the demo world's candidates over the postings that are applied for inside; Ada has one in each state, two of
// postings from elsewhere, and a link that waits for her answer.
import type { ApplicationMover, ApplicationState } from '@fairway/rules/applications';
import { isAnswer, REPLY_CLOCK } from '@fairway/rules/reply-clock';
import { isKnockedOut, type ScreeningQuestion } from '@fairway/rules/screening-questions';
import { type Chance, chanceOf, stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { findSharedView } from '../candidates/shares/queries.ts';
import { ADA_CVS } from '../documents/world/ada.ts';
import { cvPdf } from '../documents/world/cv-pdf.ts';
import { getJob } from '../jobs/queries.ts';
import { listQuestions } from '../jobs/questions/queries.ts';
import { postingThen } from './sending.ts';
import { ADA_COURSES, ADA_ELSEWHERE, ADA_NOTES, ADA_REMINDERS, COURSES, LETTERS, TEXTS } from './world/applications.ts';

const DAY_MS = 86_400_000;
const ADA = 'ada@nordic.example';
const MOVED_WITHIN_DAYS = 20;
/** Of each posting, so many people apply at most. */
const A_POSTING = { least: 6, most: 14 };

type World = { today: Date; storeFile: ((key: string, bytes: Uint8Array, contentType: string) => Promise<void>) | undefined };
type Person = { id: string; email: string };
type Given = { person: Person; jobId: string; course: readonly ApplicationState[]; chance: Chance; today: Date };

/** Returns how many. */
export async function seedApplications(transaction: DatabaseTransaction, { today, storeFile }: World): Promise<number> {
  const jobs = await transaction.selectFrom('job').select('id').where('applies_inside', '=', true).orderBy('source_id').execute();
  const people = await applicants(transaction, today);
  const profiles = new Map<string, string>();
  let written = 0;
  for (const [place, { id: jobId }] of jobs.entries()) {
    const chance = chanceOf(`applications ${place}`);
    const others = people.filter(({ email }) => email !== ADA);
    for (const person of chance.sample(others, chance.whole(A_POSTING.least, A_POSTING.most))) {
      await insertInside(transaction, profiles, { person, jobId, course: courseOf(chance), chance, today });
      written += 1;
    }
  }
  const ada = people.find(({ email }) => email === ADA);
  if (ada) written += await seedAda(transaction, profiles, { ada, jobs, today, storeFile });
  return written;
}

/** Candidates with a profile, in an order that stays. */
function applicants(transaction: DatabaseTransaction, today: Date): Promise<Person[]> {
  return transaction
    .selectFrom('identity_person as u')
    .innerJoin('candidate_profile as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.email_folded as email'])
    .where('u.status', '=', 'active')
    .where('u.created_at', '<=', today)
    .orderBy('u.email_folded')
    .limit(120)
    .execute();
}

const courseOf = (chance: Chance): readonly ApplicationState[] => chance.weighted(COURSES, ({ of100 }) => of100).course;

const MOVERS: Partial<Record<ApplicationState, ApplicationMover>> = { withdrawn: 'candidate', closedWithoutAnswer: 'system' };

async function insertInside(transaction: DatabaseTransaction, profiles: Map<string, string>, given: Given): Promise<string> {
  const { person, jobId, course, chance, today } = given;
  const id = stableUuid(`demo application ${person.email} ${jobId}`);
  const posting = postingThen(await getJob(transaction, jobId));
  // One that nobody answered is as old as the promise and a month; what waits still is younger.
  const overDays = (posting.reply_days ?? REPLY_CLOCK.defaultDays) + REPLY_CLOCK.closesAfterDays;
  const isOver = course.includes('closedWithoutAnswer');
  const daysAgo = isOver ? overDays + 4 : chance.whole(course.length * 3 + 1, overDays - 4);
  // Most are answered within the promise.
  const stepDays = isOver ? overDays : Math.min(daysAgo, MOVED_WITHIN_DAYS) / (course.length + 1);
  const at = (step: number) => new Date(today.getTime() - (daysAgo - step * stepDays) * DAY_MS);
  const profile =
    profiles.get(person.id) ?? JSON.stringify(await findSharedView(transaction, person.id, { locale: undefined, now: today }));
  profiles.set(person.id, profile);
  const state = course.at(-1) ?? 'sent';
  const answeredStep = course.findIndex((to) => isAnswer(to, MOVERS[to] ?? 'organization')) + 1;
  await transaction
    .insertInto('application')
    .values({
      id,
      user_id: person.id,
      kind: 'inside',
      state,
      moved_by: MOVERS[state] ?? (state === 'sent' ? 'candidate' : 'organization'),
      sent_at: at(0),
      changed_at: at(course.length),
      ...posting,
      answered_at: answeredStep === 0 ? null : at(answeredStep),
      profile,
      letter: chance.pick(LETTERS),
      send_key: id,
    })
    .execute();
  const steps = ['sent' as const, ...course].map((to_state, step, all) => ({
    id: stableUuid(`demo application step ${id} ${step}`),
    application_id: id,
    at: at(step),
    moved_by: MOVERS[to_state] ?? (step === 0 ? ('candidate' as const) : ('organization' as const)),
    from_state: all[step - 1] ?? null,
    to_state,
  }));
  await transaction.insertInto('application_step').values(steps).execute();
  await insertAnswers(transaction, id, await listQuestions(transaction, jobId), chance);
  return id;
}

async function insertAnswers(
  transaction: DatabaseTransaction,
  id: string,
  questions: readonly ScreeningQuestion[],
  chance: Chance,
): Promise<void> {
  const rows = questions.flatMap((question, position) => {
    // Files are asked for as one likes, and these people have none to give.
    if (question.kind === 'file') return [];
    const value = answerTo(question, chance);
    const asked = { application_id: id, position, question_id: question.id, kind: question.kind, question: question.text };
    return [{ ...asked, value: JSON.stringify(value), knocks_out: isKnockedOut(question, value) }];
  });
  if (rows.length > 0) await transaction.insertInto('application_answer').values(rows).execute();
}

function answerTo({ kind, choices }: ScreeningQuestion, chance: Chance): boolean | number | string {
  if (kind === 'yesNo') return chance.happens(0.8);
  if (kind === 'number') return chance.whole(0, 18);
  return kind === 'choice' ? chance.pick(choices) : chance.pick(TEXTS);
}

type Ada = World & { ada: Person; jobs: readonly { id: string }[] };

async function seedAda(
  transaction: DatabaseTransaction,
  profiles: Map<string, string>,
  { ada, jobs, today, storeFile }: Ada,
): Promise<number> {
  const chance = chanceOf('applications of Ada');
  const ids: string[] = [];
  for (const [place, course] of ADA_COURSES.entries()) {
    const jobId = jobs[(place * 3) % jobs.length]?.id;
    if (jobId === undefined) continue;
    const id = await insertInside(transaction, profiles, { person: ada, jobId, course, chance, today });
    if (storeFile) await giveCv(transaction, id, today, storeFile);
    ids.push(id);
  }
  const [, , talks, offer] = ids;
  await insertKept(transaction, [talks, offer], today);
  for (const { title, organization, place, link, state, daysAgo } of ADA_ELSEWHERE) {
    const at = new Date(today.getTime() - daysAgo * DAY_MS);
    const id = stableUuid(`demo application elsewhere ${title}`);
    const own = { id, user_id: ada.id, kind: 'byHand', state, sent_at: at, changed_at: at };
    await transaction
      .insertInto('application')
      .values({ ...own, title, organization_name: organization, place, link: link || null })
      .execute();
    await transaction
      .insertInto('application_step')
      .values({ id: stableUuid(`demo step ${id}`), application_id: id, at, moved_by: 'candidate', actor_id: ada.id, to_state: state })
      .execute();
  }
  await insertOpening(transaction, ada, today);
  return ids.length + ADA_ELSEWHERE.length;
}

async function giveCv(
  transaction: DatabaseTransaction,
  id: string,
  today: Date,
  storeFile: NonNullable<World['storeFile']>,
): Promise<void> {
  const [first] = ADA_CVS;
  if (!first) return;
  const bytes = await cvPdf(first.cv, today);
  const key = `applications/${id}.pdf`;
  await storeFile(key, bytes, 'application/pdf');
  const cv = { cv_key: key, cv_name: first.fileName, cv_content_type: 'application/pdf', cv_size_bytes: bytes.length };
  await transaction.updateTable('application').set(cv).where('id', '=', id).execute();
}

async function insertKept(transaction: DatabaseTransaction, ids: readonly (string | undefined)[], today: Date): Promise<void> {
  for (const [place, id] of ids.entries()) {
    const [note, reminder] = [ADA_NOTES[place], ADA_REMINDERS[place]];
    if (id === undefined || note === undefined || reminder === undefined) continue;
    const noteId = stableUuid(`demo application note ${id}`);
    await transaction.insertInto('application_note').values({ id: noteId, application_id: id, text: note, written_at: today }).execute();
    const due_at = new Date(today.getTime() + reminder.inDays * DAY_MS);
    await transaction
      .insertInto('application_reminder')
      .values({ id: stableUuid(`demo application reminder ${id}`), application_id: id, text: reminder.text, due_at })
      .execute();
  }
}

/** Ada opened the link of a posting yesterday, and did not say yet whether she applied. */
async function insertOpening(transaction: DatabaseTransaction, ada: Person, today: Date): Promise<void> {
  const job = await transaction
    .selectFrom('job as j')
    .select('j.id')
    .where('j.applies_inside', '=', false)
    .where('j.application_url', 'is not', null)
    .where('j.deadline_at', '>', today)
    .where('j.withdrawn_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_visibility as v').select('v.job_id').whereRef('v.job_id', '=', 'j.id'))),
    )
    .orderBy('j.source_id', 'desc')
    .executeTakeFirst();
  if (!job) return;
  const opened_at = new Date(today.getTime() - DAY_MS);
  await transaction.insertInto('application_opening').values({ user_id: ada.id, job_id: job.id, opened_at }).execute();
}
