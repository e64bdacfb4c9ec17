// A company's page: who they are, what is open, how it is to work there, where. A section that has nothing to show is left out.
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import { familyOf } from '../company-family.ts';
import type { CompanyPage } from '../company-page.ts';
import { CompanyAbout } from './company-about.tsx';
import { CompanyArticles } from './company-articles.tsx';
import { CompanyFamily } from './company-family.tsx';
import { CompanyHeader } from './company-header.tsx';
import { CompanyPlaces } from './company-places.tsx';
import { CompanyPostings } from './company-postings.tsx';
import { CompanyVideos } from './company-videos.tsx';
import styles from './company-view.module.css';
import { useCompanyWords } from './company-words.ts';

export function CompanyView({ page }: { page: CompanyPage }) {
  const t = useTranslations('companies.detail');
  const { company, profile, postings } = page;
  const words = useCompanyWords(page.nowMs);
  const withJobs = useHrefs().exists('jobs');
  const family = familyOf(page.family, company.id);
  const sections = [
    { id: 'about', label: t('about'), count: 0, shown: true },
    { id: 'jobs', label: t('jobs'), count: company.openPostings, shown: withJobs },
    { id: 'videos', label: t('videos'), count: profile.videos.length, shown: profile.videos.length > 0 },
    { id: 'articles', label: t('articles'), count: profile.articles.length, shown: profile.articles.length > 0 },
    { id: 'locations', label: t('places'), count: profile.locations.length, shown: profile.locations.length > 0 },
    { id: 'group', label: t('group'), count: 0, shown: family !== undefined },
  ].filter((section) => section.shown);
  return (
    <div className={styles.page}>
      <CompanyHeader company={company} profile={profile} words={words} />
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
          <CompanyAbout name={company.name} description={profile.description} lang={profile.fellBack.description} />
          {withJobs ? <CompanyPostings company={company} postings={postings} words={words} /> : null}
          <CompanyVideos company={company} videos={profile.videos} />
          <CompanyArticles company={company} articles={profile.articles} words={words} />
        </div>
        <aside className={styles.aside} aria-label={t('facts')}>
          <CompanyPlaces name={company.name} places={profile.locations} words={words} />
          {family ? <CompanyFamily family={family} /> : null}
        </aside>
      </div>
    </div>
  );
}
