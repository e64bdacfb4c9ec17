// Skills that people typed, to be replaced with one of the list or added to it.
import { TYPED_SKILL_SORTS } from '@fairway/rules/reference-entries';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { ConsolePage } from '../../../../lib/console/console-page.tsx';
import styles from '../../../../lib/console/parts.module.css';
import { defineList } from '../../../../lib/lists/list-address.ts';
import { ListPage } from '../../../../lib/lists/list-page.tsx';
import { useList } from '../../../../lib/lists/use-list.ts';
import { useHrefs } from '../../../../lib/paths.ts';
import { type TypedSkill, useReferenceRefresh } from '../queries.ts';
import { mergeDialog } from './merge-dialog.tsx';

const LIST = defineList({ sorts: TYPED_SKILL_SORTS, sort: '-uses', filters: {} });
const keyOf = (row: TypedSkill) => row.folded;

export function TypedSkillList() {
  const t = useTranslations('reference-data.typed');
  const kinds = useTranslations('reference-data.kinds');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const list = useList(LIST, '/api/v1/admin/typed-skills');
  const merge = useMerge();
  return (
    <ConsolePage
      title={kinds('typedSkills')}
      description={t('text')}
      crumbs={[{ href: href('admin-reference'), label: console('reference') }]}
    >
      <ListPage
        title={kinds('typedSkills')}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (row) => row.name },
          { key: 'uses', title: t('uses'), sort: 'uses', cell: (row) => row.uses, align: 'end' },
          { key: 'likely', title: t('likely'), cell: (row) => row.likely?.name },
        ]}
        keyOf={keyOf}
        nameOf={(row) => row.name}
        bulk={(rows, done) => (
          <Button size="small" onClick={() => void merge(rows).then((merged) => merged && done())}>
            {t('merge')}
          </Button>
        )}
        actions={(row) => (
          <div className={styles.buttons}>
            <Button size="small" aria-label={t('mergeNamed', { name: row.name })} onClick={() => void merge([row])}>
              {t('merge')}
            </Button>
            {row.likely ? null : (
              <LinkButton
                size="small"
                variant="quiet"
                aria-label={t('addNamed', { name: row.name })}
                href={href('admin-reference-entry', { kind: 'skills', id: 'new' }, { name: row.name })}
              >
                {t('add')}
              </LinkButton>
            )}
          </div>
        )}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}

/** Asks which skill it is, and replaces; true when that was done. */
function useMerge() {
  const t = useTranslations('reference-data.typed');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useReferenceRefresh();
  return async (rows: readonly TypedSkill[]): Promise<boolean> => {
    const likely = rows.find((row) => row.likely)?.likely;
    const merged = await dialogs.open(mergeDialog, {
      typed: rows.map(({ name, uses }) => ({ name, uses })),
      likely: likely ? { value: `skills-${likely.id}`, label: likely.name } : undefined,
      onMerge: async (skill) => {
        const { data } = await api.call.POST('/api/v1/admin/typed-skills/merge', {
          body: { folded: rows.map((row) => row.folded), intoSkillId: Number(skill.value.replace('skills-', '')) },
        });
        showToast({ kind: 'success', text: t('merged', { count: data?.people ?? 0, skill: skill.label }) });
        refresh();
        return true;
      },
    });
    return merged === true;
  };
}
