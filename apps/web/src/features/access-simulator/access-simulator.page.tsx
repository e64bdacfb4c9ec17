// /staff/access: a student (or an invented one) and an object on the left, the answer of the product's own rules on the right. Everything that
// is chosen stands in the address; nothing is written by looking.
import '../../lib/later-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleSchool } from '../../lib/console/console-school.ts';
import { useListAddress } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { ObjectForm } from './components/object-form.tsx';
import { ResultCard } from './components/result-card.tsx';
import styles from './components/simulator.module.css';
import { StudentForm } from './components/student-form.tsx';
import { bodyOf, PATH, SIMULATION, type SimulationBody, wantedOf } from './simulation-address.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.access'), path: pathOf('staff-access'), noIndex: true }));

export default function AccessSimulatorPage() {
  const t = useTranslations('access-simulator');
  const { schoolId } = useConsoleSchool();
  const { asked, go } = useListAddress(SIMULATION);
  const wanted = wantedOf(asked);
  const body = bodyOf(wanted);
  const reply = useSimulation(schoolId, body);
  const form = { wanted, change: go, simulation: body ? reply.data : undefined, schoolId };
  return (
    <ConsolePage title={t('title')} description={t('description')}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <StudentForm {...form} />
          <ObjectForm {...form} />
        </div>
        <ResultCard
          reply={body ? reply : undefined}
          startText={wanted.who === 'known' && !wanted.student ? t('form.start') : t('form.startPosting')}
        />
      </div>
    </ConsolePage>
  );
}

/** The answer for what is chosen; the one before stays until the next is there. */
function useSimulation(schoolId: number, body: SimulationBody | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['post', PATH, schoolId, body],
    queryFn: async ({ signal }) => {
      if (!body) return undefined;
      return (await api.call.POST(PATH, { params: { path: { schoolId } }, body, signal })).data;
    },
    enabled: body !== undefined,
    placeholderData: (previous) => previous,
    retry: false,
  });
}
