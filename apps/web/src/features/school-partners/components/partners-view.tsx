// The partner schools of a school: what waits for an answer first, then who they are, what was proposed, and what is over. Its administrators
// find, propose, answer and end; its other staff read. It follows what the other side does. @rule school-partners.1
import '../../../lib/later-messages.ts';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type Partnership, type SchoolPartners, schoolPartnersQuery } from '../queries.ts';
import { FindPartners } from './find-partners.tsx';
import styles from './partners.module.css';
import { SchoolLine } from './school-line.tsx';
import { useLivePartners, usePartnering } from './use-partnering.ts';

export function PartnersView() {
  const { schoolId } = useConsoleSchool();
  useLivePartners();
  const reply = useQuery(schoolPartnersQuery(useApi(), schoolId));
  return <Loaded reply={reply}>{(partners) => <Shown partners={partners} />}</Loaded>;
}

function Shown({ partners: { partners, received, sent, past, can } }: { partners: SchoolPartners }) {
  const t = useTranslations('school-partners');
  return (
    <>
      <p className={styles.lead}>{t('text')}</p>
      {received.length > 0 ? (
        <Part id="received" title={t('received', { count: received.length })}>
          {received.map((one) => (
            <Received key={one.id} proposal={one} canEdit={can.edit} />
          ))}
        </Part>
      ) : null}
      <Part id="partners" title={t('partners', { count: partners.length })} empty={t('none')}>
        {partners.map((one) => (
          <Partner key={one.id} partner={one} canEdit={can.edit} />
        ))}
      </Part>
      {can.edit ? <FindPartners /> : null}
      {sent.length > 0 ? (
        <Part id="sent" title={t('sent', { count: sent.length })}>
          {sent.map((one) => (
            <Sent key={one.id} proposal={one} canEdit={can.edit} />
          ))}
        </Part>
      ) : null}
      {past.length > 0 ? <Past past={past} /> : null}
    </>
  );
}

type PartProps = { id: string; title: string; empty?: string; children: React.ReactNode[] };

function Part({ id, title, empty, children }: PartProps) {
  return (
    <section aria-labelledby={`partners-${id}`} className={styles.part}>
      <h2 id={`partners-${id}`}>{title}</h2>
      {children.length === 0 ? <p className={styles.lead}>{empty}</p> : <ul className={styles.lines}>{children}</ul>}
    </section>
  );
}

type ProposalProps = { proposal: Partnership; canEdit: boolean };

function Received({ proposal, canEdit }: ProposalProps) {
  const t = useTranslations('school-partners');
  const formats = useReaderFormats();
  const { busy, answer } = usePartnering();
  const { name, note, proposedAt, expiresAt, rests } = proposal;
  const dates = { date: formats.date(new Date(proposedAt)), until: formats.date(new Date(expiresAt)) };
  return (
    <SchoolLine
      school={proposal}
      about={t('proposedOn', dates)}
      note={note}
      badge={rests ? <Badge meaning="warning">{t('suspended')}</Badge> : null}
    >
      {canEdit ? (
        <>
          {rests ? null : (
            <Button
              variant="primary"
              size="small"
              busy={busy}
              aria-label={t('acceptOf', { name })}
              onClick={() => void answer(proposal, 'accept')}
            >
              {t('accept')}
            </Button>
          )}
          <Button size="small" disabled={busy} aria-label={t('declineOf', { name })} onClick={() => void answer(proposal, 'decline')}>
            {t('decline')}
          </Button>
        </>
      ) : null}
    </SchoolLine>
  );
}

function Partner({ partner, canEdit }: { partner: Partnership; canEdit: boolean }) {
  const t = useTranslations('school-partners');
  const formats = useReaderFormats();
  const { busy, end } = usePartnering();
  const { name, answeredAt, by, rests } = partner;
  const date = answeredAt ? formats.date(new Date(answeredAt)) : '';
  return (
    <SchoolLine
      school={partner}
      about={by ? t('sinceBy', { date, name: by }) : t('since', { date })}
      badge={rests ? <Badge meaning="warning">{t('rests')}</Badge> : null}
    >
      {canEdit ? (
        <Button variant="quiet" size="small" busy={busy} aria-label={t('endOf', { name })} onClick={() => void end(partner)}>
          {t('end')}
        </Button>
      ) : null}
    </SchoolLine>
  );
}

function Sent({ proposal, canEdit }: ProposalProps) {
  const t = useTranslations('school-partners');
  const formats = useReaderFormats();
  const { busy, takeBack } = usePartnering();
  const { name, note, proposedAt, expiresAt } = proposal;
  const dates = { date: formats.date(new Date(proposedAt)), until: formats.date(new Date(expiresAt)) };
  return (
    <SchoolLine school={proposal} about={t('proposedOn', dates)} note={note}>
      {canEdit ? (
        <Button variant="quiet" size="small" busy={busy} aria-label={t('takeBackOf', { name })} onClick={() => void takeBack(proposal)}>
          {t('takeBack')}
        </Button>
      ) : null}
    </SchoolLine>
  );
}

function Past({ past }: { past: SchoolPartners['past'] }) {
  const t = useTranslations('school-partners');
  const formats = useReaderFormats();
  const what = ({ state, isOurs }: Partnership) => {
    if (state === 'declined') return t(isOurs ? 'past.theyDeclined' : 'past.weDeclined');
    if (state === 'takenBack') return t(isOurs ? 'past.weTookBack' : 'past.theyTookBack');
    return t(state === 'expired' ? 'past.expired' : 'past.ended');
  };
  return (
    <details className={styles.part}>
      <summary>{t('pastTitle')}</summary>
      <ul className={styles.lines}>
        {past.map((one) => (
          <SchoolLine key={one.id} school={one} about={`${what(one)} · ${formats.date(new Date(one.endedAt ?? one.proposedAt))}`} />
        ))}
      </ul>
    </details>
  );
}
