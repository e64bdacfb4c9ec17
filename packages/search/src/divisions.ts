// Provinces, prefectures, states and cantons that postings seldom name (regions.ts of the rules has those that they do): who asks for one means the towns in
// it. Each by its largest town, of whose first level it is in the gazetteer: `town=name=name`, by country.
// @rule search.33
import { fold } from '@fairway/rules/folding';
import { type GazetteerPlace, gazetteer } from './gazetteer.ts';

const DIVISIONS: Readonly<Record<string, string>> = {
  JP: 'Sapporo=北海道=hokkaido=홋카이도=хоккайдо,Aomori=青森,Morioka=岩手,Sendai=宮城=宮城県,Akita=秋田=秋田県,Yamagata=山形=山形県,Fukushima=福島=福岛=후쿠시마,Mito=茨城,Utsunomiya=栃木,Maebashi=群馬,Saitama=埼玉=埼玉県=saitama prefecture,Chiba=千葉=千葉県=치바=지바,Tokyo=東京都,Yokohama=神奈川=kanagawa=가나가와,Niigata=新潟県,Toyama=富山,Kanazawa=石川県=ishikawa prefecture,Fukui-shi=福井,Kōfu=山梨,Nagano=長野=长野,Gifu-shi=岐阜,Shizuoka=静岡=静冈,Nagoya=愛知=aichi=아이치,Tsu=三重=三重県,Ōtsu=滋賀,Kyoto=京都府,Osaka=大阪府,Kobe=兵庫=hyogo=효고,Nara-shi=奈良=奈良県,Wakayama=和歌山,Tottori=鳥取,Matsue=島根,Okayama=岡山県,Hiroshima=広島県,Yamaguchi=山口県,Tokushima=徳島,Takamatsu=香川,Matsuyama=愛媛,Kochi=高知,Fukuoka=福岡県=fukuoka prefecture,Saga=佐賀,Nagasaki=長崎=长崎=나가사키,Kumamoto=熊本県,Ōita=大分県,Miyazaki=宮崎県,Kagoshima=鹿児島=가고시마,Naha=沖縄=冲绳=okinawa=오키나와=окинава',
  KR: 'Suwon=경기도=경기=경기 남부=경기 북부=gyeonggi=gyeonggi-do=京畿道,Chuncheon=강원도=강원=강원특별자치도=gangwon,Cheongju-si=충청북도=충북=chungbuk,Cheonan=충청남도=충남=chungnam,Jeonju=전라북도=전북=전북특별자치도=jeonbuk,Mokpo=전라남도=전남=jeonnam,Pohang=경상북도=경북=gyeongbuk,Changwon=경상남도=경남=gyeongnam,Jeju City=제주도=제주=제주특별자치도=jeju=济州岛=済州島=остров чеджу',
  CN: 'Jinan=山东=shandong,Zhengzhou=河南=henan,Shijiazhuang=河北=hebei,Changsha=湖南=hunan,Hefei=安徽=anhui,Nanchang=江西=jiangxi,Xi’an=陕西=shaanxi,Taiyuan=山西=shanxi,Shenyang=辽宁=liaoning,Changchun=吉林=jilin,Harbin=黑龙江=heilongjiang,Kunming=云南=yunnan=vân nam,Guiyang=贵州=guizhou,Nanning=广西=guangxi,Haikou=海南=hainan=hải nam,Lanzhou=甘肃=gansu,Yinchuan=宁夏=ningxia,Xining=青海=qinghai,Ürümqi=新疆=xinjiang,Lhasa=西藏=tibet,Hohhot=内蒙古=inner mongolia',
  VN: 'Biên Hòa=đồng nai,Hạ Long=quảng ninh,Nha Trang=khánh hòa,Vinh=nghệ an,Thanh Hóa=thanh hóa,Ðà Lạt=tỉnh lâm đồng=ở lâm đồng=tại lâm đồng,Tân An=tỉnh long an=ở long an=tại long an,Tây Ninh=tây ninh,Vũng Tàu=bà rịa vũng tàu=bà rịa - vũng tàu=brvt,Hưng Yên=hưng yên,Hải Dương=tỉnh hải dương,Vĩnh Yên=vĩnh phúc,Thái Nguyên=thái nguyên,Nam Định=nam định,Thái Bình=tỉnh thái bình,Ninh Bình=ninh bình,Phủ Lý=hà nam,Bắc Giang=bắc giang,Việt Trì=tỉnh phú thọ=ở phú thọ=tại phú thọ,Tam Kỳ=quảng nam,Quảng Ngãi=quảng ngãi,Qui Nhon=bình định,Tuy Hòa=phú yên,Phan Thiết=bình thuận,Buôn Ma Thuột=đắk lắk=daklak=dak lak,Pleiku=gia lai,Rạch Giá=kiên giang,Long Xuyên=an giang,Mỹ Tho=tiền giang,Bến Tre=bến tre,Cao Lãnh=đồng tháp,Vĩnh Long=vĩnh long,Cà Mau=cà mau,Sóc Trăng=sóc trăng,Bạc Liêu=bạc liêu,Vị Thanh=hậu giang,Trà Vinh=trà vinh,Huế=thừa thiên huế=thừa thiên - huế=ở huế=tại huế=tp huế=thành phố huế,Ðông Hà=quảng trị,Hà Tĩnh=hà tĩnh,Lào Cai=lào cai,Lạng Sơn=lạng sơn,Phan Rang-Tháp Chàm=ninh thuận,Thủ Dầu Một=tỉnh bình dương',
  RU: 'Khimki=московская область=московской области=подмосковье=подмосковья=moscow oblast,Vyborg=ленинградская область=ленинградской области=ленобласть,Kazan=татарстан=татарстане=tatarstan,Yekaterinburg=свердловская область=свердловской области,Novosibirsk=новосибирская область=новосибирской области,Chelyabinsk=челябинская область=челябинской области,Tyumen=тюменская область=тюменской области,Samara=самарская область=самарской области,Rostov-na-Donu=ростовская область=ростовской области,Nizhniy Novgorod=нижегородская область=нижегородской области,Voronezh=воронежская область=воронежской области,Kaluga=калужская область=калужской области,Tula=тульская область=тульской области,Tver=тверская область=тверской области,Yaroslavl=ярославская область=ярославской области,Vladimir=владимирская область=владимирской области,Ryazan’=рязанская область=рязанской области,Irkutsk=иркутская область=иркутской области,Kemerovo=кемеровская область=кемеровской области=кузбасс=кузбассе,Omsk=омская область=омской области,Tomsk=томская область=томской области,Saratov=саратовская область=саратовской области,Volgograd=волгоградская область=волгоградской области,Orenburg=оренбургская область=оренбургской области,Vologda=вологодская область=вологодской области,Murmansk=мурманская область=мурманской области,Kaliningrad=калининградская область=калининградской области,Lipetsk=липецкая область=липецкой области,Belgorod=белгородская область=белгородской области,Krasnodar=краснодарский край=краснодарском крае=кубань=кубани,Krasnoyarsk=красноярский край=красноярском крае,Perm=пермский край=пермском крае,Vladivostok=приморский край=приморском крае=приморье,Khabarovsk=хабаровский край=хабаровском крае,Stavropol’=ставропольский край=ставропольском крае,Barnaul=алтайский край=алтайском крае,Ufa=башкортостан=башкортостане=башкирия=башкирии,Makhachkala=дагестан=дагестане,Cheboksary=чувашия=чувашии,Izhevsk=удмуртия=удмуртии,Petrozavodsk=карелия=карелии,Yakutsk=якутия=якутии,Ulan-Ude=бурятия=бурятии',
  CH: 'Aarau=aargau=argovie=argovia,Sitten=wallis=valais=vallese,Lausanne=waadt=vaud=canton de vaud=kanton waadt,Frauenfeld=thurgau=thurgovie,Chur=graubünden=grisons=grigioni,Liestal=baselland=basel-land=basel-landschaft=bâle-campagne,Delémont=kanton jura=canton du jura,Zürich=kanton zürich=canton de zurich,Bern=kanton bern=canton de berne,Luzern=kanton luzern,Sankt Gallen=kanton st. gallen=kanton st gallen,Fribourg=kanton freiburg=canton de fribourg,Zug=kanton zug,Solothurn=kanton solothurn,Lugano=kanton tessin',
  RO: 'Voluntari=ilfov=județul ilfov,Timişoara=județul timiș=timiș,Ploieşti=prahova=județul prahova,Oradea=bihor=județul bihor,Târgu-Mureş=județul mureș,Piteşti=argeș=județul argeș,Craiova=județul dolj=dolj,Baia Mare=maramureș,Deva=hunedoara=județul hunedoara,Alba Iulia=județul alba,Târgovişte=dâmbovița,Râmnicu Vâlcea=vâlcea,Târgu Jiu=gorj,Focșani=vrancea,Piatra Neamţ=județul neamț,Miercurea-Ciuc=harghita,Sfântu Gheorghe=covasna,Zalău=sălaj,Bistriţa=bistrița-năsăud,Reşiţa=caraș-severin,Drobeta-Turnu Severin=mehedinți,Alexandria=teleorman,Slobozia=ialomița,Cluj-Napoca=județul cluj,Iaşi=județul iași,Braşov=județul brașov,Constanţa=județul constanța,Sibiu=județul sibiu',
  PT: 'Faro=algarve,Funchal=ilha da madeira=na madeira,Ponta Delgada=açores=azores=azoren,Setúbal=distrito de setúbal=margem sul,Aveiro=distrito de aveiro,Leiria=distrito de leiria,Braga=distrito de braga,Santarém=ribatejo',
  BR: 'Recife=pernambuco,Salvador=bahia,Fortaleza=ceará,Goiânia=goiás,Brasília=distrito federal,Vitória=espírito santo,Belém=estado do pará,Manaus=amazonas,Cuiabá=mato grosso,Campo Grande=mato grosso do sul,São Luís=maranhão,João Pessoa=paraíba,Natal=rio grande do norte,Maceió=alagoas,Aracaju=sergipe,Teresina=piauí,Palmas=tocantins,Porto Velho=rondônia',
  MX: 'Guadalajara=jalisco,Monterrey=nuevo león,Toluca=estado de méxico=edomex=edo mex,Puebla=estado de puebla,Santiago de Querétaro=querétaro,Irapuato=guanajuato,Mérida=yucatán,Cancún=quintana roo=riviera maya,Tijuana=baja california,Saltillo=coahuila,Chihuahua=estado de chihuahua,Hermosillo=estado de sonora,Culiacán=sinaloa,Xalapa de Enríquez=estado de veracruz,Reynosa=tamaulipas,Morelia=michoacán,Cuernavaca=estado de morelos,Oaxaca=estado de oaxaca,Tuxtla=chiapas,Villahermosa=tabasco,Tepic=nayarit',
  CO: 'Medellín=antioquia,Soacha=cundinamarca,Cali=valle del cauca,Bucaramanga=santander',
  PL: 'Warsaw=mazowieckie=masovia=mazowsze,Kraków=małopolska=małopolskie,Katowice=śląsk=śląskie=silesia,Wrocław=dolny śląsk=dolnośląskie=lower silesia,Poznań=wielkopolska=wielkopolskie,Gdańsk=pomorskie=pomorze',
  KZ: 'Temirtau=карагандинская область=карагандинской области,Aktau=мангистау=мангистауская область,Atyrau=атырауская область=атырауской области',
};

/** The key of the division that a place lies in: `JP-04`; undefined in countries of which none is known by its name. */
export const divisionKey = ({ country, region }: Pick<GazetteerPlace, 'country' | 'region'>): string | undefined =>
  DIVISIONS[country] === undefined || region === '' ? undefined : `${country}-${region}`;

let named: [name: string, key: string][] | undefined;

/** What divisions are called, each with its key. */
export function divisionNames(): readonly (readonly [name: string, key: string])[] {
  named ??= Object.entries(DIVISIONS).flatMap(([country, list]) =>
    list.split(',').flatMap((entry) => {
      const [town = '', ...names] = entry.split('=');
      const place = gazetteer().named(town).find((one) => one.country === country); // biome-ignore format: one thought
      const key = place && divisionKey(place);
      return key === undefined ? [] : names.map((name): [string, string] => [name, key]);
    }),
  );
  return named;
}

let byName: Map<string, string> | undefined;

/** The key of the division that is called so. */
export function divisionNamed(name: string): string | undefined {
  byName ??= new Map(divisionNames().map(([one, key]) => [fold(one), key]));
  return byName.get(fold(name).trim());
}
