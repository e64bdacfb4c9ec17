// Hints while a posting is written: what keeps good people away, or breaks a law in most places. They are no walls: whoever writes may know better.
// The words are ours, in the 14 languages of the platform; a hint names the very words. @rule postings.4
import { isPublicMailProvider } from './mail-providers.ts';

export const POSTING_HINTS = ['short', 'age', 'gender', 'mother_tongue', 'looks', 'payment', 'private_mail'] as const;
type PostingHint = (typeof POSTING_HINTS)[number];
export type FoundHint = { hint: PostingHint /** As it stands in the text; '' where the whole is meant. */; words: string };

const GOOD_CHARACTERS = 600;
const FOUND_MOST = 12;

/** By hint, words that say so, in any of the 14 languages. Latin words stand as whole words, with any ending where a star is. */
const WORDS: Readonly<Record<Exclude<PostingHint, 'short' | 'private_mail'>, string>> = {
  age: `young and dynamic; young team; youthful; digital native*; recent school leaver; under 30 years; maximum age; age limit; not older than
    junges team; jung und dynamisch; junge, dynamische; nicht älter als; höchstalter; altersgrenze; équipe jeune; jeune et dynamique; moins de 30 ans; âge maximum; limite d’âge
    joven y dinámico; equipo joven; menor de 30 años; edad máxima; límite de edad; giovane e dinamico; team giovane; età massima; limite di età; di età inferiore
    jong en dynamisch; jong team; maximumleeftijd; niet ouder dan; jovem e dinâmico; equipe jovem; idade máxima; limite de idade; tânăr și dinamic; echipă tânără; vârsta maximă; limită de vârstă
    молодой коллектив; молодая команда; не старше; до 30 лет; возраст до; batang koponan; hindi lalampas sa edad; edad na hindi hihigit; trẻ trung năng động; không quá tuổi; tuổi tối đa; độ tuổi từ
    年轻团队; 年龄限制; 岁以下; 周岁以下; 若いチーム; 年齢制限; 歳まで; 歳以下; 젊은 팀; 나이 제한; 세 이하; 만 30세`,
  gender: `salesman; saleswoman; waitress; male only; female only; men only; women only; attractive female; cleaning lady; he must; she must
    nur männer; nur frauen; putzfrau; sekretärin gesucht; kellnerin gesucht; hommes uniquement; femmes uniquement; femme de ménage; solo hombres; solo mujeres; señorita; se busca chica
    solo uomini; solo donne; bella presenza femminile; segretaria cercasi; alleen mannen; alleen vrouwen; poetsvrouw; somente homens; somente mulheres; apenas homens; apenas mulheres; doar bărbați; doar femei
    только мужчины; только женщины; только девушки; требуется девушка; lalaki lamang; babae lamang; chỉ tuyển nam; chỉ tuyển nữ; chỉ nhận nam; chỉ nhận nữ
    限男性; 限女性; 仅限男; 仅限女; 男性のみ; 女性のみ; 남성만; 여성만; 남자만; 여자만`,
  mother_tongue: `native speaker*; mother tongue; native english; native-level only; muttersprachler*; muttersprachlich; langue maternelle; hablante nativo; lengua materna; madrelingua; moedertaal; nativo em; língua materna
    vorbitor nativ; limba maternă; носитель языка; родной язык; katutubong nagsasalita; người bản xứ; tiếng mẹ đẻ; 母语; ネイティブスピーカー; 母国語; 원어민; 모국어`,
  looks: `good-looking; attractive appearance; with photo; attach a photo; gepflegtes äußeres; mit foto; mit lichtbild; avec photo; bonne présentation; buena presencia; con foto; bella presenza; con fotografia; representatief uiterlijk; met foto
    boa aparência; com foto; aspect fizic plăcut; cu poză; приятная внешность; с фотографией; magandang hitsura; may larawan; ngoại hình ưa nhìn; ngoại hình đẹp; kèm ảnh; 形象气质佳; 五官端正; 附照片; 容姿端麗; 写真添付; 용모 단정; 사진 첨부`,
  payment: `application fee; registration fee; training fee; pay a deposit; deposit required; pay for your training; bearbeitungsgebühr; anmeldegebühr; schulungsgebühr; kaution; frais de dossier; frais d’inscription; caution à verser
    cuota de inscripción; tasa de solicitud; depósito previo; quota di iscrizione; tassa di iscrizione; deposito cauzionale; inschrijfgeld; borg betalen; taxa de inscrição; taxa de candidatura; depósito prévio; taxă de înscriere; taxă de aplicare
    вступительный взнос; оплата обучения; залог за; bayad sa aplikasyon; deposito muna; phí ứng tuyển; phí đăng ký; đặt cọc; 报名费; 培训费; 押金; 保证金; 登録料; 研修費用; 保証金; 지원비; 등록비; 보증금`,
};

const LATIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\s,’'-]+\*?$/u;
const PATTERNS = (Object.entries(WORDS) as [Exclude<PostingHint, 'short' | 'private_mail'>, string][]).map(([hint, words]) => {
  const parts = words
    .split(/[;\n]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .map((part) => {
      const escaped = part
        .replace(/\*$/, '')
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('’', "['’]")
        .replaceAll(' ', '\\s+');
      if (!LATIN.test(part)) return escaped;
      return part.endsWith('*') ? `(?<!\\p{L})${escaped}\\p{L}*` : `(?<!\\p{L})${escaped}(?!\\p{L})`;
    });
  return [hint, new RegExp(parts.join('|'), 'giu')] as const;
});
const MAIL = /[\p{L}\p{N}._%+-]{1,64}@([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)/gu;

/** What a posting's title and plain text say that one should think about, in the order of the text; each words once. */
export function postingHints(title: string, text: string): FoundHint[] {
  const whole = `${title}\n${text}`;
  const found: (FoundHint & { at: number })[] = [];
  for (const [hint, pattern] of PATTERNS)
    for (const match of whole.matchAll(pattern)) found.push({ hint, words: match[0], at: match.index });
  for (const match of whole.matchAll(MAIL))
    if (isPublicMailProvider(match[1] ?? '')) found.push({ hint: 'private_mail', words: match[0], at: match.index });
  found.sort((one, other) => one.at - other.at);
  const seen = new Set<string>();
  const hints = found.flatMap(({ hint, words }): FoundHint[] => {
    const key = `${hint} ${words.toLowerCase()}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ hint, words }];
  });
  const length = text.replaceAll(/\s+/g, ' ').trim().length;
  const short: FoundHint[] = length > 0 && length < GOOD_CHARACTERS && !isDense(text) ? [{ hint: 'short', words: '' }] : [];
  return [...short, ...hints].slice(0, FOUND_MOST);
}

/** Chinese, Japanese and Korean say in a third of the letters what others do. */
const isDense = (text: string): boolean =>
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0) > GOOD_CHARACTERS / 3;
