// Who somebody is and how to reach them, as a hand writes it.
import type { CvTruth } from '../import-cv-truth.ts';
import type { Block, Contact, ContactItem, ContactStyle } from './blocks.ts';
import { choices } from './chance.ts';
import { dayText } from './dates.ts';
import type { Level } from './factors.ts';
import type { Hand } from './hand.ts';
import type { Person } from './people.ts';

/** By country: its numbers, and how people group them from abroad and at home. */
const PHONES: readonly [RegExp, string, string][] = [
  [/^\+(1)(\d{3})(\d{3})(\d{4})$/, '+$1 $2 $3 $4', '($2) $3-$4'],
  [/^\+(7)(\d{3})(\d{3})(\d{2})(\d{2})$/, '+$1 $2 $3-$4-$5', '8 ($2) $3-$4-$5'],
  [/^\+(44)(\d{4})(\d{6})$/, '+$1 $2 $3', '0$2 $3'],
  [/^\+(49)(\d{3})(\d+)$/, '+$1 $2 $3', '0$2 $3'],
  [/^\+(33)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '+$1 $2 $3 $4 $5 $6', '0$2 $3 $4 $5 $6'],
  [/^\+(34)(\d{3})(\d{3})(\d{3})$/, '+$1 $2 $3 $4', '$2 $3 $4'],
  [/^\+(39)(\d{3})(\d{3})(\d+)$/, '+$1 $2 $3 $4', '$2 $3 $4'],
  [/^\+(40)(\d{3})(\d{3})(\d{3})$/, '+$1 $2 $3 $4', '0$2 $3 $4'],
  [/^\+(31)(\d)(\d{4})(\d{4})$/, '+$1 $2 $3 $4', '0$2 $3 $4'],
  [/^\+(32)(\d{3})(\d{2})(\d{2})(\d{2})$/, '+$1 $2 $3 $4 $5', '0$2 $3 $4 $5'],
  [/^\+(41)(\d{2})(\d{3})(\d{2})(\d{2})$/, '+$1 $2 $3 $4 $5', '0$2 $3 $4 $5'],
  [/^\+(351)(\d{3})(\d{3})(\d{3})$/, '+$1 $2 $3 $4', '$2 $3 $4'],
  [/^\+(353)(\d{2})(\d{3})(\d{4})$/, '+$1 $2 $3 $4', '0$2 $3 $4'],
  [/^\+(55)(\d{2})(\d{5})(\d{4})$/, '+$1 $2 $3-$4', '($2) $3-$4'],
  [/^\+(5[27])(\d{3})(\d{3})(\d{4})$/, '+$1 $2 $3 $4', '$2 $3 $4'],
  [/^\+(84)(\d{2})(\d{3})(\d{4})$/, '+$1 $2 $3 $4', '0$2 $3 $4'],
  [/^\+(63)(\d{3})(\d{3})(\d{4})$/, '+$1 $2 $3 $4', '0$2 $3 $4'],
  [/^\+(81)(\d0)(\d{4})(\d{4})$/, '+$1 $2 $3 $4', '0$2-$3-$4'],
  [/^\+(81)(\d{2,3})(\d{2,3})(\d{4})$/, '+$1 $2 $3 $4', '0$2-$3-$4'],
  [/^\+(82)(\d{2})(\d{3,4})(\d{4})$/, '+$1 $2-$3-$4', '0$2-$3-$4'],
  [/^\+(86)(\d{3})(\d{4})(\d{4})$/, '+$1 $2 $3 $4', '$2 $3 $4'],
];

/** A number (E.164) as people write it; as it is where its country is not known. */
export function phoneText(phone: string, how: Level<'phone'>): string {
  const [pattern, abroad, home] = PHONES.find(([one]) => one.test(phone)) ?? [];
  if (how === 'compact' || !pattern || !abroad || !home) return phone;
  return phone.replace(pattern, how === 'national' ? home : abroad);
}

/** In East Asia a town in an address says that it is one. */
function townInAddress(city: string, { locale }: Hand): string {
  if (locale === 'ko') return /[시군구]$/u.test(city) ? city : `${city}시`;
  return (locale === 'cn' || locale === 'jp') && !/[市县区村町]$/u.test(city) ? `${city}市` : city;
}

function addressText(city: string, hand: Hand): string {
  const { bank, some, layout } = hand;
  const [street, postcode] = [some(choices(bank.streets)), some(choices(bank.postcodes ?? ''))];
  if (layout.get('address') === 'city') return city;
  return bank.address.replace('{s}', street).replace('{z}', postcode).replace('{c}', townInAddress(city, hand));
}

/** Day of birth and nationality, where they are known. */
function factsOf({ bornOn, nationalities = [] }: Person, { bank, layout, label }: Hand): ContactItem[] {
  const facts: ContactItem[] = [];
  if (bornOn) facts.push({ kind: 'born', label: label('born'), value: dayText(bornOn, bank, layout), isLabelled: true });
  const names = nationalities.flatMap((code) => bank.nationalities[code] ?? []);
  const value = names.join(bank.isEastAsian ? '、' : ', ');
  if (value && names.length === nationalities.length)
    facts.push({ kind: 'nationality', label: label('nationality'), value, isLabelled: true });
  return facts;
}

function styleOf({ page, isSidebar, layout }: Hand): ContactStyle {
  if (page === 'form') return 'form';
  return isSidebar ? layout.get('sidecontact') : layout.get('contact');
}

type WrittenContact = { contact: Contact; personal: Block[]; truth: Partial<CvTruth> };

export function writeContact(person: Person, hand: Hand): WrittenContact {
  const { emails = [], phones = [], links = [], city, bornOn, nationalities } = person;
  const { layout, label, colon, page } = hand;
  const item = (kind: ContactItem['kind'], value: string): ContactItem => ({ kind, label: label(kind), value });
  const hasCity = city !== undefined && city !== '' && layout.get('address') !== 'none';
  const items = [
    ...(hasCity ? [item('address', addressText(city, hand))] : []),
    ...phones.map((phone) => item('phone', phoneText(phone, layout.get('phone')))),
    ...emails.map((email) => item('email', email)),
    ...links.map((link) => item('web', link)),
  ];
  const [top] = items;
  if (top && layout.random('contactorder')() < 0.4) items.push(...items.splice(0, 1));
  const facts = factsOf(person, hand);
  const where = facts.length === 0 ? 'none' : page === 'form' ? 'contact' : layout.get('personal');
  if (where === 'contact') items.push(...facts);
  const rows = facts.map(({ label: name, value }): [string, string] => [name, value]);
  const isTable = layout.random('factcols')() < 0.4;
  const isTold = (kind: ContactItem['kind']) => where !== 'none' && facts.some((fact) => fact.kind === kind);
  return {
    contact: { kind: 'contact', style: styleOf(hand), items, colon },
    personal: where === 'section' ? [{ kind: 'pairs', rows, colon, isTable }] : [],
    truth: {
      emails,
      phones,
      links,
      ...(hasCity && { city }),
      ...(bornOn && isTold('born') && { bornOn }),
      ...(nationalities && isTold('nationality') && { nationalities }),
    },
  };
}
