// The 12 schools of the demo world, all invented. The first is the one that the named people of the tests attend.

export type DemoSchool = {
  slug: string;
  name: string;
  /** As its logo writes it: A to Z and spaces. */
  short: string;
  country: string;
  city: string;
  colors: readonly [string, string];
  /** The first is the main one. */
  domains: readonly string[];
  crest: 'star' | 'wave' | 'book' | 'tree' | 'peak' | 'sun';
  founded: number;
  /** What its career services ask of students who want to be approved by hand. */
  requestText?: string;
};

export const DEMO_SCHOOLS: readonly DemoSchool[] = [
  { slug: 'nordic', name: 'Nordic School of Management', short: 'Nordic', country: 'SE', city: 'Stockholm', colors: ['#1d4e89', '#e3a72f'], domains: ['nordicschool.example', 'student.nordicschool.example', 'alumni.nordicschool.example'], crest: 'star', founded: 1909, requestText: 'Tell us your student number, your programme and the year in which you began or graduated.' },
  { slug: 'valclair', name: 'Institut Valclair', short: 'Valclair', country: 'FR', city: 'Lyon', colors: ['#7a1f3d', '#c99a2e'], domains: ['valclair.example', 'etu.valclair.example'], crest: 'peak', founded: 1887 },
  { slug: 'albany-bay', name: 'Albany Bay University', short: 'Albany Bay', country: 'GB', city: 'Bristol', colors: ['#0f5257', '#d1603d'], domains: ['albanybay.example', 'students.albanybay.example'], crest: 'wave', founded: 1926 },
  { slug: 'havelfeld', name: 'Hochschule Havelfeld', short: 'Havelfeld', country: 'DE', city: 'Berlin', colors: ['#2b2d6e', '#3aa17e'], domains: ['hs-havelfeld.example', 'stud.hs-havelfeld.example'], crest: 'book', founded: 1971 },
  { slug: 'oudeveen', name: 'Oudeveen University of Applied Sciences', short: 'Oudeveen', country: 'NL', city: 'Utrecht', colors: ['#c04a1b', '#17456b'], domains: ['oudeveen.example'], crest: 'wave', founded: 1958 },
  { slug: 'torrealba', name: 'Universidad Torrealba del Mar', short: 'Torrealba', country: 'ES', city: 'Valencia', colors: ['#8c2f1b', '#e0a43b'], domains: ['torrealba.example', 'alumnos.torrealba.example'], crest: 'sun', founded: 1944 },
  { slug: 'collina', name: 'Politecnico della Collina', short: 'Collina', country: 'IT', city: 'Turin', colors: ['#15616d', '#ff7d00'], domains: ['polcollina.example'], crest: 'peak', founded: 1902 },
  { slug: 'lakeshore', name: 'Lakeshore Pine College', short: 'Lakeshore', country: 'US', city: 'Chicago', colors: ['#1b4332', '#d4a017'], domains: ['lakeshorepine.example', 'mail.lakeshorepine.example'], crest: 'tree', founded: 1868 },
  { slug: 'hoshikawa', name: 'Hoshikawa University', short: 'Hoshikawa', country: 'JP', city: 'Osaka', colors: ['#3c1a5b', '#e56b6f'], domains: ['hoshikawa.example', 'g.hoshikawa.example'], crest: 'star', founded: 1919 },
  { slug: 'heyun', name: 'Heyun Institute of Technology', short: 'Heyun', country: 'CN', city: 'Chengdu', colors: ['#9b2226', '#2a9d8f'], domains: ['heyun.example'], crest: 'sun', founded: 1956 },
  { slug: 'may-ngan', name: 'Mây Ngàn Business School', short: 'May Ngan', country: 'VN', city: 'Hanoi', colors: ['#b5179e', '#3a0ca3'], domains: ['mayngan.example'], crest: 'book', founded: 1998 },
  { slug: 'pulo-luntian', name: 'Pulo Luntian State College', short: 'Pulo Luntian', country: 'PH', city: 'Cebu City', colors: ['#2d6a4f', '#f4a261'], domains: ['puloluntian.example', 'student.puloluntian.example'], crest: 'tree', founded: 1963 },
]; // biome-ignore format: a table
