// What the rules would make of what waits, as they are being written; and to do it, once they are kept.
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { POSTING_RULES, refreshDecisions, type SchoolPostingRules } from '../queries.ts';

/** So long nothing is typed before it is asked. */
const REST_MS = 400;

type Props = { rules: SchoolPostingRules['rules']; isKept: boolean };

export function Trial({ rules, isKept }: Props) {
  const t = useTranslations('school-postings.rules');
  const api = useApi();
  const { schoolId } = useConsoleSchool();
  const params = { path: { schoolId } };
  const rested = useRested(rules);
  const trial = useQuery({
    queryKey: ['get', `${POSTING_RULES}/trial`, schoolId, rested],
    queryFn: async () => (await api.call.POST(`${POSTING_RULES}/trial`, { params, body: { rules: rested } })).data ?? null,
    placeholderData: keepPreviousData,
    // What is half written is refused; that is said when it is saved.
    retry: false,
  });
  const run = useRun();
  const dialogs = useDialogs();
  if (!trial.data) return null;
  const { approved, declined, left } = trial.data;
  const count = approved + declined + left;
  if (count === 0) return <Banner meaning="info">{t('trialNone')}</Banner>;
  const decide = async () => {
    const asked = {
      title: t('runTitle', { count: approved + declined }),
      text: t('runText', { approved, declined }),
      confirmLabel: t('run'),
    };
    if (await dialogs.confirm(asked)) run.mutate();
  };
  return (
    <Banner
      meaning="info"
      {...(isKept && approved + declined > 0
        ? {
            actions: (
              <Button size="small" busy={run.isPending} onClick={() => void decide()}>
                {t('run')}
              </Button>
            ),
          }
        : {})}
    >
      {t('trial', { count, approved, declined })}
    </Banner>
  );
}

/** What was typed, once nobody types any more. */
function useRested(rules: Props['rules']): Props['rules'] {
  const [rested, setRested] = useState(rules);
  useEffect(() => {
    const timer = setTimeout(() => setRested(rules), REST_MS);
    return () => clearTimeout(timer);
  }, [rules]);
  return rested;
}

function useRun() {
  const t = useTranslations('school-postings.rules');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  return useMutation({
    mutationFn: () => api.call.POST(`${POSTING_RULES}/run`, { params: { path: { schoolId } } }),
    onSuccess: ({ data }) => data && showToast({ kind: 'success', text: t('ran', data) }),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => refreshDecisions(queries),
  });
}
