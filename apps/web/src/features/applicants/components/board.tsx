// Applicants by stage: cards are dragged from one column into another, or moved by the choice on each, which keys and phones reach as well.
import { APPLICANT_MOVES, type ApplicantMove, applicantMoves, BOARD_STAGES } from '@fairway/rules/applicants';
import { Badge } from '@fairway/ui/badge';
import { Link } from '@fairway/ui/link';
import { ListFailed } from '@fairway/ui/list-results';
import { Select } from '@fairway/ui/select';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { APPLICANTS, type ApplicantRow, type OwnStage } from '../queries.ts';
import styles from './applicants.module.css';
import { readTarget, type Target, targetsOf, targetValue, useOwnStages, useTargetOptions } from './own-stages.ts';
import { useMoveApplicants } from './use-move.ts';

const A_COLUMN = 25 as const;
type Stage = (typeof BOARD_STAGES)[number];
/** A state without those who stand in a stage of it, or such a stage. `own` of a state: it has stages, and they have columns of their own. */
type Place = { stage: Stage; own: 'none' | OwnStage | undefined };
const isMove = (stage: Stage): stage is Stage & ApplicantMove => (APPLICANT_MOVES as readonly string[]).includes(stage);

function columnsOf(stages: readonly OwnStage[]): Place[] {
  return BOARD_STAGES.flatMap((stage): Place[] => {
    const own = stages.filter(({ state }) => state === stage);
    return [{ stage, own: own.length > 0 ? 'none' : undefined }, ...own.map((one) => ({ stage, own: one }))];
  });
}
const targetOf = ({ stage, own }: Place): Target | undefined =>
  isMove(stage) ? { to: stage, ...(typeof own === 'object' && { ownStage: own.id }) } : undefined;
/** The filters that find who stands there. */
const filterOf = ({ stage, own }: Place) => ({
  stage: [stage],
  ...(own && { ownStage: [own === 'none' ? own : own.id] }),
});

/** What can be made of a row as a list shows it; whose decline waits stands somewhere behind it, and the server knows where. */
const movesOf = ({ stage, toldAt }: Pick<ApplicantRow, 'stage' | 'toldAt'>): ApplicantMove[] =>
  toldAt === null ? applicantMoves(stage, false) : ['seen', 'inTalks', 'offer', 'hired'];

export function Board({ posting }: { posting: string | undefined }) {
  const t = useTranslations('applicants');
  const api = useApi();
  const errorText = useErrorText();
  const { organizationId } = useConsoleOrganization();
  const stages = useOwnStages();
  const columns = useMemo(() => columnsOf(stages), [stages]);
  // One reply of all columns: an observer of several queries is a kilobyte that every page would be sent.
  const found = useQuery({
    queryKey: ['get', APPLICANTS, 'board', organizationId, posting, columns],
    queryFn: () =>
      Promise.all(
        columns.map(async (column) => {
          const own = posting === undefined ? {} : { posting };
          const query = { ...filterOf(column), pageSize: A_COLUMN, sort: '-sent' as const, ...own };
          return (await api.call.GET(APPLICANTS, { params: { path: { organizationId }, query } })).data;
        }),
      ),
  });
  const [dragged, setDragged] = useState<ApplicantRow>();
  const { move } = useMoveApplicants();
  const moveOne = (row: ApplicantRow, target: Target) =>
    move({ chosen: { rows: [row] }, ...target, from: row.stage, fromOwnStage: row.ownStage?.id ?? null });
  if (found.isError && !found.data)
    return (
      <ListFailed
        title={t('title')}
        text={errorText(found.error)}
        retryLabel={t('board.retry')}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <SkeletonRows label={t('title')} rows={6} />;
  return (
    <>
      <p className={styles.muted}>{t('board.hint')}</p>
      <div className={styles.board}>
        {columns.map((column, at) => (
          <Column
            key={typeof column.own === 'object' ? column.own.id : column.stage}
            column={column}
            stages={stages}
            rows={found.data[at]?.rows ?? []}
            total={found.data[at]?.total ?? 0}
            posting={posting}
            takes={dragged !== undefined && takes(column, dragged, stages)}
            onDrag={setDragged}
            onDrop={() => {
              const target = targetOf(column);
              if (dragged && target) moveOne(dragged, target);
              setDragged(undefined);
            }}
            onMove={moveOne}
          />
        ))}
      </div>
    </>
  );
}

/** Whether a card that is dragged may be dropped there. */
function takes(column: Place, row: ApplicantRow, stages: readonly OwnStage[]): boolean {
  const target = targetOf(column);
  return target !== undefined && targetsOf(movesOf(row), stages, row).some((one) => targetValue(one) === targetValue(target));
}

type ColumnProps = {
  column: Place;
  stages: readonly OwnStage[];
  rows: readonly ApplicantRow[];
  total: number;
  posting: string | undefined;
  /** What is dragged may be dropped here. */
  takes: boolean;
  onDrag: (row: ApplicantRow | undefined) => void;
  onDrop: () => void;
  onMove: (row: ApplicantRow, to: Target) => void;
};

function Column({ column, stages, rows, total, posting, takes, onDrag, onDrop, onMove }: ColumnProps) {
  const t = useTranslations('applicants');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const id = useId();
  const { stage, own } = column;
  const [over, setOver] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!takes) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (takes) onDrop();
    },
  };
  const rest = total - rows.length;
  return (
    <section className={styles.column} aria-labelledby={id} data-over={takes && over} {...drop}>
      <h2 id={id}>
        {typeof own === 'object' ? <bdi>{own.name}</bdi> : t(`stages.${stage}`)}{' '}
        <span className={styles.count}>{formats.number(total)}</span>
      </h2>
      {rows.length === 0 ? <p className={styles.muted}>{t('board.empty')}</p> : null}
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Card key={row.id} row={row} column={column} stages={stages} posting={posting} onDrag={onDrag} onMove={onMove} />
        ))}
      </ul>
      {rest > 0 ? (
        <Link href={href('employer-applicants', {}, { ...filterOf(column), posting, page: 2 })}>{t('board.more', { count: rest })}</Link>
      ) : null}
    </section>
  );
}

type CardProps = Pick<ColumnProps, 'column' | 'stages' | 'posting' | 'onDrag' | 'onMove'> & { row: ApplicantRow };

function Card({ row, column, stages, posting, onDrag, onMove }: CardProps) {
  const t = useTranslations('applicants');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const optionsOf = useTargetOptions();
  const targets = targetsOf(movesOf(row), stages, row);
  return (
    <li
      className={styles.card}
      draggable={targets.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', row.name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(row);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <h3>
        <Link href={href('employer-applicant', { id: row.id }, { ...filterOf(column), posting })} draggable={false}>
          <bdi>{row.name}</bdi>
        </Link>
      </h3>
      {posting ? null : (
        <p className={styles.muted} dir="auto">
          {row.title}
        </p>
      )}
      {row.study ? (
        <p className={styles.muted} dir="auto">
          {row.study}
        </p>
      ) : null}
      <p className={styles.row}>
        <span className={styles.muted}>{formats.when(new Date(row.sentAt))}</span>
        {row.knockOuts > 0 ? <Badge meaning="warning">{t('list.knocked', { count: row.knockOuts })}</Badge> : null}
        {row.rating === null ? null : <Badge>{t('list.stars', { stars: formats.number(row.rating) })}</Badge>}
        {row.toldAt ? <Badge>{t('list.declineWaits', { when: formats.time(new Date(row.toldAt)) })}</Badge> : null}
      </p>
      {targets.length > 0 ? (
        <Select
          label={t('board.moveCard', { name: row.name })}
          labelHidden
          emptyLabel={t('move.label')}
          value=""
          options={optionsOf(targets, row)}
          onChange={(event) => onMove(row, readTarget(event.currentTarget.value))}
        />
      ) : null}
    </li>
  );
}
