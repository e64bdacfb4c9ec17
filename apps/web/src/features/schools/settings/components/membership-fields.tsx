// What a colleague may do and whom they find, in words: the role, the mark of a coach, and the programs that narrow an adviser or an assistant.
import { searchOptions } from '@fairway/rules/option-search';
import type { StaffRole } from '@fairway/rules/school-settings';
import { ADVISING_SHAPES, SCOPE_PROGRAMS, SCOPED_SHAPES, STAFF_SHAPES, type StaffShape } from '@fairway/rules/staff-shapes';
import { IconButton } from '@fairway/ui/button';
import { Checkbox, Radio } from '@fairway/ui/checkbox';
import { SearchSelect } from '@fairway/ui/search-select';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import { useCallsOf } from '../queries.ts';
import styles from './settings.module.css';

const ROLES = ['SchoolAdmin', ...STAFF_SHAPES] as const;
export type Membership = {
  role: (typeof ROLES)[number];
  isCoach: boolean;
  /** null: everybody. */
  programs: readonly { id: string; name: string }[] | null;
};

/** As the calls take it; of an administrator the mark of a coach counts alone. */
export function membershipBody({ role, isCoach, programs }: Membership): {
  role: StaffRole;
  membership: { shape: StaffShape; isCoach: boolean; programIds: string[] | null };
} {
  const shape = role === 'SchoolAdmin' ? 'generalist' : role;
  return {
    role: role === 'SchoolAdmin' ? role : 'CareerStaff',
    membership: {
      shape,
      isCoach: isCoach && ADVISING_SHAPES.includes(shape),
      programIds: SCOPED_SHAPES.includes(shape) && programs ? programs.map(({ id }) => id) : null,
    },
  };
}

type Props = {
  schoolId: number;
  value: Membership;
  onChange: (value: Membership) => void;
  /** Of the programs. */
  error?: string | undefined;
  /** The last administrator stays one. */
  isFixed?: boolean;
};

export function MembershipFields({ schoolId, value, onChange, error, isFixed = false }: Props) {
  const t = useTranslations('school-settings.staff');
  const { role, programs } = value;
  const shape = role === 'SchoolAdmin' ? 'generalist' : role;
  return (
    <>
      <fieldset className={styles.choices} disabled={isFixed}>
        <legend>{t('role')}</legend>
        {ROLES.map((one) => (
          <Radio
            key={one}
            name="role"
            label={t(one)}
            hint={t(`means.${one}`)}
            checked={role === one}
            onChange={() => onChange({ ...value, role: one })}
          />
        ))}
      </fieldset>
      {ADVISING_SHAPES.includes(shape) ? (
        <Checkbox
          label={t('coach')}
          hint={t('coachText')}
          checked={value.isCoach}
          onChange={(event) => onChange({ ...value, isCoach: event.currentTarget.checked })}
        />
      ) : null}
      {SCOPED_SHAPES.includes(shape) ? (
        <fieldset className={styles.choices}>
          <legend>{t('students')}</legend>
          <Radio name="scope" label={t('everybody')} checked={programs === null} onChange={() => onChange({ ...value, programs: null })} />
          <Radio
            name="scope"
            label={t('ofPrograms')}
            hint={t('ofProgramsText')}
            checked={programs !== null}
            onChange={() => onChange({ ...value, programs: programs ?? [] })}
          />
          {programs === null ? null : (
            <Programs schoolId={schoolId} programs={programs} error={error} onChange={(next) => onChange({ ...value, programs: next })} />
          )}
        </fieldset>
      ) : null}
    </>
  );
}

type Chosen = { value: string; label: string };
type ProgramsProps = {
  schoolId: number;
  programs: readonly { id: string; name: string }[];
  error: string | undefined;
  onChange: (programs: readonly { id: string; name: string }[]) => void;
};

function Programs({ schoolId, programs, error, onChange }: ProgramsProps) {
  const t = useTranslations('school-settings.staff');
  const texts = useListTexts();
  const { api } = useCallsOf(schoolId);
  const load = async (q: string, signal: AbortSignal): Promise<readonly Chosen[]> => {
    const params = { path: { schoolId }, query: { q } };
    const { data } = await api.call.GET('/api/v1/study-programs/school/{schoolId}', { params, signal });
    const options = (data?.studyPrograms ?? [])
      .filter(({ id }) => !programs.some((one) => one.id === id))
      .map(({ id, name }) => ({ value: id, label: name }));
    return q.trim() === '' ? options : searchOptions(options, q);
  };
  return (
    <>
      {programs.map(({ id, name }) => (
        <div key={id} className={styles.fieldRow}>
          <span>{name}</span>
          <IconButton
            size="small"
            label={t('removeProgram', { name })}
            icon={<IconX aria-hidden />}
            onClick={() => onChange(programs.filter((one) => one.id !== id))}
          />
        </div>
      ))}
      {programs.length < SCOPE_PROGRAMS ? (
        <SearchSelect<Chosen>
          // Each choice goes to the list above, and the field is empty again.
          key={programs.length}
          label={t('addProgram')}
          placeholder={t('chooseProgram')}
          texts={texts}
          error={error}
          value={undefined}
          load={load}
          onChange={(one) => one && onChange([...programs, { id: one.value, name: one.label }])}
        />
      ) : null}
    </>
  );
}
