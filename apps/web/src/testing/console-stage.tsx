// For the browser tests of consoles: a page with what the API answers it, what it sent, and its fields and buttons by their words.
import { until, violations } from '@fairway/ui/mount';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from './stage.tsx';

type Sent = { method: string; path: string; body: unknown };

/** One page of a list. */
export const pageOf = (rows: object[]) => ({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });

/** Pages of a console that exist; `open` shows one of them, `sent` is what it has asked since. */
export function consoleStage(pages: string[]) {
  const sent: Sent[] = [];
  async function open(
    element: Parameters<typeof stage>[0],
    answer: (path: string, method: string) => Response | object,
    address = '/en/admin',
  ): Promise<string[]> {
    sent.length = 0;
    return stage(element, {
      address,
      pages,
      scheme: address.includes('dark') ? 'dark' : 'light',
      reply: async (request) => {
        const url = new URL(request.url);
        const body = request.method === 'GET' ? undefined : await request.text().then((text) => (text ? JSON.parse(text) : undefined));
        sent.push({ method: request.method, path: url.pathname + url.search, body });
        const reply = answer(url.pathname, request.method);
        return reply instanceof Response ? reply : Response.json(reply);
      },
    });
  }
  return { open, sent };
}

type Opened = ReturnType<typeof consoleStage>['open'];

/** Two cases of a part, wide in light and narrow in dark: it is accessible, and no wider than the window. */
export function testLooks(name: string, open: Opened, element: Parameters<Opened>[0], answer: Parameters<Opened>[1] = () => ({})): void {
  for (const [scheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const)
    test(`${name} is accessible and fits ${width} px in ${scheme}`, async () => {
      await page.viewport(width, 800);
      await open(element, answer, `/en/admin?${scheme}`);
      await until(() => document.querySelector('main')!.textContent!.length > 40 && !document.querySelector('[aria-busy="true"]'));
      expect(await violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    });
}

export const text = () => document.body.textContent ?? '';
export const button = (name: string, inside = '') =>
  [...document.querySelectorAll<HTMLElement>(`${inside} button`)].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
  )!;
/** Presses a button as soon as it is there and busy with nothing. */
export async function press(name: string, inside = ''): Promise<void> {
  await until(() => button(name, inside) !== undefined && button(name, inside).ariaBusy !== 'true');
  await userEvent.click(button(name, inside));
}
export const field = (label: string) =>
  document.getElementById(
    [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(label))?.htmlFor ?? '',
  ) as HTMLInputElement;
export const pick = async (label: string, typed: string) => {
  await userEvent.fill(field(label), typed);
  await until(() => document.querySelector('[role="option"]') !== null);
  await userEvent.click(document.querySelector('[role="option"]')!);
};
