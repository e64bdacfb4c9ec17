// The screens of a profile import, as data. Nothing here asks, sends or waits.
//
//   EnterId   --link or LinkedIn's file--> SelectWhatToImport --confirm--> InProgress --succeeded--> Results
//   FileInput --file--------------------> SelectWhatToUpload --confirm--> InProgress --succeeded--> Results
//   a failure leads back to the selection it came from, with its error; back leads to where something is given; InProgress cannot be closed
//
// @rule imports.3, imports.4, imports.5, imports.6, imports.10
import { IMPORT_SECTIONS, type ImportSection, type ImportStep, profileLink } from './profile-import.ts';

export type ImportSource = 'file' | 'linkedin';
/** What is read; `F`: a file of the browser. */
type ImportGiven<F> = { source: 'linkedin'; link: string } | { source: ImportSource; file: F };

type ImportSelection<F> = { given: ImportGiven<F>; chosen: readonly ImportSection[]; error?: string };

export type ImportFlow<F> =
  | { at: 'EnterId'; link: string; error?: string }
  | { at: 'FileInput'; error?: string }
  | ({ at: 'SelectWhatToImport' } & ImportSelection<F>)
  | ({ at: 'SelectWhatToUpload' } & ImportSelection<F>)
  | { at: 'InProgress'; given: ImportGiven<F>; chosen: readonly ImportSection[]; step: ImportStep; percent: number }
  | { at: 'Results' };

export type ImportFlowEvent<F> =
  | { type: 'open'; source: ImportSource }
  | { type: 'link'; link: string }
  | { type: 'next' }
  | { type: 'file'; file: F }
  | { type: 'refused'; error: string }
  | { type: 'back' }
  | { type: 'toggle'; section: ImportSection }
  | { type: 'confirm' }
  | { type: 'step'; step: ImportStep }
  | { type: 'sent'; percent: number }
  | { type: 'succeeded' }
  | { type: 'failed'; error: string };

/** The sections that a selection shows: a file's summary is not asked for. @rule imports.6 */
export const shownSections = (source: ImportSource): readonly ImportSection[] =>
  source === 'linkedin' ? IMPORT_SECTIONS : IMPORT_SECTIONS.filter((section) => section !== 'summary');

/** The screen that an import opens with: nothing of the last one is left. @rule imports.6 */
export const openedImport = <F>(source: ImportSource): ImportFlow<F> =>
  source === 'linkedin' ? { at: 'EnterId', link: '' } : { at: 'FileInput' };

/** Not while something is read. @rule imports.5 */
export const mayCloseImport = ({ at }: ImportFlow<unknown>): boolean => at !== 'InProgress';

/** Whether what was chosen can be read: at least one section. @rule imports.10 */
export const mayConfirmImport = (flow: ImportFlow<unknown>): boolean =>
  (flow.at === 'SelectWhatToImport' || flow.at === 'SelectWhatToUpload') && flow.chosen.length > 0;

const selection = <F>(given: ImportGiven<F>): ImportFlow<F> => ({
  at: given.source === 'linkedin' ? 'SelectWhatToImport' : 'SelectWhatToUpload',
  given,
  chosen: shownSections(given.source),
});

export function importFlowAfter<F>(flow: ImportFlow<F>, event: ImportFlowEvent<F>): ImportFlow<F> {
  if (event.type === 'open') return flow.at === 'InProgress' ? flow : openedImport(event.source);
  switch (flow.at) {
    case 'EnterId':
    case 'FileInput':
      return afterGiving(flow, event);
    case 'SelectWhatToImport':
    case 'SelectWhatToUpload':
      return afterSelecting(flow, event);
    case 'InProgress':
      return afterWaiting(flow, event);
    case 'Results':
      return flow;
  }
}

type At<F, S extends ImportFlow<F>['at']> = Extract<ImportFlow<F>, { at: S }>;

function afterGiving<F>(flow: At<F, 'EnterId' | 'FileInput'>, event: ImportFlowEvent<F>): ImportFlow<F> {
  if (event.type === 'file') return selection({ source: flow.at === 'EnterId' ? 'linkedin' : 'file', file: event.file });
  if (event.type === 'refused') return { ...flow, error: event.error };
  if (flow.at === 'FileInput') return flow;
  if (event.type === 'link') return { at: 'EnterId', link: event.link };
  if (event.type !== 'next') return flow;
  const link = profileLink(flow.link);
  return link ? selection({ source: 'linkedin', link }) : { ...flow, error: 'import.link_invalid' };
}

function afterSelecting<F>(flow: At<F, 'SelectWhatToImport' | 'SelectWhatToUpload'>, event: ImportFlowEvent<F>): ImportFlow<F> {
  const { given, chosen } = flow;
  if (event.type === 'back') return 'link' in given ? { at: 'EnterId', link: given.link } : openedImport(given.source);
  if (event.type === 'confirm' && chosen.length > 0) return { at: 'InProgress', given, chosen, step: 'sending', percent: 0 };
  if (event.type !== 'toggle' || !shownSections(given.source).includes(event.section)) return flow;
  const isChosen = chosen.includes(event.section);
  return {
    at: flow.at,
    given,
    chosen: shownSections(given.source).filter((one) => (one === event.section ? !isChosen : chosen.includes(one))),
  };
}

const ORDER: readonly ImportStep[] = ['sending', 'checking', 'reading', 'joining'];

function afterWaiting<F>(flow: At<F, 'InProgress'>, event: ImportFlowEvent<F>): ImportFlow<F> {
  const { given, chosen, step } = flow;
  if (event.type === 'succeeded') return { at: 'Results' };
  if (event.type === 'failed') return { ...selection(given), chosen, error: event.error } as ImportFlow<F>;
  if (event.type === 'sent')
    return { ...flow, percent: event.percent, step: event.percent >= 100 && step === 'sending' ? 'checking' : step };
  // News may come late and out of order: no step is taken back.
  if (event.type === 'step' && ORDER.indexOf(event.step) > ORDER.indexOf(step)) return { ...flow, step: event.step };
  return flow;
}
