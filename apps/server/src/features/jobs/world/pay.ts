// Believable pay by kind of position, role and country.
import type { Chance } from '@fairway/world-kit/chance';
import { COUNTRIES } from './countries.ts';
import type { Kind } from './role.ts';

export type Pay = { min: number; max: number; currency: string; unit: 'HOUR' | 'MONTH' | 'YEAR' };

const HOURS_A_YEAR = 1720;

/** Pay in the country's currency; `payThousands` is a graduate's yearly pay in Germany in thousands of euros. */
export function payOf(kind: Kind, payThousands: number, country: string, chance: Chance): Pay | undefined {
  const facts = COUNTRIES[country];
  if (!facts) return undefined;
  const year = payThousands * 1000 * facts.payLevel * facts.perEuro * (0.92 + chance.next() * 0.16);
  const spread = 1.08 + chance.next() * 0.14;
  const unit = kind === 'part' ? 'HOUR' : kind === 'intern' || kind === 'credit' ? 'MONTH' : 'YEAR';
  const amount = unit === 'HOUR' ? (year / HOURS_A_YEAR) * 0.68 : unit === 'MONTH' ? (year / 12) * 0.48 : year;
  return { min: rounded(amount), max: rounded(amount * spread), currency: facts.currency, unit };
}

/** Two or three leading digits, as pay is written. */
function rounded(amount: number): number {
  const step = amount < 40 ? 0.5 : 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1) / (amount < 400 ? 10 : 2);
  return Math.round(amount / step) * step;
}
