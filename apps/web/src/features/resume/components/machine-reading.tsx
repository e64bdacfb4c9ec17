// What a machine reads in a CV of one's own, its gaps marked, each with a way to mend it. The reading is made anew each time: a file may have been
// replaced. @rule imports.28
import '../../../lib/own-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { Spinner } from '@fairway/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { type MachineReading, machineReading, type ReadWhat } from '../queries.ts';
import styles from './machine-reading.module.css';
import { ReadingParts } from './reading-parts.tsx';

export default function MachineReadingDialog({ what, name, close }: { what: ReadWhat; name: string; close: () => void }) {
  const t = useTranslations('resume.reading');
  const api = useApi();
  const errorText = useErrorText();
  const { href } = useHrefs();
  const { myProfile } = useBoot().tenant.features;
  const isOurs = !('documentId' in what);
  const mend = (code: string) => ({ href: `${href('profile')}?edit=${editOf(code)}`, onClick: close });
  const { data, error } = useQuery({
    queryKey: ['machine-reading', what],
    queryFn: () => machineReading(api, what),
    staleTime: 0,
    retry: false,
  });
  return (
    <DialogFrame title={t('title')} size="large" actions={[{ key: 'close', label: t('close'), variant: 'primary' }]}>
      <div className={styles.reading}>
        <p>{t('text', { name })}</p>
        {error ? (
          <Banner meaning="danger" live>
            {errorText(error)}
          </Banner>
        ) : data ? (
          <>
            <Summary reading={data} advice={isOurs ? 'mendMarked' : myProfile ? 'mendFileOrProfile' : 'mendFile'} />
            <ReadingParts reading={data} reader={{ isOwner: true, ...(myProfile ? { mend } : {}) }} />
          </>
        ) : (
          <p role="status" className={styles.waiting}>
            <Spinner /> {t('loading')}
          </p>
        )}
      </div>
    </DialogFrame>
  );
}

/** Where the profile's own gaps are filled. */
const EDITS: Readonly<Record<string, string>> = {
  name: 'names', email: 'contact', phone: 'contact', place: 'personal-details', skills: 'skills', languages: 'languages', language_level: 'languages',
}; // biome-ignore format: a table
const editOf = (code: string): string =>
  EDITS[code] ?? (code.startsWith('work') ? 'work-experience' : code.startsWith('education') ? 'education' : 'summary');

type SummaryProps = { reading: MachineReading; advice: 'mendMarked' | 'mendFile' | 'mendFileOrProfile' };

/** How much is missing and what to do about it; each gap is marked where it belongs. */
function Summary({ reading: { gaps, hiddenCharacters }, advice }: SummaryProps) {
  const t = useTranslations('resume.reading');
  return (
    <>
      {gaps.length === 0 ? (
        <Banner meaning="success">{t('fine')}</Banner>
      ) : (
        <Banner meaning="warning" title={t('gapsTitle', { count: gaps.length })}>
          <p>{t(advice)}</p>
        </Banner>
      )}
      {hiddenCharacters > 0 ? <Banner meaning="warning">{t('hidden', { count: hiddenCharacters })}</Banner> : null}
    </>
  );
}
