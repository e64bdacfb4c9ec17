import { CardList } from '@fairway/ui/list-results';
import type { ReactNode } from 'react';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useShown } from '../../../lib/impressions.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useHidden } from '../hidden/hiding.ts';
import type { JobsView } from '../job-address.ts';
import { JobCard, type JobCardProps } from './job-card.tsx';

/** Logos that stand in the first window of a page. */
const EAGER = 4;

export type JobsListProps = {
  jobs: readonly JobCardProps['job'][];
  view: JobsView;
  words: FacetWords;
  nowMs: number;
  dim?: boolean;
  level?: 2 | 3;
  /** A line under the facts of a posting. */
  noteOf?: (job: JobCardProps['job']) => ReactNode;
};

export function JobsList({ jobs, view, words, nowMs, dim = false, level = 3, noteOf }: JobsListProps) {
  const { href } = useHrefs();
  const visitOf = useShown(jobs);
  const hidden = useHidden();
  return (
    <CardList ordered view={view} dim={dim}>
      {jobs.map((job, place) =>
        hidden.has(job.id) ? null : (
          <li key={job.id}>
            <JobCard
              job={job}
              // The ids ride along for readers (@rule pages.16); search engines see the address alone.
              href={href('jobdetail', { id: job.segment }, visitOf(job))}
              words={words}
              nowMs={nowMs}
              view={view}
              level={level}
              eager={place < EAGER}
              note={noteOf?.(job)}
            />
          </li>
        ),
      )}
    </CardList>
  );
}
