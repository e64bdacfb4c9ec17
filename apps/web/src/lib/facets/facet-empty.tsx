import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FacetKind } from './facet-kind.ts';

export type FacetEmptyProps = {
  messages: FacetKind<never, never>['messages'];
  drawing: 'search' | 'company';
  /** Of the whole list: more than none where only this page of it is empty. */
  total: number;
  firstHref: string;
  /** What is said where there is nothing, and what to do next. */
  text: string;
  actions: ReactNode;
};

/** A list with nothing in it says what to do next. @rule jobs.12, organizations.14 */
export function FacetEmpty({ messages, drawing, total, firstHref, text, actions }: FacetEmptyProps) {
  const t = useTranslations(`${messages}.empty`);
  if (total === 0) return <EmptyState drawing={drawing} level={3} title={t('title')} text={text} actions={actions} />;
  return (
    <EmptyState
      drawing="list"
      level={3}
      title={t('page')}
      text={t('pageText')}
      actions={
        <LinkButton variant="primary" href={firstHref}>
          {t('first')}
        </LinkButton>
      }
    />
  );
}
