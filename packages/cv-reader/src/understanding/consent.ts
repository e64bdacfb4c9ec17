// What forms and letters of many countries print at their foot: that data may be kept, that all is true. Told of no section above it.
import type { Row } from './context.ts';

/** So many rows at the foot of a column such a clause is among. */
const FOOT = 10;
const CLOSE = 0.5;

/** By language: Italian, Romanian, Spanish, Portuguese, French, German, Dutch, English, Filipino, Vietnamese, Russian, Chinese, Japanese, Korean, Polish. */
const CLAUSE = new RegExp(
  [
    String.raw`^(?:autorizzo|acconsento|presto (?:il )?consenso|do (?:il )?consenso|si autorizza|esprimo il consenso)\b.*\b(?:trattamento|dati|cv|curriculum)`,
    String.raw`^(?:dichiaro|il\/la sottoscritt|il sottoscritto|la sottoscritta)\b.*(?:veritier|d\.?p\.?r\.?|consapevole|vero)`,
    '^(?:sunt de acord|îmi exprim acordul|declar pe propri[ea]|subsemnat)',
    String.raw`^(?:autorizo|declaro|doy mi consentimiento|consiento|certifico)\b.*(?:dados|datos|verdad|verídic|veraz|tratamento|tratamiento)`,
    String.raw`^(?:j[’']autorise|je certifie|je soussigné|j[’']atteste)\b.*(?:données|exact|honneur|véri|sincèr|sincér)`,
    '^(?:ich versichere|hiermit (?:versichere|bestätige|erkläre)|ich (?:bestätige|stimme)).*(?:richtig|wahrheit|vollständig|daten|angaben)',
    String.raw`^(?:ik verklaar|hierbij verklaar|ondergetekende)\b.*(?:waarheid|juist|gegevens)`,
    String.raw`^i (?:hereby |do hereby )?(?:certify|declare|consent|agree|authori[sz]e|solemnly)\b.*(?:true|correct|data|knowledge|information)`,
    '^(?:pinatutunayan|pinatotohanan|ako ay nagpapatunay|sa pamamagitan nito)',
    '^(?:tôi|em) xin cam (?:đoan|kết)',
    '^(?:даю (?:своё |свое )?согласие|я согласен|я согласна|согласен на обработку|согласна на обработку|достоверность)',
    '^(?:本人(?:承诺|保证|声明)|以上(?:内容|信息|资料|所填).*(?:属实|真实))',
    '^(?:以上|上記の(?:通り|とおり)相違)',
    '^(?:위(?:의)? (?:내용|사실|기재|모든).*(?:틀림|사실|없음)|상기 (?:내용|사실|기재))',
    '^(?:wyrażam zgodę)',
  ].join('|'),
  'iu',
);

/** Among the last rows of its column: another one may be read behind it, and the day below it may have had no room on its page. */
const isFootOfColumn = ({ page, block, at }: Row, rows: readonly Row[]) =>
  page >= (rows.at(-1)?.page ?? 0) - 1 &&
  rows.filter((other) => other.page === page && other.block === block && other.at > at).length < FOOT;

/** The rows of such clauses, with the lines that one goes on in. */
export function consentRows(rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    const before = found.at(-1);
    const isRest = before?.at === row.at - 1 && row.gap < CLOSE && row.look === before.look && row.block === before.block && /^[\p{Ll}\d(]/u.test(row.text); // biome-ignore format: one thing
    const isClause = row.periods.length === 0 && CLAUSE.test(row.text.trim()) && isFootOfColumn(row, rows);
    if (isRest || isClause) found.push(row);
  }
  return found;
}
