// The text of an own page in each language, as it is written and as readers see it, and the editions before it.
import type { Locale } from '@fairway/rules/locales';
import { pageHtml } from '@fairway/rules/page-text';
import { SITE_PAGE_CHARACTERS } from '@fairway/rules/site-pages';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { PublishedTexts } from '../../../../lib/console/published-texts.tsx';
import { type EditedPage, editedPageQuery } from '../queries.ts';

type Props = { edited: EditedPage; locale: Locale; onLocale: (locale: Locale) => void };

export function SitePageEditor({ edited, ...language }: Props) {
  const t = useTranslations('site-pages.page');
  const api = useApi();
  const queries = useQueryClient();
  const path = { tenantId: edited.tenant.id, page: edited.page };
  const { name, email } = edited.tenant;
  // Ours again; of an imprint, nothing.
  const back = edited.page === 'imprint' ? 'hide' : 'back';
  return (
    <PublishedTexts
      {...language}
      edited={edited}
      isShown={edited.state !== 'elsewhere'}
      maxCharacters={SITE_PAGE_CHARACTERS}
      words={{
        textHelp: t('textHelp'),
        marks: t('marks', { name: '{name}', email: '{email}' }),
        current: t('current'),
        back: { label: t(back), title: t(`${back}Title`), text: t(`${back}Text`), done: t(`${back}Done`) },
      }}
      htmlOf={(text, locale) => pageHtml(text, { name, email, locale }).html}
      publish={(texts) =>
        api.call.PUT('/api/v1/admin/site-pages/{tenantId}/{page}', { params: { path }, body: { edition: edited.edition, texts } })
      }
      readEdition={(number) =>
        api.call.GET('/api/v1/admin/site-pages/{tenantId}/{page}/editions/{number}', { params: { path: { ...path, number } } })
      }
      onWritten={(written) => {
        void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/site-pages'] });
        queries.setQueryData(editedPageQuery(api, path.tenantId, path.page).queryKey, written);
      }}
    />
  );
}
