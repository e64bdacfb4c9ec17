// The frame of a course of time: numbers at its left, from zero up to a round one, and the names of its ends below. For the eye alone: what
// it says stands in a sentence and a table beside it.
import type { ReactNode } from 'react';
import { useReaderFormats } from '../reader-formats.ts';
import styles from './framed-course.module.css';

/** Where an axis says its numbers. */
export const AXIS_STEPS = [0, 0.25, 0.5, 0.75, 1];

/** A round number that the axis ends at, in whole steps. */
export const axisEnd = (most: number) => {
  const raw = Math.max(1, most) / (AXIS_STEPS.length - 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= raw) ?? raw);
  return step * (AXIS_STEPS.length - 1);
};

type Props = { end: number; first: string | undefined; last: string | undefined; children: ReactNode };

export function FramedCourse({ end, first, last, children }: Props) {
  const format = useReaderFormats();
  return (
    <div className={styles.course} aria-hidden="true">
      <span className={styles.scale}>
        {[...AXIS_STEPS].reverse().map((step) => (
          <span key={step}>{format.number(end * step)}</span>
        ))}
      </span>
      <div className={styles.plot}>{children}</div>
      <span className={styles.ends}>
        <span>{first}</span>
        <span>{last}</span>
      </span>
    </div>
  );
}
