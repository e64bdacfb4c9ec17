// Refusals of the calls of the University connection say themselves: beside the code stands its message, in the language of the request.
// @rule verification.19
import { translator } from '@fairway/i18n/translator';
import { negotiateLocale } from '@fairway/rules/locales';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';

/** The texts of a call's reader. */
export const wordsOf = (request: ApiRequest) =>
  translator(negotiateLocale(request.fastify.headers['accept-language']) ?? request.tenant.locale);

/** Binds endpoints whose refusals carry a message. */
export function sayingRefusals(bind: Bind): Bind {
  return (shape, handler) =>
    bind(shape, async (input, request) => {
      try {
        return await handler(input, request);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const { code, errors, headers } = error;
        // One key stands for all: the arguments of 430 texts at once cost the compiler minutes.
        const detail = (await wordsOf(request))(`errors.${code}` as 'errors.internal');
        throw new Problem(code, { detail, headers, cause: error, ...(errors ? { errors } : {}) });
      }
    });
}
