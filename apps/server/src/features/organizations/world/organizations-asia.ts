// Chinese, Japanese, Korean, Vietnamese and Philippine organizations.
import type { DemoOrganization } from './organization.ts';

export const ASIAN_ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    key: 'qinghe', name: 'Qinghe Lanjing Tech 清禾蓝境', cities: ['shenzhen', 'shanghai', 'chengdu'], sectors: ['technology_and_telecom', 'industry_and_manufacturing'],
    people: 5600, founded: 2003, look: ['sprout', '#0061a8', '#00c2a8', 'circuit'],
    en: {
      tagline: 'Sensors that know the weather of a field',
      summary: 'Qinghe Lanjing Tech makes sensors and software for farms, greenhouses and water organizations.',
      story: 'Our stations stand in rice terraces and on the roofs of Shanghai. Hardware and software sit on the same floor, so that a firmware question is answered with a soldering iron.',
    },
    own: {
      locale: 'cn', tagline: '懂得每块田的天气',
      summary: '清禾蓝境专注于研发农田、温室和水务所用的传感器与软件。',
      story: '我们的监测站立在梯田里，也立在上海的屋顶上。硬件与软件团队在同一层楼办公，固件的问题往往用一把电烙铁就能回答。新同事入职第一周会到田间，看看数据从哪里来。',
    },
  },
  {
    key: 'yunshan', name: 'Wuqi Chaye 雾栖茶业', cities: ['chengdu', 'shanghai'], sectors: ['consumer_goods_and_retail', 'hospitality_and_tourism'],
    people: 1900, founded: 1992, look: ['bowl', '#3a6b35', '#d4a373', 'hills'],
    en: {
      tagline: 'Tea from the cloud line',
      summary: 'Wuqi Chaye grows mountain tea in Sichuan and serves it in one hundred and forty tea houses.',
      story: 'Leaves are picked above the clouds and tasted on the same evening. Our tea houses are run by young managers who know the gardens by name.',
    },
    own: {
      locale: 'cn', tagline: '云端之上的一杯茶',
      summary: '雾栖茶业在四川高山种茶，并经营一百四十家茶馆。',
      story: '茶叶采自云海之上，当晚便由师傅品评。我们的茶馆由年轻的店长负责，他们叫得出每一片茶园的名字。每年春天，所有管培生都会上山采茶一周。',
    },
  },
  {
    key: 'hinata', name: 'Hinokage Robotics ひのかげロボティクス', cities: ['tokyo', 'osaka', 'fukuoka'], sectors: ['industry_and_manufacturing', 'healthcare_and_pharma'],
    people: 1300, founded: 1998, look: ['cube', '#bf2a2a', '#33415c', 'blocks'],
    en: {
      tagline: 'Machines with good manners',
      summary: 'Hinokage Robotics develops assistive robots for hospitals and for people who live alone.',
      story: 'A robot should announce itself, wait, and leave the room tidy. We test each gesture with nurses and grandparents before we write it into a product.',
    },
    own: {
      locale: 'jp', tagline: '礼儀正しい機械をつくる',
      summary: 'ひのかげロボティクスは、病院や一人暮らしの方のための支援ロボットを開発しています。',
      story: 'ロボットはまず名乗り、待ち、部屋を整えて去るべきだと私たちは考えます。ひとつひとつの動きを、看護師や高齢の方々と一緒に確かめてから製品にしています。若手の提案から生まれた機能も少なくありません。',
    },
  },
  {
    key: 'mizuiro', name: 'Mizukumo Travel みずくもトラベル', cities: ['osaka', 'tokyo'], sectors: ['hospitality_and_tourism', 'media_and_culture'],
    people: 420, founded: 2006, look: ['seed', '#2274a5', '#f7b2bd', 'sea'],
    en: {
      tagline: 'Slow journeys on small islands',
      summary: 'Mizukumo Travel plans slow journeys to small islands and mountain villages in Japan.',
      story: 'We stay out of places that have too many visitors and bring guests to those that hope for more. Each itinerary is walked twice by a colleague before it is sold.',
    },
    own: {
      locale: 'jp', tagline: '小さな島へ、ゆっくりと',
      summary: 'みずくもトラベルは、日本の離島や山里をめぐる、ゆったりとした旅を企画しています。',
      story: '混み合う場所は避け、訪れる人を待っている土地へお客様をご案内します。どの行程も、社員が二度歩いてから商品にします。語学と地域の知識を生かしたい方を歓迎します。',
    },
  },
  {
    key: 'hanbit', name: 'Byeoldam Games 별담게임즈', cities: ['seoul', 'busan'], sectors: ['media_and_culture', 'technology_and_telecom'],
    people: 760, founded: 2011, look: ['kite', '#5f0f8b', '#ffb703', 'night'],
    en: {
      tagline: 'Worlds to come home to',
      summary: 'Byeoldam Games makes online worlds where players build, trade and tell stories together.',
      story: 'Eleven hundred player guilds have a say in our road map. Artists, writers and engineers work in small crews of eight, and each crew ships its own region of the world.',
    },
    own: {
      locale: 'ko', tagline: '돌아가고 싶은 세계를 만듭니다',
      summary: '별담게임즈는 이용자가 함께 짓고, 거래하고, 이야기를 나누는 온라인 세계를 만드는 회사입니다.',
      story: '천백 개의 길드가 개발 일정에 의견을 냅니다. 아티스트와 작가, 개발자가 여덟 명씩 팀을 이루어 저마다 한 지역을 맡아 완성합니다. 신입도 첫 달부터 자신의 이름을 올립니다.',
    },
  },
  {
    key: 'sobaek', name: 'Sobaek Battery 소백배터리', cities: ['busan', 'seoul'], sectors: ['energy_and_environment', 'industry_and_manufacturing'],
    people: 4900, founded: 1999, look: ['window', '#006d77', '#ff8c42', 'halftone'],
    en: {
      tagline: 'Every battery comes back',
      summary: 'Sobaek Battery makes batteries for ships and buses and recycles every one it sells.',
      story: 'A battery that leaves our gate has a return ticket. Nine tenths of its metals come back into the next one, and our chemists are working on the last tenth.',
    },
    own: {
      locale: 'ko', tagline: '모든 배터리는 돌아옵니다',
      summary: '소백배터리는 선박과 버스용 배터리를 만들고, 판매한 제품을 모두 회수해 재활용하는 회사입니다.',
      story: '공장을 나서는 배터리에는 돌아올 길이 정해져 있습니다. 금속의 구 할이 다음 배터리로 되살아나고, 연구원들은 나머지 일 할에 도전하고 있습니다.',
    },
  },
  {
    key: 'senvang', name: 'Sen Bạc Retail', cities: ['hoChiMinhCity', 'hanoi', 'daNang'], sectors: ['consumer_goods_and_retail'],
    people: 7200, founded: 2001, look: ['shell', '#a4133c', '#ffb3c1', 'arches'],
    en: {
      tagline: 'The shop at your corner',
      summary: 'Sen Bạc Retail runs nine hundred neighbourhood shops in Vietnam and buys from farmers nearby.',
      story: 'Each shop manager chooses a third of the shelf. Fresh goods travel less than a hundred kilometres, mostly at night, and what is left in the evening is shared.',
    },
    own: {
      locale: 'vi', tagline: 'Cửa hàng ngay góc phố bạn',
      summary: 'Sen Bạc Retail vận hành chín trăm cửa hàng khu phố tại Việt Nam và thu mua nông sản từ nông dân trong vùng.',
      story: 'Mỗi cửa hàng trưởng được tự chọn một phần ba kệ hàng. Hàng tươi đi không quá một trăm cây số, phần lớn vào ban đêm, và những gì còn lại cuối ngày được đem chia sẻ.',
    },
  },
  {
    key: 'bienxanh', name: 'Thuyền Mây Logistics', cities: ['daNang', 'hanoi', 'hoChiMinhCity', 'singapore'], sectors: ['transport_and_logistics', 'technology_and_telecom'],
    people: 1500, founded: 2009, look: ['arrow', '#014f86', '#f6bd60', 'harbour'],
    en: {
      tagline: 'Ports without queues',
      summary: 'Thuyền Mây Logistics plans port calls, warehouses and trucks for exporters in Vietnam.',
      story: 'A truck that waits is a truck that pollutes. Our planners and programmers cut the queue at the port of Da Nang by half, and are now busy with the other half.',
    },
    own: {
      locale: 'vi', tagline: 'Cảng biển không còn xếp hàng',
      summary: 'Thuyền Mây Logistics điều phối tàu cập cảng, kho bãi và xe tải cho các nhà xuất khẩu Việt Nam.',
      story: 'Một chiếc xe phải chờ là một chiếc xe gây ô nhiễm. Đội ngũ điều phối và lập trình của chúng tôi đã giảm một nửa hàng chờ tại cảng Đà Nẵng, và đang lo nốt nửa còn lại.',
    },
  },
  {
    key: 'bayanihan', name: 'Balangkas Support', cities: ['cebu', 'manila'], sectors: ['consulting', 'technology_and_telecom'],
    people: 6800, founded: 2004, look: ['pulse', '#0b6e4f', '#fa9f42', 'ribbons'],
    en: {
      tagline: 'People who pick up the phone',
      summary: 'Balangkas Support answers calls, chats and letters for airlines, clinics and shops on four continents.',
      story: 'We hire for kindness and teach the rest. Team leaders come from the floor, night shifts end with breakfast, and nobody reads from a script.',
    },
    own: {
      locale: 'fil', tagline: 'Mga taong sumasagot sa tawag',
      summary: 'Ang Balangkas Support ay sumasagot ng mga tawag, chat at liham para sa mga airline, klinika at tindahan sa apat na kontinente.',
      story: 'Kabaitan ang una naming hinahanap, at itinuturo namin ang iba pa. Galing sa hanay ang mga team leader, may almusal pagkatapos ng night shift, at walang nagbabasa ng iskrip.',
    },
  },
  {
    key: 'bughaw', name: 'Bughaw Foundation', cities: ['manila', 'cebu'], sectors: ['non_profit', 'energy_and_environment'],
    people: 230, founded: 1998, look: ['horizon', '#0353a4', '#7bdff2', 'sea'],
    en: {
      tagline: 'Reefs belong to the children',
      summary: 'Bughaw Foundation protects reefs and mangroves with eighty coastal villages in the Philippines.',
      story: 'Fishers map the reef, schools count the fish, and scientists write it up together with them. A mangrove that a child has planted is seldom cut.',
    },
    own: {
      locale: 'fil', tagline: 'Para sa mga bata ang mga bahura',
      summary: 'Pinangangalagaan ng Bughaw Foundation ang mga bahura at bakawan kasama ang walumpung baryong pandagat sa Pilipinas.',
      story: 'Mangingisda ang gumuguhit ng mapa ng bahura, mga paaralan ang nagbibilang ng isda, at kasama nila ang mga siyentipiko sa pagsusulat. Bihirang putulin ang bakawang itinanim ng isang bata.',
    },
  },
]; // biome-ignore format: one organization a paragraph
