// From what an organization wrote to what readers see. Fields that were chosen count as they were chosen; only the text is made safe, and places get
// their line and coordinates. @rule postings.3
import { type PostingContent, showingFaults } from '@fairway/rules/posting-content';
import { endOfDayIn } from '@fairway/rules/recognition/dates';
import type { Database } from '../../../kernel/database/database.ts';
import { refuseFaults } from '../../../kernel/http/field-faults.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { showOwnPosting } from '../../jobs/own/commands.ts';
import { chooseSchools } from '../../posting-decisions/choosing/commands.ts';
import type { Prepared } from '../preparing.ts';

export type Showing = {
  id: string;
  organizationId: number;
  edition: number;
  content: PostingContent;
  prepared: Prepared;
  publishedAt: Date;
  now: Date;
};

/** Refuses what is not complete. @throws Problem with pointers */
export function refuseIncomplete(content: PostingContent, prepared: Prepared, now: Date): void {
  refuseFaults(showingFaults(content, { now, visible: prepared.columns.description_text.replaceAll(/\s+/g, ' ').trim().length }));
}

/** Its organization is one that readers see. @throws Problem postings.not_public */
export async function requirePublic(transaction: Database, organizationId: number): Promise<void> {
  const row = await transaction
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .where('status', '=', 'active')
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new Problem('postings.not_public');
}

/** Writes it for readers: the row of the posting stands as it is shown. @throws Problem jobs.question_choices, jobs.question_knock_out */
export async function show(
  transaction: Database,
  { id, organizationId, edition, content, prepared, publishedAt, now }: Showing,
): Promise<void> {
  const { columns, places } = prepared;
  const chosen = { id, organizationId, edition, schools: content.schools, text: columns.description_text, now };
  await showOwnPosting(
    transaction,
    {
      id,
      columns: {
        ...{ organization_id: organizationId, title: content.title.trim(), language: content.language },
        ...{ description_html: columns.description_html, description_text: columns.description_text },
        ...{ languages: content.languages, employment_types: content.employmentTypes, categories: content.categories },
        ...{ education_levels: content.educationLevels, education_fields: content.educationFields, skills: content.skills },
        ...{ sectors: [], countries: [...new Set(places.flatMap((place) => place.countryCode ?? []))], workplace: content.workplace },
        ...{ pay: payOf(content), duration_min_months: content.monthsMin, duration_max_months: content.monthsMax },
        ...{ starts_now: content.startsNow && content.startOn === null, sponsorship: content.sponsorship, start_on: content.startOn },
        ...{ published_at: publishedAt, deadline_at: deadlineOf(content), zone: content.zone },
        application_url: content.applies === 'link' ? content.link.trim() : null,
        ...{ salary_min: content.salary?.min ?? null, salary_max: content.salary?.max ?? null },
        salary_currency: hasAmount(content) ? content.salary?.currency : null,
        salary_unit: hasAmount(content) ? content.salary?.unit : null,
        labels: [],
      },
      places: places.map((place, position) => ({
        ...{ job_id: id, position, line: place.line, city: place.city ?? null, region: place.region ?? null },
        ...{ postal_code: place.postalCode ?? null, street: place.street ?? null, country_code: place.countryCode ?? null },
        ...{ latitude: place.latitude ?? null, longitude: place.longitude ?? null },
      })),
      appliesInside: content.applies === 'inside',
      replyDays: content.applies === 'inside' ? content.replyDays : null,
      questions:
        content.applies === 'inside'
          ? content.questions.map(({ id: question, ...rest }) => ({ ...rest, ...(question ? { id: question } : {}) }))
          : [],
      schools: await chooseSchools(transaction, chosen),
    },
    now,
  );
}

const hasAmount = ({ salary }: PostingContent) => salary !== null && (salary.min !== null || salary.max !== null);
const payOf = (content: PostingContent) => content.pay ?? (hasAmount(content) ? 'paid' : null);

export const deadlineOf = ({ deadlineOn, zone }: PostingContent): Date | null =>
  deadlineOn === null ? null : endOfDayIn(zone, deadlineOn);
