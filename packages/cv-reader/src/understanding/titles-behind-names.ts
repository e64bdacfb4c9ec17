// "커피나무 봉명점 바리스타 (아르바이트)": in Korean where somebody worked and as what stand in one piece with a space between them.
import type { Context } from './context.ts';
import { isEmployed } from './employed.ts';
import { occupationShare } from './occupations.ts';
import { orgMark, titleMark } from './orgs.ts';
import type { Segment } from './segments.ts';

const LAST_WORD = /^(.{2,}\S)\s+([\p{Script=Hangul}]{2,10})(\s*[(（][^()（）]{2,12}[)）])?$/u;

/** So much its words must say that it is an organization. */
const ORG_LEAST = 1.2;
const UNSPACED: ReadonlySet<string> = new Set(['cn', 'jp', 'ko']);

/** "株式会社みなと運輸 配車係", "(주)한결물류 물류관리 대리": an organization, and behind a space nothing but what somebody was there. */
function withTitleBehindOrg(segments: readonly Segment[], context: Context): Segment[] | undefined {
  if (!UNSPACED.has(context.language) || segments.length > 2) return undefined;
  const isSaid = (text: string) => titleMark(text, context) > 0 && orgMark(text, context) === 0;
  if (segments.some(({ text }) => isSaid(text))) return undefined;
  for (const [at, segment] of segments.entries())
    for (const space of segment.text.matchAll(/[\s\u3000]+/gu)) {
      const [name, title] = [segment.text.slice(0, space.index), segment.text.slice(space.index + space[0].length)];
      if (orgMark(name, context) < ORG_LEAST || titleMark(name, context) > 0 || titleMark(title, context) === 0) continue;
      // "○○株式会社 営業所", "서신유치원 유치원 교사": a part of it may be called as who works there, and where may be said with the title.
      if (!isSaid(title) || /[(（]/u.test(title)) break;
      // "유치원 교사": the word for an organization alone says of what kind the title is.
      if ((context.words.orgs.whole(name) ?? context.words.schools.whole(name)) !== undefined) break;
      const parts = [
        { ...segment, text: name, slot: `${segment.slot},0` },
        { ...segment, text: title, slot: `${segment.slot},1` },
      ];
      return [...segments.slice(0, at), ...parts, ...segments.slice(at + 1)].map((one, index) => ({ ...one, at: index }));
    }
  return undefined;
}

/** The only piece of an entry, as two where its last word alone is what somebody was. */
export function withTitleApart(segments: readonly Segment[], context: Context): Segment[] {
  const behind = withTitleBehindOrg(segments, context);
  if (behind) return behind;
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
