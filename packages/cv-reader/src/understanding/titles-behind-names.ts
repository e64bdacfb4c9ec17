// "커피나무 봉명점 바리스타 (아르바이트)": in Korean where somebody worked and as what stand in one piece with a space between them.
import type { Context } from './context.ts';
import { isEmployed } from './employed.ts';
import { occupationShare } from './occupations.ts';
import { orgMark, titleMark } from './orgs.ts';
import type { Segment } from './segments.ts';

const LAST_WORD = /^(.{2,}\S)\s+([\p{Script=Hangul}]{2,10})(\s*[(（][^()（）]{2,12}[)）])?$/u;

/** The only piece of an entry, as two where its last word alone is what somebody was. */
export function withTitleApart(segments: readonly Segment[], context: Context): Segment[] {
  const [only] = segments;
  const [, name = '', title = '', bracket = ''] =
    (context.language === 'ko' && segments.length === 1 && LAST_WORD.exec(only?.text ?? '')) || [];
  if (!only || name === '' || (bracket !== '' && !isEmployed(bracket.replace(/[\s()（）]/gu, '')))) return [...segments];
  const isTitle = titleMark(title, context) > 0 || occupationShare(title, context.language) === 1;
  // A part of an organization says where in it: "영업관리팀 대리".
  const isName = titleMark(name, context) === 0 && orgMark(title, context) === 0 && !/(?:팀|부|과|실|본부|센터장)$/u.test(name);
  if (!isTitle || !isName) return [...segments];
  return [
    { ...only, text: name, slot: `${only.slot},0` },
    { ...only, text: `${title}${bracket}`, slot: `${only.slot},1`, at: only.at + 1 },
  ];
}
