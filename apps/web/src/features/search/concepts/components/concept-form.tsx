// The words of a concept by language, what is broader, and whether it is on. What is wrong names its word; words of many postings are to be confirmed.
import type { ApiProblem } from '@fairway/client/problem';
import {
  CONCEPT_FAULTS,
  CONCEPT_ID,
  CONCEPT_KINDS,
  CONCEPT_LANGUAGES,
  CONCEPT_LIMITS,
  type ConceptLanguage,
  readWords,
} from '@fairway/rules/concepts/editing';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import parts from '../../../../lib/console/parts.module.css';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useRecordForm } from '../../../../lib/forms/record-form.ts';
import { SaveForm } from '../../../../lib/forms/section.tsx';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { type Concept, conceptQuery, useConceptRefresh } from '../queries.ts';

type Draft = {
  id: string;
  kind: Concept['kind'];
  broader: string;
  isOff: boolean;
  words: Record<ConceptLanguage, string>;
  confirmed: boolean;
};

function draftOf(concept: Concept | undefined): Draft {
  const words = CONCEPT_LANGUAGES.map((language) => [language, (concept?.words[language] ?? []).join(', ')]);
  return {
    ...{ id: concept?.id ?? '', kind: concept?.kind ?? 'occupation', broader: (concept?.broader ?? []).join(', ') },
    ...{ isOff: concept?.state === 'off', words: Object.fromEntries(words), confirmed: false },
  };
}

/** A draft as the call takes it. */
const bodyOf = ({ kind, broader, isOff, words, confirmed }: Omit<Draft, 'id'>, mark: string) => ({
  ...{ kind, broader: readWords(broader), isOff, mark, confirmed },
  words: Object.fromEntries(Object.entries(words).filter(([, line]) => line.trim() !== '')),
});

export function ConceptForm({ concept, onSave }: { concept?: Concept; onSave?: () => void }) {
  const t = useTranslations('concepts');
  const formats = useReaderFormats();
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useConceptRefresh();
  const take = useTakeBack(concept);
  const [made, setMade] = useState<string>();
  const [tried, setTried] = useState(false);
  const isNamed = (id: string) => CONCEPT_ID.test(id) && id !== 'new' && id.length <= CONCEPT_LIMITS.idCharacters;
  const form = useRecordForm({
    begin: () => draftOf(concept),
    draftOf,
    done: '',
    mayBeSent: ({ id }) => {
      setTried(true);
      return isNamed(id.trim());
    },
    send: ({ id, ...draft }) => {
      onSave?.();
      return api.call.PUT('/api/v1/admin/concepts/{id}', { params: { path: { id: id.trim() } }, body: bodyOf(draft, concept?.mark ?? '') });
    },
    onWritten: (written: Concept) => {
      queries.setQueryData(conceptQuery(api, written.id).queryKey, written);
      refresh();
      showToast({ kind: 'success', text: t('saved'), action: { label: t('undo'), run: () => void take(written) } });
      if (!concept) setMade(written.id);
    },
  });
  useGoToConcept(made);
  const { draft, saving, set, text, tick } = form;
  return (
    <SaveForm {...form.frame} label={t('save')} claimed={['validation', 'concepts.common_words']}>
      {concept ? null : (
        <TextField
          label={t('id')}
          hint={t('idText')}
          error={tried && !isNamed(draft.id.trim()) ? t('idText') : undefined}
          maxLength={CONCEPT_LIMITS.idCharacters}
          autoComplete="off"
          {...text('id')}
        />
      )}
      <div className={`${parts.pair} ${parts.names}`}>
        <Select
          label={t('kind')}
          value={draft.kind}
          disabled={concept !== undefined && concept.state !== 'added'}
          onChange={(event) => set('kind', event.currentTarget.value as Draft['kind'])}
          options={CONCEPT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <TextField label={t('broader')} hint={t('broaderText')} autoComplete="off" {...text('broader')} />
      </div>
      <div className={parts.pair}>
        {CONCEPT_LANGUAGES.map((language) => (
          <TextArea
            key={language}
            rows={2}
            label={language === 'any' ? t('any') : formats.language(language)}
            lang={language === 'any' ? undefined : language}
            spellCheck={false}
            value={draft.words[language]}
            onChange={(event) => set('words', { ...draft.words, [language]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Checkbox label={t('off')} hint={t('offText')} {...tick('isOff')} />
      <Faults problem={saving.problem} />
      {saving.problem?.code === 'concepts.common_words' ? <Checkbox label={t('confirm')} {...tick('confirmed')} /> : null}
    </SaveForm>
  );
}

const WORD = '/body/words/';

/** What is wrong, by word; of common words in how many postings they are. */
function Faults({ problem }: { problem: ApiProblem | undefined }) {
  const t = useTranslations('concepts');
  const errorText = useErrorText();
  const formats = useReaderFormats();
  if (!problem || !['validation', 'concepts.common_words'].includes(problem.code)) return null;
  const lines = (problem.errors ?? []).map(({ pointer, code }) => {
    const word = pointer.startsWith(WORD) ? pointer.slice(WORD.length) : pointer;
    const fault = CONCEPT_FAULTS.find((one) => one === code);
    if (fault) return t(`faults.${fault}`, { word });
    return problem.code === 'validation' ? errorText(problem) : t('common', { word, share: formats.percent(Number(code)) });
  });
  return (
    <div role="alert">
      <p className={parts.muted}>{errorText(problem)}</p>
      <ul className={parts.warnings}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Brings back what a concept was before it was saved; one that was not there is gone. */
function useTakeBack(before: Concept | undefined) {
  const t = useTranslations('concepts');
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useConceptRefresh();
  const navigate = useNavigate();
  const { href } = useHrefs();
  const errorText = useErrorText();
  return async ({ id, mark }: Concept) => {
    try {
      if (before) {
        const { id: _id, ...draft } = draftOf(before);
        const body = bodyOf({ ...draft, confirmed: true }, mark);
        const { data } = await api.call.PUT('/api/v1/admin/concepts/{id}', { params: { path: { id } }, body });
        if (data) queries.setQueryData(conceptQuery(api, id).queryKey, data);
      } else {
        await api.call.DELETE('/api/v1/admin/concepts/{id}', { params: { path: { id }, query: { mark } } });
        void navigate(href('admin-concepts'));
      }
      refresh();
      showToast({ kind: 'success', text: t('undone') });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
  };
}

/** Goes to the page of what was just made, once the form knows that nothing is unsaved. */
function useGoToConcept(id: string | undefined): void {
  const navigate = useNavigate();
  const { href } = useHrefs();
  useEffect(() => {
    if (id !== undefined) void navigate(href('admin-concept', { id }), { replace: true });
  }, [id, navigate, href]);
}
