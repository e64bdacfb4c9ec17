import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { useTranslations } from 'use-intl';
import { type JobsAddress, withoutFilters } from '../job-address.ts';

export type JobsEmptyProps = {
  address: JobsAddress;
  total: number;
  filtered: boolean;
  /** No filter would find anything: the words are what finds nothing. */
  byText: boolean;
  hrefOf: (address: JobsAddress) => string;
};

/** A list with nothing in it says what to do next. @spec 2.4 "The empty message is no match found" */
export function JobsEmpty({ address, total, filtered, byText, hrefOf }: JobsEmptyProps) {
  const t = useTranslations('jobs.empty');
  if (total > 0)
    return (
      <EmptyState
        drawing="list"
        level={3}
        title={t('page')}
        text={t('pageText')}
        actions={
          <LinkButton variant="primary" href={hrefOf({ ...address, page: 1 })}>
            {t('first')}
          </LinkButton>
        }
      />
    );
  const narrowed = filtered || address.text !== '';
  const unfilter = filtered && !(byText && address.text !== '');
  return (
    <EmptyState
      drawing="search"
      level={3}
      title={t('title')}
      text={narrowed ? t('text') : t('noJobs')}
      actions={
        narrowed ? (
          <>
            {unfilter ? (
              <LinkButton variant="primary" href={hrefOf(withoutFilters(address))}>
                {t('clearFilters')}
              </LinkButton>
            ) : null}
            {filtered && address.text !== '' ? (
              <LinkButton variant={unfilter ? 'secondary' : 'primary'} href={hrefOf({ ...address, text: '', page: 1 })}>
                {t('clearText', { text: address.text })}
              </LinkButton>
            ) : null}
            <LinkButton variant={filtered ? 'quiet' : 'primary'} href={hrefOf({ ...withoutFilters(address), text: '' })}>
              {t('all')}
            </LinkButton>
          </>
        ) : null
      }
    />
  );
}
