// Labels of postings: text with a tooltip, and one drawn badge. @spec decision 38 "graduate_program: FULL_TIME with a label; volunteer: a job label"
import type { JobLabelCode } from '@fairway/rules/recognition/labels';
import type { Chance } from '@fairway/testkit/chance';
import { circle, shape, stroke, svgDocument } from '@fairway/testkit/drawing';
import type { Kind } from './role.ts';

export type Label = { code: JobLabelCode } | { type: 'text' | 'img'; text: string; tooltip: string | null; img: string | null };

const words = (text: string, tooltip: string): Label => ({ type: 'text', text, tooltip, img: null });

export const LABELS = {
  graduate: { code: 'graduate_program' },
  volunteer: { code: 'volunteer' },
  visa: { code: 'visa_sponsorship' },
  thesis: words('Thesis topic', 'You can write your thesis on this work'),
  relocation: words('Paid relocation', 'The employer pays for moving to the place of work'),
  flexible: words('Flexible hours', 'You choose your hours around your lectures'),
  fairPay: { type: 'img', text: 'Fair Start pledge', tooltip: 'This employer pays every intern and answers every application', img: '/media/label-fair-start.svg' },
} as const satisfies Record<string, Label>; // biome-ignore format: a table

/** The labels of a posting, at most three. */
export function labelsOf(kind: Kind, posting: { volunteer: boolean; abroad: boolean }, chance: Chance): Label[] {
  const labels: Label[] = [];
  if (kind === 'graduate') labels.push(LABELS.graduate);
  if (posting.volunteer) labels.push(LABELS.volunteer);
  if (posting.abroad && chance.happens(0.35)) labels.push(chance.pick([LABELS.visa, LABELS.relocation]));
  if (kind === 'part' && chance.happens(0.3)) labels.push(LABELS.flexible);
  if ((kind === 'intern' || kind === 'credit') && chance.happens(0.14)) labels.push(LABELS.thesis);
  if (!posting.volunteer && chance.happens(0.07)) labels.push(LABELS.fairPay);
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
