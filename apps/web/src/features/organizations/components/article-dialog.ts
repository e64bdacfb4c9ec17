import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { ArticleReaderProps } from './article-reader.tsx';

/** An article over the organization's page. @rule organizations.16 */
export const articleDialog = defineDialog<ArticleReaderProps>(
  'article',
  lazy(() => import('./article-reader.tsx')),
);
