// /employer/talent: people who let employers find them, by words and filters, and a way to ask them to share more. @rule talent.1
import '../../lib/later-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import { TALENT_FILTERS, TALENT_LIMITS, TALENT_SORTS } from '@fairway/rules/talent';
import { EmptyState } from '@fairway/ui/empty-state';
import { FilterChips } from '@fairway/ui/filter-chips';
import { FilterSort } from '@fairway/ui/filter-form';
import { FilterButton, FilterList } from '@fairway/ui/filter-list';
import { ListFailed, ListPages, ListResults } from '@fairway/ui/list-results';
import { SearchBox } from '@fairway/ui/search-box';
import { SidePanel } from '@fairway/ui/side-panel';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { Nothing } from '../../lib/console/loaded.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { chosenValues, keptPairs, withFilter, withoutFilters } from '../../lib/facets/facet-address.ts';
import { useListTexts } from '../../lib/forms/list-texts.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { PersonCard } from './components/person-card.tsx';
import { PersonPanel } from './components/person-panel.tsx';
import styles from './components/talent.module.css';
import { TalentFilters } from './components/talent-filters.tsx';
import { useTalentWords } from './components/talent-words.ts';
import { type TalentReply, talentQuery } from './queries.ts';
import { readTalentAddress, type TalentAddress, talentQueryOf } from './talent-address.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.talent'), path: pathOf('employer-talent'), noIndex: true }));

const FILTERS_ID = 'filters';

export default function TalentPage() {
  // Somebody may recruit for one organization and represent another.
  return useConsoleOrganization().role === 'Representative' ? <Nothing /> : <Talent />;
}

/** The address, and ways to others that keep which organization it is about. */
function useTalentAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { href } = useConsoleHrefs();
  const address = readTalentAddress(new URLSearchParams(search));
  const hrefOf = (next: TalentAddress) => href('employer-talent', {}, talentQueryOf(next));
  const go = (next: TalentAddress) => void navigate(hrefOf(next), { preventScrollReset: true });
  return { address, hrefOf, go };
}

function Talent() {
  const t = useTranslations('talent');
  const shell = useTranslations('shell');
  const { organizationId } = useConsoleOrganization();
  const { locale } = useBoot();
  const { address, hrefOf, go } = useTalentAddress();
  const list = useQuery({
    ...talentQuery(useApi(), organizationId, address, locale),
    placeholderData: keepPreviousData,
    retry: isStarting,
    retryDelay: 3000,
  });
  const results = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState(false);
  const reply = list.data;
  if (list.error instanceof ApiProblem && list.error.code === 'talent.unverified')
    return (
      <ConsolePage title={t('title')}>
        <EmptyState drawing="search" title={t('unverified')} text={t('unverifiedText')} />
      </ConsolePage>
    );
  const filters = <TalentFilters address={address} reply={reply} onGo={go} />;
  return (
    <ConsolePage title={t('title')} description={t('text')}>
      <div className={styles.search}>
        <Search address={address} go={go} />
      </div>
      <FilterList id={FILTERS_ID} title={t('filters.title')} filters={filters}>
        <ListResults place={results} title={t('results')} page={address.page} waiting={list.isPlaceholderData}>
          <div className={styles.bar}>
            <p role="status" className={styles.muted}>
              {reply ? t('found', { count: reply.total }) : shell('loading')}
            </p>
            <div className={styles.row}>
              <FilterButton
                filtersId={FILTERS_ID}
                label={t('filters.title')}
                count={chosenValues(address)}
                countLabel={t('filters.chosen', { count: chosenValues(address) })}
                onOpen={() => setPanel(true)}
              />
              <Order address={address} go={go} />
            </div>
          </div>
          <Notes reply={reply} />
          <Chips address={address} reply={reply} hrefOf={hrefOf} onEmptied={() => results.current?.focus({ preventScroll: true })} />
          {reply ? (
            <People reply={reply} dim={list.isPlaceholderData} address={address} hrefOf={hrefOf} />
          ) : list.isError ? (
            <Failed list={list} />
          ) : (
            <SkeletonRows rows={6} label={shell('loading')} />
          )}
        </ListResults>
      </FilterList>
      <SidePanel open={panel} onClose={() => setPanel(false)} title={t('filters.title')} closeLabel={t('filters.close')}>
        {filters}
      </SidePanel>
    </ConsolePage>
  );
}

/** A node reads people at the first question: it is asked again until it has. */
const isStarting = (times: number, error: unknown) => times < 20 && error instanceof ApiProblem && error.code === 'unavailable';

type Going = { address: TalentAddress; go: (address: TalentAddress) => void };

function Search({ address, go }: Going) {
  const t = useTranslations('talent.search');
  const texts = useListTexts();
  const { href } = useConsoleHrefs();
  return (
    <SearchBox
      action={href('employer-talent')}
      name="q"
      label={t('label')}
      placeholder={t('placeholder')}
      submitLabel={t('submit')}
      clearLabel={t('clear')}
      value={address.text}
      keep={keptPairs(talentQueryOf({ ...address, page: 1 }), ['q'])}
      texts={texts}
      onSearch={(text) => go({ ...address, text, page: 1 })}
      asTyped
    />
  );
}

function Order({ address, go }: Going) {
  const t = useTranslations('talent');
  const { href } = useConsoleHrefs();
  return (
    <FilterSort
      action={href('employer-talent')}
      name="sort"
      label={t('sort.label')}
      value={address.sort}
      options={TALENT_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      keep={keptPairs(talentQueryOf({ ...address, page: 1 }), ['sort'])}
      applyLabel={t('filters.apply')}
      onChange={(sort) => go({ ...address, sort, page: 1 })}
    />
  );
}

function Notes({ reply }: { reply: TalentReply | undefined }) {
  const t = useTranslations('talent');
  if (!reply) return null;
  const { correctedText, relaxedWithout, denied } = reply;
  return (
    <>
      {correctedText === null ? null : <p>{t('corrected', { text: correctedText })}</p>}
      {relaxedWithout === null || relaxedWithout.length === 0 ? null : <p>{t('relaxed', { words: relaxedWithout.join(', ') })}</p>}
      {denied.length === 0 ? null : <p>{t('denied', { words: denied.join(', ') })}</p>}
    </>
  );
}

type Shown = { address: TalentAddress; hrefOf: (address: TalentAddress) => string };

function Chips({ address, reply, hrefOf, onEmptied }: Shown & { reply: TalentReply | undefined; onEmptied: () => void }) {
  const t = useTranslations('talent.filters');
  const words = useTalentWords(reply);
  return (
    <FilterChips
      label={t('chips')}
      chips={TALENT_FILTERS.flatMap((name) =>
        address.filters[name].map((value) => {
          const label = words.nameOf(name, value);
          return {
            ...{ key: `${name}=${value}`, label, href: hrefOf(withFilter(address, name, value, false)) },
            removeLabel: t('remove', { name: words.filterName(name), value: label }),
          };
        }),
      )}
      clear={{ href: hrefOf(withoutFilters(address)), label: t('clear') }}
      onEmptied={onEmptied}
    />
  );
}

function People({ reply, dim, address, hrefOf }: Shown & { reply: TalentReply; dim: boolean }) {
  const t = useTranslations('talent');
  const pages = useTranslations('ui.pages');
  const [open, setOpen] = useState<{ userId: string; name: string }>();
  const [isOpen, setIsOpen] = useState(false);
  if (reply.people.length === 0) {
    const any = address.text !== '' || chosenValues(address) > 0;
    return <EmptyState level={3} drawing="search" title={any ? t('none') : t('nobody')} text={any ? t('noneText') : t('nobodyText')} />;
  }
  return (
    <>
      <ul className={styles.list} data-dim={dim}>
        {reply.people.map((person) => (
          <li key={person.userId}>
            <PersonCard
              person={person}
              reply={reply}
              onOpen={() => {
                setOpen({ userId: person.userId, name: person.name || t('person.unnamed') });
                setIsOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      <ListPages
        page={reply.page}
        pages={Math.min(TALENT_LIMITS.pages, Math.ceil(reply.total / TALENT_LIMITS.pageSize))}
        hrefOf={(page) => hrefOf({ ...address, page })}
        texts={{ label: pages('label'), previous: pages('previous'), next: pages('next'), page: (one) => pages('page', { page: one }) }}
      />
      <PersonPanel userId={isOpen ? open?.userId : undefined} name={open?.name ?? ''} onClose={() => setIsOpen(false)} />
    </>
  );
}

function Failed({ list }: { list: { error: unknown; isFetching: boolean; refetch: () => unknown } }) {
  const t = useTranslations('talent');
  const errorText = useErrorText();
  return (
    <ListFailed
      title={t('failed')}
      text={errorText(list.error)}
      retryLabel={t('again')}
      retrying={list.isFetching}
      onRetry={() => list.refetch()}
    />
  );
}
