// /invitations: roles at schools that the reader is offered. Nothing is theirs before they accept; who is a candidate or an employer is told
// what accepting means.
import '../../lib/later-messages.ts';
import { formatters } from '@fairway/i18n/formatters';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useSession } from '../../lib/session.ts';
import { renewSession } from '../../lib/session-keeper.ts';
import { readersTimeZone } from '../../lib/time-zone.ts';
import styles from './invitations.module.css';

export const meta = pageMeta(({ t }) => ({ title: t('identity.offers.title'), path: pathOf('invitations'), noIndex: true }));

export default function InvitationsPage() {
  const t = useTranslations('identity.offers');
  const errorText = useErrorText();
  const { data, error } = useQuery(useApi().query.queryOptions('get', '/identity/v1/staff-offers'));
  if (error) return <EmptyState level={1} drawing="error" title={t('title')} text={errorText(error)} />;
  if (!data) return <SkeletonRows label={t('title')} />;
  if (data.offers.length === 0) return <EmptyState level={1} drawing="list" title={t('none')} text={t('noneText')} />;
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {data.offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </div>
  );
}

type Offer = { id: string; school: { name: string }; role: 'SchoolAdmin' | 'CareerStaff'; inviter: string; expiresAt: string };

function OfferCard({ offer: { id, school, role, inviter, expiresAt } }: { offer: Offer }) {
  const t = useTranslations('identity.offers');
  const roles = useTranslations('school-settings.staff');
  const { locale } = useBoot();
  const formats = formatters({ locale, timeZone: readersTimeZone(), now: new Date() });
  const errorText = useErrorText();
  const { href } = useHrefs();
  const api = useApi();
  const queries = useQueryClient();
  const held = useSession()?.user?.roles ?? [];
  const [busy, setBusy] = useState(false);
  async function answer(what: 'accept' | 'decline') {
    setBusy(true);
    try {
      await api.call.POST(`/identity/v1/staff-offers/{id}/${what}`, { params: { path: { id } } });
      if (what === 'accept') {
        // The role stands in the next tokens.
        await renewSession();
        window.location.assign(href('staff'));
        return;
      }
      showToast({ kind: 'success', text: t('declined') });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ['get', '/identity/v1/staff-offers'] });
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{school.name}</h2>
      <p>
        <strong>{roles(role)}</strong>
      </p>
      <p>
        {inviter ? t('by', { inviter }) : null} {t('until', { date: formats.date(new Date(expiresAt)) })}
      </p>
      {held.includes('OrganizationAdmin') ? <Banner meaning="warning">{t('asEmployer')}</Banner> : null}
      {held.includes('Candidate') ? <Banner meaning="warning">{t('asCandidate')}</Banner> : null}
      <div className={styles.buttons}>
        <Button variant="primary" busy={busy} onClick={() => void answer('accept')}>
          {t('accept')}
        </Button>
        <Button disabled={busy} onClick={() => void answer('decline')}>
          {t('decline')}
        </Button>
      </div>
    </section>
  );
}
