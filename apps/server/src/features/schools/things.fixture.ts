import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const S = '/api/v1/staff/schools/{schoolId}';
const NOW = '2026-01-01T00:00:00.000Z';
const PROGRAM = { name: 'Mine now', levelId: 'master', fields: [{ id: 'finance' }], campusIds: ['{campus}'] };

export const things: FeatureThings = {
  paths: {
    [S]: 'school',
    [`${S}/programs/{programId}`]: 'program',
    [`${S}/program-merges/{mergeId}`]: 'merge',
    [`${S}/campuses/{campusId}`]: 'campus',
    [`${S}/domains/{domain}`]: 'domain',
    '/api/v1/admin/schools/{id}': 'school',
    '/api/v1/school/{id}': 'school',
    '/api/v1/campuses/{schoolId}': 'school',
    '/api/v1/study-programs/school/{schoolId}': 'school',
    '/api/v1/university/{id}': 'school',
  },
  pathsOf: {
    lookAtSchoolDomain: { domain: 'claimedDomain' },
    mailSchoolDomainCode: { domain: 'claimedDomain' },
    proveSchoolDomain: { domain: 'claimedDomain' },
    decideSchoolDomain: { domain: 'claimedDomain' },
  },
  queries: {
    listManagedSchools: 'schoolId={school}',
    exportManagedSchools: 'schoolId={school}',
    listSchoolPrograms: 'campusId={campus}',
    exportSchoolPrograms: 'campusId={campus}',
  },
  bodies: {
    addSchool: { name: 'Mine now', slug: 'mine-now', country: null, isManaged: true },
    changeSchool: { name: 'Mine now', slug: 'mine-again', country: null, isManaged: true, updatedAt: NOW },
    appointSchoolAdministrator: { email: 'new@mine.example', firstName: 'New', lastName: 'One', locale: 'en' },
    suspendSchool: { reason: 'Mine now' },
    addSchoolProgram: PROGRAM,
    archiveSchoolProgram: { archived: true },
    changeSchoolProgram: { ...PROGRAM, updatedAt: NOW },
    mergePrograms: { programIds: ['{typedProgram}'], intoProgramId: '{program}' },
    addCampus: { name: 'Mine now', city: null, countryCode: null },
    addSchoolDomain: { domain: 'mine-now.example' },
    mailSchoolDomainCode: { mailbox: 'postmaster' },
    proveSchoolDomain: { code: 'ABCD-EFGH-2345' },
    changeCampus: { updatedAt: NOW, name: 'Mine now', city: null, countryCode: null },
    saveSchoolSettings: { updatedAt: NOW, name: 'Mine now' },
  },
  nobodysNames: ['school', 'subDomain'],
  openThings: ['school', 'program', 'campus', 'domain'],
  nobodys: { school: '2000000000', domain: 'nobody.example', claimedDomain: 'nobody.example' },
  ownAnswers: {
    // It was changed since the good call's own time.
    changeSchool: '409 schools.changed',
    changeSchoolProgram: '409 settings.changed',
    changeCampus: '409 settings.changed',
    saveSchoolSettings: '409 settings.changed',
    removeCampus: '409 settings.in_use',
    proveSchoolDomain: '422 settings.code_unknown',
    uploadSchoolLogo: '415 settings.logo_type',
  },
  async rows({ put, id, open, openMark, mark, administrator, now, later }) {
    const [school_id, created_by, domain] = [Number(id('school')), id('student'), `${openMark}.example`];
    const programOf = (row: Record<string, unknown>) => put('study_program', { id: newId(), school_id, ...row });
    await put('school_domain', { domain, school_id, is_primary: true });
    for (const [position, method] of ['class_code', 'academic_email', 'roster', 'manual', 'sign_in'].entries())
      await put('school_verification_method', { school_id, method, position, is_on: method !== 'sign_in' });
    const claim = { token: openMark, claimed_at: now, ends_at: later };
    const claimedDomain = await put('school_domain_claim', { school_id, domain: `claimed-${domain}`, ...claim }, 'domain');
    const program = await programOf({ name: open('Program'), level_id: 'master', is_verified: true });
    return {
      ...{ domain, claimedDomain, program, campus: await put('campus', { id: newId(), school_id, name: open('Campus') }) },
      typedProgram: await programOf({ name: mark, level_id: 'master', created_by }),
      mergedProgram: await programOf({ name: `${mark} old`, created_by }),
      merge: await put('program_merge', {
        ...{ id: newId(), school_id, into_program_id: program, merged_by: administrator, merged_at: now },
        ...{ names: [`${mark} old`], students: 1 },
      }),
    };
  },
};
