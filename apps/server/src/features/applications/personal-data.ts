// A person's applications with everything of them, and the files that were sent. Rows go with the person by themselves, files do not. Who of an
// organization did a step is no part of it.
import { sql } from 'kysely';
import { removeFilesLater } from '../../kernel/files/file-removal.ts';
import type { Eraser, PersonalDataPart } from '../../kernel/personal-data.ts';

export const applicationPersonalData: readonly PersonalDataPart[] = [
  {
    name: 'applications',
    heading: (t) => t('archive.parts.applications'),
    async read(database, { userId }) {
      const applications = await database
        .selectFrom('application')
        .select(['id', 'kind', 'state', 'title', 'organization_name as company', 'place', 'link', 'letter', 'cv_name as cv', 'profile'])
        .select(['sent_at as sentAt', 'changed_at as changedAt', 'posting_html as posting'])
        .select(['reply_due_at as answerDueAt', 'answered_at as answeredAt'])
        .where('user_id', '=', userId)
        .orderBy('sent_at')
        .orderBy('id')
        .execute();
      const ids = database.selectFrom('application').select('id').where('user_id', '=', userId);
      const [steps, answers, notes, reminders, keeps] = await Promise.all([
        database
          .selectFrom('application_step')
          .select(['application_id as applicationId', 'at', 'moved_by as by', 'from_state as from', 'to_state as to', 'words'])
          .where('application_id', 'in', ids)
          .orderBy('at')
          .orderBy('id')
          .execute(),
        database
          .selectFrom('application_answer')
          .select(['application_id as applicationId', 'question', 'value'])
          .where('application_id', 'in', ids)
          .orderBy('application_id')
          .orderBy('position')
          .execute(),
        database
          .selectFrom('application_note')
          .select(['application_id as applicationId', 'text', 'written_at as writtenAt'])
          .where('application_id', 'in', ids)
          .orderBy('written_at')
          .orderBy('id')
          .execute(),
        database
          .selectFrom('application_reminder')
          .select(['application_id as applicationId', 'text', 'due_at as dueAt', 'done_at as doneAt'])
          .where('application_id', 'in', ids)
          .orderBy('due_at')
          .orderBy('id')
          .execute(),
        database
          .selectFrom('application_keep')
          .select(['application_id as applicationId', 'asked_at as askedAt', 'months', 'answer', 'answered_at as answeredAt'])
          .select(['ends_at as endsAt', 'ended_at as endedAt', 'ended_by as endedBy'])
          .where('application_id', 'in', ids)
          .orderBy('asked_at')
          .orderBy('application_id')
          .execute(),
      ]);
      return { applications, steps, answers, notes, reminders, keeps };
    },
    async files(database, { userId }) {
      const rows = await database
        .selectFrom('application')
        .select(['cv_name as name', 'cv_key as key'])
        .where('user_id', '=', userId)
        .where('cv_key', 'is not', null)
        .orderBy('sent_at')
        .execute();
      const given = await database
        .selectFrom('application_answer as w')
        .innerJoin('application as a', 'a.id', 'w.application_id')
        .select(['w.file_key as key', sql<string>`w.value #>> '{}'`.as('name')])
        .where('a.user_id', '=', userId)
        .where('w.file_key', 'is not', null)
        .orderBy('a.sent_at')
        .orderBy('w.application_id')
        .orderBy('w.position')
        .execute();
      return [...rows, ...given].flatMap(({ name, key }) => (key === null ? [] : [{ name: name ?? 'CV', key }]));
    },
  },
  {
    name: 'application-links',
    heading: (t) => t('archive.parts.applicationOpenings'),
    read: (database, { userId }) =>
      database
        .selectFrom('application_opening as o')
        .innerJoin('job as j', 'j.id', 'o.job_id')
        .select(['j.title', 'o.opened_at as openedAt', 'o.answer', 'o.answered_at as answeredAt'])
        .where('o.user_id', '=', userId)
        .orderBy('o.opened_at')
        .orderBy('o.job_id')
        .execute(),
  },
];

/** The rows cascade; the copies of files would stay. */
export const eraseApplications: Eraser = async (transaction, { userId }) => {
  const rows = await transaction
    .selectFrom('application')
    .select('cv_key as key')
    .where('user_id', '=', userId)
    .where('cv_key', 'is not', null)
    .unionAll((from) =>
      from
        .selectFrom('application_answer as w')
        .innerJoin('application as a', 'a.id', 'w.application_id')
        .select('w.file_key as key')
        .where('a.user_id', '=', userId)
        .where('w.file_key', 'is not', null),
    )
    .execute();
  await removeFilesLater(
    transaction,
    rows.flatMap(({ key }) => key ?? []),
    new Date(),
  );
};
