import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { FacetEmpty } from '../../../lib/facets/facet-empty.tsx';
import { chosenCount, type JobsAddress, withoutFilters } from '../job-address.ts';

export type JobsEmptyProps = {
  address: JobsAddress;
  total: number;
  /** No filter would find anything: the words are what finds nothing. */
  byText: boolean;
  hrefOf: (address: JobsAddress) => string;
};

/** A list with nothing in it says what to do next. @rule jobs.12 */
export function JobsEmpty({ address, total, byText, hrefOf }: JobsEmptyProps) {
  const t = useTranslations('jobs.empty');
  const filtered = chosenCount(address) > 0;
  const narrowed = filtered || address.text !== '';
  const unfilter = filtered && !(byText && address.text !== '');
  return (
    <FacetEmpty
      messages="jobs"
      drawing="search"
      total={total}
      firstHref={hrefOf({ ...address, page: 1 })}
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
