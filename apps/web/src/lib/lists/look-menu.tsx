// The look of a list behind one button: the order (narrow windows have no column titles to press), which columns and where, how high the rows.
import { Button, IconButton } from '@fairway/ui/button';
import { Checkbox, Radio } from '@fairway/ui/checkbox';
import { PopoverButton } from '@fairway/ui/popover-button';
import { Select } from '@fairway/ui/select';
import { IconAdjustmentsHorizontal, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './list-bar.module.css';
import { hiddenOf, inOrder, isUsual, type LookOfList, moved, USUAL } from './list-look.ts';

type Shown = { key: string; title: string; sort?: string; extra?: true };
type Props = LookOfList & { columns: readonly Shown[]; sort: string; onSort: (sort: string) => void };

export function LookMenu(props: Props) {
  const t = useTranslations('console.list');
  return (
    <PopoverButton className={styles.tool} label={t('look')} iconOnly panel={() => <Look {...props} />}>
      <IconAdjustmentsHorizontal size={18} aria-hidden />
    </PopoverButton>
  );
}

function Look({ columns, look, change, sort, onSort }: Props) {
  const t = useTranslations('console.list');
  const name = useId();
  const [, ...rest] = inOrder(columns, look);
  const keys = rest.map(({ key }) => key);
  const hidden = hiddenOf(columns, look);
  const toggle = (key: string, shown: boolean) => change({ hidden: shown ? hidden.filter((one) => one !== key) : [...hidden, key] });
  return (
    <div className={styles.look}>
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      {rest.length === 0 ? null : (
        <fieldset className={styles.wide}>
          <legend>{t('columns')}</legend>
          {rest.map(({ key, title }, at) => (
            <div key={key} className={styles.column}>
              <Checkbox label={title} checked={!hidden.includes(key)} onChange={(event) => toggle(key, event.currentTarget.checked)} />
              <IconButton
                size="small"
                label={t('columnUp', { name: title })}
                icon={<IconArrowUp aria-hidden />}
                disabled={at === 0}
                onClick={() => change({ order: moved(keys, key, -1) })}
              />
              <IconButton
                size="small"
                label={t('columnDown', { name: title })}
                icon={<IconArrowDown aria-hidden />}
                disabled={at === rest.length - 1}
                onClick={() => change({ order: moved(keys, key, 1) })}
              />
            </div>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.wide}>
        <legend>{t('density')}</legend>
        {(['compact', 'roomy'] as const).map((density) => (
          <Radio
            key={density}
            name={name}
            label={t(`densities.${density}`)}
            checked={look.density === density}
            onChange={() => change({ density })}
          />
        ))}
      </fieldset>
      {isUsual(look) ? null : (
        <Button size="small" variant="quiet" onClick={() => change(USUAL)}>
          {t('usualLook')}
        </Button>
      )}
    </div>
  );
}

function SortSelect({ columns, sort, onSort }: Pick<Props, 'columns' | 'sort' | 'onSort'>) {
  const t = useTranslations('console.list');
  const options = columns.flatMap(({ title, sort: name }) =>
    name === undefined
      ? []
      : [
          { value: name, label: t('ascending', { name: title }) },
          { value: `-${name}`, label: t('descending', { name: title }) },
        ],
  );
  if (options.length === 0) return null;
  return <Select label={t('sortBy')} options={options} value={sort} onChange={(event) => onSort(event.currentTarget.value)} />;
}
