// What a machine misses in a CV stands at the entry that lacks it.
import { expect, it } from 'vitest';
import { emptyCv } from './cv.ts';
import { gapsOf } from './gaps.ts';

const sure = <T>(value: T) => ({ value, doubt: 'sure' as const });

it('of nothing read, all that employers look for is missed, each as a whole', () => {
  expect(gapsOf(emptyCv())).toEqual(
    ['name', 'email', 'phone', 'place', 'work', 'education', 'skills', 'languages'].map((code) => ({ code, at: null })),
  );
});

it('says which entry lacks what, by its place in its list', () => {
  const whole = { title: sure('Nurse'), employer: sure('Lindvik'), start: sure('2020'), isCurrent: true };
  const gaps = gapsOf({
    ...emptyCv(),
    name: sure({ full: 'Ada Berg' }),
    ...{ emails: [sure('ada@mail.example')], phones: [sure('+4722334455')], skills: [sure('Welding')] },
    place: sure({ text: 'Oslo' }),
    work: [whole, { employer: sure('Hoshikawa'), isCurrent: false }],
    education: [{ degree: sure('BSc'), start: sure('2016'), isCurrent: false }],
    languages: [{ name: sure('English'), level: sure('elementary') }, { name: sure('Norwegian') }],
  });
  expect(gaps).toEqual([
    { code: 'work_title', at: 1 },
    { code: 'work_dates', at: 1 },
    { code: 'education_school', at: 0 },
    { code: 'language_level', at: 1 },
  ]);
});

it('a novel that nobody understood is a gap; what stands under a heading of its own is none', () => {
  const lines = Array.from({ length: 13 }, (_, line) => `Line ${line}`);
  const has = (rest: { heading?: string; lines: string[] }[]) => gapsOf({ ...emptyCv(), rest }).some(({ code }) => code === 'unread');
  expect([has([{ lines }]), has([{ heading: 'Awards', lines }]), has([{ lines: lines.slice(1) }])]).toEqual([true, false, false]);
});
