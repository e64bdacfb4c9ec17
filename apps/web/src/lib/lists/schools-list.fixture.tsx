// A list of schools in every test of the lists.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until } from '@fairway/ui/mount';
import { closeToast, toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import { anyText, defineList, type FilterReader, one, several } from './list-address.ts';
import { ListPage } from './list-page.tsx';
import { useList } from './use-list.ts';

/** The page of the tests stays where it is. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  followed.push(link.pathname + link.search);
}

beforeEach(async () => {
  document.addEventListener('click', follow, true);
  await page.viewport(1280, 800);
});
afterEach(() => {
  for (const { id } of toastStore.read().toasts) closeToast(id);
  unmount();
  document.removeEventListener('click', follow, true);
  localStorage.clear();
});

const digits: FilterReader<string> = { kind: 'one', read: ([first]) => (/^\d+$/.test(first ?? '') ? first : undefined) };
const LIST = defineList({
  sorts: ['name', 'country'],
  sort: 'name',
  filters: { country: one(['NO', 'DE']), kinds: several(['art', 'trade']), id: digits, since: anyText },
});
/** What the endpoint was asked. */
export let asked: string[] = [];
/** Names that the action on several was given. */
export let bulkDone: string[] = [];
/** Where links were followed to. */
export let followed: string[] = [];

function Schools() {
  // The endpoint has none of these filters; the parts of a list do not mind.
  const list = useList<'/api/v1/staff/schools', 'name' | 'country', typeof LIST.filters>(LIST as never, '/api/v1/staff/schools');
  return (
    <ListPage
      title="Schools"
      {...list}
      columns={[
        { key: 'name', title: 'Name', sort: 'name', cell: (row) => row.name },
        { key: 'country', title: 'Country', sort: 'country', cell: (row) => row.country },
        { key: 'id', title: 'Id', align: 'end', cell: (row) => row.schoolId },
      ]}
      keyOf={(row) => `${row.schoolId}`}
      nameOf={(row) => row.name}
      hrefOf={(row) => `/en/staff?school=${row.schoolId}`}
      searchLabel="Search schools"
      filters={[
        { name: 'country', title: 'Country', options: [{ value: 'NO', label: 'Norway' }] },
        {
          name: 'kinds',
          title: 'Kind',
          options: [
            { value: 'art', label: 'Art school' },
            { value: 'trade', label: 'Trade school' },
          ],
        },
        { name: 'id', title: 'Number', input: 'text', hint: 'Digits only' },
        { name: 'since', title: 'Since', input: 'date' },
      ]}
      bulk={(rows, done) => (
        <button
          type="button"
          onClick={() => {
            bulkDone = rows.map((row) => row.name);
            done();
          }}
        >
          Merge
        </button>
      )}
      empty={{ title: 'No schools yet' }}
    />
  );
}

const school = (schoolId: number) => ({
  schoolId,
  name: `School ${schoolId}`,
  logo: null,
  country: 'NO',
  administered: true,
  duties: [...STAFF_DUTIES],
});
export const found = (count: number, total = count, totalIsExact = true) => ({
  rows: Array.from({ length: count }, (_, at) => school(at + 1)),
  page: 1,
  pageSize: 25,
  total,
  totalIsExact,
});
type Answer = object | Response;
export async function open(search: string, reply: (url: URL) => Answer, scheme: 'light' | 'dark' = 'light') {
  asked = [];
  bulkDone = [];
  followed = [];
  return stage(<Schools />, {
    address: `/en/staff${search}`,
    scheme,
    reply: (request) => {
      const url = new URL(request.url);
      asked.push(url.search);
      const answer = reply(url);
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
}
export const text = () => document.querySelector('main')?.textContent ?? '';
export const button = (words: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === words)!;
/** Presses a button as soon as it is there. */
export async function press(words: string): Promise<void> {
  await until(() => button(words) !== undefined);
  await userEvent.click(button(words));
}
export const panel = () => document.querySelector<HTMLElement>('[popover]:popover-open')!;
/** Opens the panel of a filter that is not set yet. */
export async function addFilter(name: string): Promise<void> {
  await press('Filter');
  await until(() => panel()?.getAttribute('aria-label') === 'Add a filter');
  await userEvent.click([...panel().querySelectorAll('button')].find((one) => one.textContent === name)!);
  await until(() => panel()?.getAttribute('aria-label') === name);
}
