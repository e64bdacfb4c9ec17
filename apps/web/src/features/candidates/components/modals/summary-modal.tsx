// The summary and the links, in one dialog. @rule profile.21, profile.36
import { LIMITS } from '@fairway/rules/limits';
import { linkIssues, summaryIssues } from '@fairway/rules/profile-issues';
import { entryOps } from '@fairway/rules/profile-ops';
import { visibleCharacters, visibleText } from '@fairway/rules/visible-characters';
import { RichTextEditor } from '@fairway/ui/rich-text-editor';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { type ProfileOps, useFields, useIssueText, useProfileSave } from '../../saving.ts';
import { useSection } from '../../section-state.ts';
import { useElsewhere } from '../asked.tsx';
import { EditModal } from '../edit-modal.tsx';
import { useRichTextLabels } from '../rich-text-labels.ts';
import { BLANK_LINK, LinkRows } from './link-rows.tsx';

const CLAIMED = ['candidate.summary', 'links.name', 'links.value'];

export default function SummaryModal({ profile }: ProfilePartProps) {
  const t = useTranslations('profile.summary');
  const issueText = useIssueText();
  const labels = useRichTextLabels();
  const elsewhere = useElsewhere();
  const saving = useProfileSave(profile);
  const { summary = null, links = [] } = saving.base.candidate;
  const [text, editText] = useFields(useMemo(() => ({ summary }), [summary]));
  const originals = useMemo(() => links.map(({ id, name, value }) => ({ id, value: { name, value } })), [links]);
  const [rows, editRows, said] = useSection(originals, { value: BLANK_LINK });
  const tooLong = summaryIssues(text.fields.summary)[0];
  const linksOp = entryOps(said, ({ name, value }) => ({ name: name.trim(), value: value.trim() }));
  const ops: ProfileOps = {
    ...(text.fields.summary === text.originals.summary ? {} : { candidate: { op: 'update', value: { summary: text.fields.summary } } }),
    ...(linksOp ? { links: linksOp } : {}),
  };
  return (
    <EditModal
      section="summary"
      title={t('title')}
      saving={saving}
      claimed={CLAIMED}
      canSave={!tooLong && said.entries.every(({ value }) => linkIssues(value).length === 0)}
      isDirty={Object.keys(ops).length > 0}
      onSave={() => saving.save(ops, { states: { links: said }, done: t('saved') })}
    >
      <RichTextEditor
        label={t('label')}
        hint={
          <>
            {t('hint')}
            {elsewhere(text, 'summary', (html) => html && visibleText(html))}
          </>
        }
        value={text.fields.summary}
        onChange={(html) => {
          editText({ type: 'edit', change: { summary: html } });
          saving.clear();
        }}
        maxCharacters={LIMITS.summaryCharacters}
        countCharacters={visibleCharacters}
        counterText={(used, max) => t('counter', { used, max })}
        toolbarLabels={labels}
        error={tooLong ? issueText(tooLong.code) : saving.faultOf('candidate', 'summary')}
      />
      <LinkRows
        rows={rows}
        dispatch={(event) => {
          editRows(event);
          saving.clear();
        }}
        saving={saving}
      />
    </EditModal>
  );
}
