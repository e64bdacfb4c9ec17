// What a machine reads in a CV of one's own: each gap at the entry that lacks it, with the dialog of the profile that fills it.
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import ResumeCard from './components/resume-card.tsx';
import { READING } from './reading.fixture.ts';

const PATH = '/api/v1/candidate/resume-reading';
let asked: string[] = [];
beforeEach(async () => {
  asked = [];
  await page.viewport(1000, 740);
});
afterEach(unmount);

async function opened(reply: () => Response | Promise<Response>, scheme: 'light' | 'dark' = 'light') {
  await stage(<ResumeCard />, {
    address: '/en/profile',
    pages: ['profile'],
    scheme,
    reply: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname !== PATH) return Response.json({ import: null, readsLinks: false });
      asked.push(search);
      return reply();
    },
  });
  await page.getByText('Modern').click();
  await page.getByRole('button', { name: 'What a machine reads' }).click();
  await until(() => document.querySelector('dialog[open] h3, dialog[open] [role=alert], dialog[open] [role=status]') !== null, 5000);
}
const dialog = () => document.querySelector('dialog[open]') as HTMLElement;
const part = (title: string) => [...dialog().querySelectorAll('section')].find((one) => one.querySelector('h3')?.textContent === title);

describe('the reading of the PDF of one’s profile', () => {
  test('says what was found, marks each gap where it belongs, and leads to the dialog that fills it', async () => {
    await opened(() => Response.json(READING));
    await until(() => part('Contact') !== undefined);
    expect(asked).toEqual(['?layout=modern&locale=en']);
    expect(dialog().textContent).toContain('5 things were not found');
    const [whole, broken] = [...(part('Work experience') as HTMLElement).querySelectorAll('div')];
    expect(whole?.textContent).toContain('Engineer, Nordic Energy');
    expect(whole?.textContent).toContain('Sept 2021 – present · Oslo');
    expect(whole?.textContent).not.toContain('Not found');
    expect(broken?.textContent).toContain('HoshikawaNot found: title and dates');
    expect(part('Languages')?.querySelectorAll('li')[0]?.textContent).toBe('Norwegian: Native or bilingual');
    expect(part('Languages')?.querySelectorAll('li')[1]?.textContent).toContain('Not found: level');
    expect(part('Skills')?.textContent).toContain('Nothing was found.');
    const links = [...dialog().querySelectorAll('a')].map((link) => [link.textContent, new URL(link.href).search]);
    expect(links).toEqual([
      ['Mend it in your profile: place', '?edit=personal-details'],
      ['Mend it in your profile: title and dates, Hoshikawa', '?edit=work-experience'],
      ['Mend it in your profile: level, English', '?edit=languages'],
      ['Mend it in your profile: Skills', '?edit=skills'],
    ]);
    // The stage has no router behind links.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    dialog().querySelector('a')?.click();
    await until(() => document.querySelector('dialog[open]') === null);
  });

  test('says nationality and permits by name, and what can be read in another way', async () => {
    await opened(() => Response.json(READING));
    await until(() => part('Nationality') !== undefined);
    expect(part('Nationality')?.textContent).toBe('NationalityNorway');
    expect(part('Work authorization')?.textContent).toContain('European Union can be read in another way');
    expect(part('Contact')?.textContent).toContain('+47 22 33 44 55 can be read in another way');
    expect(dialog().textContent).toContain('12 characters are hidden from readers.');
  });

  test('without gaps says so and has no links', async () => {
    await opened(() => Response.json({ ...READING, skills: ['Welding'], gaps: [], hiddenCharacters: 0 }));
    await until(() => part('Contact') !== undefined);
    expect(dialog().textContent).toContain('Everything that employers’ systems look for was found.');
    expect(dialog().querySelectorAll('a').length).toBe(0);
  });

  test.each([
    ['light', 1000],
    ['light', 360],
    ['dark', 360],
  ] as const)('has nothing that axe objects to while it waits, read and failed, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const check = async () => {
      await pause(100);
      expect(await violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
      expect(dialog().scrollWidth).toBeLessThanOrEqual(dialog().clientWidth);
    };
    let answer: (response: Response) => void = () => undefined;
    await opened(() => new Promise<Response>((resolve) => (answer = resolve)), scheme);
    await until(() => dialog().textContent?.includes('The CV is being read') ?? false);
    await check();
    answer(Response.json(READING));
    await until(() => part('Contact') !== undefined);
    await check();
    unmount();
    await opened(() => Response.json({ code: 'import.failed', status: 500 }, { status: 500 }), scheme);
    await until(() => dialog().querySelector('[role=alert]') !== null);
    await check();
  });
});
