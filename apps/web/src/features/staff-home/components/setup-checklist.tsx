// The first steps of a school, for its administrators and the platform's: what is missing with the way to it. Facts say what is done, so
// there is nothing to tick. It goes for good once all is done, and is folded per school in this browser. @rule schools.5
import { type SetupItem, type SetupStep, setupProgress } from '@fairway/rules/school-setup';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { Progress } from '@fairway/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleHrefs, useConsoleSchool } from '../../../lib/console/console-school.ts';
import { isKept, keep } from '../../../lib/kept-flag.ts';
import type { PathParams } from '../../../lib/paths.ts';
import styles from './setup-checklist.module.css';

const TARGETS: Record<SetupItem, { page: string; params?: PathParams }> = {
  logo: { page: 'staff-settings-section', params: { section: 'profile' } },
  colours: { page: 'staff-settings-section', params: { section: 'profile' } },
  domain: { page: 'staff-settings-section', params: { section: 'domains' } },
  method: { page: 'staff-settings-section', params: { section: 'verification' } },
  requestText: { page: 'staff-settings-section', params: { section: 'request-text' } },
  signIn: { page: 'staff-settings-section', params: { section: 'sign-in' } },
  agreement: { page: 'staff-settings-section', params: { section: 'processing' } },
  colleague: { page: 'staff-settings-section', params: { section: 'staff' } },
  student: { page: 'staff-verifications' },
};

export function SetupChecklist() {
  const { schoolId } = useConsoleSchool();
  const { data } = useQuery(
    useApi().query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/setup', { params: { path: { schoolId } } }),
  );
  // What waits stands below and is loaded by itself: a checklist that cannot be loaded stands in nobody's way.
  if (!data || data.isFinished) return null;
  return <Steps key={schoolId} schoolId={schoolId} steps={data.steps} />;
}

function Steps({ schoolId, steps }: { schoolId: number; steps: readonly SetupStep[] }) {
  const t = useTranslations('school-setup');
  const [isFolded, fold] = useFolded(schoolId);
  const { done, total } = setupProgress(steps);
  return (
    <section className={styles.setup} aria-labelledby="school-setup">
      <div className={styles.head}>
        <h2 id="school-setup">{t('title')}</h2>
        <span>{t('progress', { done: `${done}`, total: `${total}` })}</span>
        <Button variant="quiet" aria-expanded={!isFolded} aria-controls="school-setup-steps" onClick={() => fold(!isFolded)}>
          {t(isFolded ? 'unfold' : 'fold')}
        </Button>
      </div>
      <Progress hideFigure label={t('progress', { done: `${done}`, total: `${total}` })} percent={(100 * done) / total} />
      <ol id="school-setup-steps" className={styles.steps} hidden={isFolded}>
        {missingFirst(steps).map((step) => (
          <Step key={step.item} {...step} />
        ))}
      </ol>
    </section>
  );
}

/** What is done needs no words any more, and stands behind what is not. */
const missingFirst = (steps: readonly SetupStep[]) => [...steps].sort((a, b) => Number(a.state === 'done') - Number(b.state === 'done'));

function Step({ item, state }: SetupStep) {
  const t = useTranslations('school-setup');
  const { href } = useConsoleHrefs();
  const { page, params } = TARGETS[item];
  return (
    <li className={styles.step} data-state={state}>
      <Badge meaning={state === 'done' ? 'success' : state === 'optional' ? 'info' : 'warning'}>{t(`states.${state}`)}</Badge>
      <div>
        <Link href={href(page, params)}>{t(`steps.${item}`)}</Link>
        {state === 'done' ? null : <p>{state === 'begun' && item === 'domain' ? t(`begunFor.${item}`) : t(`for.${item}`)}</p>}
      </div>
    </li>
  );
}

const keyOf = (schoolId: number) => `fairway.school-setup-folded.${schoolId}`;

/** Whether it is folded; read when the page is there, for a server has no such memory. */
function useFolded(schoolId: number): [boolean, (folded: boolean) => void] {
  const [isFolded, setFolded] = useState(false);
  useEffect(() => setFolded(isKept(keyOf(schoolId))), [schoolId]);
  const fold = (folded: boolean) => {
    setFolded(folded);
    keep(keyOf(schoolId), folded);
  };
  return [isFolded, fold];
}
