import { expect, it } from 'vitest';
import { openPreparation } from './preparation.ts';

const posting = (said: object = {}) =>
  JSON.stringify({
    ...{ sourceId: 'one', title: 'Deckhand', company: { name: 'Lindvik' }, description: { html: '<p>Knots and sails.</p>' } },
    ...{ sections: [], places: [], employmentTypes: [], categories: [], industries: [], skills: ['Rigging', 'Splicing'], marks: [] },
    ...{ isClosed: false, ...said },
  });
const skill = (name: string) => ({ name, aliases: [name] });

/** The skills that a preparation of its own finds; it is closed after. */
async function found(skills: string[]): Promise<string[]> {
  const preparation = openPreparation(skills.map(skill), 0, 1);
  const [prepared] = await preparation.prepare([posting()]);
  await preparation.close();
  return JSON.parse(prepared?.columns ?? '').skills;
}

it('a thread that another preparation had knows nothing of its skills', async () => {
  expect(await found(['Rigging'])).toEqual(['Rigging']);
  expect(await found(['Splicing'])).toEqual(['Splicing']);
});

it('one that is closed prepares nothing more, and says so', async () => {
  const preparation = openPreparation([], 0, 1);
  await preparation.prepare([posting()]);
  await preparation.close();
  await expect(preparation.prepare([posting()])).rejects.toThrow('closed');
});

it('one that is closed while a batch is under way fails it, and the next is answered by a thread of its own', async () => {
  const preparation = openPreparation([skill('Rigging')], 0, 1);
  const underWay = preparation.prepare([posting()]);
  await Promise.all([expect(underWay).rejects.toThrow('closed'), preparation.close()]);
  expect(await found(['Splicing'])).toEqual(['Splicing']);
});
