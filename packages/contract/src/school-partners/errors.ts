import type { ErrorEntries } from '../kernel/error-entry.ts';

export const SCHOOL_PARTNERS_ERRORS = {
  'school_partners.not_yours': { status: 403, source: 'only an administrator of the school speaks for it (school-partners.1)' },
  'school_partners.own': { status: 422, source: 'no school is a partner of itself (school-partners.1)' },
  'school_partners.unknown': { status: 422, source: 'no school, or one whose career services are not here (school-partners.1)' },
  'school_partners.suspended': { status: 409, source: 'the other school is suspended (school-partners.3)' },
  'school_partners.partners': { status: 409, source: 'they are partners already (school-partners.1)' },
  'school_partners.proposed': { status: 409, source: 'it was proposed already, with other words (school-partners.1)' },
  'school_partners.declined': { status: 409, source: 'it was declined less than a quarter ago (school-partners.2)' },
  'school_partners.limit': { status: 409, source: 'as many partners, or proposals in a day, as a school has (school-partners.1)' },
  'school_partners.own_proposal': { status: 409, source: 'who proposed does not answer (school-partners.1)' },
  'school_partners.over': { status: 409, source: 'it was answered, taken back or ended meanwhile (school-partners.1)' },
} as const satisfies ErrorEntries;
