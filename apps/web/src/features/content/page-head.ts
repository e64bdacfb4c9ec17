// Title and description of the content pages, for the head of the document: made from the same messages as the page.
import { intlConfig } from '@fairway/i18n/messages';
import type { MetaDescriptor, MetaFunction } from 'react-router';
import { createTranslator } from 'use-intl/core';
import type { RootData } from '../../lib/boot.ts';
import { preparedMessages } from '../../lib/messages.ts';

type ContentKey = 'tools' | 'apps' | 'aboutGptw' | 'login' | 'redirect';

/** The `meta` of a content page. `hidden` pages stay out of search engines. */
export function contentHead(key: ContentKey, { hidden = false }: { hidden?: boolean } = {}): MetaFunction {
  return ({ matches }) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
    if (!root) return [];
    const { locale, tenant } = root.boot;
    const t = createTranslator({ ...intlConfig(locale, preparedMessages(locale)), namespace: 'content' });
    const tags: MetaDescriptor[] = [{ title: `${t(`${key}.title`)} – ${tenant.name}` }];
    if (key === 'tools' || key === 'apps') tags.push({ name: 'description', content: t(`${key}.lead`, { name: tenant.name }) });
    if (key === 'aboutGptw') tags.push({ name: 'description', content: t('aboutGptw.lead') });
    if (hidden) tags.push({ name: 'robots', content: 'noindex' });
    return tags;
  };
}
