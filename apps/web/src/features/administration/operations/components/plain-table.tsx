// A table of the operations pages: a few rows in their own order, that nobody sorts or chooses.
import { type Column, DataTable } from '@fairway/ui/data-table';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type PlainTableProps<R> = {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  hrefOf?: (row: R) => string;
  actions?: (row: R) => ReactNode;
};

export function PlainTable<R>(table: PlainTableProps<R>) {
  const list = useTranslations('console.list');
  const texts = { select: (name: string) => list('select', { name }), selectAll: list('selectAll'), actions: list('actions') };
  return <DataTable<R> {...table} nameOf={table.keyOf} sort="" onSort={() => undefined} texts={texts} />;
}
