// Which days: one of a few periods, or own ones, which are asked for once both are there.
import { type AskedPeriod, INSIGHT_PERIODS } from '@fairway/rules/insights';
import { Button } from '@fairway/ui/button';
import { Segmented } from '@fairway/ui/segmented';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DEFAULT_PERIOD, isDay } from '../insight-period.ts';
import styles from './report.module.css';

type Props = {
  asked: AskedPeriod /** The days that are shown. */;
  shown: { from: string; to: string } | undefined;
  onChoose: (asked: AskedPeriod) => void;
};

export function PeriodChoice({ asked, shown, onChoose }: Props) {
  const t = useTranslations('insights');
  const [isOwn, setOwn] = useState(asked.from !== undefined);
  return (
    <div className={styles.choices}>
      <Segmented
        label={t('period')}
        value={isOwn ? 'own' : (asked.period ?? DEFAULT_PERIOD)}
        options={[...INSIGHT_PERIODS, 'own' as const].map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={(value) => {
          setOwn(value === 'own');
          if (value !== 'own') onChoose({ period: value });
        }}
      />
      {isOwn ? <OwnDays from={asked.from ?? shown?.from ?? ''} to={asked.to ?? shown?.to ?? ''} onChoose={onChoose} /> : null}
    </div>
  );
}

function OwnDays({ from, to, onChoose }: { from: string; to: string; onChoose: Props['onChoose'] }) {
  const t = useTranslations('insights');
  const [days, setDays] = useState({ from, to });
  const field = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(name)}
      value={days[name]}
      onChange={({ currentTarget: { value } }) => setDays((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDay(days.from) && isDay(days.to)) onChoose(days);
      }}
    >
      {field('from')}
      {field('to')}
      <Button type="submit" disabled={!isDay(days.from) || !isDay(days.to)}>
        {t('show')}
      </Button>
    </form>
  );
}
