import type { components } from '@fairway/client/api.gen';
import { LIMITS } from '@fairway/rules/limits';
import { CardList } from '@fairway/ui/list-results';
import { SkeletonCard, SkeletonRows } from '@fairway/ui/skeleton';
import { useHrefs } from '../../../lib/paths.ts';
import type { CompaniesView } from '../company-address.ts';
import { CompanyCard } from './company-card.tsx';
import type { CompanyWords } from './company-words.ts';

/** Logos that stand in the first window of a page. */
const EAGER = 6;

export type CompaniesListProps = {
  companies: readonly components['schemas']['Company'][];
  view: CompaniesView;
  words: CompanyWords;
  /** Another list is on its way. */
  dim: boolean;
};

export function CompaniesList({ companies, view, words, dim }: CompaniesListProps) {
  const { href } = useHrefs();
  return (
    <CardList view={view} dim={dim}>
      {companies.map((company, place) => (
        <li key={company.id}>
          <CompanyCard
            company={company}
            href={href('employerdetail', { id: company.segment })}
            words={words}
            view={view}
            eager={place < EAGER}
          />
        </li>
      ))}
    </CardList>
  );
}

/** The place of a list that is coming. @spec 9 "Skeleton 4 rows" */
export function CompaniesSkeleton({ view, label }: { view: CompaniesView; label: string }) {
  if (view === 'list') return <SkeletonRows rows={LIMITS.skeletonRows} label={label} />;
  return (
    <div role="status">
      <span className="fw-hidden">{label}</span>
      <div aria-hidden="true">
        <CardList view="grid">
          {Array.from({ length: LIMITS.skeletonRows * 3 }, (_, place) => `card-${place}`).map((key) => (
            <li key={key}>
              <SkeletonCard />
            </li>
          ))}
        </CardList>
      </div>
    </div>
  );
}
