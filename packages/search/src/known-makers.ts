// The employers that make, grow, dig or generate something (known-employers.ts says how they are written).

export const KNOWN_MAKERS: Readonly<Record<string, readonly string[]>> = {
  'pharma-company': [
    'pharma, pharmaceutical, pharmaceuticals, pharmaceutica, pharmazeutika, farmaceutici, farmacéutica, farmacéuticos, farmacêutica, farma, pharm, biosciences, biopharma, фарма, фармацевтика, 制药, 製薬, 药业, 医药, 제약, pfizer, novartis',
    'roche, genentech, sanofi, servier, =GSK, glaxosmithkline, astrazeneca, merck, =MSD, eli lilly, abbvie, amgen, bristol myers, johnson & johnson, janssen, moderna, biogen, regeneron, gilead, takeda, astellas, daiichi sankyo',
    'eisai, otsuka, =UCB, =Bayer, boehringer ingelheim, biontech, grünenthal, stada, novo nordisk, lundbeck, =LEO, teva, sandoz, csl behring, lonza, grifols, almirall, ferrer, menarini, chiesi, bial, hikma, viatris, bausch, 武田',
    'アステラス, 第一三共, エーザイ, 中外, celltrion, 셀트리온, 유한양행, 恒瑞, 药明康德, r-pharm, dược phẩm, vertex pharmaceuticals',
  ],
  carmaker: [
    '=BMW, mercedes benz, daimler, volkswagen, =VW, audi, porsche, opel, ford motor, general motors, stellantis, chrysler, tesla, rivian, lucid motors, toyota, トヨタ, honda, ホンダ, 本田技研, nissan, 日産, mazda, マツダ, subaru, スバル, suzuki, スズキ',
    'mitsubishi motors, 三菱自動車, hyundai, 현대자동차, 현대차, kia, 기아, renault, peugeot, citroën, =SEAT, cupra, fiat, ferrari, lamborghini, maserati, jaguar land rover, jlr, bentley motors, rolls royce motor, aston martin, mclaren, volvo',
    'polestar, škoda, skoda auto, dacia, vinfast, =BYD, 比亚迪, 吉利, 蔚来, 理想汽车, 小鹏, 上汽, 广汽, 一汽, 长安汽车, 长城汽车, 奇瑞, автоваз, камаз, газ групп, =MAN, scania, daimler truck, paccar, iveco, =DAF, =ZF, =Bosch, magna, denso, デンソー, valeo, forvia',
    'faurecia, aptiv, schaeffler, mahle, hella, gestamp, magneti marelli, brembo, harley davidson, yamaha motor, ducati, tata motors, mahindra, !Ford, !GM, !Continental',
  ],
  'energy-company': [
    '=E.ON, eon energie, =RWE, enbw, vattenfall, uniper, =EDF, engie, veolia, iberdrola, endesa, naturgy, repsol, enel, =A2A, edison spa, =EDP, =GALP, eneco, essent, ørsted, orsted, fortum, statkraft, equinor, axpo, alpiq, =BKW',
    'national grid, sse renewables, octopus energy, =OVO, centrica, british gas, scottish power, duke energy, nextera, exelon, dominion energy, southern company, =PG&E, con edison, tennet, =RTE, enedis, 东京电力, 東京電力, 関西電力, 中部電力, 東京ガス',
    '大阪ガス, 国家电网, 南方电网, 华能, 한국전력, 한전, kepco, 한수원, =EVN, meralco, росатом, россети, русгидро, интер рао, hidroelectrica, electrica, stadtwerke, elektrizitätswerke, electricité, électricité, энерго, 电力, 電力, điện lực, !Hera, !Verbund',
  ],
  'oil-company': [
    'exxonmobil, exxon mobil, chevron, conocophillips, schlumberger, =SLB, halliburton, baker hughes, totalenergies, total energies, repsol, eni spa, equinor, petrobras, petronas, pemex, ecopetrol, =YPF, =OMV, petrom, lukoil, лукойл',
    'роснефть, газпром, татнефть, сибур, транснефть, aramco, =ADNOC, qatarenergy, 中国石油, 中国石化, 中海油, 中石油, 中石化, cnooc, sinopec, =ENEOS, 出光, コスモ石油, sk이노베이션, s-oil, gs칼텍스, petrovietnam, pvn, petron, suncor, cenovus, phillips 66, valero',
    'petroleum, petróleo, !Shell, !BP, !Eni, !Total',
  ],
  'construction-company': [
    'bouygues construction, vinci, eiffage, spie batignolles, ferrovial, acciona, dragados, =OHLA, hochtief, strabag, züblin, bilfinger, max bögl, goldbeck, porr, implenia, heijmans, volkerwessels, dura vermeer, skanska, peab, =NCC',
    'veidekke, =YIT, mota engil, teixeira duarte, odebrecht, andrade gutierrez, webuild, salini, balfour beatty, kier group, laing o rourke, morgan sindall, willmott dixon, galliford try, barratt, taylor wimpey, persimmon',
    'turner construction, bechtel, kiewit, =AECOM, lendlease, clark construction, mortenson, dpr construction, 中国建筑, 中建, 中铁, 中交, 鹿島, 大林組, 清水建設, 大成建設, 竹中工務店, 大和ハウス, 積水ハウス, 現代建設, 현대건설, 삼성물산, 대우건설, gs건설, 포스코이앤씨, =DL, coteccons',
    'hòa bình corp, vinaconex, =ПИК, самолет девелопмент, =ЛСР, мостотрест, dmci, megawide, bauunternehmung, constructions, construções, construcciones, costruzioni, construcții, строй, 建設, 건설, xây dựng, bam bouw, royal bam',
    'mace group, !Jacobs, !Fluor',
  ],
  chipmaker: [
    'intel, =AMD, advanced micro devices, nvidia, qualcomm, broadcom, micron, texas instruments, analog devices, =TSMC, 台積電, =UMC, mediatek, 聯發科, samsung semiconductor, sk hynix, sk하이닉스, =ASML, =ASM, =NXP, infineon',
    'stmicroelectronics, globalfoundries, marvell, microchip technology, onsemi, renesas, ルネサス, キオクシア, kioxia, 東京エレクトロン, tokyo electron, アドバンテスト, screen holdings, lam research, applied materials, kla, synopsys, cadence design, =ARM',
    'skyworks, wolfspeed, x-fab, soitec, bosch sensortec, 中芯国际, smic, 长江存储, 海思, 韦尔, amkor, db하이텍',
  ],
  'food-company': [
    'nestlé, nestle, unilever, danone, procter & gamble, =P&G, mondelez, kraft heinz, general mills, kellogg, kellanova, pepsico, coca cola, mars wrigley, =JBS, =BRF, tyson foods, cargill, =ADM, bunge, ab inbev, heineken, carlsberg',
    'diageo, pernod ricard, lactalis, bonduelle, fleury michon, dr oetker, haribo, ritter sport, müller milch, südzucker, barilla, ferrero, lavazza, parmalat, frieslandcampina, arla, valio, orkla, fazer, =Pascual, gullón, sumol',
    'sonae sierra, ajinomoto, 味の素, 森永, 日清食品, キッコーマン, サントリー, suntory, アサヒ, キリン, cj제일제당, 농심, 오뚜기, 롯데제과, 풀무원, 伊利, 蒙牛, 农夫山泉, 康师傅, 统一企业, vinamilk, masan consumer, jollibee, san miguel, universal robina, черкизово, мираторг',
    'объединенные кондитеры, lindt, givaudan, barry callebaut, general foods, alimentos, alimentari, aliments, 食品, 식품, thực phẩm, !Mars, 明治製菓, 株式会社明治',
  ],
  'fashion-company': [
    '=LVMH, kering, hermès, chanel, dior, louis vuitton, gucci, prada, armani, versace, valentino, moncler, zegna, dolce & gabbana, burberry, inditex, =ZARA, =H&M, hugo boss, adidas, puma, zalando, =C&A, about you, nike',
    'under armour, lululemon, levi strauss, ralph lauren, =PVH, tommy hilfiger, calvin klein, =VF, gap inc, old navy, abercrombie, primark, =ASOS, boohoo, desigual, uniqlo, fast retailing, ユナイテッドアローズ, ビームス, アダストリア, 무신사, musinsa, 한섬',
    '이랜드, 삼성물산 패션, 李宁, 安踏, shein, bestseller, ganni, acne studios, g star, scotch & soda, max mara, benetton, canifa, fashion, apparel, couture, 服装, 服饰, アパレル, 패션, thời trang, !Gap, !Mango, tapestry inc, !NEXT',
  ],
  'electronics-company': [
    'samsung, samsung electronics, 삼성전자, lg전자, lg electronics, sony, ソニー, panasonic, パナソニック, シャープ, toshiba, 東芝, hitachi, 日立, mitsubishi electric, 三菱電機, キーエンス, keyence, 村田製作所, murata, =TDK, 京セラ, kyocera, オムロン, omron, ニデック, canon',
    'キヤノン, nikon, ニコン, ricoh, リコー, epson, siemens, philips, bosch, abb, schneider electric, legrand, =Miele, =BSH, whirlpool, electrolux, dyson, =Arçelik, haier, 海尔, 美的, 格力, =TCL, 海信, hisense, 富士康, foxconn, 鴻海, =BOE, 京东方, jabil',
    'flex ltd, lg display, lg디스플레이, 삼성sdi, 삼성전기, bang & olufsen, garmin, logitech, honeywell, rockwell automation, ge appliances, electronics, elektronik, électronique, electrónica, elettronica, электроника, 电子, 電子, 전자, điện tử',
    '!Sharp, emerson electric',
  ],
  'robotics-company': [
    'robotics, robotik, robotique, robótica, робототехника, 机器人, ロボット, ロボティクス, 로보틱스, 로봇, boston dynamics, fanuc, ファナック, 安川電機, yaskawa, kuka, universal robots, abb robotics, irobot, nuro, zipline, locus robotics, skydio, anduril',
    'figure ai, ubtech, 优必选, 大疆, =DJI, unitree, 宇树',
  ],
  'renewables-company': [
    'solar, solartechnik, wind energy, windkraft, windenergie, renewables, renewable energy, énergies renouvelables, energías renovables, energie rinnovabili, energias renováveis, 新能源, 光伏, 太陽光, 태양광, 풍력, vestas, ørsted, orsted',
    'siemens gamesa, nordex, enercon, enphase, sunrun, sunpower, first solar, vattenfall wind, acciona energía, iberdrola renovables, edp renováveis, neoen, voltalia, scatec, solaredge, longi, 隆基, 阳光电源, 金风, 晶科, trina solar, 天合光能',
    '宁德时代, catl, enpal, octopus energy generation, equinor renewables',
  ],
  'biotech-company': [
    'biotech, biotechnology, biotechnologies, biotechnologie, biotecnología, 生物科技, 生物技术, バイオ, 바이오, 바이오로직스, biologics, genomics, therapeutics, biosciences, moderna, biontech, curevac, illumina, genentech, amgen, regeneron, crispr',
    'ginkgo bioworks, lonza, novozymes, novonesis, qiagen, morphosys, evotec, celltrion, 셀트리온, samsung biologics, 华大基因, 药明生物',
  ],
  'aerospace-company': [
    'aerospace, airbus, boeing, lockheed, northrop, raytheon, =RTX, general dynamics, bae systems, leonardo spa, dassault aviation, safran, thales, rolls royce, bombardier, embraer, gulfstream, spacex, blue origin, rocket lab',
    'virgin galactic, ariane, arianegroup, =OHB, =MTU, liebherr aerospace, =GKN, saab, kongsberg, =ISRO, =JAXA, =ESA, 三菱重工, 川崎重工, =IHI, 한국항공우주, 한화에어로스페이스, 中国商飞, 中航工业, 航天科技, 航天科工, joby, archer aviation, lilium, volocopter',
    'relativity space, planet labs, l3harris, honeywell aerospace, collins aerospace, pratt & whitney, оак, роскосмос',
    'astranis, iridium, cesiumastro, spire global, maxar, ast spacemobile, viasat, eutelsat, intelsat, oneweb, thales alenia, isar aerospace, iceye, =NASA, jet propulsion laboratory, firefly aerospace, sierra space, axiom space, varda, k2 space',
    'loft orbital, capella space, umbra lab, aerospace corporation, redwire, satellogic, skyroot, european space agency, =DLR, =CNES, roscosmos, astroscale, アストロスケール, ispace, stoke space, hadrian, slingshot aerospace, hawkeye 360, terran orbital, york space',
  ],
  'medtech-company': [
    'medtronic, boston scientific, stryker, zimmer biomet, baxter, becton dickinson, =BD, abbott, edwards lifesciences, intuitive surgical, siemens healthineers, ge healthcare, philips healthcare, fresenius, b braun, dräger',
    'ottobock, biotronik, carl zeiss meditec, hartmann, coloplast, demant, william cook, getinga, getinge, elekta, smith & nephew, olympus, オリンパス, テルモ, terumo, シスメックス, ニプロ, 迈瑞, mindray, 联影, 오스템, dexcom, insulet, resmed, masimo',
    'hologic, medical devices, medizintechnik, 医疗器械, 医療機器, 의료기기',
  ],
  'chemical-company': [
    '=BASF, =DOW, dow chemical, dupont, du pont, lyondellbasell, =SABIC, evonik, covestro, lanxess, wacker chemie, clariant, =Bayer, henkel, merck kgaa, symrise, brenntag, =K+S, altana, solvay, syensqo, umicore, arkema, air liquide',
    'linde, air products, praxair, akzonobel, akzo nobel, =DSM, dsm firmenich, nouryon, =OCI, borealis, versalis, mapei, =SOL, radici, croda, johnson matthey, ineos, =ICI, synthomer, victrex, braskem, unipar, oxiteno, cepsa química',
    'ercros, maxam, azomureș, chimcomplex, сибур, уралхим, еврохим, фосагро, акрон, нижнекамскнефтехим, 3m, =PPG, sherwin williams, axalta, ecolab, albemarle, eastman, celanese, huntsman, chemours, ashland, =FMC, givaudan, firmenich',
    'sika, ems chemie, lonza, yara, perstorp, nobian, sumitomo chemical, 住友化学, 三菱ケミカル, 三井化学, 信越化学, 旭化成, 東レ, 帝人, クラレ, 花王, 日東電工, レゾナック, 昭和電工, 東ソー, デンカ, lg화학, lg chem, 롯데케미칼, 한화솔루션, 금호석유화학, 효성첨단, 코오롱인더, 万华化学, 中国石化, 中国化工, 恒力, 荣盛, 巴斯夫',
    'chemicals, chemical, chemie, chimie, química, chimica, химия, 化学, 化工, 화학, 케미칼, hóa chất',
  ],
  'beauty-company': [
    'l oréal, l oreal, loreal, estée lauder, estee lauder, =P&G, procter & gamble, unilever, beiersdorf, henkel, coty, sephora, douglas cosmetics, parfümerie douglas, clarins, yves rocher, groupe rocher, nuxe, caudalie, l occitane',
    'pierre fabre, guerlain, sisley, chanel, puig, isdin, natura cosméticos, natura &co, grupo boticário, boticário, !Avon, oriflame, kiko, kiko milano, intercos, davines, mary kay, revlon, elf beauty, fenty beauty, glossier',
    'the body shop, lush cosmetics, rituals cosmetics, kruidvat, weleda, schwarzkopf, wella, la roche posay, shiseido, 資生堂, 花王, コーセー, ポーラ, ファンケル, マンダム, =DHC, アルビオン, ロクシタン, 아모레퍼시픽, amorepacific, lg생활건강, 코스맥스, 한국콜마, 올리브영, 에이블씨엔씨, 애경',
    '클리오, 欧莱雅, 雅诗兰黛, 资生堂, 宝洁, 联合利华, 珀莱雅, 上海家化, 完美日记, 逸仙电商, 花西子, 贝泰妮, 丝芙兰, фаберлик, невская косметика, natura siberica, л этуаль, летуаль, cosmetics, kosmetik, cosmétiques, cosméticos, cosmetici, beauty, parfums, косметика, 化妆品, 化粧品',
    '화장품, mỹ phẩm',
  ],
  'machinery-maker': [
    'siemens, =ABB, bosch rexroth, thyssenkrupp, trumpf, =KUKA, krones, =GEA, =DMG, dmg mori, voith, heidelberger druck, koenig & bauer, festo, =SEW, sew eurodrive, liebherr, kion, jungheinrich, =MAN energy, dürr, claas, stihl',
    'kärcher, viessmann, schaeffler, =SKF, atlas copco, sandvik, alfa laval, epiroc, volvo construction, hexagon, metso, valmet, wärtsilä, konecranes, kone oyj, !KONE, otis, schindler, caterpillar, john deere, deere & company',
    '!Deere, =CNH, cnh industrial, =AGCO, cummins, eaton, parker hannifin, emerson electric, rockwell automation, honeywell, ge vernova, general electric, 3m, illinois tool works, dover corporation, ingersoll rand, xylem, flowserve',
    'roper, =JCB, rolls royce, renishaw, =IMI, spirax, weir group, bühler, buehler group, sulzer, georg fischer, rieter, bobst, stäubli, alstom, fives, manitou, legrand, haulotte, somfy, schneider electric, danfoss, grundfos, vestas',
    '=IMA, ima group, sacmi, scm group, comau, interpump, carraro, =CIFA, danieli, =ASML, vdl groep, vanderlande, stork, =WEG, embraco, marcopolo, randoni, gestamp, talgo, danobat, fagor, =KHS, ростсельмаш, уралмаш, уралвагонзавод',
    'камаз, гидромаш, komatsu, コマツ, 小松製作所, クボタ, kubota, 三菱重工, 川崎重工, =IHI, 日立建機, ダイキン, daikin, =SMC, ファナック, マキタ, 安川電機, オークマ, ヤンマー, 豊田自動織機, 島津製作所, 두산, doosan, 현대중공업, hd현대, 한화에어로, 두산에너빌리티, 현대로템, ls일렉트릭, hd현대인프라코어, 三一, 三一重工, 徐工, 中联重科',
    '潍柴, 中国中车, 汇川, 大族激光, maschinenbau, machinery, maschinenfabrik, anlagenbau, 重工, 机械, 機械, 중공업, 기계',
  ],
  'mining-company': [
    'rio tinto, =BHP, glencore, =Vale, vale sa, anglo american, freeport mcmoran, newmont, barrick, antofagasta minerals, codelco, southern copper, grupo méxico, peñoles, fresnillo, teck resources, !Teck, fortescue, =FMG, south32',
    'newcrest, agnico eagle, gold fields, kinross, first quantum, boliden, =LKAB, =KGHM, eramet, imerys, =K+S, =RAG, норникель, норильский никель, северсталь, алроса, полюс золото, суэк, русал, кузбассразрезуголь, polymetal',
    'полиметалл, eurasian resources, kazzinc, казцинк, kazatomprom, казатомпром, 住友金属鉱山, 三菱マテリアル, =JX, 고려아연, 紫金矿业, 中国神华, 洛阳钼业, 江西铜业, 中国铝业, vinacomin, =TKV, semirara, philex, mining, minera, mineração, minière, bergbau, 矿业, 鉱業',
  ],
  steelmaker: [
    'arcelormittal, thyssenkrupp steel, salzgitter, voestalpine, saarstahl, tata steel, =SSAB, outokumpu, ovako, aperam, vallourec, tenaris, ilva, acciaierie, marcegaglia, feralpi, danieli, acerinox, celsa, sidenor, gerdau, usiminas',
    '=CSN, ternium, nucor, us steel, united states steel, cleveland cliffs, steel dynamics, alcoa, novelis, hydro aluminium, norsk hydro, constellium, nyrstar, северсталь, =НЛМК, =ММК, магнитогорский, евраз, мечел, liberty galați',
    'liberty galati, alro, nippon steel, 日本製鉄, =JFE, 神戸製鋼, 大同特殊鋼, =UACJ, 포스코, posco, 현대제철, 동국제강, 세아, 宝武, 宝钢, 鞍钢, 河钢, 沙钢, 首钢, hoa phat, hòa phát, formosa hà tĩnh, hoa sen, steelasia, steel, stahl, acier, acero, acciai, 钢铁, 製鉄, 철강',
  ],
  'agricultural-company': [
    'bayer crop, syngenta, corteva, =BASF, =KWS, limagrain, rijk zwaan, enza zaden, bejo, nunhems, john deere, deere & company, claas, fendt, =AGCO, new holland, kubota, cargill, =ADM, bunge, louis dreyfus, =COFCO, baywa, agravis',
    'raiffeisen, invivo, terrena, euralis, vivescia, avril group, =NUTRIEN, nutreco, yara, mosaic company, =SLC, amaggi, raízen, cosan, cocamar, coamo, caetano, driscoll s, dole, chiquita, del monte, zespri, fresh del monte',
    'taylor farms, bonifiche ferraresi, consorzi agrari, сельхоз, агро, мираторг, русагро, эконива, черкизово, agricover, agro, =TTC, hoàng anh gia lai, loc troi, lộc trời, dabaco, 住友化学アグロ, サカタのタネ, タキイ種苗, ヤンマーアグリ, クボタ, 농협, 팜한농',
    '농우바이오, 그린랩스, 新希望, 温氏, 牧原, 隆平高科, 大北农, 北大荒, agri, agriculture, agrar, agricola, agrícola, 农业, 农牧, 種苗, 농업, nông nghiệp',
  ],
  'defence-company': [
    'lockheed, northrop, raytheon, =RTX, general dynamics, bae systems, l3harris, huntington ingalls, leidos, =SAIC, booz allen, =CACI, mantech, amentum, parsons corporation, general atomics, anduril, shield ai, palantir, kratos, textron',
    'aerovironment, elbit, rafael advanced, israel aerospace, rheinmetall, hensoldt, =KNDS, krauss maffei, diehl defence, thyssenkrupp marine, airbus defence, quantum systems, helsing, heckler & koch, thales, dassault aviation, =MBDA',
    'naval group, nexter, arquus, safran, leonardo spa, leonardo drs, fincantieri, avio spa, indra, navantia, =ITP, saab, kongsberg, nammo, patria oyj, qinetiq, babcock, rolls royce, chemring, ultra electronics, embraer defesa, avibras',
    'romarm, алмаз антей, ростех, калашников, уралвагонзавод, техмаш, boeing defense, sandia, mitre, the aerospace corporation, lincoln laboratory, applied physics laboratory, 한화에어로, 한화시스템, lig넥스원, 현대로템, 三菱重工, 川崎重工, 中国兵器, 中国电科, 航天科工, defense, defence',
  ],
};
