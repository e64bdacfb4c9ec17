import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';

export default function SignInNotice({ name }: { name: string }) {
  const t = useTranslations('companies.signIn');
  const { tenant } = useBoot();
  const { href } = useHrefs();
  const navigate = useNavigate();
  const open = tenant.features.login;
  return (
    <DialogFrame
      title={t('title')}
      actions={[
        { key: 'later', label: t('notNow') },
        ...(open ? [{ key: 'signIn', label: t('signIn'), variant: 'primary' as const, run: () => navigate(href('login')) }] : []),
      ]}
    >
      <p>{open ? t('text', { name }) : t('closed')}</p>
    </DialogFrame>
  );
}
