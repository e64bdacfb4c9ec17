// A trial of the stored sign-in: the administrator goes through it and sees what the provider said, and what it would mean for a student.
import type { paths } from '@fairway/client/api.gen';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useActing } from '../../components/methods/acting.ts';
import { MethodProblem } from '../../components/methods/method-section.tsx';
import styles from '../../components/methods/methods.module.css';
import { useSignInAnswer } from '../../components/methods/sign-in-answer.ts';

const PATH = '/api/v1/staff/schools/{schoolId}/sign-in/test';
type Shown = paths[`${typeof PATH}/finish`]['post']['responses'][200]['content']['application/json'];

export function SignInTrial({ schoolId }: { schoolId: number }) {
  const t = useTranslations('verification-methods.signIn');
  const api = useApi();
  const acting = useActing();
  const [shown, setShown] = useState<Shown>();
  const params = { path: { schoolId } };
  const begin = () =>
    acting.run(async () => {
      const returnUrl = window.location.pathname + window.location.search;
      const { data } = await api.call.POST(PATH, { params, body: { returnUrl } });
      if (data) window.location.assign(data.location);
    });
  useSignInAnswer(
    (answer) => api.call.POST(`${PATH}/finish`, { params, body: answer }),
    (ended) => acting.run(async () => setShown(((await ended()) as { data?: Shown }).data)),
  );
  return (
    <>
      <MethodProblem>{acting.problem}</MethodProblem>
      {shown ? <TrialAnswer shown={shown} /> : null}
      <div className={styles.buttons}>
        <Button busy={acting.busy} onClick={() => void begin()}>
          {t('test')}
        </Button>
      </div>
    </>
  );
}

function TrialAnswer({ shown }: { shown: Shown }) {
  const t = useTranslations('verification-methods.signIn');
  // The page begins anew at its top: who tried is led to the answer.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('trialTitle')}
      </h3>
      <Banner meaning={shown.verdict === 'verified' ? 'success' : 'warning'} live>
        {t(`verdict.${shown.verdict}`)}
      </Banner>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('claim')}</th>
              <th scope="col">{t('values')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('subject')}</th>
              <td className={styles.mono}>{shown.subject ?? '–'}</td>
            </tr>
            {shown.claims.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.mono}>{values.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
