import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const S = '/api/v1/staff/schools/{schoolId}';

export const things: FeatureThings = {
  paths: {
    [`${S}/student-labels/{labelId}`]: 'label',
    [`${S}/students/{id}`]: 'student',
    [`${S}/students/{id}/notes/{noteId}`]: 'note',
  },
  queries: {
    listStudents: 'program={program}&labels={label}&adviser={staff}',
    exportStudents: 'program={program}&labels={label}&adviser={staff}',
  },
  // Filters of the list, which are tried there: what is another's matches nobody, and nothing is done.
  nobodysNames: ['matching.program', 'matching.labels', 'matching.adviser'],
  bodies: {
    changeStudentLabel: { name: 'Mine now', color: 'green' },
    createStudentLabel: { name: 'Mine now', color: 'green' },
    changeStudentNote: { text: 'Mine now', isShared: true },
    writeStudentNote: { text: 'Mine now', isShared: true },
    extendStudent: { endsOn: '2027-06-01' },
    revokeStudent: { reason: 'Left the school.' },
    labelStudents: { students: { ids: ['{student}'] }, add: [], remove: ['{label}'] },
    assignAdviser: { students: { ids: ['{student}'] }, adviserId: '{staff}' },
    checkStudentEnds: { students: { ids: ['{student}'] }, endsOn: '2027-06-01' },
    changeStudentEnds: { students: { ids: ['{student}'] }, endsOn: '2027-06-01', changed: 1 },
    undoStudentEnds: { change: '{endChange}' },
    undoAdvisers: { change: '{adviserChange}' },
    saveAdviserRules: { updatedAt: null, rules: [{ adviserId: '{staff}', programId: null, surnameFrom: 'A', surnameTo: 'K' }] },
    applyAdviserRules: { total: 1 },
    undoStudentLabels: { change: '{change}' },
  },
  // Nobody is without an adviser there whom a rule fits.
  ownAnswers: { applyAdviserRules: '409 lists.changed' },
  ownRoles: { changeStudentNote: 'careerStaff', deleteStudentNote: 'careerStaff' },
  async rows({ put, id, mark }) {
    const [school_id, user_id, author_id] = [Number(id('school')), id('student'), id('staff')];
    const label = await put('student_label', { id: newId(), school_id, name: mark, folded_name: mark, color: 'blue' });
    await put('student_label_use', { school_id, user_id, label_id: label });
    await put('audit_line', { id: newId(), school_id, action: 'student.viewed', subject: `user:${user_id}`, actor_id: author_id });
    const change = await put('student_change', { id: newId(), school_id, kind: 'labels', at: new Date() });
    await put('student_change_row', { change_id: change, place: 1, user_id, before_id: null, after_id: label });
    await put('student_adviser', { school_id, user_id, adviser_id: author_id, since: new Date() });
    const adviserChange = await put('student_change', { id: newId(), school_id, kind: 'adviser', at: new Date() });
    await put('student_change_row', { change_id: adviserChange, place: 1, user_id, before_id: null, after_id: author_id });
    const endChange = await put('student_change', { id: newId(), school_id, kind: 'end', at: new Date() });
    await put('student_change_row', { change_id: endChange, place: 1, user_id, before_at: null, after_at: new Date() });
    return {
      label,
      change,
      adviserChange,
      endChange,
      note: await put('student_note', { id: newId(), school_id, user_id, author_id, text: mark, is_shared: true }),
    };
  },
};
