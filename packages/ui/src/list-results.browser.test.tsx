import { useRef, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LinkProvider } from './link.tsx';
import { CardTitle, LinkCard } from './link-card.tsx';
import { ListFailed, ListPages, ListResults, useSlow } from './list-results.tsx';
import { mount, unmount, until, violations } from './mount.tsx';
import { Prose } from './prose.tsx';
import { ViewLinks } from './view-links.tsx';

afterEach(unmount);

const TEXTS = { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

function Slow({ waiting }: { waiting: boolean }) {
  return <p>{useSlow(waiting) ? 'slow' : 'quick'}</p>;
}

function Results() {
  const place = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);
  return (
    <LinkProvider
      link={({ href, preventScrollReset: _, discover: __, ...rest }) => (
        <a
          href={href}
          {...rest}
          onClick={(event) => {
            event.preventDefault();
            setPage(Number(href.slice(1)));
          }}
        />
      )}
    >
      <button type="button" onClick={() => setPage(1)}>
        Filter
      </button>
      <ListResults title="Results" place={place} page={page} waiting={false}>
        <ListPages page={page} pages={3} hrefOf={(other) => `#${other}`} texts={TEXTS} />
      </ListResults>
    </LinkProvider>
  );
}

describe('the results of a list', () => {
  test('take the focus after a step to another page, and leave it where a filter was ticked', async () => {
    await mount(<Results />);
    const results = document.querySelector('section')!;
    document.querySelector<HTMLElement>('a[aria-label="Page 2"]')!.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => document.activeElement === results);
    const filter = document.querySelector('button')!;
    filter.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => document.querySelector('[aria-current="page"]')!.textContent === '1');
    await expect.poll(() => document.activeElement).toBe(filter);
  });

  test('become a skeleton only where another list takes longer than a moment', async () => {
    const host = await mount(<Slow waiting />);
    expect(host.textContent).toBe('quick');
    await until(() => host.textContent === 'slow');
  });

  test('say what failed, and try again', async () => {
    let tries = 0;
    await mount(<ListFailed title="Not loaded" text="No answer" retryLabel="Try again" retrying={false} onRetry={() => tries++} />);
    expect(document.querySelector('[role="alert"]')!.textContent).toContain('No answer');
    await userEvent.click(document.querySelector('button')!);
    expect(tries).toBe(1);
  });
});

describe('a card', () => {
  test('is the target of its link as a whole, and names it once', async () => {
    await mount(
      <LinkCard view="list" plate={<span>Logo</span>} foot="today">
        <CardTitle href="#job" level={2} lang="de">
          Werkstudent
        </CardTitle>
      </LinkCard>,
    );
    const card = document.querySelector('article')!.getBoundingClientRect();
    const link = document.elementFromPoint(card.right - 4, card.bottom - 4) as HTMLAnchorElement;
    expect(link.textContent).toBe('Werkstudent');
    expect(document.querySelector('h2')!.lang).toBe('de');
    expect(document.querySelectorAll('a')).toHaveLength(1);
  });
});

test('list and grid are links, and the one that is shown says so', async () => {
  await mount(
    <ViewLinks
      label="View"
      views={['grid', 'list']}
      current="list"
      hrefOf={(view) => `?view=${view}`}
      nameOf={(view) => view.toUpperCase()}
    />,
  );
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label'), link.getAttribute('aria-current')])).toEqual([
    ['?view=grid', 'GRID', null],
    ['?view=list', 'LIST', 'true'],
  ]);
  expect(document.querySelector('[preventscrollreset], [discover]')).toBeNull();
});

test.each(['light', 'dark'] as const)('links in a written text are underlined and can be read: %s', async (scheme) => {
  await mount(<Prose size="small" lang="sv" html='<p>Läs <a href="#guide">guiden</a> först.</p>' />, scheme);
  const link = document.querySelector('a')!;
  expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  expect(link.closest('[lang]')!.getAttribute('lang')).toBe('sv');
  expect(await violations()).toEqual([]);
});
