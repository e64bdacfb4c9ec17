// What regions (regions.ts) are called in the languages of the platform, by their key. Languages that write otherwise have a name for all but the
// counties of Britain; the others have one where they say another than the first in regions.ts, and what is not here stays as the posting has it.
import { LOCALES, type Locale } from '../locales.ts';
import { REGIONS, regionKey } from './regions.ts';

/** In the order of the names below. */
const OTHER_SCRIPTS: readonly Locale[] = ['ru', 'cn', 'jp', 'ko'];

/** `code=ru|cn|jp|ko`, by country. */
const IN_OTHER_SCRIPTS: Record<string, string> = {
  US: 'AL=Алабама|亚拉巴马州|アラバマ州|앨라배마주,AK=Аляска|阿拉斯加州|アラスカ州|알래스카주,AZ=Аризона|亚利桑那州|アリゾナ州|애리조나주,AR=Арканзас|阿肯色州|アーカンソー州|아칸소주,CA=Калифорния|加利福尼亚州|カリフォルニア州|캘리포니아주,CO=Колорадо|科罗拉多州|コロラド州|콜로라도주,CT=Коннектикут|康涅狄格州|コネチカット州|코네티컷주,DE=Делавэр|特拉华州|デラウェア州|델라웨어주,DC=Округ Колумбия|哥伦比亚特区|コロンビア特別区|컬럼비아 특별구,FL=Флорида|佛罗里达州|フロリダ州|플로리다주,GA=Джорджия|佐治亚州|ジョージア州|조지아주,HI=Гавайи|夏威夷州|ハワイ州|하와이주,ID=Айдахо|爱达荷州|アイダホ州|아이다호주,IL=Иллинойс|伊利诺伊州|イリノイ州|일리노이주,IN=Индиана|印第安纳州|インディアナ州|인디애나주,IA=Айова|艾奥瓦州|アイオワ州|아이오와주,KS=Канзас|堪萨斯州|カンザス州|캔자스주,KY=Кентукки|肯塔基州|ケンタッキー州|켄터키주,LA=Луизиана|路易斯安那州|ルイジアナ州|루이지애나주,ME=Мэн|缅因州|メイン州|메인주,MD=Мэриленд|马里兰州|メリーランド州|메릴랜드주,MA=Массачусетс|马萨诸塞州|マサチューセッツ州|매사추세츠주,MI=Мичиган|密歇根州|ミシガン州|미시간주,MN=Миннесота|明尼苏达州|ミネソタ州|미네소타주,MS=Миссисипи|密西西比州|ミシシッピ州|미시시피주,MO=Миссури|密苏里州|ミズーリ州|미주리주,MT=Монтана|蒙大拿州|モンタナ州|몬태나주,NE=Небраска|内布拉斯加州|ネブラスカ州|네브래스카주,NV=Невада|内华达州|ネバダ州|네바다주,NH=Нью-Гэмпшир|新罕布什尔州|ニューハンプシャー州|뉴햄프셔주,NJ=Нью-Джерси|新泽西州|ニュージャージー州|뉴저지주,NM=Нью-Мексико|新墨西哥州|ニューメキシコ州|뉴멕시코주,NY=Штат Нью-Йорк|纽约州|ニューヨーク州|뉴욕주,NC=Северная Каролина|北卡罗来纳州|ノースカロライナ州|노스캐롤라이나주,ND=Северная Дакота|北达科他州|ノースダコタ州|노스다코타주,OH=Огайо|俄亥俄州|オハイオ州|오하이오주,OK=Оклахома|俄克拉何马州|オクラホマ州|오클라호마주,OR=Орегон|俄勒冈州|オレゴン州|오리건주,PA=Пенсильвания|宾夕法尼亚州|ペンシルベニア州|펜실베이니아주,PR=Пуэрто-Рико|波多黎各|プエルトリコ|푸에르토리코,RI=Род-Айленд|罗得岛州|ロードアイランド州|로드아일랜드주,SC=Южная Каролина|南卡罗来纳州|サウスカロライナ州|사우스캐롤라이나주,SD=Южная Дакота|南达科他州|サウスダコタ州|사우스다코타주,TN=Теннесси|田纳西州|テネシー州|테네시주,TX=Техас|得克萨斯州|テキサス州|텍사스주,UT=Юта|犹他州|ユタ州|유타주,VT=Вермонт|佛蒙特州|バーモント州|버몬트주,VA=Виргиния|弗吉尼亚州|バージニア州|버지니아주,WA=Штат Вашингтон|华盛顿州|ワシントン州|워싱턴주,WV=Западная Виргиния|西弗吉尼亚州|ウェストバージニア州|웨스트버지니아주,WI=Висконсин|威斯康星州|ウィスコンシン州|위스콘신주,WY=Вайоминг|怀俄明州|ワイオミング州|와이오밍주',
  CA: 'AB=Альберта|艾伯塔省|アルバータ州|앨버타주,BC=Британская Колумбия|不列颠哥伦比亚省|ブリティッシュコロンビア州|브리티시컬럼비아주,MB=Манитоба|马尼托巴省|マニトバ州|매니토바주,NB=Нью-Брансуик|新不伦瑞克省|ニューブランズウィック州|뉴브런즈윅주,NL=Ньюфаундленд и Лабрадор|纽芬兰与拉布拉多省|ニューファンドランド・ラブラドール州|뉴펀들랜드 래브라도주,NS=Новая Шотландия|新斯科舍省|ノバスコシア州|노바스코샤주,NT=Северо-Западные территории|西北地区|ノースウエスト準州|노스웨스트 준주,ON=Онтарио|安大略省|オンタリオ州|온타리오주,PE=Остров Принца Эдуарда|爱德华王子岛省|プリンスエドワードアイランド州|프린스에드워드아일랜드주,QC=Провинция Квебек|魁北克省|ケベック州|퀘벡주,SK=Саскачеван|萨斯喀彻温省|サスカチュワン州|서스캐처원주,YT=Юкон|育空地区|ユーコン準州|유콘 준주',
  AU: 'ACT=Австралийская столичная территория|澳大利亚首都领地|オーストラリア首都特別地域|오스트레일리아 수도 준주,NSW=Новый Южный Уэльс|新南威尔士州|ニューサウスウェールズ州|뉴사우스웨일스주,NT=Северная территория|北领地|ノーザンテリトリー|노던 준주,QLD=Квинсленд|昆士兰州|クイーンズランド州|퀸즐랜드주,SA=Южная Австралия|南澳大利亚州|南オーストラリア州|사우스오스트레일리아주,TAS=Тасмания|塔斯马尼亚州|タスマニア州|태즈메이니아주,VIC=Виктория|维多利亚州|ビクトリア州|빅토리아주,WA=Западная Австралия|西澳大利亚州|西オーストラリア州|웨스턴오스트레일리아주',
  DE: 'Baden-Württemberg=Баден-Вюртемберг|巴登-符腾堡州|バーデン＝ヴュルテンベルク州|바덴뷔르템베르크주,Bayern=Бавария|巴伐利亚州|バイエルン州|바이에른주,Brandenburg=Бранденбург|勃兰登堡州|ブランデンブルク州|브란덴부르크주,Hessen=Гессен|黑森州|ヘッセン州|헤센주,Mecklenburg-Vorpommern=Мекленбург-Передняя Померания|梅克伦堡-前波美拉尼亚州|メクレンブルク＝フォアポンメルン州|메클렌부르크포어포메른주,Niedersachsen=Нижняя Саксония|下萨克森州|ニーダーザクセン州|니더작센주,Nordrhein-Westfalen=Северный Рейн-Вестфалия|北莱茵-威斯特法伦州|ノルトライン＝ヴェストファーレン州|노르트라인베스트팔렌주,Rheinland-Pfalz=Рейнланд-Пфальц|莱茵兰-普法尔茨州|ラインラント＝プファルツ州|라인란트팔츠주,Saarland=Саар|萨尔州|ザールラント州|자를란트주,Sachsen=Саксония|萨克森州|ザクセン州|작센주,Sachsen-Anhalt=Саксония-Анхальт|萨克森-安哈尔特州|ザクセン＝アンハルト州|작센안할트주,Schleswig-Holstein=Шлезвиг-Гольштейн|石勒苏益格-荷尔斯泰因州|シュレースヴィヒ＝ホルシュタイン州|슐레스비히홀슈타인주,Thüringen=Тюрингия|图林根州|テューリンゲン州|튀링겐주',
  ES: 'Andalucía=Андалусия|安达卢西亚|アンダルシア州|안달루시아,Cataluña=Каталония|加泰罗尼亚|カタルーニャ州|카탈루냐,Comunidad de Madrid=Мадридское сообщество|马德里自治区|マドリード州|마드리드 자치주,Comunidad Valenciana=Валенсийское сообщество|巴伦西亚自治区|バレンシア州|발렌시아 자치주,Galicia=Галисия|加利西亚|ガリシア州|갈리시아,País Vasco=Страна Басков|巴斯克|バスク州|바스크',
  FR: 'Auvergne-Rhône-Alpes=Овернь — Рона — Альпы|奥弗涅-罗讷-阿尔卑斯大区|オーヴェルニュ＝ローヌ＝アルプ地域圏|오베르뉴론알프,Bretagne=Бретань|布列塔尼大区|ブルターニュ地域圏|브르타뉴,Hauts-de-France=О-де-Франс|上法兰西大区|オー＝ド＝フランス地域圏|오드프랑스,Île-de-France=Иль-де-Франс|法兰西岛大区|イル＝ド＝フランス地域圏|일드프랑스,Normandie=Нормандия|诺曼底大区|ノルマンディー地域圏|노르망디,Nouvelle-Aquitaine=Новая Аквитания|新阿基坦大区|ヌーヴェル＝アキテーヌ地域圏|누벨아키텐,Occitanie=Окситания|奥克西塔尼大区|オクシタニー地域圏|옥시타니,Provence-Alpes-Côte d’Azur=Прованс — Альпы — Лазурный Берег|普罗旺斯-阿尔卑斯-蓝色海岸大区|プロヴァンス＝アルプ＝コート・ダジュール地域圏|프로방스알프코트다쥐르',
  IT: 'Campania=Кампания|坎帕尼亚|カンパニア州|캄파니아,Emilia-Romagna=Эмилия-Романья|艾米利亚-罗马涅|エミリア＝ロマーニャ州|에밀리아로마냐,Lazio=Лацио|拉齐奥|ラツィオ州|라치오,Lombardia=Ломбардия|伦巴第|ロンバルディア州|롬바르디아,Piemonte=Пьемонт|皮埃蒙特|ピエモンテ州|피에몬테,Sicilia=Сицилия|西西里|シチリア州|시칠리아,Toscana=Тоскана|托斯卡纳|トスカーナ州|토스카나,Veneto=Венето|威尼托|ヴェネト州|베네토',
  NL: 'Gelderland=Гелдерланд|海尔德兰省|ヘルダーラント州|헬데를란트주,Noord-Brabant=Северный Брабант|北布拉班特省|北ブラバント州|노르트브라반트주,Noord-Holland=Северная Голландия|北荷兰省|北ホラント州|노르트홀란트주,Zuid-Holland=Южная Голландия|南荷兰省|南ホラント州|자위트홀란트주',
  IN: 'Gujarat=Гуджарат|古吉拉特邦|グジャラート州|구자라트주,Haryana=Харьяна|哈里亚纳邦|ハリヤーナー州|하리아나주,Karnataka=Карнатака|卡纳塔克邦|カルナータカ州|카르나타카주,Kerala=Керала|喀拉拉邦|ケーララ州|케랄라주,Maharashtra=Махараштра|马哈拉施特拉邦|マハーラーシュトラ州|마하라슈트라주,Tamil Nadu=Тамилнад|泰米尔纳德邦|タミル・ナードゥ州|타밀나두주,Telangana=Телангана|特伦甘纳邦|テランガーナ州|텔랑가나주,Uttar Pradesh=Уттар-Прадеш|北方邦|ウッタル・プラデーシュ州|우타르프라데시주,West Bengal=Западная Бенгалия|西孟加拉邦|西ベンガル州|서벵골주',
  BR: 'Minas Gerais=Минас-Жерайс|米纳斯吉拉斯州|ミナスジェライス州|미나스제라이스주,Paraná=Парана|巴拉那州|パラナ州|파라나주,Rio de Janeiro=Штат Рио-де-Жанейро|里约热内卢州|リオデジャネイロ州|리우데자네이루주,Rio Grande do Sul=Риу-Гранди-ду-Сул|南里奥格兰德州|リオグランデ・ド・スル州|히우그란지두술주,Santa Catarina=Санта-Катарина|圣卡塔琳娜州|サンタカタリーナ州|산타카타리나주,São Paulo=Штат Сан-Паулу|圣保罗州|サンパウロ州|상파울루주',
  CN: 'Fujian=Фуцзянь|福建|福建省|푸젠성,Guangdong=Гуандун|广东|広東省|광둥성,Hubei=Хубэй|湖北|湖北省|후베이성,Jiangsu=Цзянсу|江苏|江蘇省|장쑤성,Sichuan=Сычуань|四川|四川省|쓰촨성,Zhejiang=Чжэцзян|浙江|浙江省|저장성',
};

/** Where a language of Latin letters says another name: `key=name`. */
const NAMES: Partial<Record<Locale, string>> = {
  en: 'DE-Bayern=Bavaria,DE-Hessen=Hesse,DE-Nordrhein-Westfalen=North Rhine-Westphalia,DE-Niedersachsen=Lower Saxony,DE-Sachsen=Saxony,DE-Sachsen-Anhalt=Saxony-Anhalt,DE-Thüringen=Thuringia,DE-Rheinland-Pfalz=Rhineland-Palatinate,ES-Cataluña=Catalonia,ES-Andalucía=Andalusia,ES-Comunidad de Madrid=Community of Madrid,ES-País Vasco=Basque Country,ES-Comunidad Valenciana=Valencian Community,FR-Bretagne=Brittany,FR-Normandie=Normandy,IT-Lombardia=Lombardy,IT-Toscana=Tuscany,IT-Piemonte=Piedmont,IT-Sicilia=Sicily,NL-Noord-Holland=North Holland,NL-Zuid-Holland=South Holland,NL-Noord-Brabant=North Brabant',
  de: 'US-CA=Kalifornien,CA-QC=Provinz Québec,ES-Cataluña=Katalonien,ES-Andalucía=Andalusien,ES-Galicia=Galicien,ES-País Vasco=Baskenland,IT-Lombardia=Lombardei,IT-Lazio=Latium,IT-Toscana=Toskana,IT-Piemonte=Piemont,IT-Veneto=Venetien,IT-Sicilia=Sizilien,IT-Campania=Kampanien,NL-Noord-Holland=Nordholland,NL-Zuid-Holland=Südholland,NL-Noord-Brabant=Nordbrabant',
  es: 'US-NC=Carolina del Norte,US-SC=Carolina del Sur,US-ND=Dakota del Norte,US-SD=Dakota del Sur,US-NJ=Nueva Jersey,US-NM=Nuevo México,US-NH=Nuevo Hampshire,US-PA=Pensilvania,US-LA=Luisiana,US-HI=Hawái,US-MS=Misisipi,US-MO=Misuri,US-OR=Oregón,US-WV=Virginia Occidental,CA-BC=Columbia Británica,CA-NS=Nueva Escocia,AU-NSW=Nueva Gales del Sur,DE-Bayern=Baviera,DE-Hessen=Hesse,DE-Nordrhein-Westfalen=Renania del Norte-Westfalia,DE-Niedersachsen=Baja Sajonia,DE-Sachsen=Sajonia,DE-Sachsen-Anhalt=Sajonia-Anhalt,DE-Thüringen=Turingia,DE-Brandenburg=Brandeburgo,DE-Rheinland-Pfalz=Renania-Palatinado,DE-Saarland=Sarre,FR-Île-de-France=Isla de Francia,FR-Bretagne=Bretaña,FR-Normandie=Normandía,FR-Occitanie=Occitania,FR-Nouvelle-Aquitaine=Nueva Aquitania,IT-Lombardia=Lombardía,IT-Lazio=Lacio,IT-Piemonte=Piamonte,IT-Veneto=Véneto,NL-Noord-Holland=Holanda Septentrional,NL-Zuid-Holland=Holanda Meridional',
  fr: 'US-CA=Californie,US-FL=Floride,US-PA=Pennsylvanie,US-LA=Louisiane,US-VA=Virginie,US-WV=Virginie-Occidentale,US-NC=Caroline du Nord,US-SC=Caroline du Sud,US-ND=Dakota du Nord,US-SD=Dakota du Sud,US-NM=Nouveau-Mexique,US-HI=Hawaï,CA-BC=Colombie-Britannique,CA-NS=Nouvelle-Écosse,CA-NB=Nouveau-Brunswick,CA-NL=Terre-Neuve-et-Labrador,CA-PE=Île-du-Prince-Édouard,CA-NT=Territoires du Nord-Ouest,AU-NSW=Nouvelle-Galles du Sud,AU-SA=Australie-Méridionale,AU-WA=Australie-Occidentale,AU-TAS=Tasmanie,DE-Baden-Württemberg=Bade-Wurtemberg,DE-Bayern=Bavière,DE-Hessen=Hesse,DE-Nordrhein-Westfalen=Rhénanie-du-Nord-Westphalie,DE-Niedersachsen=Basse-Saxe,DE-Sachsen=Saxe,DE-Sachsen-Anhalt=Saxe-Anhalt,DE-Thüringen=Thuringe,DE-Brandenburg=Brandebourg,DE-Mecklenburg-Vorpommern=Mecklembourg-Poméranie-Occidentale,DE-Rheinland-Pfalz=Rhénanie-Palatinat,DE-Saarland=Sarre,ES-Cataluña=Catalogne,ES-Andalucía=Andalousie,ES-Comunidad de Madrid=Communauté de Madrid,ES-País Vasco=Pays basque,ES-Galicia=Galice,ES-Comunidad Valenciana=Communauté valencienne,IT-Lombardia=Lombardie,IT-Lazio=Latium,IT-Toscana=Toscane,IT-Piemonte=Piémont,IT-Veneto=Vénétie,IT-Emilia-Romagna=Émilie-Romagne,IT-Sicilia=Sicile,IT-Campania=Campanie,NL-Noord-Holland=Hollande-Septentrionale,NL-Zuid-Holland=Hollande-Méridionale,NL-Noord-Brabant=Brabant-Septentrional,NL-Gelderland=Gueldre',
  it: 'US-NC=Carolina del Nord,US-SC=Carolina del Sud,US-ND=Dakota del Nord,US-SD=Dakota del Sud,US-NM=Nuovo Messico,US-WV=Virginia Occidentale,CA-BC=Columbia Britannica,CA-NS=Nuova Scozia,AU-NSW=Nuovo Galles del Sud,DE-Bayern=Baviera,DE-Hessen=Assia,DE-Nordrhein-Westfalen=Renania Settentrionale-Vestfalia,DE-Niedersachsen=Bassa Sassonia,DE-Sachsen=Sassonia,DE-Sachsen-Anhalt=Sassonia-Anhalt,DE-Thüringen=Turingia,DE-Brandenburg=Brandeburgo,DE-Rheinland-Pfalz=Renania-Palatinato,ES-Cataluña=Catalogna,ES-Andalucía=Andalusia,ES-Comunidad de Madrid=Comunità di Madrid,ES-País Vasco=Paesi Baschi,ES-Galicia=Galizia,ES-Comunidad Valenciana=Comunità Valenciana,FR-Bretagne=Bretagna,FR-Normandie=Normandia,FR-Occitanie=Occitania,FR-Nouvelle-Aquitaine=Nuova Aquitania,NL-Noord-Holland=Olanda Settentrionale,NL-Zuid-Holland=Olanda Meridionale,NL-Noord-Brabant=Brabante Settentrionale',
  nl: 'US-CA=Californië,CA-BC=Brits-Columbia,DE-Bayern=Beieren,DE-Nordrhein-Westfalen=Noordrijn-Westfalen,DE-Niedersachsen=Nedersaksen,DE-Sachsen=Saksen,DE-Sachsen-Anhalt=Saksen-Anhalt,DE-Rheinland-Pfalz=Rijnland-Palts,DE-Schleswig-Holstein=Sleeswijk-Holstein,ES-Cataluña=Catalonië,ES-Andalucía=Andalusië,ES-País Vasco=Baskenland,ES-Galicia=Galicië,FR-Normandie=Normandië,IT-Lombardia=Lombardije,IT-Toscana=Toscane,IT-Piemonte=Piëmont,IT-Sicilia=Sicilië,IT-Campania=Campanië',
  pt: 'US-CA=Califórnia,US-FL=Flórida,US-NC=Carolina do Norte,US-SC=Carolina do Sul,US-ND=Dakota do Norte,US-SD=Dakota do Sul,US-NJ=Nova Jersey,US-NM=Novo México,US-PA=Pensilvânia,US-LA=Luisiana,US-HI=Havaí,US-VA=Virgínia,US-WV=Virgínia Ocidental,US-PR=Porto Rico,CA-BC=Colúmbia Britânica,CA-NS=Nova Escócia,AU-NSW=Nova Gales do Sul,DE-Bayern=Baviera,DE-Nordrhein-Westfalen=Renânia do Norte-Vestfália,DE-Niedersachsen=Baixa Saxônia,DE-Sachsen=Saxônia,DE-Sachsen-Anhalt=Saxônia-Anhalt,DE-Thüringen=Turíngia,DE-Brandenburg=Brandemburgo,DE-Rheinland-Pfalz=Renânia-Palatinado,ES-Cataluña=Catalunha,ES-Andalucía=Andaluzia,ES-Comunidad de Madrid=Comunidade de Madri,ES-País Vasco=País Basco,ES-Galicia=Galiza,ES-Comunidad Valenciana=Comunidade Valenciana,FR-Bretagne=Bretanha,FR-Normandie=Normandia,FR-Occitanie=Occitânia,FR-Nouvelle-Aquitaine=Nova Aquitânia,IT-Lazio=Lácio,IT-Veneto=Vêneto,IT-Sicilia=Sicília,IT-Campania=Campânia,NL-Noord-Holland=Holanda do Norte,NL-Zuid-Holland=Holanda do Sul,NL-Noord-Brabant=Brabante do Norte',
  ro: 'US-NC=Carolina de Nord,US-SC=Carolina de Sud,US-ND=Dakota de Nord,US-SD=Dakota de Sud,CA-BC=Columbia Britanică,DE-Bayern=Bavaria,DE-Nordrhein-Westfalen=Renania de Nord-Westfalia,DE-Niedersachsen=Saxonia Inferioară,DE-Sachsen=Saxonia,DE-Sachsen-Anhalt=Saxonia-Anhalt,DE-Thüringen=Turingia,DE-Rheinland-Pfalz=Renania-Palatinat,ES-Cataluña=Catalonia,ES-Andalucía=Andaluzia,ES-País Vasco=Țara Bascilor,FR-Bretagne=Bretania,FR-Normandie=Normandia,IT-Piemonte=Piemont,NL-Noord-Holland=Olanda de Nord,NL-Zuid-Holland=Olanda de Sud',
  fil: 'DE-Bayern=Bavaria,DE-Hessen=Hesse,DE-Nordrhein-Westfalen=North Rhine-Westphalia,DE-Niedersachsen=Lower Saxony,DE-Sachsen=Saxony,ES-Cataluña=Catalonia,IT-Lombardia=Lombardy,IT-Toscana=Tuscany,NL-Noord-Holland=North Holland,NL-Zuid-Holland=South Holland',
  vi: 'DE-Bayern=Bavaria,DE-Hessen=Hesse,DE-Nordrhein-Westfalen=North Rhine-Westphalia,DE-Niedersachsen=Lower Saxony,DE-Sachsen=Saxony,ES-Cataluña=Catalonia,IT-Lombardia=Lombardy,IT-Toscana=Tuscany,CN-Guangdong=Quảng Đông,CN-Fujian=Phúc Kiến,CN-Zhejiang=Chiết Giang,CN-Jiangsu=Giang Tô,CN-Sichuan=Tứ Xuyên,CN-Hubei=Hồ Bắc',
};

let byLocale: Record<Locale, Map<string, string>> | undefined;

/** A region's name in a language by its key (regions.ts); undefined where there is none: it stays as the posting has it. */
export function regionName(key: string, locale: Locale): string | undefined {
  byLocale ??= Object.fromEntries(LOCALES.map((one) => [one, namesIn(one)])) as Record<Locale, Map<string, string>>;
  return byLocale[locale].get(key);
}

/** Every name that a region has in one of the languages, with its key. */
export function* regionNames(): Generator<readonly [name: string, key: string]> {
  for (const locale of LOCALES) yield* [...ownNames(locale)].map(([key, name]) => [name, key] as const);
}

function namesIn(locale: Locale): Map<string, string> {
  // The first name of a region stands for it in languages of Latin letters.
  const first = OTHER_SCRIPTS.includes(locale)
    ? []
    : REGIONS.filter((region) => regionKey(region).endsWith(`-${region.code || region.name}`));
  return new Map([...first.map((region) => [regionKey(region), region.name] as const), ...ownNames(locale)]);
}

function ownNames(locale: Locale): Map<string, string> {
  const column = OTHER_SCRIPTS.indexOf(locale);
  const names = new Map<string, string>();
  for (const entry of (NAMES[locale] ?? '').split(',').filter(Boolean)) {
    const [key = '', name = ''] = entry.split('=');
    names.set(key, name);
  }
  if (column < 0) return names;
  for (const [country, list] of Object.entries(IN_OTHER_SCRIPTS)) {
    for (const entry of list.split(',')) {
      const [code = '', columns = ''] = entry.split('=');
      names.set(`${country}-${code}`, columns.split('|')[column] ?? '');
    }
  }
  return names;
}
