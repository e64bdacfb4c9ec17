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
  /** Its text or a field speaks of pay. */
  saysPay: boolean;
};

/** The conditions of posting `index`; they never say other than its text and labels. */
export function conditionsOf(index: number, said: Said): DemoConditions {
  const { kind, months, remote, volunteer, abroad, startOn, labels, saysPay } = said;
  const chance = chanceOf(`conditions ${index}`);
  const place = chance.next();
  const hasVisa = labels.some((label) => 'code' in label && label.code === 'visa_sponsorship');
  const isPaid = labels.some((label) => 'type' in label && label.type === 'img');
  const needsPermit = chance.happens(abroad ? 0.25 : 0.08);
  const startsNow = chance.happens(0.6);
  const isIntern = kind === 'intern' || kind === 'credit';
  const isUnpaid = isIntern && !saysPay && !isPaid && chance.happens(kind === 'credit' ? 0.6 : 0.2);
  return {
    workplace: remote ? 'remote' : place < 0.45 ? 'on_site' : place < 0.75 ? 'hybrid' : null,
    pay: volunteer || isUnpaid ? 'unpaid' : isPaid ? 'paid' : null,
    months: isIntern || kind === 'temporary' || kind === 'graduate' ? months : null,
    startsNow: startOn === null && startsNow,
    sponsorship: hasVisa ? 'sponsored' : needsPermit ? 'permit_needed' : null,
  };
}
