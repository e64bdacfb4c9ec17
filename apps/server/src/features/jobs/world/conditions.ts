// What postings of the demo world say of working there besides pay: most of them something, none all of it. Chance of their own: what was there
// before them stays as it was.
import { chanceOf } from '@fairway/world-kit/chance';
import type { Label } from './labels.ts';
import type { DemoConditions } from './posting.ts';
import type { Kind } from './role.ts';

type Said = {
  kind: Kind;
  months: number;
  remote: boolean;
  volunteer: boolean;
  abroad: boolean;
  startOn: string | null;
  labels: readonly Label[];
};

/** The conditions of posting `index`; they never say other than its text and labels. */
export function conditionsOf(index: number, { kind, months, remote, volunteer, abroad, startOn, labels }: Said): DemoConditions {
  const chance = chanceOf(`conditions ${index}`);
  const place = chance.next();
  const hasVisa = labels.some((label) => 'code' in label && label.code === 'visa_sponsorship');
  const isPaid = labels.some((label) => 'type' in label && label.type === 'img');
  const needsPermit = chance.happens(abroad ? 0.25 : 0.08);
  const startsNow = chance.happens(0.6);
  return {
    workplace: remote ? 'remote' : place < 0.45 ? 'on_site' : place < 0.75 ? 'hybrid' : null,
    pay: volunteer ? 'unpaid' : isPaid ? 'paid' : null,
    months: kind === 'intern' || kind === 'credit' || kind === 'temporary' ? months : null,
    startsNow: startOn === null && startsNow,
    sponsorship: hasVisa ? 'sponsored' : needsPermit ? 'permit_needed' : null,
  };
}
