// Applications by how they stand: a column a state, each a list below its heading; in a narrow window one below the other.
import { APPLICATION_STATES, type ApplicationState, OPEN_APPLICATION_STATES } from '@fairway/rules/applications';
import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { StretchedLink } from '@fairway/ui/stretched-link';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type ApplicationRow, BOARD_ROWS, boardQuery, savedQuery } from '../queries.ts';
import styles from './applications.module.css';

const isOpen = (state: ApplicationState) => (OPEN_APPLICATION_STATES as readonly ApplicationState[]).includes(state);

export function Board() {
  const t = useTranslations('applications');
  const api = useApi();
  const errorText = useErrorText();
  const { href, exists } = useHrefs();
  const found = useQuery(boardQuery(api));
  const saved = useQuery({ ...savedQuery(api), enabled: exists('favorites') });
  if (found.isError && !found.data)
    return (
      <ListFailed
        title={t('failed')}
        text={errorText(found.error)}
        retryLabel={t('retry')}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data || saved.isLoading) return <SkeletonRows label={t('title')} />;
  const { rows, total } = found.data;
  const applied = new Set(rows.map(({ jobId }) => jobId));
  const kept = (saved.data?.favorites ?? []).filter(({ jobAdId }) => !applied.has(jobAdId));
  if (rows.length === 0 && kept.length === 0) return <Nothing />;
  return (
    <>
      {total > BOARD_ROWS ? (
        <p className={styles.muted}>
          {t('board.cut', { count: BOARD_ROWS, total })} <Link href={href('applications', {}, { view: 'list' })}>{t('board.toList')}</Link>
        </p>
      ) : null}
      <div className={styles.board}>
        {exists('favorites') ? (
          <Column title={t('states.saved')} count={kept.length} more={saved.data?.hasNext ? href('favorites') : undefined}>
            {kept.map(({ id, job }) => (
              <Tile key={id} href={href('jobdetail', { id: job.segment })} title={job.title} under={job.companyName} />
            ))}
          </Column>
        ) : null}
        {APPLICATION_STATES.map((state) => (
          <StateColumn key={state} state={state} rows={rows.filter((row) => row.state === state)} />
        ))}
      </div>
    </>
  );
}

/** What has not ended has its column always, what has ended where there is something in it. */
function StateColumn({ state, rows }: { state: ApplicationState; rows: readonly ApplicationRow[] }) {
  const t = useTranslations('applications');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  if (rows.length === 0 && !isOpen(state)) return null;
  return (
    <Column title={t(`states.${state}`)} count={rows.length}>
      {rows.map((row) => (
        <Tile key={row.id} href={href('application', { id: row.id })} title={row.title} under={row.organization}>
          <p className={styles.muted}>
            {row.kind === 'inside' ? t('board.changed', { when: formats.when(new Date(row.changedAt)) }) : t(`kinds.${row.kind}`)}
          </p>
          {row.remindAt ? <p className={styles.muted}>{t('board.remind', { when: formats.dateTime(new Date(row.remindAt)) })}</p> : null}
        </Tile>
      ))}
    </Column>
  );
}

type ColumnProps = { title: string; count: number; more?: string | undefined; children: ReactNode };
function Column({ title, count, more, children }: ColumnProps) {
  const t = useTranslations('applications.board');
  const id = useId();
  return (
    <section className={styles.column} aria-labelledby={id} data-empty={count === 0}>
      <h2 id={id}>
        {title} <span className={styles.count}>{more ? `${count}+` : count}</span>
      </h2>
      {count === 0 ? <p className={styles.muted}>{t('none')}</p> : <ul className={styles.plain}>{children}</ul>}
      {more ? <Link href={more}>{t('allSaved')}</Link> : null}
    </section>
  );
}

type TileProps = { href: string; title: string; under: string; children?: ReactNode };
function Tile({ href, title, under, children }: TileProps) {
  return (
    <li className={styles.tile}>
      <h3>
        <StretchedLink href={href}>
          <bdi>{title}</bdi>
        </StretchedLink>
      </h3>
      <p className={styles.muted} dir="auto">
        {under}
      </p>
      {children}
    </li>
  );
}

/** Nothing was applied for, and nothing saved. */
export function Nothing() {
  const t = useTranslations('applications.empty');
  const { href, exists } = useHrefs();
  return (
    <EmptyState
      drawing="list"
      title={t('title')}
      text={t('text')}
      actions={
        exists('jobs') ? (
          <LinkButton variant="primary" href={href('jobs')}>
            {t('jobs')}
          </LinkButton>
        ) : null
      }
    />
  );
}
