// /staff/postings/rules: what a school decides by itself on postings that come to it, and what that would make of those that wait. @rule postings.8
import '../../../lib/later-messages.ts';
import { RULE_APPROVES } from '@fairway/rules/posting-rules';
import { Select } from '@fairway/ui/select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../../lib/console/console-school.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import parts from '../../../lib/console/parts.module.css';
import { useRecordForm } from '../../../lib/forms/record-form.ts';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useLiveDecisions } from '../components/live-decisions.ts';
import { POSTING_RULES, postingRulesQuery, type SchoolPostingRules } from '../queries.ts';
import { PartnersField } from './partners-field.tsx';
import { CountriesPart, LevelsPart, PayPart } from './rule-parts.tsx';
import { Trial } from './trial.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.postingRules'), path: pathOf('staff-posting-rules'), noIndex: true }));

export default function PostingRulesPage() {
  const t = useTranslations('school-postings');
  const staff = useTranslations('console.staff');
  const { href } = useConsoleHrefs();
  const { schoolId, name: school } = useConsoleSchool();
  const reply = useQuery(postingRulesQuery(useApi(), schoolId));
  useLiveDecisions();
  return (
    <ConsolePage
      title={staff('postingRules')}
      description={t('rules.text', { school })}
      crumbs={[{ href: href('staff-postings'), label: staff('postings') }]}
    >
      <Loaded reply={reply}>{(kept) => <RulesForm key={schoolId} kept={kept} />}</Loaded>
    </ConsolePage>
  );
}

function RulesForm({ kept }: { kept: SchoolPostingRules }) {
  const t = useTranslations('school-postings.rules');
  const api = useApi();
  const queries = useQueryClient();
  const { schoolId } = useConsoleSchool();
  const params = { path: { schoolId } };
  const form = useRecordForm<SchoolPostingRules['rules'], SchoolPostingRules>({
    begin: () => kept.rules,
    draftOf: ({ rules }) => rules,
    send: (rules) => api.call.PUT(POSTING_RULES, { params, body: { rules, edition: kept.edition } }),
    done: t('saved'),
    onWritten: (written) => queries.setQueryData(postingRulesQuery(api, schoolId).queryKey, written),
  });
  const { draft: rules, set } = form;
  return (
    <>
      <Trial rules={rules} isKept={form.frame.unchanged} />
      <SaveForm {...form.frame} wide label={t('save')} extra={<Kept kept={kept} />}>
        <div className={parts.sections}>
          <Section id="approves" title={t('approves')} text={t('approvesText')}>
            <Select
              label={t('approves')}
              hint={t('approvesHint')}
              options={RULE_APPROVES.map((value) => ({ value, label: t(`approvesOf.${value}`) }))}
              value={rules.approves}
              onChange={(event) => set('approves', RULE_APPROVES.find((one) => one === event.currentTarget.value) ?? 'trusted')}
            />
            <PartnersField rules={rules} set={set} partners={kept.partners} />
          </Section>
          <CountriesPart rules={rules} set={set} />
          <LevelsPart rules={rules} set={set} />
          <PayPart rules={rules} set={set} />
        </div>
      </SaveForm>
    </>
  );
}

function Kept({ kept: { savedAt, savedBy } }: { kept: SchoolPostingRules }) {
  const t = useTranslations('school-postings.rules');
  const formats = useReaderFormats();
  const date = savedAt && formats.dateTime(new Date(savedAt));
  return (
    <span className={parts.muted}>{!date ? t('never') : savedBy ? t('savedBy', { date, name: savedBy }) : t('savedAt', { date })}</span>
  );
}
