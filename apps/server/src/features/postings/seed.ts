// Eva's desk of postings: each of her organization's demo postings that is applied for inside is hers to edit, and there is one of every other state.

import { fold } from '@fairway/rules/folding';
import { EMPTY_POSTING, type PostingContent } from '@fairway/rules/posting-content';
import type { PostingState } from '@fairway/rules/posting-states';
import { stableUuid } from '@fairway/world-kit/chance';
import { plainText } from '@fairway/world-kit/markup';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { listOwnShown } from '../jobs/own/queries.ts';
import { DEMO_SCHOOL_POSTINGS, demoSchoolPostingId } from '../posting-decisions/world/postings.ts';
import type { Prepared } from './preparing.ts';
import { show } from './showing/commands.ts';

const HOME = 'lindvik';
const DAY_MS = 86_400_000;
type World = {
  today: Date;
  organizations: readonly { id: number; key: string }[];
  schools: readonly { id: number; slug: string }[];
};

const TEXT =
  '<p>You keep the people of a harbour town warm: with us you plan how heat from the sea reaches eleven thousand homes.</p><ul><li>You draw, calculate and walk the pipes.</li><li>You learn from two engineers who have done it for twenty years.</li><li>You bring a study of engineering and curiosity.</li></ul>';
const OTHERS: readonly { state: PostingState; title: string; days: number; more?: Partial<PostingContent> }[] = [
  { state: 'draft', title: 'Trainee, district heating', days: 1, more: { html: '' } },
  { state: 'scheduled', title: 'Summer internship, heat from the sea', days: 2 },
  { state: 'paused', title: 'Working student, network planning', days: 9 },
  { state: 'closed', title: 'Graduate engineer, pumps', days: 40 },
  { state: 'expired', title: 'Internship, energy markets', days: 60, more: { deadlineOn: '2025-01-31' } },
  { state: 'withdrawn', title: 'Assistant, meter reading', days: 80 },
];

export async function seedPostings(transaction: DatabaseTransaction, { today, organizations, schools }: World): Promise<void> {
  const home = organizations.find(({ key }) => key === HOME);
  if (!home) throw new Error(`The demo world has no organization ${HOME}`);
  const shown = await listOwnShown(transaction, home.id);
  const ago = (days: number) => new Date(today.getTime() - days * DAY_MS);
  const rows = shown.map(({ id, publishedAt, content }, at) => ({
    ...{ id, organization_id: home.id, state: 'live', created_at: publishedAt, changed_at: ago(at + 3), published_at: publishedAt },
    ...columnsOf(content),
  }));
  const others = OTHERS.map(({ state, title, days, more }) => ({
    ...{ id: stableUuid(`demo posting ${title}`), organization_id: home.id, state, created_at: ago(days + 5), changed_at: ago(days) },
    published_at: ['paused', 'closed', 'expired'].includes(state) ? ago(days + 4) : null,
    publish_at: state === 'scheduled' ? ago(-5) : null,
    ...columnsOf({
      ...EMPTY_POSTING,
      ...{ title, html: TEXT, places: [{ city: 'Oslo', country: 'NO' }], zone: 'Europe/Oslo', employmentTypes: ['INTERN'] },
      ...{ categories: ['SCIENCE_AND_ENGINEERING'], educationLevels: ['bachelor'], educationFields: ['engineering'], replyDays: 14 },
      ...more,
    }),
  }));
  await transaction
    .insertInto('posting')
    .values([...rows, ...others])
    .execute();
  await seedForSchools(transaction, { today, organizations, schools });
}

/** Postings for chosen schools: what these made of them stands in posting-decisions/seed.ts. */
async function seedForSchools(transaction: DatabaseTransaction, { today, organizations, schools }: World): Promise<void> {
  for (const { title, employer, at, days, edition } of DEMO_SCHOOL_POSTINGS) {
    const organization = organizations.find(({ key }) => key === employer);
    const chosen = at.flatMap((slug) => schools.find((school) => school.slug === slug)?.id ?? []);
    if (!organization || chosen.length === 0) continue;
    const content: PostingContent = {
      ...EMPTY_POSTING,
      ...{ title, html: TEXT, places: [{ city: 'Oslo', country: 'NO' }], zone: 'Europe/Oslo', employmentTypes: ['INTERN'] },
      ...{ categories: ['SCIENCE_AND_ENGINEERING'], educationLevels: ['bachelor'], educationFields: ['engineering'], replyDays: 14 },
      ...{ salary: { min: 195, max: 230, currency: 'NOK', unit: 'HOUR' }, schools: chosen },
    };
    const publishedAt = new Date(today.getTime() - days * DAY_MS);
    const id = demoSchoolPostingId(title);
    await transaction
      .insertInto('posting')
      .values({
        ...{ id, organization_id: organization.id, state: 'live', edition, created_at: publishedAt, changed_at: publishedAt },
        ...{ published_at: publishedAt, ...columnsOf(content) },
      })
      .execute();
    const text = { description_html: TEXT, description_text: plainText(TEXT) };
    const place = { line: 'Oslo, Norway', city: 'Oslo', countryCode: 'NO', latitude: 59.91273, longitude: 10.74609 };
    const prepared = { columns: text, places: [place] } as unknown as Prepared;
    await show(transaction, { id, organizationId: organization.id, edition, content, prepared, publishedAt, now: publishedAt });
  }
}

const columnsOf = (content: PostingContent) => ({
  content: JSON.stringify(content),
  title: content.title,
  folded_title: fold(content.title),
});
