// One claim: who asks, what is proven, who runs the organization by now, what is like it; and the decision.
import '../../../lib/later-messages.ts';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { getClaim } from '@fairway/contract/teams/administration';
import { fullName } from '@fairway/rules/names';
import { TEAM_LIMITS } from '@fairway/rules/teams';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import parts from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { Section } from '../../../lib/forms/section.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { askedRecordId } from '../../../lib/record-ids.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { ProofMarks } from '../components/proof-marks.tsx';
import { claimQuery } from '../queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.claims'), path: pathOf('admin-claims'), noIndex: true }));

type Claim = EndpointReply<typeof getClaim>;

export default function ClaimPage() {
  const { id } = useParams();
  const reply = useQuery(claimQuery(useApi(), askedRecordId(id)));
  return <Loaded reply={reply}>{(claim) => <ClaimView claim={claim} />}</Loaded>;
}

function ClaimView({ claim }: { claim: Claim }) {
  const t = useTranslations('teams.claims');
  const states = useTranslations('team-requests.requests.states');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const { organization, person, kind, state, message, note, provenDomain, workEmail, proofs, runBy, alike } = claim;
  return (
    <ConsolePage
      title={organization.name}
      description={t(`kinds.${kind as 'claim'}`)}
      crumbs={[{ href: href('admin-claims'), label: console('claims') }]}
      actions={state === 'waiting' ? <Decision claim={claim} /> : undefined}
    >
      {state === 'waiting' ? null : (
        <Banner meaning={state === 'accepted' ? 'info' : 'warning'} title={states(state)}>
          {note}
        </Banner>
      )}
      <div className={parts.sections}>
        <Section id="person" title={t('person')}>
          <dl className={parts.facts}>
            <dt>{t('name')}</dt>
            <dd>
              <Link href={href('admin-user', { id: person.id })}>{fullName(person.firstName, person.lastName) || person.email}</Link>
            </dd>
            <dt>{t('email')}</dt>
            <dd>{person.email}</dd>
            <dt>{t('workEmail')}</dt>
            <dd>{workEmail ?? t('unproven')}</dd>
            <dt>{t('proof')}</dt>
            <dd>{provenDomain ?? t('unproven')}</dd>
            <dt>{t('asked')}</dt>
            <dd>{formats.dateTime(new Date(claim.askedAt))}</dd>
          </dl>
          {message ? <p dir="auto">{message}</p> : null}
        </Section>
        <Section id="organization" title={t('organization')}>
          <dl className={parts.facts}>
            <dt>{t('record')}</dt>
            <dd>
              <Link href={href('admin-organization', { id: organization.id })}>{organization.name}</Link>
            </dd>
            <dt>{t('website')}</dt>
            <dd>{organization.host ?? t('noWebsite')}</dd>
          </dl>
          <ProofMarks proofs={proofs} />
        </Section>
        <Section id="run-by" title={t('runBy')}>
          <People people={runBy} />
        </Section>
        <Section id="alike" title={t('alike')} text={t('alikeText')}>
          {alike.length === 0 ? <p className={parts.muted}>{t('nothingAlike')}</p> : null}
          <ul className={parts.rows}>
            {alike.map((other) => (
              <li key={other.id} className={parts.row}>
                <Link href={href('admin-organization', { id: other.id })}>{other.name}</Link>
                <span>{other.host}</span>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </ConsolePage>
  );
}

function People({ people }: { people: Claim['runBy'] }) {
  const t = useTranslations('teams.claims');
  if (people.length === 0) return <p className={parts.muted}>{t('nobody')}</p>;
  return (
    <ul className={parts.rows}>
      {people.map(({ name, email }) => (
        <li key={email} className={parts.row}>
          <bdi>{name || email}</bdi>
          <span>{email}</span>
        </li>
      ))}
    </ul>
  );
}

function Decision({ claim: { id, organization, owners, kind } }: { claim: Claim }) {
  const t = useTranslations('teams.claims');
  const words = useTranslations('team-requests');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  type Wish = { decision: 'accepted'; removesOwners: boolean } | { decision: 'declined'; note: string };
  const decide = useMutation({
    mutationFn: (body: Wish) => api.call.POST('/api/v1/admin/team-requests/{id}/decision', { params: { path: { id } }, body }),
    onSuccess: ({ data }, { decision }) => {
      if (data) queries.setQueryData(claimQuery(api, id).queryKey, data);
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/team-requests'] });
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/home'] });
      showToast({ kind: 'success', text: t(`done.${decision}`) });
    },
  });
  const isTaken = kind === 'claim' && owners > 0;
  const accept = async (removesOwners: boolean) => {
    const asked = {
      title: t('acceptTitle', { organization: organization.name }),
      text: t(removesOwners ? 'takeText' : kind === 'found' ? 'showText' : 'acceptText'),
      confirmLabel: t(removesOwners ? 'take' : 'accept'),
      cancelLabel: words('cancel'),
      danger: removesOwners,
    };
    if (!(await dialogs.confirm(asked))) return;
    decide.mutate({ decision: 'accepted', removesOwners }, { onError: (error) => showToast({ kind: 'error', text: errorText(error) }) });
  };
  const decline = () =>
    dialogs.open(reasonDialog, {
      title: t('declineTitle', { organization: organization.name }),
      text: t(kind === 'found' ? 'refuseText' : 'declineText'),
      label: t('note'),
      confirmLabel: t('decline'),
      cancelLabel: words('cancel'),
      danger: true,
      maxCharacters: TEAM_LIMITS.noteCharacters,
      failedText: errorText,
      onConfirm: (note) => decide.mutateAsync({ decision: 'declined', note }),
    });
  return (
    <>
      <Button variant="primary" busy={decide.isPending} onClick={() => void accept(false)}>
        {t('accept')}
      </Button>
      {isTaken ? (
        <Button busy={decide.isPending} onClick={() => void accept(true)}>
          {t('take')}
        </Button>
      ) : null}
      <Button busy={decide.isPending} onClick={() => void decline()}>
        {t('decline')}
      </Button>
    </>
  );
}
