// Which lines are set off from the text as headings are.
import type { Context, Row } from './context.ts';

/** Larger, bold, in capitals, in colour, or called a heading by the document itself. */
export const isSetOff = (row: Pick<Row, 'bold' | 'heading' | 'color' | 'sizePt' | 'look'>, { bodyPt }: Context) =>
  row.bold || row.heading !== undefined || row.color !== undefined || row.sizePt > bodyPt * 1.08 || /\|[bi]*C/.test(row.look);
