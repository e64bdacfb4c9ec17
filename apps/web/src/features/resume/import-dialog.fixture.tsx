// The dialog of an import, opened by a button: for tests of its states.
import { useDialogs } from '@fairway/ui/dialog-stack';
import { until } from '@fairway/ui/mount';
import { page } from 'vitest/browser';
import { dropFile } from '../../testing/fake-upload.ts';
import { type Staging, stage } from '../../testing/stage.tsx';
import { importDialog } from './components/import-dialog.ts';
import ImportWatch from './components/import-watch.tsx';
import ResumeCard from './components/resume-card.tsx';
import type { ProfileImport } from './queries.ts';

type Item = ProfileImport['result']['sections'][number]['items'][number];
let number = 0;
const item = (key: string, descriptionValues: Record<string, string> = {}, more: Partial<Item> = {}): Item => {
  number += 1;
  const isAction = more.isAction ?? false;
  const plain = {
    id: `${number}`,
    descriptionKey: `resume.import.${key}`,
    descriptionValues,
    isAction,
    resolved: !isAction,
    canTake: false,
  };
  return { ...plain, ...more };
};

/** An import with something of each kind: what came in, what is to be checked, what the file says otherwise, what nobody understood. */
export const imported = (more: Partial<ProfileImport> = {}): ProfileImport => ({
  ...{
    id: '1',
    sourceType: 'CV',
    fileName: 'cv.pdf',
    createdAt: '2026-01-01T10:00:00Z',
    reviewedAt: null,
    undoUntil: '2026-01-08T10:00:00Z',
    undoneAt: null,
  },
  result: {
    sections: [
      { sectionType: 'overview', items: [item('check', { name: 'CH', fields: 'permit' }, { isAction: true })] },
      {
        sectionType: 'work_experience',
        items: [
          item('added', { count: '2', names: 'Nurse, Lindvik\nCarer, Hoshikawa' }),
          item(
            'differs',
            {
              ...{ name: 'Guard, Nordic', fields: 'start,end,description', 'mine.start': '2020-09', 'theirs.start': '2020-10' },
              ...{ 'mine.end': 'present', 'theirs.end': '2024-01', 'mine.description': 'Kept the harbour.' },
              'theirs.description': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            },
            { isAction: true, canTake: true },
          ),
        ],
      },
    ],
    unread: [{ heading: 'certificates', lines: ['First aid, 2024'] }],
  },
  ...more,
});

function Opener({ review }: { review: ProfileImport | undefined }) {
  const dialogs = useDialogs();
  return (
    <button type="button" onClick={() => void dialogs.open(importDialog, review ? { review } : {})}>
      Open
    </button>
  );
}

export const dialog = () => document.querySelector('dialog[open]') as HTMLElement;
export const within = () => page.elementLocator(dialog());

/** Opens it, at what is reviewed or at its beginning. */
export async function openImport(review: ProfileImport | undefined, staging: Staging): Promise<void> {
  await stage(<Opener review={review} />, { address: '/en/profile', pages: ['profile'], ...staging });
  await page.getByRole('button', { name: 'Open' }).click();
  await until(() => document.querySelector(review ? 'dialog[open] section' : 'dialog[open] input[type="file"]') !== null, 5000);
}

/** Gives it a CV and lets it be read. */
export async function importFile(): Promise<void> {
  dropFile(new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }), dialog());
  await within().getByRole('button', { name: 'Import', exact: true }).click();
}

/** What was asked for, in order. */
export type Asked = { call: string; body: unknown }[];

/** The card of documents with what watches imports; `reply` answers by method and path. */
export async function stageCard(calls: Asked, reply: (call: string) => Response, scheme: 'light' | 'dark' = 'light'): Promise<void> {
  await stage(
    <>
      <ResumeCard />
      <ImportWatch />
    </>,
    {
      address: '/en/profile',
      pages: ['profile'],
      scheme,
      reply: async (request) => {
        const { pathname, search } = new URL(request.url);
        const text = await request.text();
        calls.push({ call: `${request.method} ${pathname}${search}`, body: text === '' ? undefined : JSON.parse(text) });
        return reply(`${request.method} ${pathname}`);
      },
    },
  );
}
