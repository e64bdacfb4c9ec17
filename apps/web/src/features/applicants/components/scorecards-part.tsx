// Scorecards of an application: one's own by the criteria of the posting, before what the others saw is shown. @rule applicants.10
import { SCORECARD_LIMITS, SCORES, VERDICTS, type Verdict } from '@fairway/rules/scorecards';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { APPLICANT, type Applicant, type Criterion, type Scorecards, scorecardsQuery } from '../queries.ts';
import styles from './applicants.module.css';
import { Choices } from './choices.tsx';
import { criteriaDialog } from './criteria-dialog.tsx';
import { ScorecardSummary } from './scorecard-summary.tsx';
import { useKeeping } from './use-keeping.ts';

export function ScorecardsPart({ applicant: { id } }: { applicant: Applicant }) {
  const t = useTranslations('applicants.scorecard');
  const { organizationId } = useConsoleOrganization();
  const reply = useQuery(scorecardsQuery(useApi(), organizationId, id));
  return (
    <Card title={t('title')}>
      <Loaded reply={reply}>
        {(cards) => (
          <>
            <Criteria id={id} cards={cards} />
            <MyCard key={cards.criteria.map((one) => one.id).join()} id={id} cards={cards} />
            {cards.mine ? null : <p className={styles.muted}>{t('othersWait', { count: cards.othersCount })}</p>}
            {cards.summary ? <ScorecardSummary summary={cards.summary} /> : null}
            <Others cards={cards} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Criteria({ id, cards: { criteria, canEdit } }: { id: string; cards: Scorecards }) {
  const t = useTranslations('applicants.criteria');
  const api = useApi();
  const dialogs = useDialogs();
  const { act, path } = useKeeping(id);
  if (!canEdit) return null;
  const before = criteria.map((one) => one.id);
  const edit = () =>
    void dialogs.open(criteriaDialog, {
      criteria,
      onSave: (wanted: Criterion[]) =>
        act.mutateAsync({ run: () => api.call.PUT(`${APPLICANT}/criteria`, { params: { path }, body: { before, criteria: wanted } }) }),
    });
  return (
    <div className={styles.row}>
      {criteria.length === 0 ? <span className={styles.muted}>{t('none')}</span> : null}
      <Button size="small" onClick={edit}>
        {criteria.length === 0 ? t('set') : t('change')}
      </Button>
    </div>
  );
}

type Typed = { score: `${1 | 2 | 3 | 4}` | 'notSeen'; note: string };
const NOTHING: Typed = { score: 'notSeen', note: '' };

function MyCard({ id, cards: { mine, criteria } }: { id: string; cards: Scorecards }) {
  const t = useTranslations('applicants.scorecard');
  const verdicts = useTranslations('applicants.verdicts');
  const forms = useTranslations('ui.field');
  const api = useApi();
  const dialogs = useDialogs();
  const { act, path } = useKeeping(id);
  const [verdict, setVerdict] = useState<Verdict | ''>(mine?.verdict ?? '');
  const [words, setWords] = useState(mine?.words ?? '');
  const [typed, setTyped] = useState<Record<string, Typed>>(() =>
    Object.fromEntries(
      (mine?.scores ?? []).map(({ criterionId, score, note }) => [criterionId, { score: score === null ? 'notSeen' : `${score}`, note }]),
    ),
  );
  const type = (criterionId: string, change: Partial<Typed>) =>
    setTyped((before) => ({ ...before, [criterionId]: { ...NOTHING, ...before[criterionId], ...change } }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (verdict === '') return;
    const scores = criteria.map((one) => {
      const { score, note } = typed[one.id] ?? NOTHING;
      return { criterionId: one.id, score: score === 'notSeen' ? null : (Number(score) as 1 | 2 | 3 | 4), note };
    });
    act.mutate({
      run: () => api.call.PUT(`${APPLICANT}/scorecard`, { params: { path }, body: { verdict, words, scores } }),
      done: () => void showToast({ kind: 'success', text: t('saved') }),
    });
  };
  const remove = async () => {
    const asked = { title: t('deleteTitle'), confirmLabel: t('deleteConfirm'), cancelLabel: t('keep'), danger: true };
    if (!(await dialogs.confirm(asked))) return;
    act.mutate({
      run: () => api.call.DELETE(`${APPLICANT}/scorecard`, { params: { path } }),
      done: () => {
        setVerdict('');
        setWords('');
        setTyped({});
      },
    });
  };
  const scores = [
    ...SCORES.map((one) => ({ value: `${one}` as const, label: `${one}` })),
    { value: 'notSeen' as const, label: t('notSeen') },
  ];
  return (
    <form className={styles.form} onSubmit={save}>
      {criteria.length > 0 ? <p className={styles.muted}>{t('scale')}</p> : null}
      {criteria.map(({ id: criterionId, name }) => (
        <div key={criterionId}>
          <Choices
            title={<bdi>{name}</bdi>}
            value={typed[criterionId]?.score ?? 'notSeen'}
            options={scores}
            onChange={(score) => type(criterionId, { score })}
          />
          <TextField
            label={t('noteOn', { name })}
            labelHidden
            placeholder={t('note')}
            autoComplete="off"
            maxLength={SCORECARD_LIMITS.noteCharacters}
            value={typed[criterionId]?.note ?? ''}
            onChange={(event) => type(criterionId, { note: event.currentTarget.value })}
          />
        </div>
      ))}
      <Choices
        title={t('verdict')}
        value={verdict}
        options={VERDICTS.map((value) => ({ value, label: verdicts(value) }))}
        onChange={setVerdict}
      />
      <TextArea
        label={t('words')}
        optional={forms('optional')}
        rows={2}
        maxLength={SCORECARD_LIMITS.wordsCharacters}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={styles.row}>
        <Button type="submit" busy={act.isPending} disabled={verdict === ''}>
          {t('save')}
        </Button>
        {mine ? (
          <Button variant="quiet" disabled={act.isPending} onClick={() => void remove()}>
            {t('delete')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function Others({ cards: { others, summary } }: { cards: Scorecards }) {
  const t = useTranslations('applicants.scorecard');
  const record = useTranslations('applicants.record');
  const verdicts = useTranslations('applicants.verdicts');
  const formats = useReaderFormats();
  const names = new Map(summary?.criteria.map(({ id, name }) => [id, name]));
  if (others.length === 0) return null;
  return (
    <ul className={styles.items}>
      {others.map(({ id, author, verdict, words, changedAt, scores }) => (
        <li key={id}>
          <p className={styles.row}>
            <strong>{verdicts(verdict)}</strong>
            <span className={styles.muted}>
              <bdi>{author || record('gone')}</bdi> · {formats.date(new Date(changedAt))}
            </span>
          </p>
          {words ? (
            <p className={styles.words} dir="auto">
              {words}
            </p>
          ) : null}
          {scores.length > 0 ? (
            <ul className={styles.scores}>
              {scores.map(({ criterionId, score, note }) => (
                <li key={criterionId} dir="auto">
                  {names.get(criterionId)}: {score ?? t('notSeen')}
                  {note ? ` · ${note}` : null}
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
