import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CardTitle, LinkCard } from './link-card.tsx';
import { mount, unmount } from './mount.tsx';

afterEach(unmount);
const Nothing = () => null;

describe('a card whose control is not for this reader', () => {
  test.each([360, 1280])('stands as one without: title and facts keep their places at %i px', async (width) => {
    await page.viewport(width, 700);
    const foot = <span data-foot="">Posted today</span>;
    const of = (action: 'nothing' | 'none') => (
      <LinkCard view="list" plate={<span>Logo</span>} foot={foot} {...(action === 'nothing' ? { action: <Nothing /> } : {})}>
        <CardTitle href="/jobs/1">Analyst</CardTitle>
      </LinkCard>
    );
    await mount(
      <>
        {of('nothing')}
        {of('none')}
      </>,
    );
    const places = [...document.querySelectorAll('article')].map((card) => {
      const top = card.getBoundingClientRect();
      return [...card.querySelectorAll('a, [data-foot]')].map((part) => {
        const box = part.getBoundingClientRect();
        return [Math.round(box.left - top.left), Math.round(box.top - top.top)];
      });
    });
    expect(places[0]).toEqual(places[1]);
  });
});
