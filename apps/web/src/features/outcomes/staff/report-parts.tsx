// The parts of the report: both rates with what they are made of, what graduates do, when they told it, and every cohort in a row.
import { careerOutcomesRate, knowledgeRate, knownOf, OUTCOME_STATUSES } from '@fairway/rules/outcomes';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { usePayText } from '../components/answer-fields.tsx';
import type { OutcomeReport } from '../queries.ts';
import { OutcomeChart } from './outcome-chart.tsx';
import styles from './report.module.css';

export function ReportParts({ report }: { report: OutcomeReport }) {
  const t = useTranslations('outcome-reports');
  const format = useReaderFormats();
  const payText = usePayText();
  const { total } = report;
  const named = (rows: OutcomeReport['employers']) => rows.map(({ name, count }) => ({ key: name, name, count }));
  const unknown = { key: 'unknown', name: t('unknown'), count: total.graduates - knownOf(total) };
  const statuses = OUTCOME_STATUSES.map((status) => ({ key: status, name: t(`statuses.${status}`), count: total[status] }));
  return (
    <>
      <Rates report={report} />
      <div className={styles.charts}>
        <OutcomeChart title={t('statusTitle')} bars={[...statuses, unknown]} />
        <OutcomeChart
          title={t('overTime')}
          isCourse
          bars={report.months.map(({ month, count }) => ({ key: month, name: format.month(month), count }))}
        />
        <OutcomeChart title={t('employers')} bars={named(report.employers)} />
        <OutcomeChart title={t('titles')} bars={named(report.titles)} />
        <OutcomeChart
          title={t('countries')}
          bars={report.countries.map(({ name, count }) => ({ key: name, name: format.country(name), count }))}
        />
        {report.pay.map(({ currency, answers, bands }) => (
          <OutcomeChart
            key={currency}
            title={t('pay', { currency })}
            text={t('payText', { answers })}
            bars={bands.map(({ band, count }) => ({ key: `${band}`, name: payText(currency, band), count }))}
          />
        ))}
      </div>
      {report.pay.length === 0 ? <p>{t('noPay')}</p> : null}
      <Cohorts report={report} />
    </>
  );
}

function useRate() {
  const t = useTranslations('outcome-reports');
  const format = useReaderFormats();
  return (rate: number | null) => (rate === null ? t('noRate') : format.percent(rate * 100));
}

function Rates({ report: { total, answered } }: { report: OutcomeReport }) {
  const t = useTranslations('outcome-reports');
  const rate = useRate();
  const rates = [
    {
      name: t('knowledgeRate'),
      value: knowledgeRate(total),
      text: t('knowledgeText', { known: knownOf(total), graduates: total.graduates }),
    },
    { name: t('careerRate'), value: careerOutcomesRate(total), text: t('careerText') },
    {
      name: t('responseRate'),
      value: total.graduates === 0 ? null : answered / total.graduates,
      text: t('responseText', { answered }),
    },
  ];
  return (
    <dl className={styles.rates}>
      {rates.map(({ name, value, text }) => (
        <div key={name} className={styles.rate}>
          <dt>{name}</dt>
          <dd className={styles.figure}>{rate(value)}</dd>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Cohorts({ report }: { report: OutcomeReport }) {
  const t = useTranslations('outcome-reports');
  const rate = useRate();
  return (
    <div className={styles.part}>
      <h2>{t('cohorts')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.wide} tabIndex={0} aria-label={t('cohorts')}>
        <table>
          <thead>
            <tr>
              {[t('program'), t('year'), t('graduates'), t('knowledgeRate'), t('careerRate')].map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.cohorts.map((cohort) => (
              <tr key={`${cohort.program.id} ${cohort.endYear}`}>
                <th scope="row">{cohort.program.name}</th>
                <td>{cohort.endYear}</td>
                <td>{cohort.graduates}</td>
                <td>{rate(knowledgeRate(cohort))}</td>
                <td>{rate(careerOutcomesRate(cohort))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
