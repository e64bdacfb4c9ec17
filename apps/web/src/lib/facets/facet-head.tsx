// What stands over the results: how many there are, order and view, chosen filters, and the filters of narrow windows.
import { FilterChips } from '@fairway/ui/filter-chips';
import { FilterButton } from '@fairway/ui/filter-list';
import { ViewLinks } from '@fairway/ui/view-links';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FacetAddress, FacetName } from './facet-address.ts';
import { chipsOf, type FacetChip } from './facet-chips.ts';
import styles from './facet-head.module.css';
import type { FacetKind, FacetView } from './facet-kind.ts';
import type { FacetPanel, FacetPanelProps } from './facet-panel.tsx';

/** Loaded when it is opened first. */
const LaterPanel = lazy(() =>
  import('./facet-panel.tsx').then((module) => ({ default: module.FacetPanel })),
) as unknown as typeof FacetPanel;

export type FacetHeadProps<F extends FacetName, A extends FacetAddress<F> & { view: FacetView }> = Omit<
  FacetPanelProps<F, A>,
  'kind' | 'open' | 'onClose' | 'onShow'
> & {
  kind: FacetKind<F, A>;
  /** How many there are. */
  count: ReactNode;
  /** Whether a filter would find something, and whether there is something to put in order. */
  canFilter: boolean;
  canOrder: boolean;
  /** The order of the list, where it has more than one. */
  order?: ReactNode;
  /** What is said below. */
  notes?: ReactNode;
  /** What the list is narrowed to besides its filters. */
  chips?: readonly FacetChip<A>[];
  filtersId: string;
  hrefOf: (address: A) => string;
  onGo: (address: A) => void;
  onEmptied: () => void;
};

export function FacetHead<F extends FacetName, A extends FacetAddress<F> & { view: FacetView }>(props: FacetHeadProps<F, A>) {
  const { kind, address, facets, words, count, canFilter, canOrder, order, notes, filtersId, hrefOf, onGo, onEmptied } = props;
  const t = useTranslations(kind.messages);
  // Opened anew it starts from what the page shows.
  const [panel, setPanel] = useState({ open: false, times: 0 });
  const close = () => setPanel({ ...panel, open: false });
  const chosen = kind.chosen(address);
  return (
    <div className={styles.head}>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {count}
        </p>
        <div className={styles.tools}>
          {canFilter ? (
            <FilterButton
              filtersId={filtersId}
              label={t('filters.title')}
              count={chosen}
              countLabel={t('filters.chosen', { count: chosen })}
              onOpen={() => setPanel({ open: true, times: panel.times + 1 })}
            />
          ) : null}
          {canOrder ? (
            <>
              {order}
              <ViewLinks
                label={t('view.label')}
                views={kind.views}
                current={address.view}
                hrefOf={(view) => hrefOf({ ...address, view })}
                nameOf={(view) => t(`view.${view}`)}
              />
            </>
          ) : null}
        </div>
      </div>
      {notes}
      <FilterChips
        label={t('filters.chips')}
        chips={[...(props.chips ?? []), ...chipsOf(kind, address, words)].map(({ key, name, label, without }) => ({
          key,
          label,
          href: hrefOf(without),
          removeLabel: t('filters.remove', { name, value: label }),
        }))}
        clear={{ href: hrefOf(kind.cleared(address)), label: t('filters.clear') }}
        onEmptied={onEmptied}
      />
      {panel.times === 0 ? null : (
        <Suspense fallback={null}>
          <LaterPanel<F, A>
            key={panel.times}
            kind={kind}
            open={panel.open}
            address={address}
            facets={facets}
            reader={props.reader}
            words={words}
            countsOf={props.countsOf}
            showLabel={props.showLabel}
            onClose={close}
            onShow={(next) => {
              close();
              onGo(next);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
