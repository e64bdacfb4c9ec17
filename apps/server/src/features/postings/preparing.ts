// What is read in a posting, and its text made safe, in the thread that feeds use: texts are what strangers wrote. The list of skills is read
// anew now and then, so that what the platform adds is recognised here too.
import type { PostingContent } from '@fairway/rules/posting-content';
import type pg from 'pg';
import type { Clock } from '../../kernel/clock.ts';
import { onePerNode } from '../../kernel/feature.ts';
import { openPreparation, type Preparation } from '../feeds/preparation.ts';
import type { PreparedPosting } from '../feeds/prepare.ts';
import { listRecognisedSkills } from '../feeds/skills.ts';

const FRESH_MS = 600_000;

export type Prepared = PreparedPosting;
export type Preparer = {
  prepare(content: Pick<PostingContent, 'title' | 'html' | 'language' | 'places' | 'workplace'>): Promise<Prepared>;
  close(): Promise<void>;
};

/** Its thread starts with the first posting. */
export function openPreparer({ pool, clock }: { pool: pg.Pool; clock: Clock }): Preparer {
  let open: { preparation: Promise<Preparation>; at: number } | undefined;
  const fresh = (): Promise<Preparation> => {
    const now = clock.now().getTime();
    if (open && now - open.at < FRESH_MS) return open.preparation;
    const before = open?.preparation;
    open = { preparation: listRecognisedSkills(pool).then((skills) => openPreparation(skills, 0, 1)), at: now };
    // What it was given a moment ago is answered first.
    if (before) setTimeout(() => void before.then((preparation) => preparation.close()), FRESH_MS).unref();
    return open.preparation;
  };
  return {
    async prepare({ title, html, language, places, workplace }) {
      const raw = {
        ...{ sourceId: 'own', title, company: { name: 'own' }, description: { html }, sections: [], language },
        ...{ employmentTypes: [], categories: [], industries: [], skills: [], marks: [], isClosed: false },
        places: places.map(({ city, country }) => ({ city, country })),
        isRemote: workplace === 'remote',
      };
      try {
        const [packed] = await (await fresh()).prepare([JSON.stringify(raw)]);
        if (!packed) throw new Error('A posting was not prepared');
        return { ...packed, columns: JSON.parse(packed.columns) as Prepared['columns'] };
      } catch (error) {
        // A thread that failed is not asked again.
        open = undefined;
        throw error;
      }
    },
    close: async () => (await open?.preparation)?.close(),
  };
}

export const preparerOf = onePerNode((node): Preparer => {
  const preparer = openPreparer(node);
  node.app.addHook('onClose', () => preparer.close());
  return preparer;
});
