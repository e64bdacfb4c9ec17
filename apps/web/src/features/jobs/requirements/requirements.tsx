// What a posting asks for against the reader's own profile, a line each with its reason. It is a help and in nobody's way: what cannot be
// known says where it is filled in, and a posting that asks for nothing shows nothing. @rule jobs.43
import '../../../lib/own-messages.ts';
import { countVerdicts, VERDICTS, type Verdict } from '@fairway/rules/requirements';
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { IconCircleCheck, IconCircleMinus, IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { type Requirement, requirementsQuery } from './queries.ts';
import styles from './requirements.module.css';
import { EDIT_OF_KIND, useRequirementWords } from './words.ts';

const ICONS = { met: IconCircleCheck, notMet: IconCircleMinus, unknown: IconHelpCircle } as const satisfies Record<Verdict, unknown>;
/** Narrower than this the lines are folded away. */
const WIDE = '(min-width: 40rem)';

/** `compact`: folded away on wide screens too, where something else is to be done. */
export default function Requirements({ jobId, compact = false }: { jobId: string; compact?: boolean }) {
  const t = useTranslations('requirements');
  // The profile may have changed in another window a moment ago.
  const { data, isError, isFetching, refetch } = useQuery({ ...requirementsQuery(useApi(), jobId), staleTime: 0 });
  if (data) return data.requirements.length > 0 ? <Lines requirements={data.requirements} compact={compact} /> : null;
  if (!isError) return null;
  return (
    <div className={styles.box}>
      <p className={styles.quiet}>{t('failed')}</p>
      <Button size="small" busy={isFetching} onClick={() => void refetch()}>
        {t('again')}
      </Button>
    </div>
  );
}

function Lines({ requirements, compact }: { requirements: readonly Requirement[]; compact: boolean }) {
  const t = useTranslations('requirements');
  const id = useId();
  const [opensWide] = useState(() => !compact && window.matchMedia(WIDE).matches);
  const { met, unknown } = countVerdicts(requirements);
  const total = requirements.length;
  const isKnown = unknown < total;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <details open={opensWide}>
        <summary className={styles.summary}>
          <h2 id={id} className={styles.title}>
            {isKnown ? t('title', { met, total }) : t('nothingKnown', { total })}
          </h2>
          {isKnown && unknown > 0 ? <span className={styles.quiet}>{t('unknown', { count: unknown })}</span> : null}
        </summary>
        <ul className={styles.lines}>
          {VERDICTS.flatMap((verdict) => requirements.filter((one) => one.verdict === verdict)).map((one) => (
            <Line key={`${one.kind} ${one.wanted.join(' ')}`} requirement={one} />
          ))}
        </ul>
        <p className={styles.quiet}>{t('note')}</p>
      </details>
    </section>
  );
}

function Line({ requirement }: { requirement: Requirement }) {
  const t = useTranslations('requirements');
  const { href, exists } = useHrefs();
  const { wanted, reason } = useRequirementWords(requirement);
  const { kind, verdict } = requirement;
  const Icon = ICONS[verdict];
  return (
    <li className={styles.line} data-verdict={verdict}>
      <Icon size={20} className={styles.mark} aria-hidden />
      <span className={styles.words}>
        <span dir="auto">
          <span className="fw-hidden">{t(`verdict.${verdict}`)}: </span>
          {wanted}
        </span>
        <span className={styles.quiet} dir="auto">
          {reason}
        </span>
        {verdict === 'unknown' && exists('profile') ? (
          <Link className={styles.fill} href={href('profile', {}, { edit: EDIT_OF_KIND[kind] })}>
            {t(`fill.${kind}`)}
          </Link>
        ) : null}
      </span>
    </li>
  );
}
