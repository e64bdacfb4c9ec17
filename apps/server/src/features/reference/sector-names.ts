// The names of the 14 sectors a deployment starts with, in all locales (@rule reference.2). The platform administrator edits the rows afterwards.
import type { Sector } from '@fairway/rules/jobs';
import type { Locale } from '@fairway/rules/locales';

export const SECTOR_NAMES: Record<Sector, Record<Locale, string>> = {
  consulting: {
    en: 'Consulting', cn: '咨询', de: 'Beratung', es: 'Consultoría', fil: 'Consulting', fr: 'Conseil', it: 'Consulenza', jp: 'コンサルティング', ko: '컨설팅',
    nl: 'Consultancy', pt: 'Consultoria', ro: 'Consultanță', ru: 'Консалтинг', vi: 'Tư vấn',
  },
  consumer_goods_and_retail: {
    en: 'Consumer goods and retail', cn: '消费品与零售', de: 'Konsumgüter und Handel', es: 'Bienes de consumo y comercio', fil: 'Mga produktong pangkonsumo at retail',
    fr: 'Biens de consommation et commerce', it: 'Beni di consumo e commercio', jp: '消費財・小売', ko: '소비재·유통', nl: 'Consumentengoederen en detailhandel',
    pt: 'Bens de consumo e varejo', ro: 'Bunuri de consum și retail', ru: 'Потребительские товары и торговля', vi: 'Hàng tiêu dùng và bán lẻ',
  },
  education_and_research: {
    en: 'Education and research', cn: '教育与科研', de: 'Bildung und Forschung', es: 'Educación e investigación', fil: 'Edukasyon at pananaliksik',
    fr: 'Enseignement et recherche', it: 'Istruzione e ricerca', jp: '教育・研究', ko: '교육·연구', nl: 'Onderwijs en onderzoek', pt: 'Educação e pesquisa',
    ro: 'Educație și cercetare', ru: 'Образование и наука', vi: 'Giáo dục và nghiên cứu',
  },
  energy_and_environment: {
    en: 'Energy and environment', cn: '能源与环境', de: 'Energie und Umwelt', es: 'Energía y medio ambiente', fil: 'Enerhiya at kapaligiran', fr: 'Énergie et environnement',
    it: 'Energia e ambiente', jp: 'エネルギー・環境', ko: '에너지·환경', nl: 'Energie en milieu', pt: 'Energia e meio ambiente', ro: 'Energie și mediu',
    ru: 'Энергетика и экология', vi: 'Năng lượng và môi trường',
  },
  finance_and_insurance: {
    en: 'Finance and insurance', cn: '金融与保险', de: 'Finanzen und Versicherungen', es: 'Finanzas y seguros', fil: 'Pananalapi at insurance', fr: 'Finance et assurance',
    it: 'Finanza e assicurazioni', jp: '金融・保険', ko: '금융·보험', nl: 'Financiën en verzekeringen', pt: 'Finanças e seguros', ro: 'Finanțe și asigurări',
    ru: 'Финансы и страхование', vi: 'Tài chính và bảo hiểm',
  },
  healthcare_and_pharma: {
    en: 'Healthcare and pharma', cn: '医疗与制药', de: 'Gesundheit und Pharma', es: 'Sanidad y farmacia', fil: 'Kalusugan at parmasya', fr: 'Santé et pharmacie',
    it: 'Sanità e farmaceutica', jp: '医療・製薬', ko: '의료·제약', nl: 'Gezondheidszorg en farmacie', pt: 'Saúde e farmacêutica', ro: 'Sănătate și farma',
    ru: 'Здравоохранение и фармацевтика', vi: 'Y tế và dược phẩm',
  },
  hospitality_and_tourism: {
    en: 'Hospitality and tourism', cn: '酒店与旅游', de: 'Gastgewerbe und Tourismus', es: 'Hostelería y turismo', fil: 'Hospitality at turismo', fr: 'Hôtellerie et tourisme',
    it: 'Ospitalità e turismo', jp: 'ホテル・観光', ko: '호텔·관광', nl: 'Horeca en toerisme', pt: 'Hotelaria e turismo', ro: 'Ospitalitate și turism',
    ru: 'Гостиничный бизнес и туризм', vi: 'Khách sạn và du lịch',
  },
  industry_and_manufacturing: {
    en: 'Industry and manufacturing', cn: '工业与制造', de: 'Industrie und Produktion', es: 'Industria y fabricación', fil: 'Industriya at pagmamanupaktura',
    fr: 'Industrie et production', it: 'Industria e produzione', jp: '工業・製造', ko: '산업·제조', nl: 'Industrie en productie', pt: 'Indústria e manufatura',
    ro: 'Industrie și producție', ru: 'Промышленность и производство', vi: 'Công nghiệp và sản xuất',
  },
  legal_and_public_sector: {
    en: 'Legal and public sector', cn: '法律与公共部门', de: 'Recht und öffentlicher Dienst', es: 'Sector jurídico y público', fil: 'Legal at pampublikong sektor',
    fr: 'Droit et secteur public', it: 'Settore legale e pubblico', jp: '法律・公共', ko: '법률·공공', nl: 'Juridische en publieke sector', pt: 'Jurídico e setor público',
    ro: 'Domeniul juridic și sectorul public', ru: 'Право и государственный сектор', vi: 'Pháp lý và khu vực công',
  },
  media_and_culture: {
    en: 'Media and culture', cn: '媒体与文化', de: 'Medien und Kultur', es: 'Medios y cultura', fil: 'Media at kultura', fr: 'Médias et culture', it: 'Media e cultura',
    jp: 'メディア・文化', ko: '미디어·문화', nl: 'Media en cultuur', pt: 'Mídia e cultura', ro: 'Media și cultură', ru: 'СМИ и культура', vi: 'Truyền thông và văn hóa',
  },
  non_profit: {
    en: 'Non-profit', cn: '非营利组织', de: 'Non-Profit', es: 'Sin ánimo de lucro', fil: 'Non-profit', fr: 'Associations et ONG', it: 'Non profit',
    jp: '非営利', ko: '비영리', nl: 'Non-profit', pt: 'Sem fins lucrativos', ro: 'Organizații non-profit', ru: 'Некоммерческие организации', vi: 'Phi lợi nhuận',
  },
  real_estate_and_construction: {
    en: 'Real estate and construction', cn: '房地产与建筑', de: 'Immobilien und Bau', es: 'Inmobiliario y construcción', fil: 'Real estate at konstruksiyon',
    fr: 'Immobilier et construction', it: 'Immobiliare ed edilizia', jp: '不動産・建設', ko: '부동산·건설', nl: 'Vastgoed en bouw', pt: 'Imobiliário e construção',
    ro: 'Imobiliare și construcții', ru: 'Недвижимость и строительство', vi: 'Bất động sản và xây dựng',
  },
  technology_and_telecom: {
    en: 'Technology and telecom', cn: '科技与电信', de: 'Technologie und Telekommunikation', es: 'Tecnología y telecomunicaciones', fil: 'Teknolohiya at telecom',
    fr: 'Technologies et télécoms', it: 'Tecnologia e telecomunicazioni', jp: 'テクノロジー・通信', ko: '기술·통신', nl: 'Technologie en telecom', pt: 'Tecnologia e telecomunicações',
    ro: 'Tehnologie și telecomunicații', ru: 'Технологии и телеком', vi: 'Công nghệ và viễn thông',
  },
  transport_and_logistics: {
    en: 'Transport and logistics', cn: '交通与物流', de: 'Verkehr und Logistik', es: 'Transporte y logística', fil: 'Transportasyon at logistics', fr: 'Transport et logistique',
    it: 'Trasporti e logistica', jp: '運輸・物流', ko: '운송·물류', nl: 'Transport en logistiek', pt: 'Transporte e logística', ro: 'Transport și logistică',
    ru: 'Транспорт и логистика', vi: 'Vận tải và hậu cần',
  },
}; // biome-ignore format: a table
