// The CV that somebody shares. Its address opens nothing once it is not shared any more.
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { CvCard } from '../../../lib/pdf/cv-card.tsx';
import { ReceivedReading } from '../../resume/components/received-reading.tsx';
import { SHARED_PERSON, type SharedProfile } from '../queries.ts';

export function SharedCv({ person: { userId, cv, name } }: { person: SharedProfile }) {
  const t = useTranslations('shared-profiles.person');
  const api = useApi();
  const { organizationId } = useConsoleOrganization();
  return (
    <CvCard
      {...{ cv, name }}
      words={{ title: t('cv'), open: t('openCv'), save: t('saveCv'), none: t('noCv') }}
      ask={() => api.call.POST(`${SHARED_PERSON}/cv`, { params: { path: { organizationId, userId } } })}
    >
      <ReceivedReading
        of={`${userId} ${cv?.name} ${cv?.sizeBytes}`}
        ask={() => api.call.GET(`${SHARED_PERSON}/cv-reading`, { params: { path: { organizationId, userId } } })}
      />
    </CvCard>
  );
}
