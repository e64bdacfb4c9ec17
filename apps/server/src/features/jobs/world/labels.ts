// Labels of postings: codes that we name in the reader's language, the employer's own words in the language of the posting, one drawn badge. @rule jobs.3
import type { JobLabelCode } from '@fairway/rules/recognition/labels';
import type { Chance } from '@fairway/world-kit/chance';
import { circle, shape, stroke, svgDocument } from '@fairway/world-kit/drawing';
import type { Kind, LanguageWords } from './role.ts';

export type Label = { code: JobLabelCode } | { type: 'text' | 'img'; text: string; tooltip: string | null; img: string | null };

const words = (text: string, tooltip: string): Label => ({ type: 'text', text, tooltip, img: null });
const pledge = (text: string, tooltip: string): Label => ({ type: 'img', text, tooltip, img: '/media/label-fair-start.svg' });

const LABELS = {
  graduate: { code: 'graduate_program' },
  volunteer: { code: 'volunteer' },
  visa: { code: 'visa_sponsorship' },
  /** Only on postings in English whose country speaks another language. */
  relocation: words('Paid relocation', 'The employer pays for moving to the place of work'),
} as const satisfies Record<string, Label>;

/** The labels of a posting, at most three; `own` are the words of its language. */
export function labelsOf(
  kind: Kind,
  own: LanguageWords<string>['labels'],
  posting: { volunteer: boolean; abroad: boolean },
  chance: Chance,
): Label[] {
  const labels: Label[] = [];
  if (kind === 'graduate') labels.push(LABELS.graduate);
  if (posting.volunteer) labels.push(LABELS.volunteer);
  if (posting.abroad && chance.happens(0.35)) labels.push(chance.pick([LABELS.visa, LABELS.relocation]));
  if (kind === 'part' && chance.happens(0.3)) labels.push(words(...own.flexible));
  if ((kind === 'intern' || kind === 'credit') && chance.happens(0.14)) labels.push(words(...own.thesis));
  if (!posting.volunteer && chance.happens(0.07)) labels.push(pledge(...own.fairPay));
  return labels.slice(0, 3);
}

/** The badge of the one drawn label. */
export function fairStartBadge(): string {
  return svgDocument(
    64,
    64,
    circle(32, 32, 30, '#0f766e') + shape('M32 8L52 20V44L32 56L12 44V20Z', '#14a08f') + stroke('M21 33L29 41L44 25', '#ffffff', 6),
  );
}
