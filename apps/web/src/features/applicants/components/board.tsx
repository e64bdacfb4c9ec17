// Applicants by stage: cards are dragged from one column into another, or moved by the choice on each, which keys and phones reach as well.
import { APPLICANT_MOVES, type ApplicantMove, applicantMoves, BOARD_STAGES } from '@fairway/rules/applicants';
import type { ApplicationState } from '@fairway/rules/applications';
import { Badge } from '@fairway/ui/badge';
import { Link } from '@fairway/ui/link';
import { ListFailed } from '@fairway/ui/list-results';
import { Select } from '@fairway/ui/select';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { APPLICANTS, type ApplicantRow } from '../queries.ts';
import styles from './applicants.module.css';
import { useMoveApplicants } from './use-move.ts';

const A_COLUMN = 25 as const;
type Stage = (typeof BOARD_STAGES)[number];
const isMove = (stage: Stage): stage is Stage & ApplicantMove => (APPLICANT_MOVES as readonly string[]).includes(stage);

/** What can be made of a row as a list shows it; whose decline waits stands somewhere behind it, and the server knows where. */
const movesOf = ({ stage, toldAt }: Pick<ApplicantRow, 'stage' | 'toldAt'>): ApplicantMove[] =>
  toldAt === null ? applicantMoves(stage, false) : ['seen', 'inTalks', 'offer', 'hired'];

export function Board({ posting }: { posting: string | undefined }) {
  const t = useTranslations('applicants');
  const api = useApi();
  const errorText = useErrorText();
  const { organizationId } = useConsoleOrganization();
  // One reply of all columns: an observer of several queries is a kilobyte that every page would be sent.
  const found = useQuery({
    queryKey: ['get', APPLICANTS, 'board', organizationId, posting],
    queryFn: () =>
      Promise.all(
        BOARD_STAGES.map(async (stage) => {
          const own = posting === undefined ? {} : { posting };
          const query = { stage: [stage], pageSize: A_COLUMN, sort: '-sent' as const, ...own };
          return (await api.call.GET(APPLICANTS, { params: { path: { organizationId }, query } })).data;
        }),
      ),
  });
  const [dragged, setDragged] = useState<ApplicantRow>();
  const { move } = useMoveApplicants();
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
        {BOARD_STAGES.map((stage, at) => (
          <Column
            key={stage}
            stage={stage}
            rows={found.data[at]?.rows ?? []}
            total={found.data[at]?.total ?? 0}
            posting={posting}
            takes={dragged !== undefined && isMove(stage) && movesOf(dragged).includes(stage)}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged && isMove(stage)) move({ chosen: { rows: [dragged] }, to: stage, from: dragged.stage });
              setDragged(undefined);
            }}
            onMove={(row, to) => move({ chosen: { rows: [row] }, to, from: row.stage })}
          />
        ))}
      </div>
    </>
  );
}

type ColumnProps = {
  stage: Stage;
  rows: readonly ApplicantRow[];
  total: number;
  posting: string | undefined;
  /** What is dragged may be dropped here. */
  takes: boolean;
  onDrag: (row: ApplicantRow | undefined) => void;
  onDrop: () => void;
  onMove: (row: ApplicantRow, to: ApplicantMove) => void;
};

function Column({ stage, rows, total, posting, takes, onDrag, onDrop, onMove }: ColumnProps) {
  const t = useTranslations('applicants');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const id = useId();
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
        {t(`stages.${stage}`)} <span className={styles.count}>{formats.number(total)}</span>
      </h2>
      {rows.length === 0 ? <p className={styles.muted}>{t('board.empty')}</p> : null}
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Card key={row.id} row={row} stage={stage} posting={posting} onDrag={onDrag} onMove={onMove} />
        ))}
      </ul>
      {rest > 0 ? (
        <Link href={href('employer-applicants', {}, { stage, posting, page: 2 })}>{t('board.more', { count: rest })}</Link>
      ) : null}
    </section>
  );
}

type CardProps = Pick<ColumnProps, 'posting' | 'onDrag' | 'onMove'> & { row: ApplicantRow; stage: ApplicationState };

function Card({ row, stage, posting, onDrag, onMove }: CardProps) {
  const t = useTranslations('applicants');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const moves = movesOf(row);
  return (
    <li
      className={styles.card}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', row.name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(row);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <h3>
        <Link href={href('employer-applicant', { id: row.id }, { stage, posting })} draggable={false}>
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
      {moves.length > 0 ? (
        <Select
          label={t('board.moveCard', { name: row.name })}
          labelHidden
          emptyLabel={t('move.label')}
          value=""
          options={moves.map((value) => ({ value, label: t(`moves.${value}`) }))}
          onChange={(event) => onMove(row, event.currentTarget.value as ApplicantMove)}
        />
      ) : null}
    </li>
  );
}
