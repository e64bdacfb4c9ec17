// Field schemas that several nouns share. Every text refuses U+0000, which PostgreSQL cannot store; every number has bounds.
import { LOCALES } from '@fairway/rules/locales';
import { REQUIREMENTS, type Requirement } from '@fairway/rules/profile-score';
import { z } from 'zod';

/** A text of at most `max` characters, without NUL and lone surrogates (UTF-8 has neither). */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\u0000\ud800-\udfff]*$/u);

/** A UUID in its standard form. */
export const uuid = z.string().regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/);

/** A positive 32-bit integer id in a path or query. */
export const intId = z.coerce.number().int().min(1).max(2_147_483_647);

/** A query parameter that may come once, many times, or not at all. */
export const many = <S extends z.ZodType>(item: S, max = 100) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(item).max(max)).default([]);

export const locale = z.enum(LOCALES);

/**
 * Which texts of a reply are not in the language that was asked for: by field, the language tag they are in. Pages mark those with `lang`,
 * and say that it is another language. Empty where all are.
 */
export const fellBack = <F extends string>(...fields: readonly F[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field, z.string().optional()])) as Record<F, z.ZodOptional<z.ZodString>>);

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });

/** An address of this origin that opens a file until then. */
export const fileLink = z.object({ url: z.string(), expiresAt: instant });

/** What a profile may lack. */
export const requirement = z.enum(Object.keys(REQUIREMENTS) as [Requirement, ...Requirement[]]);

/** A calendar date. */
export const date = z.iso.date();

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string().optional(),
    /** The same as detail, by the name that the specification gives it. */
    message: z.string().optional(),
    requestId: z.string(),
    errors: z.array(z.object({ pointer: z.string(), code: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });
