// The desk of class codes: start one, show it large, see who uses it, end it.
import '../../../../lib/later-messages.ts';
import type { components } from '@fairway/client/api.gen';
import { formatters } from '@fairway/i18n/formatters';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { SkeletonText } from '@fairway/ui/skeleton';
import { TextField } from '@fairway/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useBoot } from '../../../../lib/boot.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { readersTimeZone } from '../../../../lib/time-zone.ts';
import { useActing } from '../../components/methods/acting.ts';
import { MethodProblem, MethodSection } from '../../components/methods/method-section.tsx';
import styles from '../../components/methods/methods.module.css';
import { ClassCodeScreen } from './class-code-screen.tsx';

const PATH = '/api/v1/staff/schools/{schoolId}/class-codes';
const MINUTES = [15, 30, 60, 120, 240];
const POLL_MS = 10_000;
type Code = components['schemas']['ClassCode'];

/** `offText`: the school does not take this way, so no code can be started. */
export function ClassCodeDesk({ schoolId, offText }: { schoolId: number; offText?: string | undefined }) {
  const t = useTranslations('verification-methods.classCode');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [shownId, setShownId] = useState<string>();
  const query = api.query.queryOptions('get', PATH, { params: { path: { schoolId } } });
  const { data, error } = useQuery({ ...query, retry: false, refetchInterval: POLL_MS });
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });
  return (
    <MethodSection title={t('title')} text={t('text')} offText={offText}>
      <MethodProblem>{error ? errorText(error) : undefined}</MethodProblem>
      {offText ? null : (
        <StartForm
          schoolId={schoolId}
          onStarted={(id) => {
            setShownId(id);
            void refresh();
          }}
        />
      )}
      <h3>{t('list')}</h3>
      {data ? (
        data.codes.length === 0 ? (
          <p className={styles.note}>{t('none')}</p>
        ) : (
          <ul className={styles.codes}>
            {data.codes.map((code) => (
              <li key={code.id}>
                <CodeLine code={code} isShown={shownId === code.id} onShow={() => setShownId(shownId === code.id ? undefined : code.id)} />
                {shownId === code.id ? <ClassCodeScreen schoolId={schoolId} codeId={code.id} onEnded={refresh} /> : null}
              </li>
            ))}
          </ul>
        )
      ) : error ? null : (
        <SkeletonText lines={3} />
      )}
    </MethodSection>
  );
}

function CodeLine({ code, isShown, onShow }: { code: Code; isShown: boolean; onShow: () => void }) {
  const t = useTranslations('verification-methods.classCode');
  const { locale } = useBoot();
  const formats = formatters({ locale, timeZone: readersTimeZone(), now: new Date() });
  return (
    <div className={styles.line}>
      <strong dir="auto">{code.label || t('unnamed')}</strong>
      <Badge meaning={code.isRunning ? 'success' : 'neutral'}>{t(code.isRunning ? 'running' : 'over')}</Badge>
      <span className={styles.note}>
        {t('uses', { used: code.useCount, max: code.maxUses })} ·{' '}
        {t('until', { time: formats.dateTime(new Date(code.endedAt ?? code.endsAt)) })}
      </span>
      <Button size="small" aria-expanded={isShown} onClick={onShow}>
        {t(isShown ? 'hide' : 'show')}
      </Button>
    </div>
  );
}

function StartForm({ schoolId, onStarted }: { schoolId: number; onStarted: (id: string) => void }) {
  const t = useTranslations('verification-methods.classCode');
  const api = useApi();
  const acting = useActing();
  const [label, setLabel] = useState('');
  const [minutes, setMinutes] = useState('30');
  const [maxUses, setMaxUses] = useState('40');
  const start = (event: FormEvent) => {
    event.preventDefault();
    void acting.run(async () => {
      const body = { label, minutes: Number(minutes), maxUses: Number(maxUses) };
      const { data } = await api.call.POST(PATH, { params: { path: { schoolId } }, body });
      if (data) onStarted(data.id);
      setLabel('');
    });
  };
  return (
    <form className={styles.form} onSubmit={start}>
      <TextField
        label={t('label')}
        hint={t('labelHint')}
        maxLength={120}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <Select
          label={t('minutes')}
          value={minutes}
          options={MINUTES.map((count) => ({ value: String(count), label: t('minutesOption', { count }) }))}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
        <TextField
          label={t('maxUses')}
          type="number"
          min={1}
          max={1000}
          required
          value={maxUses}
          onChange={(event) => setMaxUses(event.currentTarget.value)}
        />
      </div>
      <MethodProblem>{acting.problem}</MethodProblem>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={acting.busy}>
          {t('start')}
        </Button>
      </div>
    </form>
  );
}
