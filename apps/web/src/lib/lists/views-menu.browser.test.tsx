// The views that somebody keeps of a list, in the console of the platform.
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import { defineList, one } from './list-address.ts';
import { ListPage } from './list-page.tsx';
import { useList } from './use-list.ts';

const LIST = defineList({ sorts: ['name', 'slug'], sort: 'name', filters: { kept: one(['yes']) } });
type View = { id: string; name: string; search: string; isShared: boolean; isMine: boolean };
let views: View[] = [];
let sent: { method: string; body: unknown }[] = [];

function Tenants() {
  const list = useList<'/api/v1/admin/tenants', 'name', typeof LIST.filters>(LIST as never, '/api/v1/admin/tenants');
  return <ListPage title="Tenants" {...list} columns={[{ key: 'name', title: 'Name', cell: (row) => row.name }]} keyOf={(row) => `${row.id}`} nameOf={(row) => row.name} searchLabel="Search" empty={{ title: 'None' }} />; // biome-ignore format: one thought
}

async function reply(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.includes('/saved-views'))
    return Response.json({ rows: [], page: 1, pageSize: 25, total: url.searchParams.has('q') ? 3 : 12_000, totalIsExact: true });
  if (request.method === 'GET') return Response.json({ views });
  const body = request.method === 'POST' ? await request.json() : undefined;
  sent.push({ method: request.method, body });
  if (request.method === 'DELETE') views = views.filter(({ id }) => !url.pathname.endsWith(id));
  else views = [...views, { ...(body as View), id: 'new', isMine: true }];
  return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(views.at(-1), { status: 201 });
}

const panel = () => document.querySelector<HTMLElement>('[popover]:popover-open')!;
async function open(search = ''): Promise<void> {
  await stage(<Tenants />, { address: `/en/admin/tenants${search}`, reply });
  await until(() => document.querySelector('button[aria-label="Saved views"]') !== null);
  await userEvent.click(document.querySelector('button[aria-label="Saved views"]')!);
}

beforeEach(async () => {
  views = [
    { id: 'a', name: 'With words', search: 'q=nor&sort=-slug', isShared: true, isMine: false },
    { id: 'b', name: 'All of them', search: '', isShared: false, isMine: true },
  ];
  sent = [];
  await page.viewport(1280, 800);
});
afterEach(unmount);

describe('saved views', () => {
  test('are found with how many each finds, and lead to what they keep; only one’s own can be deleted, and come back', async () => {
    await open('?q=oslo&page=2');
    await until(() => panel().textContent?.includes('12,000') === true);
    const links = [...panel().querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/admin/tenants?q=nor&sort=-slug', '/en/admin/tenants']);
    expect(links[0]!.textContent).toContain('3');
    expect(links[0]!.querySelector('[role="img"]')!.getAttribute('aria-label')).toBe('Everybody who works here finds it');
    expect(await violations()).toEqual([]);
    expect(panel().querySelector('[aria-label="Delete the view With words"]')).toBeNull();
    await userEvent.click(panel().querySelector('[aria-label="Delete the view All of them"]')!);
    await until(() => !panel().textContent?.includes('All of them'));
    toastStore.read().toasts.at(-1)!.action!.run();
    await until(() => panel().textContent?.includes('All of them') === true);
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { name: 'All of them', search: '', isShared: false } });
  });

  test('are kept from what the list is asked now, without its page, and not twice', async () => {
    views = [];
    await open('?q=oslo&page=2');
    await until(() => panel().textContent?.includes('Nothing saved yet') === true);
    await userEvent.fill(panel().querySelector('input:not([type="checkbox"])')!, 'Oslo');
    await userEvent.click(panel().querySelector('input[type="checkbox"]')!);
    await userEvent.click([...panel().querySelectorAll('button')].find((one) => one.textContent === 'Save this view')!);
    await until(() => sent.length > 0 && panel().querySelector('form') === null);
    expect(sent).toEqual([{ method: 'POST', body: { list: '/api/v1/admin/tenants', name: 'Oslo', search: 'q=oslo', isShared: true } }]);
    expect(panel().querySelector('a[aria-current]')!.textContent).toContain('Oslo');
  });
});
