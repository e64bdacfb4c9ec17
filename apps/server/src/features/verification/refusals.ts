// Refusals of the calls of the University connection say themselves: beside the code stands its message, in the language of the request.
// @spec 7 "Responses carry code and message"
import { translator } from '@fairway/i18n/translator';
import { negotiateLocale } from '@fairway/rules/locales';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';

/** The texts of a call's reader. */
export const wordsOf = (call: Call) => translator(negotiateLocale(call.request.headers['accept-language']) ?? call.tenant.locale);

/** Binds endpoints whose refusals carry a message. */
export function sayingRefusals(bind: Bind): Bind {
  return (shape, handler) =>
    bind(shape, async (input, call) => {
      try {
        return await handler(input, call);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const { code, errors, headers } = error;
        const detail = (await wordsOf(call))(`errors.${code}`);
        throw new Problem(code, { detail, headers, cause: error, ...(errors ? { errors } : {}) });
      }
    });
}
