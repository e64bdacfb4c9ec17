// Campuses and programs of the demo schools. A program names its campuses by their places in the list; none: wherever it is taught.
import type { EDUCATION_FIELDS, EducationLevel } from '@fairway/rules/jobs';

type Field = (typeof EDUCATION_FIELDS)[number];
type DemoCampus = { name: string; city: string };
type DemoProgram = { name: string; level: EducationLevel; fields: readonly Field[]; at?: readonly number[]; about: string };
export type DemoStudies = { campuses: readonly DemoCampus[]; programs: readonly DemoProgram[] };

/** By the slug of the school. */
export const DEMO_STUDIES: Readonly<Record<string, DemoStudies>> = {
  nordic: {
    campuses: [
      { name: 'Stockholm, Old Harbour', city: 'Stockholm' },
      { name: 'Gothenburg', city: 'Gothenburg' },
      { name: 'Malmö', city: 'Malmö' },
    ],
    programs: [
      { name: 'MSc in International Business', level: 'master', fields: ['business_administration', 'international_relations'], at: [0, 1], about: 'Two years on firms that work across borders, with a term abroad.' },
      { name: 'MSc in Finance', level: 'master', fields: ['finance', 'economics'], at: [0], about: 'Markets, valuation and risk, with a trading room of our own.' },
      { name: 'MSc in Marketing and Data', level: 'master', fields: ['marketing', 'data_science'], at: [0, 2], about: 'What customers do, and how to find out without asking them.' },
      { name: 'BSc in Business and Economics', level: 'bachelor', fields: ['business_administration', 'economics'], at: [0, 1, 2], about: 'Three years of foundations, an exchange term and a thesis.' },
      { name: 'MSc in Energy Economics and Management', level: 'master', fields: ['economics', 'engineering'], at: [0, 1], about: 'Markets, grids and the people between them.' },
      { name: 'BSc in Information Systems', level: 'bachelor', fields: ['computer_science'], at: [1], about: 'Software for organisations, with a term in one of them.' },
      { name: 'Full-time MBA', level: 'mba', fields: ['business_administration'], at: [0], about: 'One year for people with five years of work behind them.' },
      { name: 'Executive MBA', level: 'mba', fields: ['business_administration'], at: [0, 1], about: 'Twenty long weekends beside a job.' },
      { name: 'PhD in Management', level: 'phd', fields: ['business_administration'], at: [0], about: 'Four years of research in one of six groups.' },
      { name: 'Certificate in Sustainable Finance', level: 'certification', fields: ['finance', 'environment'], about: 'Twelve weeks, taught online in the evening.' },
    ],
  },
  valclair: {
    campuses: [
      { name: 'Lyon Confluence', city: 'Lyon' },
      { name: 'Paris Bastille', city: 'Paris' },
    ],
    programs: [
      { name: 'Programme Grande École', level: 'master', fields: ['business_administration'], at: [0, 1], about: 'General management after the preparatory classes, with an apprenticeship in the last year.' },
      { name: 'Master Luxury and Fashion Management', level: 'master', fields: ['marketing', 'design'], at: [1], about: 'Houses, ateliers and their shops.' },
      { name: 'Master Audit et Contrôle', level: 'master', fields: ['accounting', 'finance'], at: [0], about: 'Prepares for the examinations of the profession.' },
      { name: 'Bachelor in International Management', level: 'bachelor', fields: ['business_administration', 'languages'], at: [0, 1], about: 'Three years in three countries.' },
      { name: 'Mastère Spécialisé Achats et Logistique', level: 'master', fields: ['logistics'], at: [0], about: 'One year with purchasing teams of the Rhône valley.' },
      { name: 'Doctorate in Business Administration', level: 'dba', fields: ['business_administration'], at: [1], about: 'Research on a question from your own firm.' },
    ],
  },
  'albany-bay': {
    campuses: [
      { name: 'Harbourside', city: 'Bristol' },
      { name: 'Clifton Downs', city: 'Bristol' },
      { name: 'Taunton', city: 'Taunton' },
    ],
    programs: [
      { name: 'BA History and Politics', level: 'bachelor', fields: ['humanities', 'political_science'], at: [1], about: 'Joint honours with a placement year.' },
      { name: 'BSc Computer Science', level: 'bachelor', fields: ['computer_science'], at: [0], about: 'Systems, software and a group project for a real client.' },
      { name: 'BSc Psychology', level: 'bachelor', fields: ['psychology'], at: [1], about: 'Methods first, then a choice of four paths.' },
      { name: 'BSc Nursing (Adult)', level: 'bachelor', fields: ['health_sciences'], at: [2], about: 'Half the time in hospitals of the county.' },
      { name: 'MSc Data Science', level: 'master', fields: ['data_science', 'statistics'], at: [0], about: 'One year, with a summer project.' },
      { name: 'MA Journalism', level: 'master', fields: ['communication'], at: [0], about: 'A newsroom that publishes every day.' },
      { name: 'LLB Law', level: 'bachelor', fields: ['law'], at: [1], about: 'With a free advice centre run by students.' },
      { name: 'PhD Marine Biology', level: 'phd', fields: ['biology', 'environment'], at: [0], about: 'On the estuary and at sea.' },
    ],
  },
  havelfeld: {
    campuses: [
      { name: 'Campus Spandau', city: 'Berlin' },
      { name: 'Campus Potsdam', city: 'Potsdam' },
    ],
    programs: [
      { name: 'Wirtschaftsingenieurwesen (B. Eng.)', level: 'bachelor', fields: ['engineering', 'business_administration'], at: [0], about: 'Seven terms, one of them in a firm.' },
      { name: 'Informatik (B. Sc.)', level: 'bachelor', fields: ['computer_science'], at: [0, 1], about: 'Software, networks and security.' },
      { name: 'Maschinenbau (B. Eng.)', level: 'bachelor', fields: ['mechanical_engineering'], at: [0], about: 'Also as a dual course with an apprenticeship.' },
      { name: 'Data Engineering (M. Sc.)', level: 'master', fields: ['data_science', 'computer_science'], at: [1], about: 'Taught in English.' },
      { name: 'Erneuerbare Energien (M. Eng.)', level: 'master', fields: ['electrical_engineering', 'environment'], at: [0], about: 'Wind, sun and the grid between them.' },
      { name: 'Soziale Arbeit (B. A.)', level: 'bachelor', fields: ['social_sciences'], at: [1], about: 'With a state recognition year.' },
    ],
  },
  oudeveen: {
    campuses: [
      { name: 'Oudegracht', city: 'Utrecht' },
      { name: 'Eemland', city: 'Amersfoort' },
    ],
    programs: [
      { name: 'HBO Bedrijfskunde', level: 'bachelor', fields: ['business_administration'], at: [0, 1], about: 'Four years with two internships.' },
      { name: 'Bachelor Communication and Media Design', level: 'bachelor', fields: ['design', 'communication'], at: [0], about: 'From sketch to working product.' },
      { name: 'Bachelor Logistics Management', level: 'bachelor', fields: ['logistics'], at: [1], about: 'Ports, warehouses and the last mile.' },
      { name: 'Bachelor Physiotherapy', level: 'bachelor', fields: ['health_sciences'], at: [0], about: 'With practice from the first month.' },
      { name: 'Master Circular Design', level: 'master', fields: ['design', 'environment'], at: [0], about: 'Things that are made twice.' },
      { name: 'Associate Degree Software Development', level: 'diploma', fields: ['computer_science'], at: [1], about: 'Two years, half of them at work.' },
    ],
  },
  torrealba: {
    campuses: [
      { name: 'Campus del Puerto', city: 'Valencia' },
      { name: 'Campus de la Huerta', city: 'Burjassot' },
      { name: 'Sede de Alicante', city: 'Alicante' },
    ],
    programs: [
      { name: 'Grado en Administración de Empresas', level: 'bachelor', fields: ['business_administration'], at: [0, 2], about: 'Cuatro años, con prácticas en el último.' },
      { name: 'Grado en Derecho', level: 'bachelor', fields: ['law'], at: [0], about: 'With a legal clinic in the harbour quarter.' },
      { name: 'Grado en Turismo', level: 'bachelor', fields: ['hospitality'], at: [2], about: 'Hotels, heritage and the sea.' },
      { name: 'Grado en Ingeniería Agronómica', level: 'bachelor', fields: ['agriculture', 'engineering'], at: [1], about: 'In the fields around the campus.' },
      { name: 'Máster en Arquitectura', level: 'master', fields: ['architecture'], at: [0], about: 'The degree that the profession asks for.' },
      { name: 'Máster en Marketing Digital', level: 'master', fields: ['marketing'], at: [0], about: 'One year beside a job.' },
      { name: 'Doctorado en Economía', level: 'phd', fields: ['economics'], at: [0], about: 'Three to five years.' },
    ],
  },
  collina: {
    campuses: [
      { name: 'Sede Centrale', city: 'Turin' },
      { name: 'Lingotto', city: 'Turin' },
    ],
    programs: [
      { name: 'Laurea in Ingegneria Informatica', level: 'bachelor', fields: ['computer_science', 'engineering'], at: [0], about: 'Tre anni, in italiano o in inglese.' },
      { name: 'Laurea in Ingegneria Meccanica', level: 'bachelor', fields: ['mechanical_engineering'], at: [1], about: 'Beside the test tracks.' },
      { name: 'Laurea Magistrale in Architettura', level: 'master', fields: ['architecture'], at: [0], about: 'Restoration and new building.' },
      { name: 'MSc Automotive Engineering', level: 'master', fields: ['mechanical_engineering', 'electrical_engineering'], at: [1], about: 'Taught in English, with a year of projects.' },
      { name: 'MSc Mathematical Engineering', level: 'master', fields: ['mathematics', 'statistics'], at: [0], about: 'Models that have to work.' },
      { name: 'Dottorato in Fisica', level: 'phd', fields: ['physics'], at: [0], about: 'Three years in one of four laboratories.' },
      { name: 'Master in Industrial Design', level: 'master', fields: ['design'], at: [0], about: 'Objects, from the first line to the mould.' },
    ],
  },
  lakeshore: {
    campuses: [
      { name: 'Lake Campus', city: 'Chicago' },
      { name: 'Pine Grove', city: 'Evanston' },
    ],
    programs: [
      { name: 'BA Economics', level: 'bachelor', fields: ['economics'], at: [0], about: 'Four years of liberal arts with a major.' },
      { name: 'BA Communication', level: 'bachelor', fields: ['communication'], at: [0], about: 'Radio, print and what came after.' },
      { name: 'BS Biology', level: 'bachelor', fields: ['biology'], at: [1], about: 'With summers at the field station.' },
      { name: 'BS Computer Science', level: 'bachelor', fields: ['computer_science'], at: [0, 1], about: 'Small classes, large problems.' },
      { name: 'BFA Studio Art', level: 'bachelor', fields: ['arts'], at: [1], about: 'A studio of your own from the second year.' },
      { name: 'MBA', level: 'mba', fields: ['business_administration'], at: [0], about: 'Evenings and Saturdays, two and a half years.' },
      { name: 'MEd Teaching', level: 'master', fields: ['education'], at: [1], about: 'With a licence to teach in the state.' },
    ],
  },
  hoshikawa: {
    campuses: [
      { name: 'Nakanoshima', city: 'Osaka' },
      { name: 'Senri', city: 'Suita' },
      { name: 'Kobe', city: 'Kobe' },
    ],
    programs: [
      { name: '経営学部 経営学科', level: 'bachelor', fields: ['business_administration'], at: [0], about: 'Four years, with seminars from the third.' },
      { name: '工学部 機械工学科', level: 'bachelor', fields: ['mechanical_engineering'], at: [1], about: 'Workshops of its own.' },
      { name: '文学部 国際文化学科', level: 'bachelor', fields: ['humanities', 'languages'], at: [0], about: 'Two foreign languages and a year abroad.' },
      { name: '大学院 情報科学研究科', level: 'master', fields: ['computer_science', 'data_science'], at: [1], about: 'Two years, in Japanese or English.' },
      { name: 'Global Business Program (English)', level: 'bachelor', fields: ['business_administration', 'international_relations'], at: [0, 2], about: 'Taught in English from the first day.' },
      { name: '看護学部 看護学科', level: 'bachelor', fields: ['health_sciences'], at: [2], about: 'With the city hospital.' },
    ],
  },
  heyun: {
    campuses: [
      { name: 'Jinjiang', city: 'Chengdu' },
      { name: 'Tianfu New Area', city: 'Chengdu' },
    ],
    programs: [
      { name: '计算机科学与技术', level: 'bachelor', fields: ['computer_science'], at: [0, 1], about: 'Four years; the last one is a project.' },
      { name: '电子信息工程', level: 'bachelor', fields: ['electrical_engineering'], at: [0], about: 'Signals, chips and radio.' },
      { name: '工商管理', level: 'bachelor', fields: ['business_administration'], at: [1], about: 'With a term at a partner school.' },
      { name: '人工智能（硕士）', level: 'master', fields: ['computer_science', 'mathematics'], at: [1], about: 'Three years with a research group.' },
      { name: 'Master of Logistics Engineering (English)', level: 'master', fields: ['logistics', 'engineering'], at: [1], about: 'Taught in English.' },
      { name: '材料科学（博士）', level: 'phd', fields: ['physics', 'chemistry'], at: [0], about: 'Four years in the laboratory.' },
    ],
  },
  'may-ngan': {
    campuses: [
      { name: 'Hồ Tây', city: 'Hanoi' },
      { name: 'Quận 7', city: 'Ho Chi Minh City' },
    ],
    programs: [
      { name: 'Cử nhân Quản trị kinh doanh', level: 'bachelor', fields: ['business_administration'], at: [0, 1], about: 'Four years with an internship each summer.' },
      { name: 'Cử nhân Marketing', level: 'bachelor', fields: ['marketing'], at: [1], about: 'Brands, shops and screens.' },
      { name: 'Cử nhân Kế toán', level: 'bachelor', fields: ['accounting'], at: [0], about: 'Prepares for international examinations.' },
      { name: 'Cử nhân Tài chính', level: 'bachelor', fields: ['finance'], at: [0], about: 'Banks and markets of the region.' },
      { name: 'Thạc sĩ Quản trị nhân lực', level: 'master', fields: ['human_resources'], at: [0], about: 'In the evening, two years.' },
      { name: 'International MBA', level: 'mba', fields: ['business_administration'], at: [1], about: 'Taught in English with a partner in Lyon.' },
    ],
  },
  'pulo-luntian': {
    campuses: [
      { name: 'Main Campus', city: 'Cebu City' },
      { name: 'Mactan', city: 'Lapu-Lapu' },
      { name: 'Bohol Extension', city: 'Tagbilaran' },
    ],
    programs: [
      { name: 'BS Information Technology', level: 'bachelor', fields: ['computer_science'], at: [0, 1], about: 'Four years with 500 hours of practice.' },
      { name: 'BS Hospitality Management', level: 'bachelor', fields: ['hospitality'], at: [1], about: 'In hotels of the island.' },
      { name: 'BS Nursing', level: 'bachelor', fields: ['health_sciences'], at: [0], about: 'Prepares for the board examination.' },
      { name: 'BS Accountancy', level: 'bachelor', fields: ['accounting'], at: [0], about: 'Five years, with a review term.' },
      { name: 'Bachelor of Elementary Education', level: 'bachelor', fields: ['education'], at: [0, 2], about: 'With a year in classrooms.' },
      { name: 'BS Marine Biology', level: 'bachelor', fields: ['biology', 'environment'], at: [2], about: 'On the reef.' },
      { name: 'Master in Public Administration', level: 'master', fields: ['political_science'], at: [0], about: 'On Saturdays, two years.' },
    ],
  },
}; // biome-ignore format: a table
