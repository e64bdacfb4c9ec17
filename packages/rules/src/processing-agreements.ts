// The agreement on data processing between a school and the platform. The platform writes it in its languages, or leaves it ours; a school's administrator
// accepts it, and what was accepted is kept as it was read.
//
//   newest edition          version       what schools are shown
//   none, or back to ours   ours:<n>      our text, of which n is raised when its meaning changes
//   a text of its own       edition:<n>   that text and nothing of ours: two texts of one agreement could say two things
//
// A school stands by the version it accepted last. Any other that is shown asks it again. @rule processing-agreements.1
export const AGREEMENT_CHARACTERS = 30_000;
/** Editions and acceptances that are listed, newest first; older ones stay. */
export const AGREEMENT_LISTED = 50;
export const AGREEMENT_SORTS = ['name', 'acceptedAt'] as const;

/** Of our text: raised when what it says changes, so that schools are asked again. */
export const OUR_AGREEMENT = 1;

export const AGREEMENT_STATES = ['accepted', 'outdated', 'missing'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** The version that holds. `newest`: of the platform's editions; undefined: it never wrote one. */
export function agreementVersion(newest: { number: number; isOwn: boolean } | undefined): string {
  return newest?.isOwn ? `edition:${newest.number}` : `ours:${OUR_AGREEMENT}`;
}

/** `accepted`: the version that a school accepted last; null: none. */
export function agreementState(accepted: string | null, version: string): AgreementState {
  if (accepted === null) return 'missing';
  return accepted === version ? 'accepted' : 'outdated';
}

/** Names in a text that its marks would take for their own lose those signs. */
const plain = (name: string) => name.replace(/[*[\]{}]/g, '');

/** The text as one school reads it: `{school}` is its name, `{name}` the platform's, `{email}` the platform's address. */
export function filledAgreement(text: string, facts: { school: string; name: string; email: string | null }): string {
  const { school, name, email } = facts;
  return text.replace(/\{(school|name|email)\}/g, (_whole, place: 'school' | 'name' | 'email') =>
    plain({ school, name, email: email ?? '' }[place]),
  );
}
