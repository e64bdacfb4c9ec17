// The rules of a school in their order. Each change is saved at once, all rules whole, and can be taken back.
import { ADVISER_RULES_MAX } from '@fairway/rules/advisers';
import { moved } from '@fairway/rules/school-reasons';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { Card } from '../../../../lib/console/card.tsx';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { type Saving, useSaving } from '../../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../../lib/forms/section.tsx';
import { type AdviserRules, adviserRulesQuery } from '../../queries.ts';
import styles from '../advisers.module.css';
import { useApplyRules } from './apply-dialog.tsx';
import { type Adviser, ruleDialog } from './rule-dialog.tsx';
import { type Rule, ruleBody, useRuleWords } from './rule-words.ts';

type Props = { list: AdviserRules; advisers: readonly Adviser[]; schoolId: number };

export function RulesCard({ list, advisers, schoolId }: Props) {
  const t = useTranslations('advisers.rules');
  const { administered } = useConsoleSchool();
  const dialogs = useDialogs();
  const saving = useSaving();
  const save = useSavedRules(saving, schoolId, list);
  const apply = useApplyRules(schoolId);
  const { rules } = list;
  const open = (at: number) => dialogs.open(ruleDialog, { schoolId, list, at, advisers });
  return (
    <Card title={t('title')}>
      <p>{t('text')}</p>
      {rules.length === 0 ? <p>{t('none')}</p> : null}
      <ol className={styles.rows}>
        {rules.map((rule, at) => (
          <RuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place
            key={at}
            rule={rule}
            place={{ at, last: rules.length - 1 }}
            busy={saving.busy}
            {...(administered && {
              onMove: (to: number) => void save(moved(rules, at, to), t('saved')),
              onChange: () => void open(at),
              onRemove: () =>
                void save(
                  rules.filter((_one, other) => other !== at),
                  t('removed'),
                ),
            })}
          />
        ))}
      </ol>
      <SavingProblem saving={saving} />
      {administered ? null : <p>{t('onlyAdministrators')}</p>}
      <div className={styles.buttons}>
        {administered ? (
          <Button disabled={saving.busy || rules.length >= ADVISER_RULES_MAX} onClick={() => void open(rules.length)}>
            {t('add')}
          </Button>
        ) : null}
        {rules.length > 0 ? <Button onClick={() => void apply()}>{t('apply')}</Button> : null}
      </div>
      {administered && rules.length >= ADVISER_RULES_MAX ? <p>{t('full', { max: `${ADVISER_RULES_MAX}` })}</p> : null}
    </Card>
  );
}

type RowProps = {
  rule: Rule;
  place: { at: number; last: number };
  busy: boolean;
  onMove?: (to: number) => void;
  onChange?: () => void;
  onRemove?: () => void;
};

function RuleRow({ rule, place: { at, last }, busy, onMove, onChange, onRemove }: RowProps) {
  const t = useTranslations('advisers.rules');
  const words = useRuleWords()(rule);
  return (
    <li className={styles.row}>
      <span>{words}</span>
      {onMove && onChange && onRemove ? (
        <span className={styles.buttons}>
          <IconButton
            size="small"
            disabled={busy || at === 0}
            label={t('up', { rule: words })}
            icon={<IconArrowUp aria-hidden />}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            size="small"
            disabled={busy || at === last}
            label={t('down', { rule: words })}
            icon={<IconArrowDown aria-hidden />}
            onClick={() => onMove(at + 1)}
          />
          <IconButton
            size="small"
            disabled={busy}
            label={t('change', { rule: words })}
            icon={<IconPencil aria-hidden />}
            onClick={onChange}
          />
          <IconButton
            size="small"
            disabled={busy}
            label={t('remove', { rule: words })}
            icon={<IconTrash aria-hidden />}
            onClick={onRemove}
          />
        </span>
      ) : null}
    </li>
  );
}

/** Saves all rules; the toast takes it back, unless somebody changed them meanwhile. */
function useSavedRules(saving: Saving, schoolId: number, before: AdviserRules) {
  const t = useTranslations('advisers.rules');
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: adviserRulesQuery(api, schoolId).queryKey });
  const put = async (updatedAt: string | null, rules: readonly Rule[]) => {
    const body = { updatedAt, rules: rules.map(ruleBody) };
    const path = { schoolId };
    const { data } = await api.call.PUT('/api/v1/staff/schools/{schoolId}/student-advisers/rules', { params: { path }, body });
    return data?.updatedAt ?? null;
  };
  return async (rules: readonly Rule[], words: string): Promise<void> => {
    await saving.run(async () => {
      const updatedAt = await put(before.updatedAt, rules);
      const undo = async () => {
        await saving.run(() => put(updatedAt, before.rules));
        await refresh();
      };
      showToast({ kind: 'success', text: words, action: { label: t('undo'), run: () => void undo() } });
    });
    await refresh();
  };
}
