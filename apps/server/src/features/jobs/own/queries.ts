// Postings of an organization that are applied for inside, as what was written of them: the demo world's desk begins with them.
import type { EmploymentType } from '@fairway/rules/jobs';
import { EMPTY_POSTING, type PostingContent } from '@fairway/rules/posting-content';
import { dayIn } from '@fairway/rules/recognition/dates';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { listQuestions } from '../questions/queries.ts';

export async function listOwnShown(database: Database, organizationId: number) {
  const rows = await database
    .selectFrom('job as j')
    .selectAll('j')
    .select(
      sql<
        { city: string; country: string }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('city', coalesce(p.city, ''), 'country', p.country_code)
        order by p.position) from job_place p where p.job_id = j.id and p.country_code is not null), '[]')`.as('places'),
    )
    .where('j.organization_id', '=', organizationId)
    .where('j.applies_inside', '=', true)
    .where('j.withdrawn_at', 'is', null)
    .orderBy('j.published_at', 'desc')
    .orderBy('j.id')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const content: PostingContent = {
        ...EMPTY_POSTING,
        ...{ title: row.title, html: row.description_html, language: row.language, places: row.places, languages: row.languages },
        ...{ workplace: row.workplace as PostingContent['workplace'], employmentTypes: row.employment_types as EmploymentType[] },
        ...{ categories: row.categories, educationLevels: row.education_levels, educationFields: row.education_fields, skills: row.skills },
        deadlineOn: row.deadline_at && dayIn(row.zone, row.deadline_at),
        ...{ zone: row.zone, replyDays: row.reply_days, questions: await listQuestions(database, row.id) },
      };
      return { id: row.id, publishedAt: row.published_at, content };
    }),
  );
}
