import { unmount, until } from '@fairway/ui/mount';
import { afterEach, expect, test } from 'vitest';
import { useFacetWords } from '../../lib/facets/facet-words.ts';
import { stage } from '../../testing/stage.tsx';
import { JobReasons, MarkedTitle } from './components/job-reasons.tsx';

afterEach(unmount);

const REASONS = [
  { asked: 'Praktikum', where: 'title', found: 'Internship' },
  { asked: 'sales', where: 'title', found: 'Sales' },
  { asked: 'analistas', where: 'title', found: 'Analista' },
  { asked: 'nürnberg', where: 'place', found: 'Nuremberg' },
  { asked: 'Deutschland', where: 'place', found: 'DE' },
  { asked: 'Madrid / Barcelona', where: 'place', found: 'Barcelona' },
  { asked: 'railway / ships', where: 'organization', found: 'Alstom' },
  { asked: 'alstom', where: 'organization', found: 'Alstom' },
  { asked: 'wifi', where: 'text', found: '…good wifi at…' },
  { asked: 'stage', where: 'kind', found: 'INTERN' },
  { asked: 'home office', where: 'remote', found: '' },
  { asked: 'zebra', where: 'nowhere', found: '' },
] as const;

function Card() {
  return (
    <>
      <h3>
        <MarkedTitle title="Sales Internship <b>Sales" reasons={REASONS} />
      </h3>
      <JobReasons reasons={REASONS} words={useFacetWords(0)} />
    </>
  );
}

test('a card marks the words that answer, and says what is not to be seen', async () => {
  await stage(<Card />);
  await until(() => document.querySelector('ul') !== null);
  expect(document.querySelector('h3')?.textContent).toBe('Sales Internship <b>Sales');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Sales', 'Internship']);
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Praktikum: Internship',
    'nürnberg: Nuremberg',
    'Deutschland: Germany',
    'railway / ships: Alstom',
    'In the text: …good wifi at…',
    'stage: Internship',
    'Without “zebra”',
  ]);
});
