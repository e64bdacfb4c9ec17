// Two postings beside each other, where their texts differ, and the way to say that they are not the same.
import '../../../lib/later-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import parts from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { Section } from '../../../lib/forms/section.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import styles from './duplicate.module.css';
import { type ComparedPosting, type Duplicate, duplicateQuery, type Pair } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.duplicates'), path: pathOf('admin-duplicates'), noIndex: true }));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function DuplicatePage() {
  const { id = '', otherId = '' } = useParams();
  return UUID.test(id) && UUID.test(otherId) ? <KnownPair pair={{ id, otherId }} /> : <Nothing />;
}

function KnownPair({ pair }: { pair: Pair }) {
  const reply = useQuery(duplicateQuery(useApi(), pair));
  return <Loaded reply={reply}>{(duplicate) => <DuplicateView duplicate={duplicate} />}</Loaded>;
}

export function DuplicateView({ duplicate }: { duplicate: Duplicate }) {
  const t = useTranslations('duplicates.one');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const { posting, other, state, together, organization } = duplicate;
  return (
    <ConsolePage
      title={posting.title}
      description={organization.name}
      crumbs={[{ href: href('admin-duplicates'), label: console('duplicates') }]}
      actions={<PartButton duplicate={duplicate} />}
    >
      {state === 'joined' ? <p className={parts.muted}>{t('joined', { count: together })}</p> : null}
      {state === 'apart' ? <Banner meaning="info">{t('apart')}</Banner> : null}
      {state === null ? <Banner meaning="info">{t('neither')}</Banner> : null}
      <div className={parts.sections}>
        <div className={styles.sides}>
          <Side id="posting" title={t('posting')} posting={posting} />
          <Side id="other" title={t('other')} posting={other} />
        </div>
        <Section id="text" title={t('text')} text={t('textText')}>
          <Differences duplicate={duplicate} />
        </Section>
      </div>
    </ConsolePage>
  );
}

/** Parting shows the posting again at once, so it can be taken back at once. @rule jobs.33 */
function PartButton({ duplicate: { posting, other, state } }: { duplicate: Duplicate }) {
  const t = useTranslations('duplicates.one');
  const console = useTranslations('console');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const pair = { id: posting.id, otherId: other.id };
  const change = useMutation({
    mutationFn: (apart: boolean) =>
      apart
        ? api.call.PUT('/api/v1/admin/duplicates/{id}/{otherId}/parting', { params: { path: pair } })
        : api.call.DELETE('/api/v1/admin/duplicates/{id}/{otherId}/parting', { params: { path: pair } }),
    onSuccess: ({ data }, apart) => {
      if (data) queries.setQueryData(duplicateQuery(api, pair).queryKey, data);
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/duplicates'] });
      showToast({
        kind: 'success',
        text: t(apart ? 'partDone' : 'rejoinDone'),
        ...(apart ? { action: { label: console('undo'), run: () => change.mutate(false) } } : {}),
      });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  const part = async () => {
    const asked = { title: t('partTitle'), text: t('partText'), confirmLabel: t('part'), cancelLabel: console('cancel') };
    if (await dialogs.confirm(asked)) change.mutate(true);
  };
  if (state === 'joined')
    return (
      <Button busy={change.isPending} onClick={() => void part()}>
        {t('part')}
      </Button>
    );
  return state === 'apart' ? (
    <Button busy={change.isPending} onClick={() => change.mutate(false)}>
      {t('rejoin')}
    </Button>
  ) : null;
}

function Side({ id, title, posting }: { id: string; title: string; posting: ComparedPosting }) {
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <Facts posting={posting} />
    </section>
  );
}

function Facts({ posting }: { posting: ComparedPosting }) {
  const t = useTranslations('duplicates.one');
  const list = useTranslations('duplicates.list');
  const words = useTranslations('admin');
  const { href, exists } = useHrefs();
  const formats = useReaderFormats();
  const { nameOf, format } = useFacetWords(Date.parse(posting.publishedAt));
  const types = format.list(posting.employmentTypes.map((type) => nameOf('employment_types', type)));
  return (
    <dl className={parts.facts}>
      <dt>{t('title')}</dt>
      <dd>
        {exists('jobdetail') ? (
          <Link href={href('jobdetail', { id: posting.segment })}>
            <bdi>{posting.title}</bdi>
          </Link>
        ) : (
          <bdi>{posting.title}</bdi>
        )}
      </dd>
      <dt>{list('source')}</dt>
      <dd>{posting.source === 'fairway' ? list('fairway') : posting.source}</dd>
      <dt>{t('places')}</dt>
      <dd>{posting.location || words('notSet')}</dd>
      <dt>{t('type')}</dt>
      <dd>{types || words('notSet')}</dd>
      <dt>{t('published')}</dt>
      <dd>{formats.date(new Date(posting.publishedAt))}</dd>
      <dt>{t('deadline')}</dt>
      <dd>{posting.deadline ? formats.dateTime(new Date(posting.deadline)) : words('notSet')}</dd>
      <dt>{t('application')}</dt>
      <dd className={parts.code}>{posting.applicationUrl ?? words('notSet')}</dd>
    </dl>
  );
}

/** What only one of them says is marked by a line, and said: colour alone tells nothing. */
function Differences({ duplicate: { text } }: { duplicate: Duplicate }) {
  const t = useTranslations('duplicates.one');
  if (text.every((part) => part.in === 'both')) return <p className={parts.muted}>{t('sameText')}</p>;
  return (
    <p className={styles.text} dir="auto">
      {text.map((part, place) => {
        // Parts have no name but their place, and never move.
        const key = `${place} ${part.in}`;
        if (part.in === 'both') return <Fragment key={key}>{part.text} </Fragment>;
        const Mark = part.in === 'first' ? 'del' : 'ins';
        return (
          <Fragment key={key}>
            <Mark className={styles[part.in]}>
              <span className="fw-hidden">{t(part.in === 'first' ? 'onlyFirst' : 'onlySecond')} </span>
              {part.text}
            </Mark>{' '}
          </Fragment>
        );
      })}
    </p>
  );
}
