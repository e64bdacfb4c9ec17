// What a school may say of itself: shared by the form, which warns while somebody types, and the server, which refuses.
// @rule schools.1, schools.4
import { brandSchemes, contrastRatio, parseHex } from './colours.ts';
import { STAFF_SHAPES } from './staff-shapes.ts';

export const SETTINGS_SECTIONS = [
  'profile',
  'domains',
  'campuses',
  'programs',
  'sign-in',
  'request-text',
  'reasons',
  'verification',
  'staff',
  'partners',
  'policies',
  'retention',
  'processing',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The message of each section: keys of messages are no parts of addresses. */
export const SECTION_WORDS = {
  profile: 'profile',
  domains: 'domains',
  campuses: 'campuses',
  programs: 'programs',
  'sign-in': 'signIn',
  'request-text': 'requestText',
  reasons: 'reasons',
  verification: 'verification',
  staff: 'staff',
  partners: 'partners',
  policies: 'policies',
  retention: 'retention',
  processing: 'processing',
} as const satisfies Record<SettingsSection, string>;

/** Sections that other staff are not shown: they name people, or what only administrators decide. */
export const ADMINISTRATORS_SECTIONS: readonly SettingsSection[] = ['policies', 'retention', 'processing'];

/** Longest texts, in characters. */
export const SCHOOL_TEXTS = {
  name: 200,
  city: 100,
  webAddress: 300,
  requestText: 1000,
  campus: 200,
  program: 200,
  description: 2000,
} as const;
/** Domains, campuses, programs and colleagues that a school may keep. */
export const SCHOOL_COUNTS = { domains: 50, campuses: 100, programs: 2000, fields: 10, staff: 200 } as const;
/** Largest logo, in bytes. */
export const LOGO_BYTES = 2_097_152;
/** How long a proof may be said to hold, in days. */
export const VALIDITY_DAYS = { min: 1, max: 3660 } as const;

/** Roles that administrators of a school give. */
export const STAFF_ROLES = ['SchoolAdmin', 'CareerStaff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** `invited`: has not come yet; `expired`: nor in time; `suspended`: refused by the platform. */
export const STAFF_STATES = ['active', 'invited', 'expired', 'suspended'] as const;
export type StaffState = (typeof STAFF_STATES)[number];
/** What the list of the staff can be narrowed to. */
export const STAFF_FILTERS = ['SchoolAdmin', ...STAFF_SHAPES] as const;
/** `role`: administrators first, then by name. */
export const STAFF_SORTS = ['role', 'name', 'since'] as const;

export const DOMAIN_SORTS = ['domain', 'students'] as const;
export const CAMPUS_SORTS = ['name', 'city', 'programs', 'students'] as const;
/** Does a domain count already? */
export const DOMAIN_PROVEN = ['proven', 'unproven'] as const;
/** Is a domain or a campus used by anybody? */
export const USES = ['used', 'unused'] as const;

export const PROGRAM_STATES = ['active', 'archived'] as const;
export const PROGRAM_SORTS = ['name', 'level', 'students', 'updated'] as const;

const READABLE = 4.5;

export type ColourWarning =
  /** Hard to read on white: text and links take `used` instead. `ratio` to 1. */
  | { field: 'primaryColor' | 'secondaryColor'; code: 'low_contrast'; ratio: number; used: string }
  /** Nobody can tell the two apart. */
  | { field: 'secondaryColor'; code: 'alike' };

/** What is doubtful about two colours (`#rrggbb`); they are warned of, never refused. What is no colour has no warning. */
export function colourWarnings(primary: string | null, secondary: string | null): ColourWarning[] {
  const warnings: ColourWarning[] = [];
  for (const [field, colour] of [
    ['primaryColor', primary],
    ['secondaryColor', secondary],
  ] as const) {
    // biome-ignore format: pairs
    if (!colour || !parseHex(colour)) continue;
    const ratio = contrastRatio(colour, '#ffffff');
    if (ratio < READABLE)
      warnings.push({ field, code: 'low_contrast', ratio: Math.floor(ratio * 10) / 10, used: brandSchemes(colour).light.text });
  }
  if (
    primary &&
    secondary &&
    parseHex(primary) &&
    parseHex(secondary) &&
    contrastRatio(primary, secondary) < 1.1 &&
    near(primary, secondary)
  )
    warnings.push({ field: 'secondaryColor', code: 'alike' });
  return warnings;
}

function near(one: string, other: string): boolean {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a !== undefined && b !== undefined && a.every((part, at) => Math.abs(part - (b[at] as number)) < 24);
}

/** Names that the platform's own hosts may need. */
const RESERVED = new Set('admin api app apps assets auth blog cdn docs fairway ftp help identity imap login mail media mx ns ns1 ns2 pop register smtp staff static status support test www'.split(' ')); // biome-ignore format: words

/** May a school's pages stand below this name ("nordic" in nordic.fairway.example)? */
export function isSubDomain(name: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name) && !name.startsWith('xn--') && !RESERVED.has(name);
}
