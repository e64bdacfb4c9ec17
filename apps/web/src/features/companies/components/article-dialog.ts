import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { ArticleReaderProps } from './article-reader.tsx';

/** An article over the company's page. @spec 2.6 "company article with more articles" */
export const articleDialog = defineDialog<ArticleReaderProps>(
  'article',
  lazy(() => import('./article-reader.tsx')),
);
