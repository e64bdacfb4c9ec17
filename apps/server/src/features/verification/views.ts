// Rows of connections and schools to their shapes on the wire.
import type { schoolConnection, university } from '@fairway/contract/verification/endpoints';
import type { Locale } from '@fairway/rules/locales';
import { provingDomains, type VerificationMethod, type VerificationState, verificationIndicator } from '@fairway/rules/verification';
import type { z } from 'zod';
import type { OwnConnectionRow } from './own-connections.ts';
import type { ProvingSchool } from './queries.ts';

export type ConnectionView = z.input<typeof schoolConnection>;
export type UniversityView = z.input<typeof university>;

export function connectionView(row: OwnConnectionRow): ConnectionView {
  const state = row.state as VerificationState;
  const hasQuestion = state === 'pending' && row.question !== '';
  const { actions } = verificationIndicator(state, {
    hasStudentEmail: row.student_email !== null,
    hasQuestion: hasQuestion && row.answer === '',
    isCurrent: row.isCurrent,
  });
  return {
    id: row.id,
    userId: row.user_id,
    schoolId: row.school_id,
    school: { id: row.school_id, name: row.name, logo: row.logo },
    state,
    isVerified: state === 'verified',
    method: row.method as VerificationMethod | null,
    studentEmail: row.student_email,
    message: row.message,
    question: hasQuestion ? row.question : null,
    answer: hasQuestion && row.answer !== '' ? row.answer : null,
    verdict: row.reason_code ? { code: row.reason_code as 'rejected' | 'expired' | 'revoked', text: row.reason } : null,
    fileName: row.file_name,
    requestedAt: row.requested_at?.toISOString() ?? null,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    adviser: row.adviser,
    schoolIsSuspended: row.suspended_at !== null,
    isCurrent: row.isCurrent,
    actions: actions.filter((action) => mayDo(action, row)),
  };
}

/** Of a school that rests one may take back what one asked for, and no more. */
function mayDo(action: ConnectionView['actions'][number], row: OwnConnectionRow): boolean {
  if (action === 'verify') return row.canBeProven;
  return row.suspended_at === null || (action !== 'resend' && action !== 'answer');
}

/** A school as the verify dialog knows it; the request text in the reader's language, else in the school's, else in any. */
export function universityView(school: ProvingSchool, locale: Locale): UniversityView {
  const texts = school.requestTexts;
  return {
    id: school.id,
    name: school.name,
    domains: provingDomains(school.domains),
    subDomain: school.subDomain,
    logo: school.logo,
    primaryColor: school.primaryColor,
    secondaryColor: school.secondaryColor,
    code: school.slug,
    message: texts[locale] || texts[school.locale] || texts.en || Object.values(texts).find((text) => text !== '') || null,
    methods: school.methods,
  };
}
