import { parseOrganizationSegment } from '@fairway/rules/slugs';
import { Link } from '@fairway/ui/link';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { recordEvent } from '../../lib/analytics.ts';
import { useFacetWords } from '../../lib/facets/facet-words.ts';
import { browserLoader, notFound, type PageTools, serverLoader } from '../../lib/page.ts';
import { hrefsOf, pathOf, useHrefs } from '../../lib/paths.ts';
import { absolute, pageMeta } from '../../lib/seo.ts';
import { ReportButton } from '../trust/components/report-button.tsx';
import styles from './article.module.css';
import { ArticleBody } from './components/article-body.tsx';
import { ArticleCard } from './components/article-card.tsx';
import viewStyles from './components/organization-view.module.css';
import { articleOf } from './organization-structured.ts';

async function load({ api, params, url, boot, signal, shows }: PageTools) {
  const articleId = params.articleId ?? '';
  if (!parseOrganizationSegment(params.id ?? '') || !/^[1-9]\d{0,9}$/.test(articleId) || Number(articleId) > 2_147_483_647)
    throw notFound();
  const query = { locale: boot.locale };
  const article = await api.call.GET('/api/v1/organizations/articles/{id}', { params: { path: { id: Number(articleId) }, query }, signal });
  if (!article.data) throw notFound();
  const { organizationId } = article.data;
  const ofOrganization = { path: { id: organizationId }, query };
  const [organization, report] = await Promise.all([
    api.call.GET('/api/v1/companies/{id}', { params: ofOrganization, signal }),
    // What stands beside it may fail by itself.
    api.call.GET('/api/v1/companies/{id}/trust', { params: ofOrganization, signal }).then(
      ({ data }) => data?.reportArticle,
      () => undefined,
    ),
  ]);
  if (!organization.data) throw notFound();
  const { id, name, segment, logo } = organization.data;
  // The article's id is what is read; the organization in the address is always the one that wrote it.
  if (segment !== params.id) throw redirect(hrefsOf(boot).href('article', { id: segment, articleId }) + url.search, 301);
  shows(`company:${id}`);
  return { nowMs: Date.now(), article: article.data, company: { id, name, segment, logo }, report };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta<typeof load>(({ data, boot }) => {
  const { article, company: organization } = data;
  const params = { id: organization.segment, articleId: article.id };
  const { href } = hrefsOf(boot);
  const picture = (path: string | null) => (path === null ? undefined : absolute(path, boot));
  return {
    title: `${article.title} · ${organization.name}`,
    description: article.ingress,
    path: pathOf('article', params),
    image: article.featuredImage ?? organization.logo,
    type: 'article',
    structured: [
      articleOf(
        article,
        {
          name: organization.name,
          url: absolute(href('employerdetail', { id: organization.segment }), boot),
          logo: picture(organization.logo),
        },
        { url: absolute(href('article', params), boot), image: picture(article.featuredImage) },
      ),
    ],
  };
});

/** An article on a page of its own, for links and without script. */
export default function ArticlePage() {
  const t = useTranslations('organizations.article');
  const { nowMs, article, company: organization, report } = useLoaderData<typeof clientLoader>();
  const { href } = useHrefs();
  const words = useFacetWords(nowMs);
  useEffect(() => recordEvent('article_view', { article_id: article.id, company_id: organization.id }), [article.id, organization.id]);
  return (
    <div className={styles.page}>
      <Link href={href('employerdetail', { id: organization.segment })} className={styles.back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        <bdi>{t('back', { name: organization.name })}</bdi>
      </Link>
      <article className={styles.article}>
        <h1 className={styles.title} lang={article.fellBack.title} dir="auto">
          {article.title}
        </h1>
        <ArticleBody article={article} organization={organization} words={words} eager />
      </article>
      {report ? (
        <div>
          <ReportButton label={report} target={{ kind: 'article', id: `${article.id}`, title: article.title }} />
        </div>
      ) : null}
      {article.moreArticles.length > 0 ? (
        <section className={styles.more} aria-labelledby="more-title">
          <h2 id="more-title">{t('more')}</h2>
          <ul className={viewStyles.cards}>
            {article.moreArticles.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} segment={organization.segment} words={words} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
