// The widgets of one place in their order, for those who keep them: moved by drag or arrow buttons, switched, edited, deleted with undo.
import type { Locale } from '@fairway/rules/locales';
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { EmptyState } from '@fairway/ui/empty-state';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import { type KeptWidget, titleOf, type WidgetCalls } from '../queries.ts';
import { editDialog } from './edit-dialog.tsx';
import styles from './widgets.module.css';

export function WidgetKeeper({ calls, title, text }: { calls: WidgetCalls; title: string; text: string }) {
  const t = useTranslations('widgets');
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const kept = useQuery({ queryKey: calls.key, queryFn: calls.list });
  const refresh = () => queries.invalidateQueries({ queryKey: calls.key });
  const edit = async (widget?: KeptWidget) => {
    await dialogs.open(editDialog, { calls, ...(widget ? { widget } : {}) });
    await refresh();
  };
  return (
    <ConsolePage
      title={title}
      description={text}
      actions={
        <Button variant="primary" icon={<IconPlus aria-hidden />} onClick={() => void edit()}>
          {t('add')}
        </Button>
      }
    >
      {kept.isError && !kept.data ? (
        <div role="alert">
          <EmptyState
            drawing="error"
            title={t('failed')}
            text={errorText(kept.error)}
            actions={
              <Button variant="primary" busy={kept.isFetching} onClick={() => void kept.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        </div>
      ) : !kept.data ? (
        <SkeletonRows label={title} />
      ) : kept.data.length === 0 ? (
        <EmptyState drawing="list" title={t('empty')} text={t('emptyText')} />
      ) : (
        <Ordered widgets={kept.data} calls={calls} onEdit={edit} onChanged={refresh} />
      )}
    </ConsolePage>
  );
}

type OrderedProps = {
  widgets: readonly KeptWidget[];
  calls: WidgetCalls;
  onEdit: (widget: KeptWidget) => void;
  onChanged: () => Promise<unknown>;
};

function Ordered({ widgets, calls, onEdit, onChanged }: OrderedProps) {
  const t = useTranslations('widgets');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { locale } = useBoot();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const act = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: onChanged,
  });
  const move = (id: string, to: number) => {
    const from = widgets.findIndex((widget) => widget.id === id);
    const moving = widgets[from];
    if (!moving || to < 0 || to >= widgets.length || from === to) return;
    const order = widgets.filter((widget) => widget.id !== id);
    order.splice(to, 0, moving);
    // At once; the answer of the server puts it right where it was refused.
    queries.setQueryData(calls.key, order);
    setSaid(t('moved', { title: titleOf(moving, locale), place: `${to + 1}` }));
    act.mutate(() => calls.order(order.map((widget) => widget.id)));
  };
  const remove = (widget: KeptWidget) =>
    act.mutate(async () => {
      await calls.remove(widget.id);
      const run = () => act.mutate(() => calls.restore(widget.id));
      showToast({ kind: 'success', text: t('removed'), action: { label: t('undo'), run } });
    });
  const turn = ({ id, kind, titles, texts, link, active }: KeptWidget) =>
    act.mutate(() => calls.save(id, { kind, titles, texts, link, active: !active }));
  return (
    <>
      <p className={styles.hint}>{t('keyHint')}</p>
      <p role="status" className="fw-hidden">
        {said}
      </p>
      <ol className={styles.list}>
        {widgets.map((widget, at) => (
          <li
            key={widget.id}
            className={styles.row}
            draggable
            data-dragged={dragged === widget.id ? '' : undefined}
            onDragStart={() => setDragged(widget.id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, at);
            }}
          >
            <Row widget={widget} locale={locale} at={at} last={at === widgets.length - 1} onMove={(to) => move(widget.id, to)}>
              <Checkbox
                label={<span className="fw-hidden">{t('turnOn', { title: titleOf(widget, locale) })}</span>}
                checked={widget.active}
                onChange={() => turn(widget)}
              />
              <IconButton label={t('edit', { title: titleOf(widget, locale) })} icon={<IconPencil />} onClick={() => onEdit(widget)} />
              <IconButton label={t('remove', { title: titleOf(widget, locale) })} icon={<IconTrash />} onClick={() => remove(widget)} />
            </Row>
          </li>
        ))}
      </ol>
    </>
  );
}

type RowProps = {
  widget: KeptWidget;
  locale: Locale;
  at: number;
  last: boolean;
  onMove: (to: number) => void;
  children: ReactNode;
};

function Row({ widget, locale, at, last, onMove, children }: RowProps) {
  const t = useTranslations('widgets');
  const title = titleOf(widget, locale);
  return (
    <>
      <span className={styles.words} dir="auto">
        {title}
      </span>
      <Badge>{t(`kinds.${widget.kind}`)}</Badge>
      <Badge meaning={widget.active ? 'success' : 'neutral'}>{widget.active ? t('on') : t('off')}</Badge>
      <span className={styles.tools}>
        <IconButton label={t('up', { title })} icon={<IconArrowUp />} disabled={at === 0} onClick={() => onMove(at - 1)} />
        <IconButton label={t('down', { title })} icon={<IconArrowDown />} disabled={last} onClick={() => onMove(at + 1)} />
        {children}
      </span>
    </>
  );
}
