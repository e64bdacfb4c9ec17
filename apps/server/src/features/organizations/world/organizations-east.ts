// Portuguese, Brazilian, Romanian and Kazakh organizations.
import type { DemoOrganization } from './organization.ts';

export const EASTERN_ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    key: 'marazul', name: 'Corticeira Valmonte', cities: ['porto', 'lisbon'], sectors: ['industry_and_manufacturing', 'energy_and_environment'],
    people: 1200, founded: 1932, look: ['initialTile', '#8a5a2b', '#2a7f62', 'forest'],
    en: {
      tagline: 'Everything cork can be',
      summary: 'Corticeira Valmonte turns the bark of cork oaks into insulation, floors and parts for satellites.',
      story: 'A cork oak is peeled every nine years and lives for two hundred. We plan our factory at the same pace, and plant three trees for each that falls.',
    },
    own: {
      locale: 'pt', tagline: 'Tudo o que a cortiça pode ser',
      summary: 'A Corticeira Valmonte transforma a casca do sobreiro em isolamento, pavimentos e peças para satélites.',
      story: 'Um sobreiro é descortiçado de nove em nove anos e vive duzentos. Planeamos a fábrica ao mesmo ritmo e plantamos três árvores por cada uma que cai.',
    },
  },
  {
    key: 'tejotech', name: 'Azulejo Bytes', cities: ['lisbon', 'porto', 'saoPaulo'], sectors: ['technology_and_telecom', 'consulting'],
    people: 540, founded: 2008, look: ['grid', '#1d4e89', '#f79256', 'tiles'],
    en: {
      tagline: 'Digital services, tile by tile',
      summary: 'Azulejo Bytes builds digital services for public offices, theatres and museums.',
      story: 'We release small pieces, often, and never on a Friday. Accessibility is tested by people who need it, and they are paid for it.',
    },
    own: {
      locale: 'pt', tagline: 'Serviços digitais, azulejo a azulejo',
      summary: 'A Azulejo Bytes cria serviços digitais para repartições públicas, teatros e museus.',
      story: 'Lançamos peças pequenas, muitas vezes, e nunca à sexta-feira. A acessibilidade é testada por quem precisa dela, e esse trabalho é pago.',
    },
  },
  {
    key: 'ipeverde', name: 'Ipê-Claro Saúde', cities: ['saoPaulo', 'recife'], sectors: ['healthcare_and_pharma', 'technology_and_telecom'],
    people: 2100, founded: 2005, look: ['pulse', '#b8860b', '#2d6a4f', 'leaves'],
    en: {
      tagline: 'A doctor within reach',
      summary: 'Ipê-Claro Saúde connects river towns and suburbs in Brazil with doctors, by clinic boat and by video.',
      story: 'Our boats carry a laboratory, a dentist and a very good antenna. What we learn on the river makes the clinics in the city better, and the other way round.',
    },
    own: {
      locale: 'pt', tagline: 'Um médico ao alcance',
      summary: 'A Ipê-Claro Saúde liga cidades ribeirinhas e periferias do Brasil a médicos, por barco-clínica e por vídeo.',
      story: 'Os nossos barcos levam um laboratório, um dentista e uma antena muito boa. O que aprendemos no rio melhora as clínicas da cidade, e vice-versa.',
    },
  },
  {
    key: 'carpati', name: 'Codrella Software', cities: ['cluj', 'iasi', 'bucharest'], sectors: ['technology_and_telecom'],
    people: 690, founded: 2007, look: ['peak', '#283d8f', '#f25f5c', 'hills'],
    en: {
      tagline: 'Careful software from the Carpathians',
      summary: 'Codrella Software develops medical and automotive software with teams in three Romanian cities.',
      story: 'Where software can hurt someone, we write the test first. We pair every newcomer with a mentor for six months and have done so since we were five people.',
    },
    own: {
      locale: 'ro', tagline: 'Software atent, din Carpați',
      summary: 'Codrella Software dezvoltă programe pentru medicină și industria auto, cu echipe în trei orașe din România.',
      story: 'Acolo unde o eroare poate face rău cuiva, scriem mai întâi testul. Fiecare coleg nou are un mentor timp de șase luni, încă de când eram cinci oameni.',
    },
  },
  {
    key: 'dobrogea', name: 'Pontica Agri', cities: ['bucharest', 'iasi'], sectors: ['consumer_goods_and_retail', 'energy_and_environment'],
    people: 1300, founded: 1996, look: ['leaf', '#4f772d', '#f4a300', 'hills'],
    en: {
      tagline: 'Bread begins in the soil',
      summary: 'Pontica Agri grows grain, sunflower and vegetables in eastern Romania and mills them itself.',
      story: 'We look after soil the way others look after machines: with sensors, logbooks and patience. Half of our land has not been ploughed for ten years, and it yields more.',
    },
    own: {
      locale: 'ro', tagline: 'Pâinea începe în pământ',
      summary: 'Pontica Agri cultivă cereale, floarea-soarelui și legume în estul României și le macină în propriile mori.',
      story: 'Avem grijă de sol așa cum alții au grijă de mașini: cu senzori, jurnale și răbdare. Jumătate din terenuri nu au mai fost arate de zece ani și produc mai mult.',
    },
  },
  {
    key: 'tengri', name: 'Steppe Orda Bank', cities: ['almaty', 'astana'], sectors: ['finance_and_insurance', 'technology_and_telecom'],
    people: 3800, founded: 2000, look: ['orbit', '#00778f', '#f9c74f', 'night'],
    en: {
      tagline: 'A bank for long distances',
      summary: 'Steppe Orda Bank serves customers in towns and villages of Kazakhstan, most of them by phone.',
      story: 'Our nearest branch may be three hundred kilometres away, so the phone has to be a good branch. Two hundred engineers in Almaty see to that.',
    },
    own: {
      locale: 'ru', tagline: 'Банк для больших расстояний',
      summary: 'Steppe Orda Bank обслуживает жителей городов и сёл Казахстана, большинство из них через мобильное приложение.',
      story: 'До ближайшего отделения бывает триста километров, поэтому хорошим отделением должен быть телефон. Об этом заботятся двести инженеров в Алматы.',
    },
  },
  {
    key: 'karavan', name: 'Altyn Karavan', cities: ['almaty', 'astana', 'shanghai', 'warsaw'], sectors: ['transport_and_logistics'],
    people: 1700, founded: 1994, look: ['compass', '#8f2d56', '#ffbc42', 'contours'],
    en: {
      tagline: 'Between two seas, on schedule',
      summary: 'Altyn Karavan carries containers by rail between China, Central Asia and Europe.',
      story: 'Eleven days from Shanghai to Warsaw, with one document and one person responsible. Our dispatchers come from nine countries and share one kettle.',
    },
    own: {
      locale: 'ru', tagline: 'Между двумя морями, по расписанию',
      summary: 'Altyn Karavan перевозит контейнеры по железной дороге между Китаем, Центральной Азией и Европой.',
      story: 'Одиннадцать дней от Шанхая до Варшавы, один документ и один ответственный человек. Наши диспетчеры приехали из девяти стран, а чайник у них один на всех.',
    },
  },
]; // biome-ignore format: one organization a paragraph
