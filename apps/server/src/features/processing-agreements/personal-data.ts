// What somebody accepted for a school is theirs to read. The row is the school's agreement: it outlives the account, empty of the person.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const agreementPersonalData: PersonalDataPart = {
  name: 'processing-agreements',
  heading: (t) => t('archive.parts.processingAgreements'),
  read: (database, { userId }) =>
    database
      .selectFrom('processing_agreement_acceptance as a')
      .innerJoin('school as s', 's.id', 'a.school_id')
      .select(['s.name as school', 'a.version', 'a.locale', 'a.accepted_at as acceptedAt'])
      .where('a.accepted_by', '=', userId)
      .orderBy('a.accepted_at')
      .orderBy('a.id')
      .execute(),
};
