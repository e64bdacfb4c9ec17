// What is done to widgets in their list: switched, deleted with undo, moved. A move is shown at once; the answer of the server puts it right
// where it was refused.
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import type { PageReply } from '../../../lib/lists/use-list.ts';
import { type KeptWidget, type ListedWidget, titleOf, type WidgetCalls } from '../queries.ts';

export type WidgetActs = ReturnType<typeof useWidgetActs>;

/** `path`: the call of the list, whose every page is asked for again after an act. */
export function useWidgetActs(calls: WidgetCalls, path: unknown) {
  const t = useTranslations('widgets');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === path });
  const { mutate } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: refresh,
  });
  return {
    refresh,
    run: (call: () => Promise<unknown>) => mutate(call),
    turn: ({ id, kind, titles, texts, link, active }: KeptWidget) =>
      mutate(() => calls.save(id, { kind, titles, texts, link, active: !active })),
    remove: (widget: KeptWidget) =>
      mutate(async () => {
        await calls.remove(widget.id);
        const run = () => mutate(() => calls.restore(widget.id));
        showToast({ kind: 'success', text: t('removed'), action: { label: t('undo'), run } });
      }),
  };
}

type Moving = { calls: WidgetCalls; acts: WidgetActs; reply: PageReply<ListedWidget> | undefined; queryKey: readonly unknown[] };

/** Moves widgets of the page that is shown: `by` one place, `onto` the place of another. The focus stays on the button that moved it. */
export function useMoving({ calls, acts, reply, queryKey }: Moving) {
  const t = useTranslations('widgets');
  const { locale } = useBoot();
  const queries = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ id: string; by: number }>(undefined);
  const [said, setSaid] = useState('');
  const rows = reply?.rows;
  // A row that the browser puts elsewhere loses the focus, and a button at the end of the list takes none: then the other one of the row does.
  useEffect(() => {
    const last = pressed.current;
    if (!last || !rows) return;
    pressed.current = undefined;
    const buttonOf = (by: number) => frame.current?.querySelector<HTMLButtonElement>(`[data-move="${last.id} ${by}"]:not(:disabled)`);
    (buttonOf(last.by) ?? buttonOf(-last.by))?.focus();
  }, [rows]);
  const move = (widget: ListedWidget, to: number) => {
    const others = (rows ?? []).filter((row) => row.id !== widget.id);
    const places = (rows ?? []).map((row) => row.place);
    if (!reply || to < 0 || to > others.length) return;
    const moved = [...others.slice(0, to), widget, ...others.slice(to)].map((row, at) => ({ ...row, place: places[at] ?? row.place }));
    queries.setQueryData(queryKey, { ...reply, rows: moved });
    setSaid(t('moved', { title: titleOf(widget, locale), place: `${places[to]}` }));
    acts.run(() => calls.order(moved.map((row) => row.id)));
  };
  return {
    frame,
    said,
    by: (widget: ListedWidget, by: 1 | -1) => {
      pressed.current = { id: widget.id, by };
      move(widget, (rows ?? []).findIndex((row) => row.id === widget.id) + by);
    },
    onto: (widget: ListedWidget, other: ListedWidget) =>
      move(
        widget,
        (rows ?? []).findIndex((row) => row.id === other.id),
      ),
  };
}
