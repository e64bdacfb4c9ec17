// Something could not be loaded or saved: what, and the way on. @rule welcome.8
import { welcomeBack } from '@fairway/rules/welcome-flow';
import { Button, LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useFlow } from './flow.ts';
import { PageBody } from './page-form.tsx';
import styles from './welcome.module.css';

export function ErrorPage({ reason }: { reason: unknown }) {
  const t = useTranslations('welcome');
  const errorText = useErrorText();
  const { href } = useHrefs();
  const { state, dispatch } = useFlow();
  const leave = () => dispatch({ type: 'leave' });
  const back = welcomeBack(state);
  return (
    <div className={styles.form} data-welcome="error">
      <PageBody page="error" title={t('error.title')} text={t('error.text')}>
        <p>{t('error.reason', { reason: errorText(reason) })}</p>
        {back ? <p>{t('error.kept')}</p> : null}
      </PageBody>
      <div className={styles.foot}>
        {back ? <Button onClick={() => dispatch({ type: 'back' })}>{t('back')}</Button> : null}
        <Button onClick={leave}>{t('error.close')}</Button>
        <LinkButton variant="primary" href={href('profile')} onClick={leave}>
          {t('error.profile')}
        </LinkButton>
      </div>
    </div>
  );
}
