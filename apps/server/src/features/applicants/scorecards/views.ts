// Scorecards as their reader may see them: one's own before those of the others. @rule applicants.10
import type { scorecards } from '@fairway/contract/applicants/scorecards';
import { summaryOf } from '@fairway/rules/scorecards';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { Recruiter } from '../queries.ts';
import { type CardRow, listCards, listCriteria, listScoredCriteria, type Scored } from './queries.ts';

const cardView = ({ verdict, words, scores, changedAt }: CardRow) => ({ verdict, words, scores, changedAt: changedAt.toISOString() });

export async function scorecardsView(database: Database, recruiter: Recruiter, scored: Scored): Promise<z.input<typeof scorecards>> {
  const criteria = await listCriteria(database, recruiter, scored);
  const cards = await listCards(database, scored);
  const mine = cards.find(({ authorId }) => authorId === recruiter.actorId);
  const others = cards.filter((card) => card !== mine);
  return {
    criteria: criteria.map(({ id, name }) => ({ id, name })),
    canEdit: scored.jobId !== null,
    mine: mine ? cardView(mine) : null,
    others: mine ? others.map((card) => ({ id: card.id, author: card.author, ...cardView(card) })) : [],
    othersCount: others.length,
    summary: mine ? await summaryView(database, scored, criteria, cards) : null,
  };
}

async function summaryView(
  database: Database,
  scored: Scored,
  criteria: readonly { id: string; name: string }[],
  cards: readonly CardRow[],
) {
  const before = (await listScoredCriteria(database, scored)).filter(({ id }) => !criteria.some((one) => one.id === id));
  const all = [...criteria, ...before];
  const { verdicts, criteria: counted } = summaryOf(
    cards,
    all.map(({ id }) => id),
  );
  return { verdicts, criteria: counted.map(({ scores, notSeen }, at) => ({ id: all[at]!.id, name: all[at]!.name, scores, notSeen })) };
}
