/** Legal forms of companies as one word, folded, that texts use for nothing else. */
export const COMPANY_FORMS: ReadonlySet<string> = new Set('plc ltd limited inc llc gmbh ag sa sas bv corp'.split(' '));
