// What becomes of two accounts of one person, and the button that does it. The kept one stands first; the two change places by a press.
import { MERGE_UNDO_DAYS } from '@fairway/rules/account-merging';
import { Badge } from '@fairway/ui/badge';
import { Banner } from '@fairway/ui/banner';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem, Section } from '../../../lib/forms/section.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type MergePreview, mergeQuery } from '../queries.ts';
import look from './merge-look.module.css';

export function MergeLook({ keptId, otherId }: { keptId: string; otherId: string }) {
  const reply = useQuery(mergeQuery(useApi(), keptId, otherId));
  return <Loaded reply={reply}>{(preview) => <Look preview={preview} />}</Loaded>;
}

function Look({ preview }: { preview: MergePreview }) {
  const t = useTranslations('user-merge');
  const formats = useReaderFormats();
  const { href } = useHrefs();
  const { kept, merged, refusal } = preview;
  return (
    <>
      <Section id="both" title={t('compare')}>
        <Both kept={kept} merged={merged} />
        {refusal === 'same' ? null : (
          <div className={styles.buttons}>
            <LinkButton href={href('admin-user-merge', { id: merged.id }, { other: kept.id })}>{t('swap')}</LinkButton>
          </div>
        )}
      </Section>
      {refusal ? (
        <Banner meaning="warning">{t(`refused.${refusal}`)}</Banner>
      ) : (
        <>
          <Section id="moves" title={t('moves')} text={t('movesText', { days: formats.number(MERGE_UNDO_DAYS) })}>
            <Moves preview={preview} />
          </Section>
          {preview.sameSchools.length > 0 ? <SameSchools preview={preview} /> : null}
          <Section id="merge" title={t('title')} danger>
            <Go preview={preview} />
          </Section>
        </>
      )}
    </>
  );
}

type Account = MergePreview['kept'];

function Both({ kept, merged }: { kept: Account; merged: Account }) {
  const t = useTranslations('user-merge');
  const formats = useReaderFormats();
  const lines: [string, (account: Account) => string][] = [
    [t('email'), ({ email }) => email],
    [t('created'), ({ createdAt }) => formats.date(new Date(createdAt))],
    [t('lastUsed'), ({ lastUsedAt }) => (lastUsedAt ? formats.when(new Date(lastUsedAt)) : t('never'))],
    [t('verifiedAt'), ({ verifiedAt }) => (verifiedAt.length > 0 ? verifiedAt.join(', ') : t('nowhere'))],
  ];
  return (
    <table className={look.table}>
      <thead>
        <tr>
          <td />
          <Head account={kept} isKept />
          <Head account={merged} />
        </tr>
      </thead>
      <tbody>
        {lines.map(([title, wordsOf]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{wordsOf(kept)}</td>
            <td>{wordsOf(merged)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ account, isKept }: { account: Account; isKept?: boolean }) {
  const t = useTranslations('user-merge');
  const { href } = useHrefs();
  return (
    <th scope="col">
      <span className={look.who}>
        <Badge meaning={isKept ? 'success' : 'warning'}>{isKept ? t('kept') : t('merged')}</Badge>
        <Link href={href('admin-user', { id: account.id })}>{account.name || account.email}</Link>
      </span>
    </th>
  );
}

function Moves({ preview }: { preview: MergePreview }) {
  const t = useTranslations('user-merge');
  const formats = useReaderFormats();
  if (preview.kinds.length === 0) return <p className={styles.muted}>{t('nothing')}</p>;
  return (
    <ul className={styles.rows}>
      {preview.kinds.map(({ kind, moves, stays }) => (
        <li key={kind} className={styles.row}>
          <span>{t(`kinds.${kind}`)}</span>
          <span className={styles.badges}>
            {moves > 0 ? <Badge>{t('moving', { count: formats.number(moves) })}</Badge> : null}
            {stays > 0 ? <Badge meaning="warning">{t('staying', { count: formats.number(stays) })}</Badge> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SameSchools({ preview }: { preview: MergePreview }) {
  const t = useTranslations('user-merge');
  return (
    <Section id="schools" title={t('sameSchools')}>
      <ul className={styles.rows}>
        {preview.sameSchools.map(({ name, isKeptVerified, isMergedVerified }) => (
          <li key={name} className={styles.row}>
            <div className={styles.what}>
              <strong>{name}</strong>
              <span>{isKeptVerified ? t('keptVerified') : isMergedVerified ? t('lostVerified') : t('neitherVerified')}</span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Go({ preview }: { preview: MergePreview }) {
  const t = useTranslations('user-merge');
  const formats = useReaderFormats();
  const words = useTranslations('console');
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { href } = useHrefs();
  const { kept, merged, kinds, mark } = preview;
  const sum = (of: 'moves' | 'stays') => formats.number(kinds.reduce((all, kind) => all + kind[of], 0));
  async function merge() {
    const sure = await dialogs.confirm({
      title: t('sure'),
      text: t('sureText', { moves: sum('moves'), stays: sum('stays'), kept: kept.email, email: merged.email }),
      confirmLabel: t('go'),
      cancelLabel: words('cancel'),
      danger: true,
    });
    if (!sure) return;
    const path = { id: kept.id };
    const done = await saving.run(
      () => api.call.POST('/api/v1/admin/users/{id}/merge', { params: { path }, body: { otherId: merged.id, mark } }),
      t('done'),
    );
    void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/users'] });
    void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/users/{id}'] });
    if (done) void navigate(href('admin-user', { id: kept.id }), { replace: true });
    // What was shown holds no longer: the page shows what does.
    else void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/users/{id}/merge'] });
  }
  return (
    <>
      <p className={styles.what}>{t('then', { email: merged.email, kept: kept.email })}</p>
      <SavingProblem saving={saving} />
      <div className={styles.buttons}>
        <Button variant="danger" busy={saving.busy} onClick={() => void merge()}>
          {t('go')}
        </Button>
      </div>
    </>
  );
}
