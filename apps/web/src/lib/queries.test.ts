import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueries } from './queries.ts';

test('news that come while something is loaded for the first time are not lost: it is asked again', async () => {
  const queries = createQueries();
  const asked: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => asked.push(answer));
  const observer = new QueryObserver(queries, { queryKey: ['applicants'], queryFn });
  const stop = observer.subscribe(() => {});
  const told = queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'applicants' });
  expect(asked).toHaveLength(1);
  asked[0]?.('before the news');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.('after the news');
  await told;
  expect(observer.getCurrentResult().data).toBe('after the news');
  // What is there already is asked again at once, and only once.
  const again = queries.invalidateQueries({ queryKey: ['applicants'] });
  expect(asked).toHaveLength(3);
  asked[2]?.('later');
  await again;
  expect(asked).toHaveLength(3);
  stop();
});
