// What a machine reads in a CV, with its gaps first and a way to mend them. The reading is made anew each time: a file may have been replaced.
import '../../../lib/own-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { Link } from '@fairway/ui/link';
import { Spinner } from '@fairway/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { type MachineReading, machineReading, type ReadWhat } from '../queries.ts';
import styles from './machine-reading.module.css';
import { ReadingParts } from './reading-parts.tsx';

export default function MachineReadingDialog({ what, name, close }: { what: ReadWhat; name: string; close: () => void }) {
  const t = useTranslations('resume.reading');
  const api = useApi();
  const errorText = useErrorText();
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
            <Gaps reading={data} isOurs={!('documentId' in what)} close={close} />
            <ReadingParts reading={data} />
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

function Gaps({ reading: { gaps, hiddenCharacters }, isOurs, close }: { reading: MachineReading; isOurs: boolean; close: () => void }) {
  const t = useTranslations('resume.reading');
  const { href } = useHrefs();
  const edits = [...new Set(gaps.map(({ code }) => editOf(code)))];
  const textOf = ({ code, name }: MachineReading['gaps'][number]) =>
    t(`gaps.${code as 'name'}`, { name: name ?? t('gaps.unnamed') } as never);
  return (
    <>
      {gaps.length === 0 ? (
        <Banner meaning="success">{t('fine')}</Banner>
      ) : (
        <Banner meaning="warning" title={t('gapsTitle', { count: gaps.length })}>
          <ul className={styles.gaps}>
            {gaps.map((gap) => (
              <li key={`${gap.code} ${gap.name}`} dir="auto">
                {textOf(gap)}
              </li>
            ))}
          </ul>
          {isOurs ? (
            <p>
              <Link href={`${href('profile')}?edit=${edits[0]}`} onClick={close}>
                {t('mend')}
              </Link>
            </p>
          ) : (
            <p>{t('mendFile')}</p>
          )}
        </Banner>
      )}
      {hiddenCharacters > 0 ? <Banner meaning="warning">{t('hidden', { count: hiddenCharacters })}</Banner> : null}
    </>
  );
}
