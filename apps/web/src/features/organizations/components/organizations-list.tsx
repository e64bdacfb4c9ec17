import type { components } from '@fairway/client/api.gen';
import { LIMITS } from '@fairway/rules/limits';
import { CardList } from '@fairway/ui/list-results';
import { SkeletonCard, SkeletonRows } from '@fairway/ui/skeleton';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import type { OrganizationsView } from '../organization-address.ts';
import { OrganizationCard } from './organization-card.tsx';

/** Logos that stand in the first window of a page. */
const EAGER = 6;

export type OrganizationsListProps = {
  organizations: readonly components['schemas']['SimilarCompany'][];
  view: OrganizationsView;
  words: FacetWords;
  /** Another list is on its way. */
  dim: boolean;
};

export function OrganizationsList({ organizations, view, words, dim }: OrganizationsListProps) {
  const { href } = useHrefs();
  return (
    <CardList view={view} dim={dim}>
      {organizations.map((organization, place) => (
        <li key={organization.id}>
          <OrganizationCard
            organization={organization}
            href={href('employerdetail', { id: organization.segment })}
            words={words}
            view={view}
            eager={place < EAGER}
          />
        </li>
      ))}
    </CardList>
  );
}

/** The place of a list that is coming. @rule jobs.11 */
export function OrganizationsSkeleton({ view, label }: { view: OrganizationsView; label: string }) {
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
