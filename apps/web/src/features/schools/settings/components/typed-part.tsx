// Programs that students typed, near names together: the school says which of its programs each is. A merge is taken back for seven days.
import { searchOptions } from '@fairway/rules/option-search';
import { Button } from '@fairway/ui/button';
import { SearchSelect } from '@fairway/ui/search-select';
import { showToast } from '@fairway/ui/show-toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import { type Saving, useSaving } from '../../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { type TypedPrograms, typedQuery, useSchoolCalls } from '../queries.ts';
import { Loaded } from './loaded.tsx';
import styles from './settings.module.css';

type Group = TypedPrograms['groups'][number];
type Merge = TypedPrograms['merges'][number];
type Offered = { value: string; label: string };
/** Groups that are shown at first. */
const SHOWN = 8;

export function TypedPart({ canEdit }: { canEdit: boolean }) {
  const t = useTranslations('school-settings.typed');
  const { api, schoolId } = useSchoolCalls();
  const reply = useQuery(typedQuery(api, schoolId));
  return (
    <Loaded reply={reply} label={t('title')}>
      {(typed) =>
        typed.groups.length === 0 && typed.merges.length === 0 ? null : (
          <section className={styles.panel} aria-labelledby="typed-title">
            <h2 id="typed-title">{t('title')}</h2>
            <p className={styles.note}>{t('text')}</p>
            <Groups groups={typed.groups} canEdit={canEdit} />
            <Merges merges={typed.merges} canEdit={canEdit} />
          </section>
        )
      }
    </Loaded>
  );
}

function Groups({ groups, canEdit }: { groups: readonly Group[]; canEdit: boolean }) {
  const t = useTranslations('school-settings.typed');
  const [all, setAll] = useState(false);
  const saving = useSaving();
  if (groups.length === 0) return null;
  return (
    <>
      <SavingProblem saving={saving} />
      <ul className={styles.rows}>
        {(all ? groups : groups.slice(0, SHOWN)).map((group) => (
          <GroupRow key={group.programIds[0]} group={group} canEdit={canEdit} saving={saving} />
        ))}
      </ul>
      {groups.length > SHOWN && !all ? (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            {t('more', { count: String(groups.length) })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function GroupRow({ group, canEdit, saving }: { group: Group; canEdit: boolean; saving: Saving }) {
  const t = useTranslations('school-settings.typed');
  const levels = useTranslations('terms.educationLevels');
  const texts = useListTexts();
  const { api, at, schoolId, refresh } = useSchoolCalls();
  const name = group.name || t('untitled');
  const [into, setInto] = useState<Offered | undefined>(group.likely ? { value: group.likely.id, label: group.likely.name } : undefined);
  // The list that is shown below holds one page; the search asks for what is offered.
  const load = async (q: string, signal: AbortSignal): Promise<readonly Offered[]> => {
    const params = { path: { schoolId }, query: { q } };
    const { data } = await api.call.GET('/api/v1/study-programs/school/{schoolId}', { params, signal });
    const options = (data?.studyPrograms ?? []).map((program) => ({
      value: program.id,
      label: program.levelId ? `${program.name} (${levels(program.levelId)})` : program.name,
    }));
    return q.trim() === '' ? options : searchOptions(options, q);
  };
  const merge = async () => {
    if (!into) return;
    await saving.run(async () => {
      const body = { programIds: group.programIds, intoProgramId: into.value };
      const { data } = await api.call.POST('/api/v1/staff/schools/{schoolId}/program-merges', { params: at, body });
      showToast({ kind: 'success', text: t('merged', { count: data?.students ?? 0, program: into.label }) });
    });
    await refresh('/typed-programs', '/programs');
  };
  return (
    <li className={styles.group}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span>
          {[t('students', { count: group.students }), ...group.levelIds.map((level) => levels(level))].join(' · ')}
          {group.spellings.length > 0 ? (
            <>
              <br />
              {t('also')}: {group.spellings.join(', ')}
            </>
          ) : null}
        </span>
      </div>
      {canEdit ? (
        <div className={styles.merge}>
          <SearchSelect<Offered>
            label={t('intoNamed', { name })}
            labelHidden
            placeholder={t('choose')}
            texts={texts}
            value={into}
            load={load}
            onChange={setInto}
          />
          <Button size="small" disabled={!into || saving.busy} aria-label={t('mergeNamed', { name })} onClick={merge}>
            {t('merge')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Merges({ merges, canEdit }: { merges: readonly Merge[]; canEdit: boolean }) {
  const t = useTranslations('school-settings.typed');
  const formats = useReaderFormats();
  const saving = useSaving();
  const { api, at, refresh } = useSchoolCalls();
  if (merges.length === 0) return null;
  const lineOf = (merge: Merge) =>
    t('line', { names: merge.names.map((name) => name || t('untitled')).join(', '), program: merge.program.name });
  const undo = async (merge: Merge) => {
    await saving.run(async () => {
      const params = { path: { ...at.path, mergeId: merge.id } };
      const { data } = await api.call.POST('/api/v1/staff/schools/{schoolId}/program-merges/{mergeId}/undo', { params });
      showToast({ kind: 'success', text: t('undoneToast', { count: data?.students ?? 0 }) });
    });
    await refresh('/typed-programs', '/programs');
  };
  return (
    <>
      <h3>{t('history')}</h3>
      <SavingProblem saving={saving} />
      <ul className={styles.rows}>
        {merges.map((merge) => (
          <li key={merge.id} className={styles.row}>
            <div className={styles.what}>
              <span>{lineOf(merge)}</span>
              <span>{[t('students', { count: merge.students }), byLine(merge)].join(' · ')}</span>
            </div>
            {merge.undoneAt ? (
              <span className={styles.note}>{t('undone')}</span>
            ) : canEdit && new Date(merge.undoUntil) > new Date() ? (
              <Button size="small" disabled={saving.busy} aria-label={t('undoNamed', { name: lineOf(merge) })} onClick={() => undo(merge)}>
                {t('undo')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );

  function byLine(merge: Merge): string {
    const date = formats.date(new Date(merge.mergedAt));
    return merge.mergedBy ? t('by', { person: merge.mergedBy, date }) : date;
  }
}
