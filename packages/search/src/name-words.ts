// What names of employers of a kind hold besides what the dictionary has, whose words ask for more than that: who asks for "Versicherung" may want any work
// about it, "Donaukreis Versicherung" is an insurer. By the concept of a kind, as known-employers.ts writes them.

export const NAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  bank: ['banque, banca, ngân hàng, 銀行, 银行, 은행'],
  insurer: ['versicherung, versicherungen, bảo hiểm'],
  'telecom-company': ['telekom, viễn thông'],
  'logistics-company': ['transporturi'],
  'construction-company': ['=Bau, 建筑'],
  'tech-company': ['logiciels'],
  'food-company': ['foods, alimentation, alimente, voeding'],
  retailer: ['торговля, торговая сеть, торговый дом, 유통'],
  consultancy: ['beratung, tư vấn'],
  'travel-company': ['viagens, reizen, 여행'],
  publisher: ['editore, editori'],
  'robotics-company': ['роботикс, робототехника'],
  'fashion-company': ['мода'],
  carmaker: ['motors, automóviles, automobili, automóveis, автозавод'],
  steelmaker: ['acciaio, acciaieria, acciaierie, сталь, thép, 제철'],
  'game-studio': ['игры'],
  'renewables-company': ['solare'],
  'music-company': ['music, musik, musique, música, musica, muziek, muzică, музыка, 音乐, 音楽, 음악'],
};
