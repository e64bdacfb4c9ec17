// The points of the rubric: read by the candidate, marked by staff.
import { BEST_MARK, type DEFAULT_RUBRIC, meanMark } from '@fairway/rules/cv-reviews';
import { Select } from '@fairway/ui/select';
import { useTranslations } from 'use-intl';
import type { OwnCvReview } from '../queries.ts';
import styles from './cv-reviews.module.css';

type Point = OwnCvReview['rubric'][number];
type Marks = Readonly<Record<string, number>>;
const MARKS = Array.from({ length: BEST_MARK }, (_, at) => BEST_MARK - at);

/** The words of a point: the school's, else the platform's. */
function usePointTitle(): (point: Point) => string {
  const t = useTranslations('cv-reviews.rubric');
  return (point) => point.title ?? t(point.id as (typeof DEFAULT_RUBRIC)[number]);
}

/** What was marked; nothing where nothing was. */
export function RubricView({ rubric, marks }: { rubric: readonly Point[]; marks: Marks }) {
  const t = useTranslations('cv-reviews');
  const titleOf = usePointTitle();
  const marked = rubric.filter((point) => marks[point.id] !== undefined);
  const mean = meanMark(marks);
  if (marked.length === 0 || mean === null) return null;
  return (
    <div>
      <h4>{t('rubricTitle')}</h4>
      <dl className={styles.marks}>
        {marked.map((point) => (
          <div key={point.id}>
            <dt>{titleOf(point)}</dt>
            <dd>{t('mark', { mark: `${marks[point.id]}`, best: `${BEST_MARK}` })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.muted}>{t('mean', { mark: mean })}</p>
    </div>
  );
}

type EditProps = { rubric: readonly Point[]; marks: Marks; disabled: boolean; onMark: (marks: Record<string, number>) => void };

/** A choice a point; each is saved at once. */
export function RubricMarks({ rubric, marks, disabled, onMark }: EditProps) {
  const t = useTranslations('cv-reviews');
  const titleOf = usePointTitle();
  const set = (id: string, value: string) => {
    const { [id]: _before, ...others } = marks;
    onMark(value === '' ? others : { ...others, [id]: Number(value) });
  };
  return (
    <>
      {rubric.map((point) => (
        <Select
          key={point.id}
          label={titleOf(point)}
          emptyLabel={t('unmarked')}
          disabled={disabled}
          value={`${marks[point.id] ?? ''}`}
          options={MARKS.map((mark) => ({ value: `${mark}`, label: t('mark', { mark: `${mark}`, best: `${BEST_MARK}` }) }))}
          onChange={(event) => set(point.id, event.currentTarget.value)}
        />
      ))}
    </>
  );
}
