// The widgets of one place, for those who keep them: a list in the order that they are shown in, or in another one. In their own order, all of
// them, they are moved by drag or arrow buttons; everywhere they are switched, edited, and deleted with undo.
import { WIDGET_KINDS, WIDGET_STATES } from '@fairway/rules/widgets';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { setFilters } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type KeptWidget, titleOf, WIDGET_LIST, type WidgetCalls } from '../queries.ts';
import { editDialog } from './edit-dialog.tsx';
import { useMoving, useWidgetActs } from './widget-acts.ts';
import { WidgetTools } from './widget-tools.tsx';
import styles from './widgets.module.css';

export function WidgetKeeper({ calls, title, text }: { calls: WidgetCalls; title: string; text: string }) {
  const t = useTranslations('widgets');
  const programs = useTranslations('school-settings.programs');
  const formats = useReaderFormats();
  const dialogs = useDialogs();
  const { locale } = useBoot();
  // Titles are sorted, and said in the file, in the reader's language.
  const list = useList(WIDGET_LIST, calls.path, calls.named, { also: { locale } });
  const { reply, queryKey } = list;
  const { asked } = list.address;
  const acts = useWidgetActs(calls, calls.path);
  const rows = reply.data?.rows ?? [];
  const isMovable = asked.sort === 'place' && asked.q === undefined && setFilters(WIDGET_LIST, asked).length === 0 && rows.length > 1;
  const moving = useMoving({ calls, acts, reply: reply.data, queryKey });
  const nameOf = (widget: KeptWidget) => titleOf(widget, locale);
  const edit = async (widget?: KeptWidget) => {
    await dialogs.open(editDialog, { calls, ...(widget ? { widget } : {}) });
    await acts.refresh();
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
      {isMovable ? <p className={styles.hint}>{t('keyHint')}</p> : null}
      <p role="status" className="fw-hidden">
        {moving.said}
      </p>
      <div ref={moving.frame}>
        <ListPage
          title={title}
          {...list}
          searchLabel={t('search')}
          nameOf={nameOf}
          columns={[
            { key: 'title', title: t('title'), sort: 'title', cell: (widget) => <span dir="auto">{nameOf(widget)}</span> },
            { key: 'kind', title: t('kind'), sort: 'kind', cell: (widget) => <Badge>{t(`kinds.${widget.kind}`)}</Badge> },
            {
              key: 'state',
              title: programs('state'),
              cell: ({ active }) => <Badge meaning={active ? 'success' : 'neutral'}>{t(active ? 'on' : 'off')}</Badge>,
            },
            { key: 'place', title: t('order'), sort: 'place', align: 'end', cell: (widget) => widget.place },
            {
              key: 'changed',
              title: programs('updated'),
              sort: 'changed',
              wideOnly: true,
              cell: (widget) => <span className={styles.whole}>{formats.date(new Date(widget.updatedAt))}</span>,
            },
          ]}
          filters={[
            choice('kind', t('kind'), WIDGET_KINDS, (kind) => t(`kinds.${kind}`)),
            choice('state', programs('state'), WIDGET_STATES, (state) => t(state === 'shown' ? 'on' : 'off')),
          ]}
          onDrag={isMovable ? moving.onto : undefined}
          actions={(widget) => (
            <WidgetTools
              widget={widget}
              name={nameOf(widget)}
              acts={acts}
              onEdit={edit}
              {...(isMovable ? { at: rows.indexOf(widget), last: rows.length - 1, onMove: moving.by } : {})}
            />
          )}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </div>
    </ConsolePage>
  );
}
