// Writing a company's profile: it saves itself, tells what lacks, what will change and who was faster; its preview and its history.
import { EMPTY_PROFILE, type OrganizationProfileContent } from '@fairway/rules/organization-profile';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import OrganizationProfilePage from './organization-profile.page.tsx';

const ORGANIZATION = {
  organizationId: 7,
  name: 'Lindvik',
  logo: null,
  country: 'NO',
  state: 'active' as const,
  role: 'OrganizationAdmin' as const,
};
beforeEach(() => {
  silenceSockets();
  return page.viewport(1280, 900);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const content: OrganizationProfileContent = {
  ...EMPTY_PROFILE,
  ...{ tagline: { en: 'Heat for a town', de: 'Wärme' }, website: 'https://lindvik.example', links: ['https://x.com/lindvik'] },
  places: [{ title: LONG, address: 'Quay 1', city: 'Oslo', country: 'NO', isHeadquarters: true }],
  videos: [{ id: 1, title: { en: LONG }, thumbnail: null, link: 'https://youtu.be/dQw4w9WgXcQ' }],
  articles: [
    {
      id: 4,
      slug: 'one',
      title: { en: LONG },
      ingress: {},
      body: { en: '<p>x</p>' },
      picture: null,
      isShown: true,
      publishAt: '2026-01-01T00:00:00Z',
    },
  ],
};
const draft = (over: object = {}) => ({
  ...{
    edition: 3,
    content,
    shown: content,
    changedAt: '2026-11-24T10:00:00Z',
    changedBy: 'Otto Roth',
    state: 'active',
    segment: '7-lindvik',
  },
  ...over,
});
const VERSIONS = [
  {
    number: 2,
    publishedAt: '2026-11-20T10:00:00Z',
    publishedBy: 'Olga Roth',
    differences: [{ part: 'tagline', added: 1, changed: 0, removed: 0 }],
  },
  { number: 1, publishedAt: '2026-01-20T10:00:00Z', publishedBy: '', differences: [] },
];
type Call = { path: string; body: { edition?: number; content?: OrganizationProfileContent } };
type Answer = (call: Call) => Response | undefined;
type Look = { scheme?: 'light' | 'dark'; later?: object; role?: 'OrganizationAdmin' | 'Recruiter'; versions?: object[] };

async function open(
  begun: object,
  answer: Answer = () => undefined,
  { scheme = 'light', later = begun, role = 'OrganizationAdmin', versions = VERSIONS }: Look = {},
) {
  const calls: Call[] = [];
  await stage(
    <ConsoleOrganizationContext value={{ ...ORGANIZATION, role }}>
      <OrganizationProfilePage />
    </ConsoleOrganizationContext>,
    {
      ...{ address: '/en/employer/profile?organization=7', pages: ['employer-profile', 'employerdetail'], scheme },
      reply: async (request) => {
        const path = new URL(request.url).pathname.replace(/.*\/profile/, '');
        if (path === '/versions') return Response.json({ versions });
        if (request.method === 'GET') return begun instanceof Response ? begun.clone() : Response.json(calls.length > 0 ? later : begun);
        const call = { path, body: await request.json() };
        calls.push(call);
        return answer(call) ?? Response.json(draft({ edition: (call.body.edition ?? 0) + 1, content: call.body.content ?? content }));
      },
    },
  );
  return calls;
}
const text = () => document.body.textContent ?? '';
const shown = () => until(() => document.querySelector('form') !== null);

describe('a profile', { timeout: 60_000 }, () => {
  test('saves itself, and says under a text which language readers see', async () => {
    const calls = await open(draft());
    await shown();
    expect(text()).toContain('Readers of English see this text. Also written in Deutsch.');
    await page.getByLabelText('Tagline').fill('Heat from the sea');
    await until(() => calls.length === 1 && text().includes('Draft'));
    expect(calls[0]).toMatchObject({
      path: '/content',
      body: { edition: 3, content: { tagline: { en: 'Heat from the sea', de: 'Wärme' } } },
    });
    await page.getByLabelText('Language of the texts').selectOptions('fr');
    await until(() => text().includes('Readers of Français see the text in English.'));
  });

  test('that another owner saved meanwhile waits for a choice', async () => {
    const refused = () => Response.json({ code: 'organization_profiles.changed', status: 409 }, { status: 409 });
    const later = draft({ edition: 9, content: { ...content, website: 'https://theirs.example' } });
    const calls = await open(draft(), ({ body }) => (body.edition === 3 ? refused() : undefined), { later });
    await shown();
    await page.getByLabelText('Tagline').fill('Mine');
    await until(() => text().includes('Otto Roth saved meanwhile'));
    expect(text()).toContain('Changed: Website.');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await until(() => calls.length === 2 && !text().includes('saved meanwhile'));
    expect(calls[1]?.body).toMatchObject({ edition: 9, content: { tagline: { en: 'Mine' } } });
  });

  test('says at its field what lacks, and before it is published what will change', async () => {
    const calls = await open(draft({ shown: { ...content, tagline: {} } }));
    await shown();
    await page.getByLabelText('Website').fill('http://lindvik.example');
    await until(() => text().includes('Write an address that begins with https://.'));
    await page.getByRole('button', { name: 'Publish' }).click();
    await until(() => text().includes('Some fields need a look before you publish.'));
    await page.getByLabelText('Website').fill('https://lindvik.example/en');
    // The line below the field goes, and what is below it moves up: a press in between met nothing.
    await until(() => !text().includes('Write an address that begins with https://.'));
    await page.getByRole('button', { name: 'Publish' }).click();
    await until(() => document.querySelector('dialog')?.textContent?.includes('Tagline 2 added') === true);
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await until(() => text().includes('Your company profile is published.'));
    expect(calls.at(-1)?.path).toBe('/publish');
  });

  test('has a line for each place; one is open, a new one too, and a faulty one stays open', async () => {
    const oslo = { title: 'Harbour', address: 'Quay 1', city: 'Oslo', country: 'NO', isHeadquarters: true };
    await open(
      draft({
        content: { ...content, videos: [], articles: [], places: [oslo, { ...oslo, title: '', city: 'Bergen', isHeadquarters: false }] },
      }),
    );
    await shown();
    const edit = (name: string) => page.getByRole('button', { name: `Edit : ${name}` });
    expect(page.getByLabelText('City').elements()).toHaveLength(0);
    expect(text()).toContain('HarbourOslo, NorwayHeadquarters');
    await edit('Bergen').click();
    expect(page.getByLabelText('City').elements()).toHaveLength(1);
    // It is open where it goes.
    await page.getByRole('button', { name: 'Move Bergen up' }).click();
    await page.getByRole('group', { name: 'Bergen' }).getByLabelText('City').fill('');
    await page.getByRole('button', { name: 'Publish' }).click();
    await until(() => text().includes('Some fields need a look before you publish.'));
    expect(page.getByRole('button', { name: /: Location 1$/ }).elements()).toHaveLength(0);
    await edit('Harbour').click();
    expect(page.getByLabelText('City').elements()).toHaveLength(2);
    await page.getByRole('group', { name: 'Location 1' }).getByLabelText('City').fill('Bergen');
    await until(() => page.getByLabelText('City').elements().length === 1);
    await page.getByRole('button', { name: 'Add location' }).click();
    await until(() => page.getByRole('group', { name: 'Location 3' }).elements().length === 1);
  });

  test('takes up an old version, and gives back what was there', async () => {
    const calls = await open(draft(), ({ path }) =>
      path.endsWith('/restore') ? Response.json(draft({ edition: 4, content: { ...content, tagline: { en: 'Old' } } })) : undefined,
    );
    await shown();
    await page.getByText('History', { exact: true }).click();
    await until(() => text().includes('Published by Olga Roth') && text().includes('As it was before anybody published here'));
    expect(await violations()).toEqual([]);
    await page
      .getByRole('button', { name: /^Restore the version of/ })
      .last()
      .click();
    await until(() => document.querySelector('form') !== null && calls.some(({ path }) => path === '/versions/1/restore'));
    expect((page.getByLabelText('Tagline').element() as HTMLInputElement).value).toBe('Old');
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => calls.at(-1)?.body.content?.tagline.en === 'Heat for a town');
  });

  test('is its owners’ to write, and without one, without history and without an answer the page says so', async () => {
    await open(draft(), undefined, { role: 'Recruiter' });
    await until(() => text().includes('Owners write the company profile'));
    unmount();
    await open(draft({ edition: 0, content: EMPTY_PROFILE, shown: EMPTY_PROFILE }), undefined, { versions: [] });
    await shown();
    await page.getByText('History', { exact: true }).click();
    await until(() => text().includes('Nothing published yet'));
    unmount();
    await open(Response.json({ code: 'internal', status: 500 }, { status: 500 }));
    await until(() => document.querySelector('h1') !== null && document.querySelector('form') === null);
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px, with long names', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open(draft(), undefined, { scheme });
    await shown();
    // A row of each part.
    for (let closed = 3; closed > 0; closed--) {
      expect(page.getByRole('button', { name: /^Edit/ }).elements()).toHaveLength(closed);
      await page.getByRole('button', { name: /^Edit/ }).first().click();
    }
    await until(() => text().includes('Short name'));
    await until(() => document.querySelector('[aria-busy="true"]') === null);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
