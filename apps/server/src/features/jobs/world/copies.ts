// What feeds bring of the demo world's postings once more: some from two feeds, worded in each one's own frame, and one five times from one.
// They are the same as the organization's own, so nobody finds them in a search; staff see them joined.
import { stableUuid } from '@fairway/world-kit/chance';
import type { DemoPosting } from './posting.ts';

export type FedPosting = DemoPosting & { source: string };

/** So many postings are brought by two feeds. */
const TWICE = 6;
const TIMES = 5;
const LATER_MS = 3_600_000;
const FRAMES = [
  { source: 'harbour-board', mark: ' (m/f/d)', words: 'Apply through Harbour Board.' },
  { source: 'northern-careers', mark: '', words: 'Seen at Northern Careers, the board for the north.' },
] as const;

/** Copies of postings that everybody sees and that stay open for long. */
export function copiesOf(postings: readonly DemoPosting[], today: Date): FedPosting[] {
  const soon = today.getTime() + 10 * 86_400_000;
  const chosen = postings
    .filter(
      ({ deadlineAt, language, places, promotion }) =>
        (deadlineAt?.getTime() ?? 0) > soon && language === 'en' && places.length > 0 && promotion === 0,
    )
    .slice(0, TWICE + 1);
  const [often, ...twice] = chosen;
  return [
    ...twice.flatMap((posting) =>
      FRAMES.map(({ source, mark, words }) =>
        copyOf(posting, source, 0, {
          title: `${posting.title}${mark}`,
          html: `${posting.html}<p>${words}</p>`,
          text: `${posting.text}\n\n${words}`,
        }),
      ),
    ),
    ...(often ? Array.from({ length: TIMES }, (_, at) => copyOf(often, 'northern-careers', at, {})) : []),
  ];
}

function copyOf(posting: DemoPosting, source: string, at: number, said: Partial<DemoPosting>): FedPosting {
  const sourceId = `${posting.sourceId}-${at + 1}`;
  return {
    ...posting,
    ...said,
    id: stableUuid(`demo copy ${source} ${sourceId}`),
    source,
    sourceId,
    applicationUrl: `https://${source}.example/jobs/${sourceId}`,
    publishedAt: new Date(posting.publishedAt.getTime() + (at + 1) * LATER_MS),
    featured: false,
    labels: [],
  };
}
