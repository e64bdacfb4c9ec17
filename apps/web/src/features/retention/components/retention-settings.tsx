// How long a school keeps each kind of data: what holds, what waits, and how much goes soon. A shorter time is asked about with what is that old
// today; setting the longer one back stops it. Only administrators are shown it. @rule retention.1
import '../../../lib/later-messages.ts';
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { chosenLength, isRetention, RETENTION_DAYS, RETENTION_MONTHS } from '@fairway/rules/retention';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { TextField } from '@fairway/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleHrefs, useConsoleSchool } from '../../../lib/console/console-school.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SaveForm } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './retention.module.css';

type Retention = components['schemas']['SchoolRetention'];
type Period = Retention['periods'][number];
type Kind = Period['kind'];
type Lengths = Partial<Record<Kind, string>>;
type Change = { kind: Kind; months: number; isShorter: boolean };

const PATH = '/api/v1/staff/schools/{schoolId}/retention';
const DAY_MS = 86_400_000;
const MOST = 10_000;
const retentionQuery = (api: Api, schoolId: number) => api.query.queryOptions('get', PATH, { params: { path: { schoolId } } });

const chosen = (period: Period): number => chosenLength(period.kind, period);

export function RetentionSettings() {
  const t = useTranslations('retention');
  const { schoolId, administered } = useConsoleSchool();
  const reply = useQuery({ ...retentionQuery(useApi(), schoolId), enabled: administered });
  if (!administered) return <EmptyState drawing="list" title={t('administratorsOnly')} />;
  return <Loaded reply={reply}>{(retention) => <Periods key={retention.edition} retention={retention} />}</Loaded>;
}

function Periods({ retention }: { retention: Retention }) {
  const t = useTranslations('retention');
  const saving = useSaving();
  const [typed, setTyped] = useState<Lengths>({});
  const { edition, periods } = retention;
  const lengthOf = (period: Period) => typed[period.kind] ?? `${chosen(period)}`;
  const isUntold = periods.every(({ months, next }) => months === null && next === null);
  const changes = periods.flatMap((period): Change[] => {
    const months = Number(lengthOf(period));
    // Of a school that was told nothing a default may be saved as it stands; else it is no change.
    return months === chosen(period)
      ? []
      : [{ kind: period.kind, months, isShorter: months < (period.months ?? Number.POSITIVE_INFINITY) && months < chosen(period) }];
  });
  const isWrong = changes.some(({ kind, months }) => !isRetention(kind, months));
  const waiting = periods.filter(({ next }) => next !== null).length;
  const { save, takeTheirs } = useSave(edition, saving);
  return (
    <>
      <p className={styles.lead}>{t('text')}</p>
      {isUntold ? (
        <Banner>{t('untold')}</Banner>
      ) : waiting > 0 ? (
        <Banner meaning="warning">{t('waiting', { count: waiting })}</Banner>
      ) : null}
      <SaveForm
        wide
        saving={saving}
        unchanged={changes.length === 0 || isWrong}
        label={t('save')}
        claimed={['retention.changed']}
        onSave={() => save(changes)}
      >
        <ul className={styles.kinds}>
          {periods.map((period) => (
            <PeriodRow
              key={period.kind}
              period={period}
              length={lengthOf(period)}
              onChange={(length) => setTyped({ ...typed, [period.kind]: length })}
            />
          ))}
        </ul>
        {saving.problem?.code === 'retention.changed' ? (
          <Banner meaning="danger" live actions={<Button onClick={() => void takeTheirs()}>{t('reload')}</Button>}>
            {t('changed')}
          </Banner>
        ) : null}
      </SaveForm>
    </>
  );
}

/** Sends what was changed; asks before more is deleted. */
function useSave(edition: number, saving: ReturnType<typeof useSaving>) {
  const t = useTranslations('retention');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const { schoolId } = useConsoleSchool();
  const params = { path: { schoolId } };
  const { queryKey } = retentionQuery(api, schoolId);
  const olderThan = async ({ kind, months }: Change) => {
    const { data } = await api.call.POST(`${PATH}/trial`, { params, body: { kind, months } });
    return t('confirm.line', { kind: t(`kinds.${kind}`), total: data?.older ?? 0 });
  };
  const isMeant = async (shorter: readonly Change[]) => {
    const lines = await Promise.all(shorter.map(olderThan));
    const from = formats.date(new Date(Date.now() + RETENTION_DAYS.shorter * DAY_MS));
    return dialogs.confirm({
      title: t('confirm.title'),
      text: (
        <>
          <p>{t('confirm.text', { date: from })}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ),
      confirmLabel: t('confirm.yes'),
      cancelLabel: t('confirm.no'),
      danger: true,
    });
  };
  return {
    async save(changes: readonly Change[]): Promise<void> {
      const shorter = changes.filter(({ isShorter }) => isShorter);
      let isSure = true;
      if (shorter.length > 0)
        await saving.run(async () => {
          isSure = await isMeant(shorter);
        });
      if (!isSure) return;
      const body = { edition, periods: changes.map(({ kind, months }) => ({ kind, months })) };
      await saving.run(async () => {
        const { data } = await api.call.PUT(PATH, { params, body });
        if (data) queries.setQueryData(queryKey, data);
      }, t('saved'));
    },
    takeTheirs: () => queries.invalidateQueries({ queryKey }),
  };
}

function PeriodRow({ period, length, onChange }: { period: Period; length: string; onChange: (length: string) => void }) {
  const t = useTranslations('retention');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  const { kind, months, next, goes } = period;
  const bounds = RETENTION_MONTHS[kind];
  const name = t(`kinds.${kind}`);
  const range = { min: `${bounds.min}`, max: `${bounds.max}` };
  return (
    <li className={styles.kind}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <p>{t(`counted.${kind}`)}</p>
        <p>
          {months === null ? t('keptAll') : t('holds', { count: months })}
          {next ? <> · {t('next', { count: next.months, date: formats.date(new Date(next.from)) })}</> : null}
        </p>
        <p>
          {goes >= MOST ? t('goesMost') : t('goes', { total: goes })}
          {goes > 0 ? (
            <>
              {' '}
              <Link href={href('staff-retained', { kind })}>{t('see', { kind: name })}</Link>
            </>
          ) : null}
        </p>
      </div>
      <TextField
        label={
          <>
            <span className="fw-hidden">{name}: </span>
            {t('months')}
          </>
        }
        hint={t('bounds', { ...range, standard: `${bounds.default}` })}
        inputMode="numeric"
        maxLength={3}
        value={length}
        error={isRetention(kind, Number(length)) ? undefined : t('wrong', range)}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
      />
    </li>
  );
}
