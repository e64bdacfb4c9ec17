// The last page: what comes next. Leaving it, whichever way, completes the wizard for good. @rule welcome.9
import { profileScore } from '@fairway/rules/profile-score';
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { IconBriefcase, IconChevronRight, IconFileText, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import { SchoolVerification } from '../../verification/components/school-verification.tsx';
import { isStudyCurrent } from '../study-value.ts';
import { useFlow, type WelcomePageProps } from './flow.ts';
import { PageBody } from './page-form.tsx';
import styles from './welcome.module.css';

export function FinalPage({ profile }: WelcomePageProps) {
  const t = useTranslations('welcome.final');
  const { dispatch } = useFlow();
  const { exists } = useHrefs();
  const { percent } = profileScore(profile.candidate, 'full_profile');
  const name = profile.user.firstName;
  const study = profile.candidate.studyPrograms.find(({ verification }) => verification !== null);
  return (
    <div className={styles.form} data-welcome="final">
      <PageBody page="final" title={name ? t('title', { name }) : t('titleNobody')} text={t('text')}>
        {study?.studyProgram.school ? (
          <SchoolVerification
            school={study.studyProgram.school}
            state={study.verification}
            isCurrent={isStudyCurrent(study.end, new Date().toISOString().slice(0, 10))}
            isWarned={study.showWarning}
            isInviting
          />
        ) : null}
        <ul className={styles.ways}>
          {exists('jobs') ? <Way page="jobs" icon={<IconBriefcase aria-hidden />} title={t('jobs')} text={t('jobsText')} /> : null}
          <Way
            page="profile"
            icon={<IconUser aria-hidden />}
            title={t('profile')}
            text={percent === 100 ? t('profileDone') : t('profileText', { percent: String(percent) })}
          />
          {exists('profile-documents') ? (
            <Way page="profile-documents" icon={<IconFileText aria-hidden />} title={t('documents')} text={t('documentsText')} />
          ) : null}
        </ul>
      </PageBody>
      <div className={styles.foot}>
        <Button variant="primary" onClick={() => dispatch({ type: 'leave' })}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

function Way({ page, icon, title, text }: { page: string; icon: ReactNode; title: string; text: string }) {
  const { href } = useHrefs();
  const { dispatch } = useFlow();
  return (
    <li>
      <Link className={styles.way} href={href(page)} onClick={() => dispatch({ type: 'leave' })}>
        {icon}
        <span>
          <strong>{title}</strong>
          <span>{text}</span>
        </span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </li>
  );
}
