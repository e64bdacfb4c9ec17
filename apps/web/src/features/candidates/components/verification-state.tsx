import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import type { Verification } from '../study-value.ts';

const LOOKS = {
  verified: ['verified', 'success'],
  pending: ['pending', 'info'],
  needVerification: ['unverified', 'warning'],
  ignored: ['unverified', 'neutral'],
} as const satisfies Record<NonNullable<Verification>, readonly [string, BadgeMeaning]>;

/** How far the verification with the school is; nothing for a school that cannot be verified. */
export function VerificationState({ state }: { state: Verification }) {
  const t = useTranslations('entries.education');
  if (state === null) return null;
  const [words, meaning] = LOOKS[state];
  return <Badge meaning={meaning}>{t(words)}</Badge>;
}
