// The import of a profile: what is given, what of it is wanted, the reading, what came of it. Its screens are the reducer's
// (rules/import-flow.ts); here they are drawn and the calls made. @rule imports.3, imports.4, imports.5
import '../../../lib/own-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import { type ImportSource, importFlowAfter, mayConfirmImport, openedImport } from '@fairway/rules/import-flow';
import { LIMITS } from '@fairway/rules/limits';
import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import type { ImportStep } from '@fairway/rules/profile-import';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { showToast } from '@fairway/ui/show-toast';
import { type Dispatch, useReducer, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import { importLink, importUpload, type ProfileImport, useImportLinks } from '../queries.ts';
import type { Flow, FlowEvent } from './file-flow.ts';
import { GiveFile, GiveLinkedin } from './import-given.tsx';
import { ImportList } from './import-list.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResults } from './import-results.tsx';
import { type Keeping, SelectSections } from './import-sections.tsx';

export default function ImportModal({ review, close }: { review?: ProfileImport; close: () => void }) {
  const [result, setResult] = useState(review);
  const [isListing, setListing] = useState(false);
  const [flow, dispatch] = useReducer(importFlowAfter<File>, undefined, () =>
    review ? { at: 'Results' as const } : openedImport<File>('file'),
  );
  const [keeping, setKeeping] = useState<Keeping>({ isKept: false, agreed: false });
  const run = useRun(dispatch, setResult);
  useSteps(flow, dispatch);
  if (isListing) {
    const open = (one: ProfileImport) => {
      setResult(one);
      setListing(false);
    };
    return <ImportList onOpen={open} onBack={result ? () => setListing(false) : undefined} />;
  }
  if (flow.at === 'Results' && result) {
    const drop = () => {
      setResult(undefined);
      setListing(true);
    };
    return (
      <ImportResults key={result.id} result={result} onChange={setResult} onList={() => setListing(true)} onDeleted={drop} close={close} />
    );
  }
  if (flow.at === 'InProgress') return <ImportProgress flow={flow} />;
  if (flow.at === 'SelectWhatToImport' || flow.at === 'SelectWhatToUpload')
    return <Selection flow={flow} dispatch={dispatch} keeping={keeping} setKeeping={setKeeping} run={run} />;
  return flow.at === 'Results' ? null : <Giving flow={flow} dispatch={dispatch} />;
}

/** Where it comes from, and the file or link. */
function Giving({ flow, dispatch }: { flow: Extract<Flow, { at: 'EnterId' | 'FileInput' }>; dispatch: Dispatch<FlowEvent> }) {
  const t = useTranslations('resume.dialog');
  const errors = useTranslations('errors');
  const readsLinks = useImportLinks();
  const source: ImportSource = flow.at === 'EnterId' ? 'linkedin' : 'file';
  const given = {
    source,
    onSource: (wanted: ImportSource) => dispatch({ type: 'open', source: wanted }),
    onFile: (file: File) => dispatch({ type: 'file', file }),
    // A wrong type and a size too large are told by a toast too, as the catalogue says; the field keeps the words. @rule documents.7
    onRefused: (error: string) => {
      dispatch({ type: 'refused', error });
      showToast({ kind: 'error', text: error, durationMs: LIMITS.uploadErrorToastMs });
    },
  };
  const hasField = flow.at === 'EnterId' && readsLinks;
  const next = { key: 'next', label: t('next'), variant: 'primary' as const, run: () => goOn() };
  const goOn = () => {
    dispatch({ type: 'next' });
    return false;
  };
  return (
    <DialogFrame key="give" title={t('title')} size="medium" actions={[{ key: 'cancel', label: t('cancel') }, ...(hasField ? [next] : [])]}>
      {flow.at === 'EnterId' ? (
        <GiveLinkedin
          {...given}
          link={hasField ? { value: flow.link, onChange: (link) => dispatch({ type: 'link', link }), onDone: goOn } : undefined}
          error={flow.error === 'import.link_invalid' ? errors('import.link_invalid') : flow.error}
        />
      ) : (
        <GiveFile {...given} error={flow.error} />
      )}
    </DialogFrame>
  );
}

type SelectionProps = {
  flow: Extract<Flow, { at: 'SelectWhatToImport' | 'SelectWhatToUpload' }>;
  dispatch: Dispatch<FlowEvent>;
  keeping: Keeping;
  setKeeping: (keeping: Keeping) => void;
  run: (flow: SelectionProps['flow'], keeping: Keeping) => void;
};

function Selection({ flow, dispatch, keeping, setKeeping, run }: SelectionProps) {
  const t = useTranslations('resume.dialog');
  const start = () => {
    if (mayConfirmImport(flow)) run(flow, keeping);
    return false;
  };
  return (
    <DialogFrame
      key="select"
      title={t('title')}
      size="medium"
      back={{ label: t('back'), go: () => dispatch({ type: 'back' }) }}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'import', label: t('import'), variant: 'primary', run: start },
      ]}
    >
      <SelectSections flow={flow} onToggle={(section) => dispatch({ type: 'toggle', section })} keeping={keeping} onKeeping={setKeeping} />
    </DialogFrame>
  );
}

/** Sends what was given; a failure leads back to the selection with its words. */
function useRun(dispatch: Dispatch<FlowEvent>, onResult: (result: ProfileImport) => void): SelectionProps['run'] {
  const api = useApi();
  const errorText = useErrorText();
  const t = useTranslations('resume.dialog');
  const send = async ({ given, chosen }: SelectionProps['flow'], keeping: Keeping) => {
    dispatch({ type: 'confirm' });
    const onProgress = (percent: number) => dispatch({ type: 'sent', percent });
    try {
      const result = await ('link' in given
        ? importLink(api, given.link, chosen)
        : importUpload({ ...given, sectionTypes: chosen, isKept: keeping.isKept && given.source === 'file', onProgress }));
      onResult(result);
      dispatch({ type: 'succeeded' });
      window.dispatchEvent(new CustomEvent(PROFILE_EVENTS.update));
    } catch (error) {
      // Documents take fewer types than an import reads.
      const isType = error instanceof ApiProblem && error.code === 'documents.wrong_type';
      dispatch({ type: 'failed', error: isType ? t('wrong') : errorText(error) });
      // What is no answer of the server is a fault of ours, and not silent.
      if (!(error instanceof ApiProblem)) throw error;
    }
  };
  return (flow, keeping) => void send(flow, keeping);
}

/** The server tells what has ended; without its line the steps are told by the end alone. It is open before anything is sent: a file is read soon. */
function useSteps(flow: Flow, dispatch: Dispatch<FlowEvent>): void {
  const enabled = flow.at !== 'Results';
  // A line that begins tells that something may have been missed, which is no step.
  const goTo = (step: ImportStep) => (isMissed: boolean) => {
    if (!isMissed) dispatch({ type: 'step', step });
  };
  useRealtime(['profile_import.checked'], goTo('reading'), { enabled });
  useRealtime(['profile_import.read'], goTo('joining'), { enabled });
}
