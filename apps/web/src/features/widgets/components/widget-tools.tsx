// The buttons of a widget in the list of those who keep it.
import { IconButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { ListedWidget } from '../queries.ts';
import type { WidgetActs } from './widget-acts.ts';
import styles from './widgets.module.css';

type Props = {
  widget: ListedWidget;
  name: string;
  acts: WidgetActs;
  onEdit: (widget: ListedWidget) => void;
  /** Its place on the page from 0, the last one there, and what moves it by one; absent where it is not moved. */
  at?: number;
  last?: number;
  onMove?: (widget: ListedWidget, by: 1 | -1) => void;
};

export function WidgetTools({ widget, name, acts, onEdit, at, last, onMove }: Props) {
  const t = useTranslations('widgets');
  return (
    <span className={styles.tools}>
      {onMove ? (
        <>
          <IconButton
            label={t('up', { title: name })}
            icon={<IconArrowUp />}
            disabled={at === 0}
            data-move={`${widget.id} -1`}
            onClick={() => onMove(widget, -1)}
          />
          <IconButton
            label={t('down', { title: name })}
            icon={<IconArrowDown />}
            disabled={at === last}
            data-move={`${widget.id} 1`}
            onClick={() => onMove(widget, 1)}
          />
        </>
      ) : null}
      <Checkbox
        label={<span className="fw-hidden">{t('turnOn', { title: name })}</span>}
        checked={widget.active}
        onChange={() => acts.turn(widget)}
      />
      <IconButton label={t('edit', { title: name })} icon={<IconPencil />} onClick={() => onEdit(widget)} />
      <IconButton label={t('remove', { title: name })} icon={<IconTrash />} onClick={() => acts.remove(widget)} />
    </span>
  );
}
