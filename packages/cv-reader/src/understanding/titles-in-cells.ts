// Titles of Japanese tables, with what their cells hold besides: "開発部　チームリーダー  Go / AWS  規模：6名", "雇用形態：正社員　職種：営業事務".
import type { Context } from './context.ts';
import { titleMark } from './orgs.ts';

const PARTS = /\s{2,}|\u3000+/u;
const LABELLED = /^(?:職種|職位|役職|ポジション|担当)\s?[:：]\s?(\S.*)$/u;
const OTHERS = /^\S{2,10}\s?[:：]|^(?:正社員|契約社員|派遣社員|パート(?:タイム)?|アルバイト)$/u;
const TEAM = /(?:部|課|室|係|グループ|チーム|本部|支店|営業所|センター)$/u;

/** The one of several parts that says what somebody was; all of them where none does. */
export function plainTitle(written: string | undefined, context: Context): string | undefined {
  if (written === undefined || !/[\p{Script=Han}\p{Script=Katakana}]/u.test(written)) return written;
  const parts = written.trim().split(PARTS);
  const labelled = parts.flatMap((part) => LABELLED.exec(part)?.[1] ?? [])[0];
  if (labelled !== undefined || parts.length < 2) return labelled ?? written;
  const own = parts.filter((part) => !OTHERS.test(part) && !TEAM.test(part) && /[\p{Script=Han}\p{Script=Katakana}]/u.test(part));
  return own.find((part) => titleMark(part, context) > 0) ?? (own.length === 1 ? own[0] : written);
}
