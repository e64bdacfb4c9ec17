// /staff/employers/:organizationId: one employer as the school knows it: what the school makes of it, whom it knows there, what its staff noted, and
// what happened here and at other schools.
import '../../../lib/later-messages.ts';
import { Button, LinkButton } from '@fairway/ui/button';
import { ImagePlate } from '@fairway/ui/image-plate';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool, useDuty } from '../../../lib/console/console-school.ts';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import parts from '../../../lib/console/parts.module.css';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { ProofMarks } from '../../teams/components/proof-marks.tsx';
import { useLiveDecisions } from '../components/live-decisions.ts';
import { ContactsCard } from './components/contacts-card.tsx';
import { useEditEmployer } from './components/employer-dialog.tsx';
import { EmployerHistory } from './components/employer-history.tsx';
import { EmployerMarks } from './components/employer-marks.tsx';
import { EmployerNotes } from './components/employer-notes.tsx';
import { ElsewhereCard, HereCard } from './components/employer-postings.tsx';
import styles from './employers.module.css';
import { type SchoolEmployer, schoolEmployerQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.employers'), path: pathOf('staff-employers'), noIndex: true }));

export default function SchoolEmployerPage() {
  const { organizationId: id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <KnownEmployer organizationId={Number(id)} /> : <Nothing />;
}

/** One whose number may be one. */
export function KnownEmployer({ organizationId }: { organizationId: number }) {
  const { schoolId } = useConsoleSchool();
  useLiveDecisions();
  const reply = useQuery(schoolEmployerQuery(useApi(), schoolId, organizationId));
  return <Loaded reply={reply}>{(employer) => <EmployerView key={organizationId} employer={employer} />}</Loaded>;
}

/** The page of one that is there. */
export function EmployerView({ employer }: { employer: SchoolEmployer }) {
  const t = useTranslations('school-employers');
  const staff = useTranslations('console.staff');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  const edit = useEditEmployer();
  const keeps = useDuty('employerRelations');
  const { name, decidedAt } = employer;
  return (
    <ConsolePage
      title={name}
      description={
        <span className={styles.head}>
          <ImagePlate src={employer.logo} name={name} sizePx={48} />
          <EmployerMarks employer={employer} />
          {employer.host === null ? null : <span dir="ltr">{employer.host}</span>}
          {decidedAt === null ? null : <span>{t('decidedOn', { date: formats.date(new Date(decidedAt)) })}</span>}
        </span>
      }
      crumbs={[{ href: href('staff-employers'), label: staff('employers') }]}
      actions={
        <>
          {keeps ? (
            <Button variant="primary" onClick={() => void edit(employer)}>
              {t('edit')}
            </Button>
          ) : null}
          <PublicPage employer={employer} />
        </>
      }
    >
      <div className={parts.columns}>
        <div className={parts.column}>
          <HereCard employer={employer} />
          <ContactsCard employer={employer} />
          <EmployerNotes organizationId={employer.organizationId} />
        </div>
        <div className={parts.column}>
          <ElsewhereCard employer={employer} />
          <Card title={t('proofs')}>
            <ProofMarks proofs={employer.proofs} />
          </Card>
          <EmployerHistory history={employer.history} />
        </div>
      </div>
    </ConsolePage>
  );
}

function PublicPage({ employer: { isShown, organizationId } }: { employer: SchoolEmployer }) {
  const t = useTranslations('school-employers');
  const { href, exists } = useHrefs();
  if (!isShown || !exists('employerdetail')) return null;
  return (
    <LinkButton href={href('employerdetail', { id: organizationId })} icon={<IconExternalLink aria-hidden />}>
      {t('publicPage')}
    </LinkButton>
  );
}
