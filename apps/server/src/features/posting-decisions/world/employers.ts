// Whom the career services of the demo world know at employers, and what they noted. A school of one member of staff has notes of nobody else;
// what a colleague wrote who left stays without a name.
type DemoContact = {
  school: string;
  posting: string;
  days: number;
  name: string;
  role: string;
  email: string;
  phone: string;
  note: string;
};
type DemoNote = { school: string; posting: string; days: number; author: string; isShared: boolean; text: string };

const HEAT = 'Graduate engineer, heat from the sea';
const ROBOTS = 'Summer internship, arms for robots';
const FINN = 'finn@nordic.example';

export const DEMO_CONTACTS: readonly DemoContact[] = [
  { school: 'nordic', posting: HEAT, days: 200, name: 'Sunniva Aune', role: 'Recruiter', email: 'sunniva.aune@lindvik.example', phone: '+47 22 00 01 10', note: 'Comes to the spring fair each year. Best before noon.' },
  { school: 'nordic', posting: HEAT, days: 40, name: 'Jonas Lindvik', role: 'Head of engineering', email: 'jonas@lindvik.example', phone: '', note: '' },
  { school: 'albany-bay', posting: HEAT, days: 60, name: 'Sunniva Aune', role: 'Recruiter', email: 'sunniva.aune@lindvik.example', phone: '', note: 'Asked for a list of our courses.' },
  { school: 'nordic', posting: ROBOTS, days: 1, name: 'Zofia Malinowska', role: '', email: '', phone: '+48 58 000 12 34', note: 'Called us before their first posting.' },
]; // biome-ignore format: a table

export const DEMO_EMPLOYER_NOTES: readonly DemoNote[] = [
  { school: 'nordic', posting: HEAT, days: 300, author: '', isShared: true, text: 'Their recruiter comes to the spring fair each year.' },
  { school: 'nordic', posting: HEAT, days: 8, author: FINN, isShared: true, text: 'Told them that we take no postings that are paid by doors.\nThey will offer an hourly wage from the summer on.' },
  { school: 'nordic', posting: HEAT, days: 3, author: FINN, isShared: false, text: 'Ask Jonas for a guest lecture in March.' },
  { school: 'albany-bay', posting: HEAT, days: 11, author: '', isShared: true, text: 'Pay is below what our graduates are offered elsewhere.' },
]; // biome-ignore format: a table
