import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataTable, TableSkeleton } from './data-table.tsx';
import { mount, unmount, until, violations } from './mount.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(unmount);

type Student = { id: string; name: string; year: number };
const ROWS: Student[] = [
  { id: 'a', name: 'Ada Berg', year: 2027 },
  { id: 'b', name: 'Ben Dahl', year: 2026 },
  { id: 'c', name: 'Chen Li', year: 2028 },
];
let sorted: string[] = [];
let opened: string[] = [];

function Students() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState('name');
  return (
    <div
      onClickCapture={(event) => {
        if (event.target instanceof HTMLAnchorElement) {
          event.preventDefault();
          opened.push(event.target.hash);
        }
      }}
    >
      <DataTable<Student>
        caption="Students"
        columns={[
          { key: 'name', title: 'Name', sort: 'name', cell: (row) => row.name },
          { key: 'year', title: 'Ends', sort: 'year', align: 'end', cell: (row) => row.year },
          { key: 'id', title: 'Id', wideOnly: true, cell: (row) => row.id },
        ]}
        rows={ROWS}
        keyOf={(row) => row.id}
        nameOf={(row) => row.name}
        hrefOf={(row) => `#${row.id}`}
        sort={sort}
        onSort={(next) => {
          sorted.push(next);
          setSort(next);
        }}
        chosen={chosen}
        onChoose={setChosen}
        actions={(row) => <button type="button">Label {row.name}</button>}
        texts={{ select: (name) => `Select ${name}`, selectAll: 'Select all', actions: 'Actions' }}
      />
      <output>{[...chosen].sort().join(' ')}</output>
    </div>
  );
}
const chosen = () => document.querySelector('output')?.textContent;
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const open = async (scheme: 'light' | 'dark' = 'light') => {
  sorted = [];
  opened = [];
  await mount(<Students />, scheme);
};

describe('a table', () => {
  test('is sorted by its titles, and says how', async () => {
    await open();
    const title = () => document.querySelector<HTMLElement>('thead [aria-sort]:not([aria-sort="none"])')!;
    expect([title().textContent, title().getAttribute('aria-sort')]).toEqual(['Name', 'ascending']);
    await userEvent.click(title().querySelector('button')!);
    await until(() => title().getAttribute('aria-sort') === 'descending');
    await userEvent.click(document.querySelectorAll('thead button')[1]!);
    expect(sorted).toEqual(['-name', 'year']);
  });

  test('opens a row that has no name yet', async () => {
    const texts = { select: (name: string) => name, selectAll: 'Select all', actions: 'Actions' };
    const common = { keyOf: () => 'n', nameOf: () => '', hrefOf: () => '#n', sort: 'name', onSort: () => undefined, texts };
    await mount(
      <DataTable<{ name: string }>
        {...common}
        caption="People"
        columns={[{ key: 'name', title: 'Name', cell: ({ name }) => name }]}
        rows={[{ name: '' }]}
      />,
    );
    expect(document.querySelector('tbody th a')?.textContent).toBe('–');
    expect(await violations()).toEqual([]);
  });

  test('is worked by keys: j k arrows Home End move, x chooses, Enter opens', async () => {
    await open();
    rows()[0]!.focus();
    await userEvent.keyboard('jx');
    await expect.poll(() => document.activeElement).toBe(rows()[1]);
    await until(() => chosen() === 'b');
    await userEvent.keyboard('{ArrowDown}x{ArrowDown}kx');
    await until(() => chosen() === 'c');
    await expect.poll(() => document.activeElement).toBe(rows()[1]);
    await userEvent.keyboard('{Home}{Enter}');
    await expect.poll(() => document.activeElement).toBe(rows()[0]);
    expect(opened).toEqual(['#a']);
    await userEvent.keyboard('{End}');
    await expect.poll(() => document.activeElement).toBe(rows()[2]);
    expect(rows().map((row) => row.tabIndex)).toEqual([-1, -1, 0]);
  });

  test('is chosen from as a whole and by the box of a row, which has a name', async () => {
    await open();
    const all = document.querySelector<HTMLInputElement>('thead input')!;
    await userEvent.click(document.querySelector('input[aria-label="Select Ben Dahl"]')!);
    await until(() => all.indeterminate);
    await userEvent.click(all);
    await until(() => chosen() === 'a b c');
    await userEvent.click(all);
    await until(() => chosen() === '');
  });

  test('breaks no ordinary word where there is room, and cuts no arrow of its order', async () => {
    type Person = { id: string; name: string; email: string; program: string; state: string };
    const column = (key: keyof Person, title: string) => ({ key, title, sort: key, cell: (row: Person) => row[key] });
    await mount(
      <div style={{ width: 960 }}>
        <DataTable<Person>
          caption="Students"
          columns={[
            column('name', 'Name'),
            column('email', 'Email'),
            column('program', 'Program'),
            { ...column('id', 'Ends'), key: 'ends', cell: () => 'Juli 2027' },
            column('state', 'Status'),
            { ...column('id', 'Verbunden seit'), key: 'since', cell: () => '22. Nov. 2026' },
            { ...column('id', 'Studierende'), key: 'count', align: 'end', cell: () => 14 },
            { ...column('id', 'Zuletzt gesehen'), key: 'seen', cell: () => 'Nie' },
          ]}
          rows={[
            {
              id: 'a',
              name: 'Alva Lindgren',
              email: 'alva.lindgren.of.the.evening.course@student.nordicschool.example',
              program: 'MSc in Energy Economics and Management',
              state: 'Активен',
            },
          ]}
          keyOf={(row) => row.id}
          nameOf={(row) => row.name}
          sort="name"
          onSort={() => {}}
          texts={{ select: (name) => `Select ${name}`, selectAll: 'Select all', actions: 'Actions' }}
        />
      </div>,
    );
    for (const word of ['Lindgren', 'Economics', 'Активен']) expect([word, linesOf(word)]).toEqual([word, 1]);
    expect([...document.querySelectorAll('thead svg')].map((arrow) => arrow.getBoundingClientRect().width >= 12)).not.toContain(false);
    expect(document.querySelector('table')!.scrollWidth).toBeLessThanOrEqual(960);
  });

  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open(scheme);
    await userEvent.click(document.querySelector('input[aria-label="Select Ben Dahl"]')!);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('is cards in a narrow window, each value with its title', async () => {
    await page.viewport(360, 740);
    await open();
    const cell = document.querySelector('tbody td[data-title="Ends"]')!;
    expect(getComputedStyle(cell, '::before').content).toContain('Ends');
    expect(getComputedStyle(document.querySelector('td[data-title="Id"]')!).display).toBe('none');
  });

  test('keeps its place while it loads', async () => {
    await page.viewport(1280, 800);
    await mount(<TableSkeleton rows={3} columns={4} label="Loading" />);
    const skeleton = document.querySelector<HTMLElement>('[role="status"]')!.offsetHeight;
    await open();
    expect(Math.abs(skeleton - document.querySelector<HTMLElement>('tbody')!.offsetHeight)).toBeLessThan(8);
  });
});

/** On how many lines a word of the body stands. */
function linesOf(word: string): number {
  const texts = document.createTreeWalker(document.querySelector('tbody')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const at = currentNode.textContent!.indexOf(word);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(currentNode, at);
    range.setEnd(currentNode, at + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}
