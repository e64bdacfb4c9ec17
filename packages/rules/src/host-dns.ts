// Where a host name leads by its DNS, against where it should lead: to the platform's own host. It only informs: behind a proxy, or while a
// record is on its way, a name is right that looks wrong from here.
//
//   | What its DNS says                                       | State        |
//   |---|---|
//   | a name of this very machine (localhost, 127.0.0.1)      | this_machine |
//   | a CNAME of the own host, or all its addresses are ours  | leads_here   |
//   | some addresses are ours, others are not                 | partly       |
//   | addresses, none of them ours                            | elsewhere    |
//   | the name exists and has neither address nor CNAME       | no_records   |
//   | the name does not exist                                 | no_domain    |
//   | no answer, or half of one that would else say yes       | unanswered   |
//   | addresses, and ours are not known                       | incomparable |

export const HOST_STATES = [
  'this_machine', 'leads_here', 'partly', 'elsewhere', 'no_records', 'no_domain', 'unanswered', 'incomparable',
] as const; // biome-ignore format: a list
export type HostState = (typeof HOST_STATES)[number];

export type HostRecords = {
  /** What its CNAME names, in lower case, without the dot at the end. */
  cname: string | null;
  /** A and AAAA, also those behind a CNAME. */
  addresses: readonly string[];
  /** `records`: every question was answered; `half`: some were; else why there is none at all. */
  answer: 'records' | 'half' | 'none' | 'no_domain' | 'unanswered';
};

/** The own host as it is by its DNS; `addresses` is empty where they are not known. */
export type OwnHost = { host: string; addresses: readonly string[] };

/** @rule tenants.10 */
export function hostState({ cname, addresses, answer }: HostRecords, own: OwnHost): Exclude<HostState, 'this_machine'> {
  if (cname === own.host) return 'leads_here';
  if (answer === 'no_domain') return 'no_domain';
  if (answer === 'unanswered') return 'unanswered';
  // A CNAME that leads to nothing is no address.
  if (addresses.length === 0) return answer === 'half' ? 'unanswered' : 'no_records';
  if (own.addresses.length === 0) return 'incomparable';
  const ours = addresses.filter((address) => own.addresses.includes(address)).length;
  if (ours === 0) return 'elsewhere';
  if (ours < addresses.length) return 'partly';
  return answer === 'half' ? 'unanswered' : 'leads_here';
}
