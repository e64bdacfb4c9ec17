import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { useTranslations } from 'use-intl';
import { type CompaniesAddress, chosenCount, withoutFilters } from '../company-address.ts';

export type CompaniesEmptyProps = { address: CompaniesAddress; total: number; hrefOf: (address: CompaniesAddress) => string };

/** A list with nothing in it says what to do next. @spec 8 "Companies: no companies found" */
export function CompaniesEmpty({ address, total, hrefOf }: CompaniesEmptyProps) {
  const t = useTranslations('companies.empty');
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
  const filtered = chosenCount(address) > 0;
  const narrowed = filtered || address.text !== '';
  return (
    <EmptyState
      drawing="company"
      level={3}
      title={t('title')}
      text={narrowed ? t('text') : t('none')}
      actions={
        narrowed ? (
          <>
            {filtered && address.text !== '' ? (
              <LinkButton variant="primary" href={hrefOf(withoutFilters(address))}>
                {t('clearFilters')}
              </LinkButton>
            ) : null}
            <LinkButton
              variant={filtered && address.text !== '' ? 'secondary' : 'primary'}
              href={hrefOf({ ...withoutFilters(address), text: '' })}
            >
              {t('all')}
            </LinkButton>
          </>
        ) : null
      }
    />
  );
}
