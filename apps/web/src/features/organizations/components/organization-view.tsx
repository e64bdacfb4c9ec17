// An organization's page: who they are, what is open, how it is to work there, where. A section that has nothing to show is left out.
import { useTranslations } from 'use-intl';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { ReportButton } from '../../trust/components/report-button.tsx';
import { familyOf } from '../organization-family.ts';
import type { OrganizationPage } from '../organization-page.ts';
import { OrganizationAbout } from './organization-about.tsx';
import { OrganizationArticles } from './organization-articles.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { OrganizationFamily } from './organization-family.tsx';
import { OrganizationHeader } from './organization-header.tsx';
import { OrganizationPay } from './organization-pay.tsx';
import { OrganizationPeople } from './organization-people.tsx';
import { OrganizationPlaces } from './organization-places.tsx';
import { OrganizationPostings } from './organization-postings.tsx';
import { OrganizationProofs } from './organization-proofs.tsx';
import { OrganizationReplies } from './organization-replies.tsx';
import { OrganizationSimilar } from './organization-similar.tsx';
import { OrganizationVideos } from './organization-videos.tsx';
import styles from './organization-view.module.css';

export function OrganizationView({ page }: { page: OrganizationPage }) {
  const t = useTranslations('organizations.detail');
  const { company: organization, profile, postings, pay, similar } = page;
  const words = useFacetWords(page.nowMs);
  const withJobs = useHrefs().exists('jobs');
  const family = familyOf(page.family, organization.id);
  const sections = [
    { id: 'about', label: t('about'), count: 0, shown: true },
    { id: 'jobs', label: t('jobs'), count: organization.openPostings, shown: withJobs },
    { id: 'pay', label: t('pay'), count: 0, shown: pay !== null },
    { id: 'people', label: t('people'), count: 0, shown: profile.people.length > 0 },
    { id: 'videos', label: t('videos'), count: profile.videos.length, shown: profile.videos.length > 0 },
    { id: 'articles', label: t('articles'), count: profile.articles.length, shown: profile.articles.length > 0 },
    { id: 'locations', label: t('places'), count: profile.locations.length, shown: profile.locations.length > 0 },
    { id: 'group', label: t('group'), count: 0, shown: family !== undefined },
    { id: 'similar', label: t('similar'), count: 0, shown: similar.length > 0 },
  ].filter((section) => section.shown);
  return (
    <div className={styles.page}>
      <OrganizationHeader organization={organization} profile={profile} words={words} />
      <nav aria-label={t('sections')} className={styles.sections}>
        {sections.map((section) => (
          <a key={section.id} href={`#${section.id}`}>
            {section.label}
            {section.count > 0 ? <span className={styles.number}>{words.format.number(section.count)}</span> : null}
          </a>
        ))}
      </nav>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrganizationAbout name={organization.name} description={profile.description} lang={profile.fellBack.description} />
          {withJobs ? <OrganizationPostings organization={organization} postings={postings} words={words} /> : null}
          {pay ? <OrganizationPay pay={pay} words={words} /> : null}
          <OrganizationPeople people={profile.people} />
          <OrganizationVideos organization={organization} videos={profile.videos} />
          <OrganizationArticles organization={organization} articles={profile.articles} words={words} />
        </div>
        <aside className={styles.aside} aria-label={t('facts')}>
          <OrganizationFacts page={page} words={words} />
          <OrganizationProofs trust={page.trust} />
          <OrganizationReplies replies={page.replies} />
          <OrganizationPlaces name={organization.name} places={profile.locations} words={words} />
          {family ? <OrganizationFamily family={family} /> : null}
          {page.trust ? (
            <div>
              <ReportButton
                label={page.trust.report}
                target={{ kind: 'organization', id: `${organization.id}`, title: organization.name }}
              />
            </div>
          ) : null}
        </aside>
      </div>
      <OrganizationSimilar similar={similar} words={words} />
    </div>
  );
}
