// Merging another account of the same person into this one: choose it, look at what becomes of both, then do it.
import '../../../lib/later-messages.ts';
import type { Api } from '@fairway/client/api';
import { LinkButton } from '@fairway/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { PickField } from '../../../lib/console/pick-field.tsx';
import { Section } from '../../../lib/forms/section.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { askedRecordId } from '../../../lib/record-ids.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { type UserCard, userQuery } from '../queries.ts';
import { MergeLook } from './merge-look.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('user-merge.title'), path: pathOf('admin-users'), noIndex: true }));

export default function MergePage() {
  const id = askedRecordId(useParams().id);
  const reply = useQuery(userQuery(useApi(), id));
  return <Loaded reply={reply}>{(user) => <Merge user={user} />}</Loaded>;
}

function Merge({ user }: { user: UserCard }) {
  const t = useTranslations('user-merge');
  const console = useTranslations('console.admin');
  const api = useApi();
  const { href } = useHrefs();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const other = query.get('other');
  const name = user.name || user.email;
  const at = (id: string) => href('admin-user-merge', { id: user.id }, { other: id });
  return (
    <ConsolePage
      title={t('title')}
      description={user.email}
      crumbs={[
        { href: href('admin-users'), label: console('users') },
        { href: href('admin-user', { id: user.id }), label: name },
      ]}
      actions={other ? <LinkButton href={href('admin-user-merge', { id: user.id })}>{t('other')}</LinkButton> : null}
    >
      <div className={styles.sections}>
        {other ? (
          <MergeLook keptId={user.id} otherId={askedRecordId(other)} />
        ) : (
          <Section id="other" title={t('compare')} text={t('choose', { name })}>
            <PickField
              label={t('search')}
              value={undefined}
              onChange={(picked) => picked && void navigate(at(picked.value))}
              load={(typed, signal) => loadOthers(api, typed, user.id, signal)}
            />
          </Section>
        )}
      </div>
    </ConsolePage>
  );
}

async function loadOthers(api: Api, q: string, but: string, signal: AbortSignal): Promise<{ value: string; label: string }[]> {
  const { data } = await api.call.GET('/api/v1/admin/users', { params: { query: { q, status: 'active', pageSize: 25 } }, signal });
  return (data?.rows ?? [])
    .filter(({ id }) => id !== but)
    .map(({ id, name, email }) => ({ value: id, label: name ? `${name}, ${email}` : email }));
}
