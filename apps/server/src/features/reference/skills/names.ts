// Names of our own skills in other languages, where people there say something else than the English word: mostly skills of working with
// people, of offices, shops and care. Names of products and most words of technology are the same everywhere and stand only once.
import type { Locale } from '@fairway/rules/locales';

const ORDER = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'ro', 'ru', 'vi', 'cn', 'jp', 'ko'] as const satisfies readonly Locale[];

/** A line a skill: its English name, then its names in the order above. */
const LINES = `
Accounting|Rechnungswesen|Comptabilité|Contabilidad|Contabilità|Boekhouding|Contabilidade|Contabilitate|Бухгалтерский учёт|Kế toán|会计|会計|회계
Adaptability|Anpassungsfähigkeit|Adaptabilité|Adaptabilidad|Adattabilità|Aanpassingsvermogen|Adaptabilidade|Adaptabilitate|Умение приспосабливаться|Khả năng thích ứng|适应能力|適応力|적응력
Advertising|Werbung|Publicité|Publicidad|Pubblicità|Reclame|Publicidade|Publicitate|Реклама|Quảng cáo|广告|広告|광고
Analytical skills|Analytisches Denken|Esprit d’analyse|Capacidad analítica|Capacità analitiche|Analytisch vermogen|Capacidade analítica|Capacități analitice|Аналитические способности|Kỹ năng phân tích|分析能力|分析力|분석력
Attention to detail|Sorgfalt|Souci du détail|Atención al detalle|Attenzione ai dettagli|Oog voor detail|Atenção aos detalhes|Atenție la detalii|Внимание к деталям|Chú ý đến chi tiết|注重细节|細部への注意力|꼼꼼함
Auditing|Wirtschaftsprüfung|Audit|Auditoría|Revisione contabile|Controle van jaarrekeningen|Auditoria|Audit|Аудит|Kiểm toán|审计|監査|감사
Bookkeeping|Buchführung|Tenue de livres|Teneduría de libros|Tenuta della contabilità|Administratie|Escrituração|Evidență contabilă|Ведение бухгалтерии|Ghi sổ kế toán|簿记|簿記|부기
Budgeting|Budgetplanung|Élaboration de budgets|Elaboración de presupuestos|Pianificazione del budget|Budgettering|Orçamentação|Bugetare|Составление бюджета|Lập ngân sách|预算编制|予算編成|예산 수립
Business development|Geschäftsentwicklung|Développement commercial|Desarrollo de negocio|Sviluppo commerciale|Bedrijfsontwikkeling|Desenvolvimento de negócios|Dezvoltarea afacerii|Развитие бизнеса|Phát triển kinh doanh|业务拓展|事業開発|사업 개발
Change management|Veränderungsmanagement|Conduite du changement|Gestión del cambio|Gestione del cambiamento|Verandermanagement|Gestão da mudança|Managementul schimbării|Управление изменениями|Quản lý thay đổi|变革管理|変革管理|변화 관리
Childcare|Kinderbetreuung|Garde d’enfants|Cuidado infantil|Assistenza all’infanzia|Kinderopvang|Cuidado infantil|Îngrijirea copiilor|Уход за детьми|Chăm sóc trẻ em|儿童照护|保育|보육
Coaching|Coaching|Accompagnement|Acompañamiento|Coaching|Coaching|Mentoria|Coaching|Коучинг|Huấn luyện|教练辅导|コーチング|코칭
Collaboration|Zusammenarbeit|Collaboration|Colaboración|Collaborazione|Samenwerking|Colaboração|Colaborare|Сотрудничество|Hợp tác|协作|協働|협업
Communication|Kommunikation|Communication|Comunicación|Comunicazione|Communicatie|Comunicação|Comunicare|Коммуникация|Giao tiếp|沟通|コミュニケーション|의사소통
Conflict resolution|Konfliktlösung|Résolution de conflits|Resolución de conflictos|Risoluzione dei conflitti|Conflictoplossing|Resolução de conflitos|Rezolvarea conflictelor|Разрешение конфликтов|Giải quyết xung đột|冲突解决|紛争解決|갈등 해결
Cooking|Kochen|Cuisine|Cocina|Cucina|Koken|Culinária|Gătit|Кулинария|Nấu ăn|烹饪|調理|요리
Copywriting|Werbetexten|Rédaction publicitaire|Redacción publicitaria|Redazione pubblicitaria|Copywriting|Redação publicitária|Redactare publicitară|Копирайтинг|Viết quảng cáo|文案写作|コピーライティング|카피라이팅
Critical thinking|Kritisches Denken|Esprit critique|Pensamiento crítico|Pensiero critico|Kritisch denken|Pensamento crítico|Gândire critică|Критическое мышление|Tư duy phản biện|批判性思维|批判的思考|비판적 사고
Customer service|Kundenservice|Service client|Atención al cliente|Servizio clienti|Klantenservice|Atendimento ao cliente|Serviciu clienți|Обслуживание клиентов|Chăm sóc khách hàng|客户服务|カスタマーサービス|고객 서비스
Data entry|Datenerfassung|Saisie de données|Introducción de datos|Inserimento dati|Gegevensinvoer|Introdução de dados|Introducerea datelor|Ввод данных|Nhập dữ liệu|数据录入|データ入力|데이터 입력
Decision making|Entscheidungsfindung|Prise de décision|Toma de decisiones|Capacità decisionale|Besluitvorming|Tomada de decisões|Luarea deciziilor|Принятие решений|Ra quyết định|决策|意思決定|의사 결정
Economics|Volkswirtschaftslehre|Économie|Economía|Economia|Economie|Economia|Economie|Экономика|Kinh tế học|经济学|経済学|경제학
Elderly care|Altenpflege|Aide aux personnes âgées|Atención a personas mayores|Assistenza agli anziani|Ouderenzorg|Cuidado de idosos|Îngrijirea vârstnicilor|Уход за пожилыми|Chăm sóc người cao tuổi|老年照护|高齢者介護|노인 돌봄
Empathy|Einfühlungsvermögen|Empathie|Empatía|Empatia|Empathie|Empatia|Empatie|Эмпатия|Đồng cảm|同理心|共感力|공감
Entrepreneurship|Unternehmertum|Entrepreneuriat|Emprendimiento|Imprenditorialità|Ondernemerschap|Empreendedorismo|Antreprenoriat|Предпринимательство|Khởi nghiệp|创业|起業|기업가 정신
Event planning|Veranstaltungsplanung|Organisation d’événements|Organización de eventos|Organizzazione di eventi|Evenementen organiseren|Organização de eventos|Organizarea evenimentelor|Организация мероприятий|Tổ chức sự kiện|活动策划|イベント企画|행사 기획
Financial analysis|Finanzanalyse|Analyse financière|Análisis financiero|Analisi finanziaria|Financiële analyse|Análise financeira|Analiză financiară|Финансовый анализ|Phân tích tài chính|财务分析|財務分析|재무 분석
First aid|Erste Hilfe|Premiers secours|Primeros auxilios|Primo soccorso|Eerste hulp|Primeiros socorros|Prim ajutor|Первая помощь|Sơ cứu|急救|応急手当|응급 처치
Fundraising|Spendensammeln|Collecte de fonds|Captación de fondos|Raccolta fondi|Fondsenwerving|Angariação de fundos|Strângere de fonduri|Сбор средств|Gây quỹ|筹款|資金調達|모금
Graphic design|Grafikdesign|Graphisme|Diseño gráfico|Grafica|Grafisch ontwerp|Design gráfico|Design grafic|Графический дизайн|Thiết kế đồ họa|平面设计|グラフィックデザイン|그래픽 디자인
Human resources|Personalwesen|Ressources humaines|Recursos humanos|Risorse umane|Personeelszaken|Recursos humanos|Resurse umane|Управление персоналом|Nhân sự|人力资源|人事|인사
Intercultural communication|Interkulturelle Kommunikation|Communication interculturelle|Comunicación intercultural|Comunicazione interculturale|Interculturele communicatie|Comunicação intercultural|Comunicare interculturală|Межкультурная коммуникация|Giao tiếp liên văn hóa|跨文化沟通|異文化コミュニケーション|문화 간 의사소통
Leadership|Führung|Leadership|Liderazgo|Leadership|Leiderschap|Liderança|Leadership|Лидерство|Lãnh đạo|领导力|リーダーシップ|리더십
Logistics|Logistik|Logistique|Logística|Logistica|Logistiek|Logística|Logistică|Логистика|Hậu cần|物流|物流|물류
Marketing|Marketing|Marketing|Marketing|Marketing|Marketing|Marketing|Marketing|Маркетинг|Tiếp thị|市场营销|マーケティング|마케팅
Negotiation|Verhandlungsführung|Négociation|Negociación|Negoziazione|Onderhandelen|Negociação|Negociere|Ведение переговоров|Đàm phán|谈判|交渉|협상
Nursing|Pflege|Soins infirmiers|Enfermería|Assistenza infermieristica|Verpleging|Enfermagem|Asistență medicală|Сестринское дело|Điều dưỡng|护理|看護|간호
Organizational skills|Organisationstalent|Sens de l’organisation|Capacidad de organización|Capacità organizzative|Organisatievermogen|Capacidade de organização|Abilități organizatorice|Организаторские способности|Kỹ năng tổ chức|组织能力|段取り力|조직력
Patient care|Patientenversorgung|Soins aux patients|Atención al paciente|Cura del paziente|Patiëntenzorg|Cuidado do paciente|Îngrijirea pacienților|Уход за пациентами|Chăm sóc bệnh nhân|患者护理|患者ケア|환자 돌봄
Photography|Fotografie|Photographie|Fotografía|Fotografia|Fotografie|Fotografia|Fotografie|Фотография|Nhiếp ảnh|摄影|写真撮影|사진
Presentation skills|Präsentationstechnik|Techniques de présentation|Técnicas de presentación|Capacità di presentazione|Presentatievaardigheden|Técnicas de apresentação|Abilități de prezentare|Навыки презентации|Kỹ năng thuyết trình|演示能力|プレゼンテーション|발표 능력
Problem solving|Problemlösung|Résolution de problèmes|Resolución de problemas|Problem solving|Probleemoplossing|Resolução de problemas|Rezolvarea problemelor|Решение проблем|Giải quyết vấn đề|解决问题|問題解決|문제 해결
Procurement|Einkauf|Achats|Compras|Approvvigionamento|Inkoop|Compras|Achiziții|Закупки|Mua sắm|采购|調達|구매
Project management|Projektmanagement|Gestion de projet|Gestión de proyectos|Gestione dei progetti|Projectmanagement|Gestão de projetos|Managementul proiectelor|Управление проектами|Quản lý dự án|项目管理|プロジェクト管理|프로젝트 관리
Psychology|Psychologie|Psychologie|Psicología|Psicologia|Psychologie|Psicologia|Psihologie|Психология|Tâm lý học|心理学|心理学|심리학
Public relations|Öffentlichkeitsarbeit|Relations publiques|Relaciones públicas|Relazioni pubbliche|Public relations|Relações públicas|Relații publice|Связи с общественностью|Quan hệ công chúng|公共关系|広報|홍보
Public speaking|Reden vor Publikum|Prise de parole en public|Hablar en público|Parlare in pubblico|Spreken in het openbaar|Falar em público|Vorbit în public|Публичные выступления|Nói trước công chúng|公众演讲|人前での話し方|대중 연설
Report writing|Berichte schreiben|Rédaction de rapports|Redacción de informes|Redazione di rapporti|Rapporten schrijven|Redação de relatórios|Redactarea rapoartelor|Составление отчётов|Viết báo cáo|报告撰写|報告書作成|보고서 작성
Research|Forschung|Recherche|Investigación|Ricerca|Onderzoek|Pesquisa|Cercetare|Исследования|Nghiên cứu|研究|調査研究|연구
Risk management|Risikomanagement|Gestion des risques|Gestión de riesgos|Gestione dei rischi|Risicobeheer|Gestão de riscos|Managementul riscurilor|Управление рисками|Quản lý rủi ro|风险管理|リスク管理|위험 관리
Sales|Vertrieb|Vente|Ventas|Vendite|Verkoop|Vendas|Vânzări|Продажи|Bán hàng|销售|営業|영업
Social work|Sozialarbeit|Travail social|Trabajo social|Assistenza sociale|Maatschappelijk werk|Serviço social|Asistență socială|Социальная работа|Công tác xã hội|社会工作|ソーシャルワーク|사회 복지
Storytelling|Storytelling|Narration|Narración|Narrazione|Verhalen vertellen|Narrativa|Storytelling|Сторителлинг|Kể chuyện|讲故事|ストーリーテリング|스토리텔링
Supply chain management|Lieferkettenmanagement|Gestion de la chaîne logistique|Gestión de la cadena de suministro|Gestione della catena di fornitura|Ketenbeheer|Gestão da cadeia de abastecimento|Managementul lanțului de aprovizionare|Управление цепочками поставок|Quản lý chuỗi cung ứng|供应链管理|サプライチェーン管理|공급망 관리
Teaching|Unterrichten|Enseignement|Enseñanza|Insegnamento|Lesgeven|Ensino|Predare|Преподавание|Giảng dạy|教学|教育指導|교육
Teamwork|Teamarbeit|Travail d’équipe|Trabajo en equipo|Lavoro di squadra|Teamwork|Trabalho em equipe|Lucru în echipă|Работа в команде|Làm việc nhóm|团队合作|チームワーク|팀워크
Time management|Zeitmanagement|Gestion du temps|Gestión del tiempo|Gestione del tempo|Timemanagement|Gestão do tempo|Gestionarea timpului|Управление временем|Quản lý thời gian|时间管理|時間管理|시간 관리
Translation|Übersetzung|Traduction|Traducción|Traduzione|Vertalen|Tradução|Traducere|Перевод|Dịch thuật|翻译|翻訳|번역
Tutoring|Nachhilfe|Soutien scolaire|Clases particulares|Ripetizioni|Bijles geven|Explicações|Meditații|Репетиторство|Gia sư|辅导|個別指導|과외
Urban planning|Stadtplanung|Urbanisme|Urbanismo|Urbanistica|Stedenbouw|Planejamento urbano|Urbanism|Градостроительство|Quy hoạch đô thị|城市规划|都市計画|도시 계획
Written communication|Schriftliche Kommunikation|Communication écrite|Comunicación escrita|Comunicazione scritta|Schriftelijke communicatie|Comunicação escrita|Comunicare scrisă|Письменная коммуникация|Giao tiếp bằng văn bản|书面沟通|文章力|서면 의사소통
`;

/** Names by locale of a skill of our own list, by its English name. */
export const SKILL_NAMES: ReadonlyMap<string, Partial<Record<Locale, string>>> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [english = '', ...names] = line.split('|');
      return [english, Object.fromEntries(ORDER.map((locale, at) => [locale, names[at]]).filter(([, name]) => name))];
    }),
);
