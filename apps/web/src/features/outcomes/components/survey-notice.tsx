// On my page and the profile: a survey is open and not answered. It leads to the page; whoever wants none closes it for this visit. @rule outcomes.4
import '../../../lib/own-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import type { Slots } from '../../../lib/slots.tsx';
import { surveysQuery } from '../queries.ts';
import styles from './survey.module.css';

const PAGES = ['mypage', 'profile'];
const STALE_MS = 600_000;

export default function SurveyNotice({ pageId }: Slots['notices']) {
  const t = useTranslations('outcomes.notice');
  const { href, exists } = useHrefs();
  const [closed, setClosed] = useState(false);
  const isHere = PAGES.includes(pageId) && exists('outcomes') && !closed;
  const { data } = useQuery({ ...surveysQuery(useApi()), enabled: isHere, staleTime: STALE_MS, retry: false });
  const open = data?.surveys.find(({ answer }) => answer === null);
  if (!isHere || !open) return null;
  return (
    <aside className={styles.notice} aria-label={t('title')}>
      <Banner
        meaning="info"
        onClose={() => setClosed(true)}
        closeLabel={t('close')}
        actions={<Link href={href('outcomes', {}, { program: open.studyId })}>{t('answer')}</Link>}
      >
        {t('text', { program: open.program, school: open.school })}
      </Banner>
    </aside>
  );
}
