// More professions of titles and the skill that each asks for: as skill-professions.ts, in the languages that have a usual word for the trade.

export const MORE_PROFESSIONS: Record<string, string> = {
  Nursing:
    'ward sister, sister, junior sister, senior sister, deputy sister, charge nurse, matron, ward manager, deputy ward manager, rgn, rmn, nurse practitioner, nurse consultant, practice nurse, pflegekraft, pflegefachkraft, infirmiers, infirmieres, enfermeras, enfermeros, infermieri, enfermeiros, verpleger, medsestra, asistent medical, asistenta medicala, медсестра, медицинская сестра, 护士, 護士, 護理師, 看護師, 간호사',
  'Theatre nursing':
    'operating department practitioner, operating department practitioners, odp, anaesthetic practitioner, theatre support worker',
  'Emergency medicine':
    '=A&E, paramedic, paramedics, emergency nurse, emergency practitioner, rettungssanitater, notfallsanitater, ambulancier, urgent care, acute medicine, acute physician',
  'Elderly care':
    'geriatrician, geriatricians, geriatric, frailty, altenpfleger, altenpflegerin, older adults, geriatrics, older person, older persons, orthogeriatrician, orthogeriatrics',
  'Palliative care': 'hospice, palliative medicine',
  Rehabilitation: 'reablement',
  'Behavioral therapy': 'cognitive behavioural therapist, high intensity therapist, high intensity therapists, cbt therapist, cbt',
  'Mental health':
    'iapt, psychological therapist, recovery practitioner, early intervention practitioner, home treatment, recovery worker, recovery workers, eating disorders, personality disorder, crisis team, crisis worker, crisis assessment, cmht, liaison and diversion, psychological wellbeing practioner',
  'Clinical research':
    'research nurse, research nurses, clinical research associate, research midwife, trial coordinator, trials coordinator',
  'Medical coding': 'clinical coder, clinical coders',
  'Laboratory skills':
    'healthcare scientist, laboratory analyst, laboratory scientist, laboratory manager, lab assistant, mls, criminalist, chemist',
  Chemistry: 'chemists, chemiker, chemikerin, chimiste, quimico, chimico, chemicus',
  Biology: 'biologist, biologists, biologe, biologin, biologiste, biologo, biologa',
  Physics: 'physicist, physicists, physiker, physikerin, physicien, physicienne, fisico',
  Toxicology: 'toxicologist',
  'Veterinary care':
    'veterinarian, veterinary, vet nurse, veterinary nurse, tierarzt, tierarztin, veterinaire, veterinario, veterinaria, dierenarts',
  'Animal care': 'animal keeper, animal control officer, animal care technician, zookeeper, tierpfleger, tierpflegerin',
  Cleaning:
    'custodian, custodial, janitor, janitorial, cleaning operative, raumpfleger, raumpflegerin, femme de menage, personal de limpieza, addetto alle pulizie, уборщик, уборщица, 保洁员, 清掃員, 미화원, hotel services assistant, caretaker, caretakers',
  Cooking:
    'head chef, sous chef, commis chef, chef de partie, second chef, chef manager, pizzaiolo, kuchenhilfe, commis de cuisine, aide cuisinier, ayudante de cocina, aiuto cuoco, повар, bucatar, dau bep, 厨师, 廚師, 調理師, 조리사',
  'Food service':
    'waiter, waitress, kitchen porter, kitchen assistant, catering assistant, food service worker, kellner, kellnerin, servicekraft, serveur, serveuse, camarero, camarera, cameriere, cameriera, garcom, ober, официант, ospatar, phuc vu, serbidor, 服务员, 服務生, ホールスタッフ, 홀서빙',
  'Barista skills': 'barista, baristas',
  Bartending: 'bartender, barkeeper, barman',
  Driving:
    'driver, drivers, truck driver, bus operator, bus driver, truck operator, motor vehicle operator, lkw fahrer, berufskraftfahrer, fahrer, chauffeur poids lourd, conductor de camion, chofer, autista, motorista, vrachtwagenchauffeur, водитель, sofer, lai xe, 司机, 司機, ドライバー, 운전기사',
  'Warehouse management':
    'storekeeper, warehouse operative, warehouse worker, warehouse supervisor, lagerist, lagermitarbeiter, lagermitarbeiterin, fachlagerist, magasinier, magasiniere, mozo de almacen, magazziniere, almoxarife, magazijnmedewerker, кладовщик, gestionar depozit, thu kho, 仓库管理员, 倉管, 倉庫作業',
  'Forklift operation':
    'forklift operator, forklift driver, staplerfahrer, staplerfahrerin, gabelstaplerfahrer, carretillero, carrellista, heftruckchauffeur',
  'Inventory management':
    'inventory manager, inventory analyst, inventory coordinator, stock controller, stock worker, gestionnaire de stock, stores manager',
  'Law enforcement':
    'police officer, police officers, police captain, police lieutenant, police commander, police detective, detention officer, peace officer, probation officer, polizist, polizistin, agent de police, policia',
  'Security management':
    'security guard, security officer, security officers, sicherheitsmitarbeiter, agent de securite, vigilante, guardia giurata, beveiliger, security director, security manager',
  'Emergency management': 'emergency manager, emergency management specialist',
  HVAC: 'air conditioning mechanic, refrigeration, refrigeration mechanic, hvac technician, heating engineer, kaltetechniker, kaltemechatroniker, heating, oil burner, stationary engineer',
  'Painting and decorating': 'painter, painters, sign painter, pintor, imbianchino, schilder',
  Carpentry:
    'joiner, tischler, tischlerin, schreiner, schreinerin, zimmermann, menuisier, menuisiere, charpentier, carpintero, falegname, carpinteiro, timmerman, плотник, столяр, dulgher, tho moc',
  Plumbing:
    'klempner, klempnerin, installateur, anlagenmechaniker, plombier, fontanero, idraulico, encanador, loodgieter, сантехник, instalator, 水管工, 배관공',
  'CNC machining':
    'machinist, machinists, zerspanungsmechaniker, zerspanungsmechanikerin, cnc fraser, cnc dreher, usineur, tornero, tornitore, verspaner',
  'Mechanical engineering': 'maschinenbauingenieurin, ingenieur mecanicien, mechanical design engineer',
  'Environmental engineering':
    'environmental engineer, environmental engineers, umweltingenieur, umweltingenieurin, ingenieur en environnement, ingeniero ambiental, ingegnere ambientale',
  'Chemical engineering':
    'chemical engineer, chemical engineers, chemieingenieur, verfahrensingenieur, ingenieur chimiste, ingeniero quimico, ingegnere chimico',
  'Process engineering': 'process engineer, process engineers, prozessingenieur, ingenieur procedes, ingeniero de procesos',
  'Manufacturing engineering':
    'manufacturing engineer, production engineer, fertigungsingenieur, ingenieur de production, ingeniero de produccion',
  'Geotechnical engineering': 'geotechnical engineer',
  'Structural analysis': 'structural engineer, structural engineers, tragwerksplaner, ingenieur structure',
  'Systems engineering': 'systems engineer, systems engineers',
  'Control systems': 'controls engineer, control engineer, control systems engineer, instrumentation engineer, regelungstechniker',
  'Industrial automation': 'automation engineer, automatisierungstechniker, automaticien, automaticienne',
  'Test automation':
    'test automation engineer, automation test engineer, qa automation engineer, software development engineer in test, sdet',
  'Software testing':
    'quality assurance engineer, test engineer, software quality engineer, tester, qa, тестировщик, 测试工程师, 測試工程師, テストエンジニア, 테스터',
  'Quality assurance': 'quality engineer, quality analyst, qualitatsmanager, qualitatsingenieur, responsable qualite, ingenieur qualite',
  'Quality control': 'quality controller, quality inspector, qualitatsprufer',
  'Reliability engineering': 'reliability engineer',
  'Aerospace engineering': 'aerospace engineer',
  Electronics: 'electronics engineer, hardware engineer, electronic engineer, elektroniker, elektronikerin, electronicien',
  'Machine learning': 'machine learning engineer, ml engineer, aiml',
  'Large language models': 'llm',
  'Prompt engineering': 'prompt engineer',
  'Natural language processing': 'nlp engineer',
  'Data analysis':
    'analytics engineer, business analytics, insights analyst, reporting analyst, data specialist, information analyst, business intelligence analyst, аналитик данных, 数据分析师, 數據分析師, データアナリスト, 데이터 분석가',
  'Data science':
    'datenwissenschaftler, data scientiste, cientifico de datos, cientista de dados, специалист по данным, 数据科学家, データサイエンティスト, 데이터 사이언티스트',
  'Data engineering':
    'dateningenieur, ingenieur de donnees, ingeniero de datos, инженер данных, 数据工程师, データエンジニア, 데이터 엔지니어',
  'Database administration':
    'database administrator, database administrators, datenbankadministrator, administrateur de bases de donnees, administrador de bases de datos',
  'Database design': 'database developer, database architect, database engineer',
  'Software architecture':
    'software architect, solutions architect, solution architect, softwarearchitekt, softwarearchitektin, architecte logiciel, arquitecto de software',
  'Software development':
    'sde, swe, entwickler, entwicklerin, developpeur, developpeuse, desarrollador, desarrolladora, sviluppatore, sviluppatrice, desenvolvedor, desenvolvedora, ontwikkelaar, разработчик, dezvoltator, ky su phan mem, 开发工程师, 開發工程師, 개발자, エンジニア',
  'Front-end development':
    'react developer, angular developer, vue developer, ui developer, ui engineer, フロントエンドエンジニア, 前端工程师, 前端工程師, 프론트엔드',
  'Back-end development': 'バックエンドエンジニア, 后端工程师, 後端工程師, 백엔드',
  'Mobile development': 'mobile application developer, entwickler mobile',
  'UI design': 'ui designer, ui ux designer, user interface designer',
  'UX design': 'product designers, ux ui designer, designer ux',
  'Game development': 'game developer, game developers, game programmer, gameplay engineer, spieleentwickler',
  'System administration':
    'windows administrator, linux administrator, unix administrator, administrateur reseau, systemverwalter, сисадмин, системный администратор, 系统管理员, 系統管理員, 시스템 관리자',
  'Computer networks':
    'network technicians, network support engineer, сетевой инженер, 网络工程师, 網路工程師, ネットワークエンジニア, 네트워크 엔지니어, network manager',
  Cybersecurity:
    'security analyst, cyber engineer, cyber analyst, cyber intelligence analyst, soc analyst, cyber, sicherheitsanalyst, analyste en cybersecurite, analista de ciberseguridad',
  'IT support':
    'application support, support engineer, support technician, it technician, desktop engineer, it specialist, ict engineer, computer aide, it support technician, it systemelektroniker, fachinformatiker, technicien informatique, technicien support, tecnico informatico, soporte tecnico, systeembeheerder',
  Scrum: 'scrum master, scrum masters',
  Agile: 'agile coach, agile delivery manager, delivery manager',
  'Technical documentation':
    'technical writer, technical writers, technical author, technischer redakteur, technische redakteurin, redactor tecnico, documentation engineer',
  'Content creation':
    'content designer, content designers, content strategist, content creator, concepteur de contenu, conceptrice de contenu, content manager, creador de contenido',
  'Content writing': 'content writer, policy writer',
  'Social media marketing': 'social media manager, community manager',
  'Search engine marketing': 'paid search, sem specialist',
  'Search engine optimization': 'seo specialist',
  'Media planning': 'media planner, programmatic',
  'Event planning':
    'event coordinator, events coordinator, event planner, event manager, eventmanager, eventmanagerin, coordinateur evenementiel',
  'Video editing': 'video editor, cutter, monteur video',
  Animation: 'animator, animators',
  'Media relations':
    'press secretary, press officer, pressesprecher, pressesprecherin, attache de presse, attachee de presse, jefe de prensa',
  'Library science': 'librarian, librarians, bibliothekar, bibliothekarin, bibliothecaire, bibliotecario, bibliotecaria',
  Forestry:
    'forester, foresters, forestry, arborist, arborists, forster, forsterin, forstwirt, forstwirtin, forestier, forestiere, ingeniero forestal, forestale, boswachter, лесник, лесничий, padurar, silvicultor',
  Printing:
    'printer, printers, printing, printing press operator, press operator printing, drucker, druckerin, medientechnologe druck, imprimeur, imprimeuse, impresor, stampatore, drukker, печатник, tipograf',
  Fundraising:
    'fundraiser, fundraisers, fundraising manager, fundraising officer, spendenmanager, leveur de fonds, captador de fondos, fondsenwerver',
  Archiving: 'archivist, archivists, archivar, archivarin, archiviste, archivero',
  Curating: 'curator, curators, kurator, kuratorin, conservateur de musee',
  'Architecture design': 'architectural, architekt, architektin, architecte, arquitecto, arquitecta, architetto, arquiteto',
  'Construction management':
    'construction manager, construction project manager, construction superintendent, construction supervisor, bauleiter, bauleiterin, chef de chantier, cheffe de chantier, conducteur de travaux, jefe de obra, capocantiere, uitvoerder, прораб, sef de santier',
  'Facilities management':
    'facilities manager, facility manager, building manager, hausmeister, hausmeisterin, facilities coordinator, building operating engineer, facilities assistant, facilities co ordinator, facilities officer, estates officer, estates manager, estates operations',
  'Property management': 'property manager, housing manager, hausverwalter, hausverwalterin, gestionnaire immobilier',
  'Real estate':
    'real estate agent, real estate officer, real estate associate, immobilienmakler, immobilienmaklerin, agent immobilier, agente inmobiliario, agente immobiliare, estate agent, estate agents, realtor, makelaar, corretor de imoveis',
  'Property valuation': 'appraiser, appraisers, real estate appraiser, gutachter immobilien',
  'Actuarial science': 'actuary, actuaries, actuarial, aktuar, aktuarin, actuaire, actuario',
  Underwriting: 'underwriter, underwriters',
  'Claims handling':
    'claims adjuster, claims agent, claims representative, claim specialist, claims specialist, claims assistant, claim examiner, schadenregulierer, claims analyst, claims examiner, claims manager, liability claims',
  Taxation:
    'tax, tax accountant, tax analyst, tax associate, tax consultant, tax auditor, steuerberater, steuerberaterin, steuerfachangestellte, fiscaliste, asesor fiscal, consulente fiscale',
  Payroll:
    'payroll clerk, payroll specialist, payroll officer, timekeeper, lohnbuchhalter, lohnbuchhalterin, gestionnaire de paie, gestionnaire paie',
  Auditing: 'audit, audit associate, audits, inspecteur general, auditora, аудитор, kiem toan vien, 审计师, 감사',
  Accounting:
    'accounts assistant, accounting clerk, bilanzbuchhalter, bilanzbuchhalterin, finanzbuchhalter, finanzbuchhalterin, aide comptable, contabile, contabilista, contabil, ragioniere, бухгалтер, 회계',
  'Management accounting':
    'controller, controllerin, controleur de gestion, controleuse de gestion, controlador de gestion, management accountant, finance business partner',
  Sales:
    'sales, sales representative, sales associate, sales manager, account executive, sales executive, salesperson, verkaufer, verkauferin, vertriebsmitarbeiter, vertriebsmitarbeiterin, vertrieb, vendeur, vendeuse, commercial, commerciale, vendedor, vendedora, venditore, addetto alle vendite, verkoper, verkoopmedewerker, продавец, менеджер по продажам, vanzator, nhan vien ban hang, 销售, 銷售, 営業, 영업',
  'Account management': 'account manager, account managers, key account manager',
  'Customer service':
    'customer service representative, customer service agent, customer service advisor, customer support specialist, customer care agent, contact centre advisor, service representative, kundenberater, kundenberaterin, kundenbetreuer, conseiller clientele, conseillere clientele, agente de atencion al cliente, klantenservice, call centre advisor, 客服, カスタマーサポート, 고객상담',
  'Cash handling':
    'cashier, cashiers, kassierer, kassiererin, caissier, hotesse de caisse, cajero, cajera, cassiere, caixa, кассир, casier, thu ngan, 收银员, 收銀員, レジ, 캐셔',
  Merchandising: 'merchandiser, merchandisers',
  Logistics: 'logistics coordinator, logistiker, logistikerin, speditionskaufmann, speditionskauffrau, logisticien, logisticienne',
  'Supply chain management': 'supply chain analyst, supply chain manager, supply services',
  Recruiting:
    'recruitment consultant, talent acquisition specialist, personalreferent, charge de recrutement, chargee de recrutement, рекрутер, 招聘专员, 채용 담당, recruitment adviser, recruitment advisor, recruitment officer, recruitment administrator, recruitment assistant, recruitment coordinator, recruitment manager, resourcing',
  'Human resources':
    'personnel, hr assistant, hr manager, hr generalist, people operations, hr business partner, rrhh, personalsachbearbeiter, personalsachbearbeiterin, talent management specialist, medical staffing, medical workforce, workforce support',
  'Training and development':
    'practice educator, training coordinator, training manager, clinical educator, learning advisor, training lead, training officer',
  'Training delivery':
    'instructor, instructors, e training specialist, field instructor, ausbilder, ausbilderin, instructeur, instructrice',
  Tutoring: 'tutor, tutors, nachhilfelehrer, nachhilfelehrerin, tuteur',
  Teaching:
    'math instructor, professor, adjunct, educator, tutor in, erzieher, professeur, professeure, profesor de, insegnante di, docent, учитель, преподаватель, profesor universitar, giao vien, giang vien, guro, 教师, 教師, 講師, 교사, 강사, practice educator, practice education, clinical educator, clinical educators, medical education',
  'Early childhood education':
    'nursery teacher, kindergarten teacher, erzieherin, educateur de jeunes enfants, educatrice de jeunes enfants, educadora infantil, 保育士, 보육교사, 幼师',
  Childcare:
    'kinderbetreuer, kinderbetreuerin, kindermadchen, nourrice, ninera, babysitter, au pair, oppas, children s carer, nursery assistant',
  'Youth work': 'youth worker, youth workers, animateur jeunesse, jugendarbeiter',
  'Social work':
    'sozialpadagoge, sozialpadagogin, assistant social, assistante de service social, travailleur social, travailleuse sociale, asistente social, assistente social, assistente sociale, maatschappelijk werker, социальный работник, asistent social, 社工, 社会福祉士, 사회복지사',
  'Case management': 'care co ordinators, care coordinators, care navigator, service coordinator',
  'Community engagement':
    'community engagement specialist, community organizer, community coordinator, community partner manager, community affairs, engagement officer, engagement manager',
  'Career counseling': 'career counselor, careers adviser, careers advisor, employment advisor, employment specialist',
  'Grant management': 'grants manager, grants officer, grants analyst, grant specialist, grants administrator',
  'Contract management':
    'contract analyst, contract administrator, contract manager, contracts manager, contract specialist, contracts officer, contracting officer, director of contracts, contract reviewer, contract support',
  Procurement: 'purchaser, purchasing agent, purchasing manager, comprador, compradora, category manager, закупщик, 采购, 採購, 購買, 구매',
  'Administrative support':
    'team administrator, office coordinator, clerical officer, administrative aide, office aide, clerical aide, administrative coordinator, office clerk, sachbearbeiter, sachbearbeiterin, burokraft, burokaufmann, burokauffrau, kaufmann fur buromanagement, kauffrau fur buromanagement, teamassistenz, employe administratif, employee administrative, agent de bureau, assistant de direction, assistante de direction, gestionnaire administratif, administrativo, administrativa, impiegato, impiegata, assistente administrativo, administratief medewerker, secretaresse, секретарь, офис менеджер, asistent manager, secretara, thu ky, nhan vien van phong, 行政助理, 文员, 事務職, 사무원, 비서, administrator, administrators, booking clerk, booking clerks, appointment clerk, appointments clerk, admin clerk, administration clerk, clerk typist, admin manager, administration manager, admin support, administration support, administration coordinator, admin lead, administration team leader, administrative team leader, admin team leader, medical secretary, medical secretaries, administration assistants, admin assistants, business support officer, business support assistant',
  'Diary management': 'chief of staff assistant',
  'Office administration': 'office manager, office managers',
  'Data entry': 'data entry clerk, data entry operator, notes summariser, data labeler, data annotator',
  'Project planning': 'scheduler, cpm scheduler, project scheduler',
  'Project management':
    'project executive, project director, project officer, project coordinator, project lead, projektassistenz, jefe de proyecto, jefa de proyecto, project leider, projectleider, responsabile di progetto, gerente de projetos, gestor de proyectos, руководитель проекта, менеджер проекта, manager de proiect, 项目经理, 專案經理, プロジェクトマネージャー, 프로젝트 매니저, project support officer, project assistant, pmo',
  'Product management':
    'product owners, responsable produit, jefe de producto, product lead, продакт менеджер, 产品经理, 產品經理, プロダクトマネージャー, 프로덕트 매니저',
  'Business analysis': 'analyste fonctionnel, analista de negocio, analista funcional, бизнес аналитик, 业务分析师',
  'Business development': 'business development manager, business development representative, business development executive',
  'Risk management': 'risk manager, risk analyst, risikomanager, risikomanagerin',
  Compliance: 'compliance officer, compliance manager, compliance analyst, responsable conformite',
  'Environmental impact assessment': 'environmental planner',
  'Urban planning': 'planner predevelopment, borough planner, urban designer, amenagiste',
  'Transportation planning':
    'transportation planner, transportation engineer, transportation specialist, traffic engineer, transport planner, transport planners, transportation planners, traffic planner, verkehrsplaner, verkehrsplanerin, verkeerskundige, verkeersplanner',
  GIS: 'geospatial analyst, geomatiker, geomatikerin, geomaticien, cartography',
  'Health and safety':
    'safety engineer, safety officer, safety manager, safety specialist, industrial hygienist, sicherheitsingenieur, fachkraft fur arbeitssicherheit, responsable hse, prevencionista, safety professional, safety inspector, safety coordinator',
  'Hospitality management': 'hotel manager, hotelfachmann, hotelfachfrau',
  'Hotel management': 'night manager',
  'Fashion design': 'styliste, stilista',
  Photography: 'фотограф, nhiep anh gia, 摄影师, カメラマン, 사진작가',
  'Graphic design':
    'graphics designer, graphic artist, mediengestalter, mediengestalterin, designer graphique, disenador grafico, disenadora grafica, designer grafico, grafisch ontwerper, графический дизайнер, 平面设计师, 平面設計師, グラフィックデザイナー, 그래픽 디자이너',
  Translation: 'vertaler, переводчик, traducator, bien dich vien, 翻译, 翻譯, 翻訳者, 번역가',
  Law: 'juriste, juristin, legal counsel, legal advisor, asesor juridico, giurista, юрист, адвокат, luat su, 律师, 律師, 弁護士, 변호사',
  Pharmacy:
    'pharmacy technician, pharmacy assistant, pharmazeutisch technische, pta, preparateur en pharmacie, dispenser, фармацевт, farmacist, duoc si, 药剂师, 藥師, 薬剤師, 약사',
  Physiotherapy: 'physiotherapeuten, kine, физиотерапевт, fizioterapeut, kinetoterapeut, 物理治疗师, 物理治療師, 理学療法士, 물리치료사',
  Welding: 'schweissfachmann, soudeurs, сварщик, sudor, tho han, 焊工, 溶接工, 용접공',
  'Electrical installation':
    'electrical mechanic, elektroinstallateur, elektrotechniker, monteur electricien, электрик, tho dien, 电工, 電工, 電気工事士, 전기기사, craftsperson electrical, electrical craftsperson',
  Landscaping: 'groundskeeper, landschaftsgartner, jardinier paysagiste, park worker, садовник, gradinar, 园艺师, 庭師, 정원사',
  'Speech and language therapy': '=SLT, speech therapist, speech therapists',
  Anaesthetics: 'anaesthesia',
  Pathology: 'histopathology, neuropathologist, dermatopathologist, cellular pathology, blood sciences',
  Neurology: 'neurophysiologist, stroke medicine, stroke physician, stroke consultant',
  Radiology: 'nuclear medicine',
  Radiography: 'mammographer, mammographers, mammography',
  Ophthalmology: 'orthoptist, orthoptists',
  'Patient care':
    '=HCA, =HCAs, health care assistant, health care assistants, healthcare support worker, healthcare support workers, clinical support worker, clinical support workers',
  'Personal care': 'support worker, support workers, care assistant, care assistants, carer, carers, care worker, care workers',
  Dispensing: 'dispensary, dispenser, dispensers',
  'Mental health nursing': '=CPN, =CPNs, community psychiatric nurse, community psychiatric nurses',
  Psychotherapy: 'family therapist, family therapists',
  'Call center': 'call handler, call handlers, call taker, call takers',
  'Corporate communications':
    'communications officer, communications manager, communications lead, communications director, director of communications, head of communications, communications specialist',
  'Financial management':
    'director of finance, finance director, head of finance, finance officer, finance manager, chief financial officer, finance business partner',
  'Accounts payable': 'purchase to pay',
  'Treasury management': 'treasury officer, treasury manager, treasury analyst',
  'Volunteer management': 'volunteer co ordinator, volunteer coordinator, volunteer manager',
  'Record keeping': 'file clerk, records clerk, health records officer, medical records, file room',
  'Program management': 'programme lead, programme officer, programme director, programme manager, program director',
  'Change management': 'business change, change lead, change manager, change analyst',
  'Complaint handling': 'complaints manager, complaints officer',
  'Data protection': 'information governance',
  'Government relations': 'government affairs, intergovernmental, external affairs',
  'Community outreach': 'outreach',
  'Diversity and inclusion': 'eeo',
  CAD: 'cadd',
  'Investment analysis': 'investment officer',
  'Infection control': 'decontamination, sterile services',
  'Occupational therapy': '=OT, =OTs',
  'Quality management': 'quality manager, quality lead',
  'Public health': 'immunisation, immunization',
  'Discharge planning':
    'discharge coordinator, discharge co ordinator, discharge facilitator, discharge officer, discharge practitioner, single point of discharge',
  'Operations management': 'operations manager, operations director, director of operations, general manager',
  'Reception duties': 'reception',
};
