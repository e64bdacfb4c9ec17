// On the page of a hidden posting: that it is, and the way back.
import '../../../lib/landing-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useHide } from './use-hide.ts';

export default function HiddenNotice({ job }: { job: { id: string; title: string } }) {
  const t = useTranslations('postings.hidden');
  const { hide, pending } = useHide();
  return (
    <Banner
      live
      actions={
        <Button size="small" busy={pending} onClick={() => hide(job, false)}>
          {t('show')}
        </Button>
      }
    >
      {t('notice')}
    </Banner>
  );
}
