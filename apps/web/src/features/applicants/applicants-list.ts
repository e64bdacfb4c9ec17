// What an address asks of the applicants: the list and the board, and a record for who comes before and after it.
import { APPLICANT_SORTS, APPLICANT_STAGES } from '@fairway/rules/applicants';
import { EDUCATION_FIELDS, EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { anId, defineList, one, several, severalLike } from '../../lib/lists/list-address.ts';

export const LIST = defineList({
  sorts: APPLICANT_SORTS,
  sort: '-sent',
  filters: {
    stage: several(APPLICANT_STAGES),
    ownStage: severalLike(/^(?:none|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i),
    posting: anId,
    knockedOut: one(['yes', 'no'] as const),
    rated: one(['byMe', 'notByMe'] as const),
    stars: one(['1', '2', '3', '4', '5'] as const),
    overdue: one(['true'] as const),
    kept: one(['true'] as const),
    level: several(EDUCATION_LEVELS),
    field: several(EDUCATION_FIELDS),
    school: severalLike(/^.{1,300}$/su),
    language: severalLike(/^[a-z]{2,5}\.[0-4]$/),
    permit: severalLike(/^[A-Z]{2}$/),
    answer: severalLike(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\..+$/is),
  },
});

/** The query of the address that a record carries on, so that it knows its list. */
export function carried(search: string): Record<string, string[]> {
  const query = new URLSearchParams(search);
  const names = [...new Set(query.keys())].filter((name) => name !== 'organization' && name !== 'view');
  return Object.fromEntries(names.map((name) => [name, query.getAll(name)]));
}
