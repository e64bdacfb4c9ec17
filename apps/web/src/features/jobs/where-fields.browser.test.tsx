import { unmount, violations } from '@fairway/ui/mount';
import { SearchBox } from '@fairway/ui/search-box';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFacetWords } from '../../lib/facets/facet-words.ts';
import { type Staging, stage } from '../../testing/stage.tsx';
import { JobsSearch } from './components/jobs-search.tsx';
import { WhereFields } from './components/where-fields.tsx';
import { readJobsAddress } from './job-address.ts';
import type { PlaceAsked } from './queries.ts';

afterEach(unmount);

const PLACES = [
  { label: 'Munich, Germany', kind: 'city' },
  { label: 'Munster, Ireland', kind: 'region' },
];
const LYON: PlaceAsked = { text: 'Lyon', name: 'Lyon, France', kind: 'city', canWiden: true, radiusKm: 0, inQuestion: false };

function Where({ search, place }: { search: string; place: PlaceAsked }) {
  return <WhereFields address={readJobsAddress(new URLSearchParams(search))} place={place} words={useFacetWords(0)} />;
}

/** The form of an address; gives what it was sent with. */
async function show(search: string, place: PlaceAsked = null, staging: Staging = {}) {
  const sent: string[] = [];
  await stage(
    <SearchBox
      action="/en/jobs"
      name="q"
      label="Search jobs"
      submitLabel="Search"
      clearLabel="Clear"
      texts={{ loading: '', empty: '', failed: '', count: String }}
      more={<Where search={search} place={place} />}
      onSearch={(text, fields) => sent.push([text, fields.get('where'), fields.get('radius')].join('|'))}
    />,
    { reply: () => Response.json({ places: PLACES }), ...staging },
  );
  return sent;
}
const where = () => page.getByRole('combobox', { name: 'Where' });

const SUGGESTIONS = [
  { suggestion: 'Wirtschaftsinformatikpraktikum Unternehmenssteuerungsberatung', type: 'title' },
  { suggestion: 'Internordic Group', type: 'company', companyId: 7 },
  { suggestion: 'Interviews', type: 'skill' },
  { suggestion: 'Interlaken, Switzerland', type: 'place' },
];
const suggested = (request: Request) =>
  Response.json(request.url.includes('/suggestion/places') ? { places: PLACES } : { suggestions: SUGGESTIONS });
const FACETS = { address: [{ value: 'IT', count: 12 }], employment_types: [{ value: 'INTERN', count: 7 }], job_category: [] };

function What() {
  const facets = FACETS as unknown as Parameters<typeof JobsSearch>[0]['facets'];
  const address = readJobsAddress(new URLSearchParams());
  return <JobsSearch address={address} facets={facets} words={useFacetWords(0)} place={null} go={() => undefined} />;
}

describe('what, with its suggestions open (search.24)', () => {
  test.each([
    ['light', 1280, 'en'],
    ['dark', 360, 'de'],
    ['light', 360, 'jp'],
  ] as const)('fits and is accessible: %s, %i px, %s', async (scheme, widthPx, locale) => {
    await page.viewport(widthPx, 700);
    await stage(<What />, { reply: suggested, scheme, locale, pages: ['jobs'] });
    await page.getByRole('combobox').first().fill('i');
    await expect.element(page.getByRole('option', { name: /^Interviews/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.querySelector('[role=option][aria-selected=true]')).not.toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });
});

describe('where, beside what (pages.46)', () => {
  test.each([
    ['light', 1280, 'en'],
    ['dark', 360, 'de'],
    ['light', 360, 'ru'],
  ] as const)('fits: %s, %i px, %s', async (scheme, widthPx, locale) => {
    await page.viewport(widthPx, 700);
    await show('?where=Lyon&radius=25', LYON, { scheme, locale });
    await expect.element(page.getByRole('button', { name: 'Search' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });

  test('suggests places, says what each is, and a chosen one is searched for with what stands beside', async () => {
    const sent = await show('');
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('cook');
    await where().fill('mun');
    await expect.element(page.getByRole('option', { name: /Munich, Germany\s*City/ })).toBeVisible();
    await expect.element(page.getByRole('option', { name: /Munster, Ireland\s*Region/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => sent).toEqual(['cook|Munich, Germany|']);
    await expect.element(where()).toHaveValue('Munich, Germany');
  });

  test.each([
    ['en', 're', 'Remote'],
    ['fr', 'tele', 'Télétravail'],
  ] as const)('suggests work from anywhere by the reader’s word: %s (search.26)', async (locale, typed, label) => {
    const sent = await show('', null, { locale, reply: () => Response.json({ places: [] }) });
    await page.getByRole('combobox').fill(typed);
    await expect.element(page.getByRole('option', { name: new RegExp(label) })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => sent).toEqual([`|${label}|`]);
  });

  test('takes what is typed as it is by Enter, and is cleared by its button', async () => {
    const sent = await show('?where=Lyon', LYON);
    await where().fill('Somewhere else');
    await userEvent.keyboard('{Escape}{Enter}');
    await page.getByRole('button', { name: 'Clear the place' }).click();
    await expect.poll(() => sent).toEqual(['|Somewhere else|0', '||0']);
  });

  test('offers a distance where the place has coordinates, and only there', async () => {
    const sent = await show('?where=Lyon', LYON);
    await page.getByRole('combobox', { name: 'Distance' }).selectOptions('Within 50 km');
    await expect.poll(() => sent).toEqual(['|Lyon|50']);
    await unmount();
    await show('?where=France', { ...LYON!, kind: 'country', canWiden: false });
    expect(page.getByRole('combobox', { name: 'Distance' }).elements()).toEqual([]);
  });

  test('suggestions that cannot be had are said to be missing, and the search works', async () => {
    const sent = await show('', null, { reply: () => new Response('{}', { status: 503 }) });
    await where().fill('x'.repeat(150));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual([`|${'x'.repeat(100)}|`]);
  });
});
