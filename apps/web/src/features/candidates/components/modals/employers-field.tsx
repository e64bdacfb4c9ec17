// The employers a person would like best, in their order: from the list or typed, moved by dragging or by buttons.
import type { Api } from '@fairway/client/api';
import { LIMITS } from '@fairway/rules/limits';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import { isLongerThan } from '@fairway/rules/visible-characters';
import { IconButton } from '@fairway/ui/button';
import { SearchSelect } from '@fairway/ui/search-select';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import { useIssueText } from '../../saving.ts';
import styles from '../form.module.css';

export type Employer = { employerId: number | null; name: string };
const sameName = (one: string, other: string) => one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'accent' }) === 0;
const keyOf = ({ employerId, name }: Employer) => (employerId === null ? `name ${name.toLowerCase()}` : `id ${employerId}`);

/** The list with the entry at `from` standing at `to`. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  const one = list[from];
  if (one === undefined) return [...list];
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, one);
  return rest;
}

const search = (api: Api, chosen: readonly Employer[]) => async (q: string, signal: AbortSignal) => {
  const { data } = await api.call.GET('/api/v1/employers', { params: { query: { q, limit: 50, includeCustomFor: 'me' } }, signal });
  const taken = new Set(chosen.map(keyOf));
  return (data?.employers ?? [])
    .map(({ id, name }) => ({ value: keyOf({ employerId: id, name }), label: name, employerId: id }))
    .filter(({ value }) => !taken.has(value));
};

export type EmployersFieldProps = {
  employers: readonly Employer[];
  onChange: (employers: Employer[]) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

export function EmployersField({ employers, onChange, hint, error }: EmployersFieldProps) {
  const t = useTranslations('profile.preferences');
  const api = useApi();
  const texts = useListTexts();
  const issueText = useIssueText();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>({});
  const [said, setSaid] = useState('');
  const [issue, setIssue] = useState<string>();
  const add = (employer: Employer) => {
    const isTooLong = isLongerThan(employer.name, LIMITS.employerCharacters);
    setIssue(isTooLong ? issueText('too_long') : undefined);
    if (isTooLong) return;
    if (employer.name !== '' && !employers.some((one) => keyOf(one) === keyOf(employer) || sameName(one.name, employer.name)))
      onChange([...employers, employer]);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= employers.length || from === to) return;
    onChange(moved(employers, from, to));
    setSaid(t('moved', { name: employers[from]?.name ?? '', place: to + 1, count: employers.length }));
  };
  /** The focus goes along with the entry, to the same button, or to its other one where that is at an end. */
  const moveByButton = (from: number, step: -1 | 1) => {
    move(from, from + step);
    requestAnimationFrame(() => {
      const buttons = list.current?.children[from + step]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [];
      const wanted = buttons[step === -1 ? 0 : 1];
      (wanted?.disabled ? buttons[step === -1 ? 1 : 0] : wanted)?.focus();
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend className="fw-hidden">{t('employers')}</legend>
      <SearchSelect
        id={id}
        label={t('employers')}
        hint={
          <>
            {t('employersHint')}
            {hint}
          </>
        }
        error={issue ?? error}
        texts={texts}
        disabled={employers.length >= SECTION_ENTRIES}
        load={search(api, employers)}
        onChange={(option) => option && add({ employerId: option.employerId, name: option.label })}
        create={{
          label: (name) => t('addEmployer', { name }),
          onCreate: (name) => add({ employerId: null, name: name.trim() }),
        }}
      />
      {employers.length > 0 ? (
        <ol ref={list} className={styles.rows}>
          {employers.map((employer, place) => (
            <EmployerRow
              key={keyOf(employer)}
              employer={employer}
              place={place}
              isLast={place === employers.length - 1}
              drag={drag}
              onDrag={setDrag}
              onMove={move}
              onStep={moveByButton}
              onRemove={() => {
                onChange(employers.filter((one) => one !== employer));
                document.getElementById(id)?.focus();
              }}
            />
          ))}
        </ol>
      ) : null}
      <div role="status" className="fw-hidden">
        {said}
      </div>
    </fieldset>
  );
}

/** The places an entry is dragged from, and over. */
type Drag = { from?: number; over?: number };
type RowProps = {
  employer: Employer;
  place: number;
  isLast: boolean;
  drag: Drag;
  onDrag: (drag: Drag) => void;
  onMove: (from: number, to: number) => void;
  onStep: (from: number, step: -1 | 1) => void;
  onRemove: () => void;
};

function EmployerRow({ employer, place, isLast, drag, onDrag, onMove, onStep, onRemove }: RowProps) {
  const t = useTranslations('profile.preferences');
  return (
    <li
      className={styles.row}
      draggable
      data-dragged={drag.from === place || undefined}
      data-over={drag.over === place || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', employer.name);
        onDrag({ from: place });
      }}
      onDragOver={(event) => {
        if (drag.from === undefined) return;
        event.preventDefault();
        onDrag({ ...drag, over: place });
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (drag.from !== undefined) onMove(drag.from, place);
      }}
      onDragEnd={() => onDrag({})}
    >
      <IconGripVertical className={styles.grip} size={18} aria-hidden />
      <span className={styles.rowName} dir="auto">
        {employer.name}
      </span>
      <IconButton
        size="small"
        data-move=""
        label={t('moveUp', { name: employer.name })}
        icon={<IconArrowUp aria-hidden />}
        disabled={place === 0}
        onClick={() => onStep(place, -1)}
      />
      <IconButton
        size="small"
        data-move=""
        label={t('moveDown', { name: employer.name })}
        icon={<IconArrowDown aria-hidden />}
        disabled={isLast}
        onClick={() => onStep(place, 1)}
      />
      <IconButton size="small" label={t('remove', { name: employer.name })} icon={<IconX aria-hidden />} onClick={onRemove} />
    </li>
  );
}
