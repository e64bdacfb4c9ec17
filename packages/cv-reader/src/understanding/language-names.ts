// Names of languages in 14 locales and their own, as codes of rules/languages.ts.
import { fold } from '@fairway/rules/folding';
import { LANGUAGE_CODES } from '@fairway/rules/languages';
import { LOCALES, languageTag } from '@fairway/rules/locales';
import { PhraseMatcher } from './phrases.ts';

const OTHER_NAMES =
  'bokmål=nb|nynorsk=nn|norwegian=nb|norwegisch=nb|norvégien=nb|noruego=nb|norvegese=nb|норвежский=nb|tagalog=fil|pilipino=fil|mandarin=zh|mandarin chinese=zh|mandarín=zh|mandarino=zh|chinese mandarin=zh|hochchinesisch=zh|chino mandarín=zh|chinois mandarin=zh|mandarim=zh|普通话=zh|国语=zh|汉语=zh|中文=zh|華語=zh|國語=zh|北京語=zh|만다린=zh|중국어=zh|китайский=zh|tiếng trung=zh|tiếng hoa=zh|kantonesisch=yue|cantonese=yue|cantonés=yue|cantonais=yue|粤语=yue|廣東話=yue|广东话=yue|広東語=yue|광둥어=yue|farsi=fa|flemish=nl|vlaams=nl|flämisch=nl|castilian=es|castellano=es|castelhano=es|valencian=ca|valenciano=ca|brazilian portuguese=pt|gaelic=gd|irish gaelic=ga|punjabi=pa|schweizerdeutsch=gsw|swiss german=gsw|bisaya=ceb|cebuano=ceb|ilocano=ilo|ilokano=ilo|hiligaynon=hil|ilonggo=hil|waray=war|kapampangan=pag|ingles=en|inglés=en|inglês=en|engels=en|англ=en|anh văn=en|tiếng anh=en|nhật ngữ=ja|hán ngữ=zh|quốc ngữ=vi|euskera=eu|euskara=eu|vasco=eu|basque=eu|gallego=gl|catalán=ca|català=ca|griechisch=el|neugriechisch=el|altgriechisch=el|latein=la|latin=la|latín=la|latino=la|hebräisch=he|hebrew=he|ivrit=he|burmese=my|persian=fa|moldovan=ro|мова=uk|limba română=ro|lingua italiana=it|langue française=fr|язык=other|dutch=nl|hindi=hi|urdu=ur|bengali=bn|bangla=bn|serbo-croatian=sr|bahasa indonesia=id|bahasa melayu=ms|malay=ms|kreol=ht|romansh=rm|rätoromanisch=rm|日语=ja|日文=ja|英文=en|法文=fr|德文=de|韩文=ko|俄文=ru|西文=es|国文=zh|국어=ko|영어=en|일어=ja|불어=fr|독어=de|노어=ru|서반아어=es|한국말=ko|日本語=ja|国語力=ja|nihongo=ja|hapon=ja|kastila=es|espanyol=es|intsik=zh|tsino=zh|pranses=fr|aleman=de|alemán=de|koreano=ko|arabe=ar|ruso=ru|italyano=it|portuges=pt|olandes=nl|moldovenească=ro|platt=nds|plattdeutsch=nds|niederdeutsch=nds|anh ngữ=en|hoa ngữ=zh|trung văn=zh|hoa văn=zh|pháp văn=fr|pháp ngữ=fr|hàn ngữ=ko|đức ngữ=de|nga văn=ru|nhật văn=ja|英語会話=en|上海话=wuu|希伯来文=he|葡文=pt|泰文=th|越南文=vi|印尼文=id|意大利文=it|阿拉伯文=ar|태국말=th|베트남말=vi|isizulu=zu|kiswahili=sw|swahili=sw|gaeilge=ga|cymraeg=cy|mandarin-chinesisch=zh|cinese mandarino=zh|chinês mandarim=zh|romanisch=rm|rumantsch=rm|romontsch=rm|romancio=rm|romanche=rm|kantones=yue|cantonês=yue|kantonees=yue|cantoneză=yue|кантонский=yue|tiếng quảng đông=yue';

let matcher: PhraseMatcher<string> | undefined;

/** Finds names of languages in a text. */
export function languageFinder(): PhraseMatcher<string> {
  matcher ??= new PhraseMatcher(names());
  return matcher;
}

function names(): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of OTHER_NAMES.split('|')) {
    const [name = '', code = ''] = pair.split('=');
    if (code !== 'other') found.set(name, code);
  }
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([languageTag(locale)], { type: 'language', fallback: 'none' });
    for (const code of LANGUAGE_CODES) add(found, display.of(code), code);
  }
  for (const code of LANGUAGE_CODES) add(found, new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code), code);
  return found;
}

function add(found: Map<string, string>, name: string | undefined, code: string): void {
  if (!name || fold(name).length < 2) return;
  if (!found.has(name)) found.set(name, code);
  const bare = name.replace(/^(?:tiếng|limba|язык)\s+/iu, '');
  if (/^tiếng\s/iu.test(name) && bare.length > 4 && !found.has(bare)) found.set(bare, code);
}
