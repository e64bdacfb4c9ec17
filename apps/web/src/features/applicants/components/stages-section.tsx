// Settings of an organization: stages of its own, as one list that is saved as one. @rule applications.11
import '../../../lib/later-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import { APPLICANT_LIMITS, STAGED_STATES, type StagedState } from '@fairway/rules/applicants';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { APPLICANTS, type OwnStage, ownStagesQuery } from '../queries.ts';
import styles from './applicants.module.css';

type Named = Pick<OwnStage, 'id' | 'state' | 'name'>;

export default function StagesSection() {
  const t = useTranslations('applicants.ownStages');
  const { organizationId, role } = useConsoleOrganization();
  const reply = useQuery(ownStagesQuery(useApi(), organizationId));
  return (
    <Section id="stages" title={t('title')} text={t('text')}>
      <Loaded reply={reply}>
        {({ stages }) =>
          role === 'OrganizationAdmin' ? <Editor key={JSON.stringify(stages)} stages={stages} /> : <Listed stages={stages} />
        }
      </Loaded>
    </Section>
  );
}

function Listed({ stages }: { stages: readonly OwnStage[] }) {
  const t = useTranslations('applicants');
  if (stages.length === 0) return <p className={styles.muted}>{t('ownStages.empty')}</p>;
  return (
    <ul>
      {stages.map(({ id, state, name }) => (
        <li key={id}>
          <bdi>{name}</bdi> <span className={styles.muted}>{t(`stages.${state}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Editor({ stages }: { stages: readonly OwnStage[] }) {
  const t = useTranslations('applicants.ownStages');
  const [list, setList] = useState<Named[]>(() => stages.map(({ id, state, name }) => ({ id, state, name })));
  const { saving, save } = useStagesSaving(stages);
  const known = new Set(stages.map(({ id }) => id));
  const change = (id: string, changed: Partial<Named>) =>
    setList((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const up = (at: number) =>
    setList((before) => {
      const [above, moved] = [before[at - 1], before[at]];
      if (!above || !moved) return before;
      return before.map((one, index) => (index === at - 1 ? moved : index === at ? above : one));
    });
  const said = (ones: readonly Named[]) => JSON.stringify(ones.map(({ id, state, name }) => [id, state, name.trim()]));
  return (
    <SaveForm saving={saving} unchanged={said(list) === said(stages)} label={t('save')} onSave={() => save(list)} claimed={CLAIMED}>
      {list.length === 0 ? <p className={styles.muted}>{t('empty')}</p> : null}
      <ol className={styles.criteria}>
        {list.map((stage, at) => (
          <StageRow
            key={stage.id}
            stage={stage}
            at={at}
            isKnown={known.has(stage.id)}
            error={faultAt(saving.problem, at) ? saving.errorOf(...CLAIMED) : undefined}
            onChange={(changed) => change(stage.id, changed)}
            onUp={() => up(at)}
            onRemove={() => setList((before) => before.filter(({ id }) => id !== stage.id))}
          />
        ))}
      </ol>
      <div>
        <Button
          size="small"
          icon={<IconPlus aria-hidden />}
          disabled={list.length >= APPLICANT_LIMITS.ownStages}
          onClick={() => setList((before) => [...before, { id: crypto.randomUUID(), state: 'inTalks', name: '' }])}
        >
          {t('add')}
        </Button>
      </div>
    </SaveForm>
  );
}

const CLAIMED = ['applicants.stage_twice'];
const faultAt = (problem: ApiProblem | undefined, at: number) =>
  problem?.errors.some(({ pointer }) => pointer === `/body/stages/${at}/name`);

/** Saves the list; where a stage goes in which somebody stands it asks first. */
function useStagesSaving(stages: readonly OwnStage[]) {
  const t = useTranslations('applicants.ownStages');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const saving = useSaving();
  const { organizationId } = useConsoleOrganization();
  async function save(list: readonly Named[]) {
    // What was left empty is none.
    const named = list.map((one) => ({ ...one, name: one.name.trim() })).filter(({ name }) => name !== '');
    const gone = stages.filter(({ id }) => !named.some((one) => one.id === id));
    const standing = gone.reduce((sum, { applicants }) => sum + applicants, 0);
    const isWanted =
      standing === 0 ||
      (await dialogs.confirm({ title: t('goTitle'), text: t('goText', { count: standing }), confirmLabel: t('goConfirm') }));
    if (!isWanted) return;
    const params = { path: { organizationId } };
    await saving.run(async () => {
      try {
        await api.call.PUT(`${APPLICANTS}/stages`, { params, body: { before: stages.map(({ id }) => id), stages: named } });
        showToast({ kind: 'success', text: t('saved') });
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'applicants.stages_changed') throw error;
        // What colleagues made of it stands there then.
        await dialogs.error({ title: t('title'), text: errorText(error) });
      }
      await queries.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey[1]}`.startsWith(APPLICANTS) });
    });
  }
  return { saving, save };
}

type StageRowProps = {
  stage: Named;
  at: number;
  /** A stage that is there stays in its state. */
  isKnown: boolean;
  error: string | undefined;
  onChange: (changed: Partial<Named>) => void;
  onUp: () => void;
  onRemove: () => void;
};

function StageRow({ stage: { name, state }, at, isKnown, error, onChange, onUp, onRemove }: StageRowProps) {
  const t = useTranslations('applicants');
  const formats = useReaderFormats();
  const place = formats.number(at + 1);
  return (
    <li className={styles.ownStage}>
      <TextField
        label={t('ownStages.name', { place })}
        value={name}
        error={error}
        maxLength={APPLICANT_LIMITS.ownStageCharacters}
        autoComplete="off"
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Select
        label={t('ownStages.state', { place })}
        disabled={isKnown}
        options={STAGED_STATES.map((value) => ({ value, label: t(`stages.${value}`) }))}
        value={state}
        onChange={(event) => onChange({ state: event.currentTarget.value as StagedState })}
      />
      {at > 0 ? (
        <IconButton size="small" label={t('ownStages.up', { name: name || place })} icon={<IconArrowUp aria-hidden />} onClick={onUp} />
      ) : null}
      <IconButton size="small" label={t('ownStages.remove', { name: name || place })} icon={<IconTrash aria-hidden />} onClick={onRemove} />
    </li>
  );
}
