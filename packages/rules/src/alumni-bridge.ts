// The alumni bridge: an academic address dies after the studies, and with it the account behind it. Before that a private one is asked for.
//
//   account address   contact address    what a private address may become
//   private           none, private      nothing: nobody is asked
//   private           academic           contact
//   academic          private            account
//   academic          none, academic     account, contact
//
// It is asked for when 60 days are left, and again when 14 are: before the proof ends, or the last program of that school. @rule verification.25

/** Days before the end at which a person is asked, the last chance first. */
export const ASKED_DAYS_BEFORE = [14, 60] as const;
export type AskedDaysBefore = (typeof ASKED_DAYS_BEFORE)[number];

export const PRIVATE_ADDRESS_USES = ['account', 'contact'] as const;
export type PrivateAddressUse = (typeof PRIVATE_ADDRESS_USES)[number];

const DAY_MS = 86_400_000;

/** Which asking is due for an end (a date as YYYY-MM-DD); undefined long before it and after it. */
export function askingDue(endsOn: string, now: Date): AskedDaysBefore | undefined {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const daysLeft = Math.round((Date.parse(endsOn) - today) / DAY_MS);
  return daysLeft < 0 ? undefined : ASKED_DAYS_BEFORE.find((days) => daysLeft <= days);
}

/** What a private address may become. `contact`: null where there is none. */
export function privateAddressUses(addresses: {
  account: 'academic' | 'private';
  contact: 'academic' | 'private' | null;
}): PrivateAddressUse[] {
  const { account, contact } = addresses;
  if (account === 'private') return contact === 'academic' ? ['contact'] : [];
  return contact === 'private' ? ['account'] : ['account', 'contact'];
}
