// How a reply answers the question that was asked: why a posting is found, and where it was asked for.
import { FOUND_IN } from '@fairway/rules/jobs';
import { z } from 'zod';

/**
 * What of a posting answers a part of the question: `asked` as it was typed, `where` it is answered, `found` there: words as the posting has them, a code of a
 * kind of employment for `kind`, a country's code or a name for `place`, a piece of the description for `text`; empty for `remote` and `nowhere`.
 */
export const jobReason = z.object({ asked: z.string(), where: z.enum(FOUND_IN), found: z.string() }).meta({ id: 'JobReason' });
export type JobReason = z.output<typeof jobReason>;

export const askedPlace = z.object({
  /** As it was typed. */
  text: z.string(),
  /** In the reader's language; null: we know no such place, and its words were searched. */
  name: z.string().nullable(),
  kind: z.enum(['country', 'region', 'city']).nullable(),
  /** It has coordinates: a radius may be asked for. */
  canWiden: z.boolean(),
  radiusKm: z.int(),
  /** It stands in `q`. */
  inQuestion: z.boolean(),
});
