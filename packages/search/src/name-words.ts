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
  'social-network-company': [
    'facebook, =Meta, instagram, whatsapp, tiktok, bytedance, snapchat, =Snap, pinterest, reddit, linkedin, twitter, !X, discord, tumblr, nextdoor, quora, bumble, tinder, match group, hinge, grindr, weibo, 微博, 快手, 小红书, 知乎, 豆瓣',
    'kakao, 카카오, =LINE, mixi, вконтакте, =VK, одноклассники, mastodon, bluesky, zalo, clubhouse, telegram, wechat, 微信, threads, bereal, vimeo, twitch',
  ],
  'music-company': [
    'spotify, dolby, siriusxm, sirius xm, pandora media, iheartmedia, iheartradio, =BMAT, deezer, soundcloud, tidal, bandcamp, universal music, sony music, warner music, =EMI, =BMG, beggars group, sonos, bose, yamaha music, fender, gibson, steinway',
    'native instruments, ableton, shure, sennheiser, focusrite, splice, vevo, shazam, genius media, =HYBE, sm entertainment, jyp, yg entertainment, avex, エイベックス, ソニー・ミュージック, 网易云音乐, 腾讯音乐, music, musik, musique, música, musica, muziek, muzică',
    'музыка, 音乐, 音楽, 음악, suno, tunecore, distrokid, believe digital',
  ],
  'aerospace-company': [
    'spacex, blue origin, rocket lab, relativity space, astranis, iridium, cesiumastro, spire global, planet labs, maxar, ast spacemobile, viasat, eutelsat, intelsat, oneweb, thales alenia, =OHB, isar aerospace, iceye, =JAXA, =NASA',
    'jet propulsion laboratory, virgin galactic, firefly aerospace, sierra space, axiom space, varda, k2 space, loft orbital, capella space, umbra lab, aerospace corporation, redwire, satellogic, skyroot, =ESA, european space agency, =DLR, =CNES, =ISRO',
    'roscosmos, роскосмос, astroscale, アストロスケール, ispace, stoke space, hadrian, slingshot aerospace, hawkeye 360, terran orbital, york space',
  ],
};
