// Settings of an organization: what its blank drafts begin with. @rule postings.14
import '../../../lib/later-messages.ts';
import { POSTING_LIMITS } from '@fairway/rules/posting-content';
import { TextField } from '@fairway/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { DEFAULTS, defaultsQuery } from '../queries.ts';

export default function DefaultsSection() {
  const t = useTranslations('own-postings.defaults');
  const { organizationId, role } = useConsoleOrganization();
  const reply = useQuery(defaultsQuery(useApi(), organizationId));
  return (
    <Section id="postings" title={t('title')} text={t('text')}>
      <Loaded reply={reply}>
        {({ replyDays }) =>
          role === 'OrganizationAdmin' ? (
            <Editor key={replyDays} replyDays={replyDays} />
          ) : (
            <p>{replyDays === null ? t('none') : t('promised', { days: replyDays })}</p>
          )
        }
      </Loaded>
    </Section>
  );
}

function Editor({ replyDays }: { replyDays: number | null }) {
  const t = useTranslations('own-postings.defaults');
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving();
  const { organizationId } = useConsoleOrganization();
  const before = replyDays === null ? '' : `${replyDays}`;
  const [typed, setTyped] = useState(before);
  const days = typed.trim() === '' ? null : Number(typed);
  const isWrong = days !== null && !(Number.isInteger(days) && days >= 1 && days <= POSTING_LIMITS.replyDaysMost);
  const save = async () => {
    if (isWrong) return;
    await saving.run(async () => {
      await api.call.PUT(DEFAULTS, { params: { path: { organizationId } }, body: { replyDays: days } });
      await queries.invalidateQueries({ queryKey: defaultsQuery(api, organizationId).queryKey });
    }, t('saved'));
  };
  return (
    <SaveForm saving={saving} unchanged={typed === before || isWrong} label={t('save')} onSave={save}>
      <TextField
        type="number"
        min={1}
        max={POSTING_LIMITS.replyDaysMost}
        label={t('replyDays')}
        hint={t('hint')}
        error={isWrong ? t('wrong', { max: POSTING_LIMITS.replyDaysMost }) : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </SaveForm>
  );
}
