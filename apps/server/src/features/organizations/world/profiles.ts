// An organization's profile in words: description HTML by locale, offices with addresses.
import { type Locale, languageTag } from '@fairway/rules/locales';
import { chanceOf } from '@fairway/world-kit/chance';
import { heading, list, paragraph, strong } from '@fairway/world-kit/markup';
import { CITIES } from './cities.ts';
import type { DemoOrganization, OrganizationText } from './organization.ts';
import { STUDENT_WORDS, type StudentWords } from './students.ts';

/** Tagline and description by locale: English, and the organization's own language where it has one. */
export function organizationTexts(organization: DemoOrganization): {
  tagline: Record<string, string>;
  description: Record<string, string>;
} {
  const tagline: Record<string, string> = { en: organization.en.tagline };
  const description: Record<string, string> = { en: describe(organization, organization.en, STUDENT_WORDS.en, 'en') };
  const own = organization.own;
  const words = own && STUDENT_WORDS[own.locale];
  if (own && words) {
    tagline[own.locale] = own.tagline;
    description[own.locale] = describe(organization, own, words, own.locale);
  }
  return { tagline, description };
}

function describe(organization: DemoOrganization, text: OrganizationText, words: StudentWords, locale: Locale): string {
  const chance = chanceOf(`description ${organization.key} ${words.heading}`);
  const places = organization.cities.length;
  const numbers = words.numbers
    .replace('{name}', organization.name)
    .replace('{founded}', String(organization.founded))
    .replace('{people}', new Intl.NumberFormat(languageTag(locale)).format(organization.people))
    .replace('{offices}', places === 1 ? 'one place' : `${places} places`);
  const spoken = chance.sample(words.paragraphs, chance.whole(1, 2));
  return [
    `<p>${strong(text.summary)}</p>`,
    paragraph(text.story),
    paragraph(numbers, ...spoken.slice(0, 1)),
    ...spoken.slice(1).map((text) => paragraph(text)),
    heading(words.heading),
    list(chance.pick(words.lists)),
  ].join('');
}

export type Office = { title: string; address: string; city: string; countryCode: string; isHeadquarters: boolean };

const STREETS: Record<string, readonly string[]> = {
  GB: ['Alder Lane', 'Old Mill Street', 'Lantern Row'], IE: ['Heron Quay', 'Fuchsia Lane'], SE: ['Björkgatan', 'Kajgatan'], NO: ['Fyrveien', 'Bryggegata'],
  DK: ['Lindegade', 'Havnevej'], FI: ['Koivukatu', 'Rantatie'], PL: ['ulica Lipowa', 'ulica Młyńska'], DE: ['Lindenweg', 'Uferstraße', 'Am Speicher'],
  AT: ['Kastaniengasse', 'Mühlgasse'], CH: ['Brunnenweg', 'Seestrasse'], FR: ['rue des Tilleuls', 'quai du Moulin'], BE: ['rue de l’Aubépine', 'avenue des Platanes'],
  ES: ['calle del Olivo', 'paseo del Puerto'], MX: ['calle Jacaranda', 'avenida del Mercado'], IT: ['via dei Tigli', 'corso del Mulino'], NL: ['Molenkade', 'Lindelaan'],
  PT: ['rua das Oliveiras', 'rua do Cais'], BR: ['rua das Palmeiras', 'avenida do Porto'], RO: ['strada Teilor', 'strada Morii'], KZ: ['ulitsa Abrikosovaya', 'prospekt Sadovy'],
  CN: ['Liuying Road', 'Hehua Street'], JP: ['Sakurazaka', 'Minatomachi'], KR: ['Eunhaeng-ro', 'Gangbyeon-gil'], VN: ['đường Hoa Sen', 'phố Cây Đa'],
  PH: ['Sampaguita Street', 'Pier Road'], SG: ['Angsana Walk'], IN: ['Banyan Road', 'Lake View Street'], US: ['Maple Street', 'Harbor Avenue', 'Mill Road'],
  CA: ['Cedar Street', 'Lakeside Road'], AU: ['Wattle Street', 'Ferry Road'],
}; // biome-ignore format: a table

/** The offices of an organization, headquarters first. */
export function organizationOffices(organization: DemoOrganization): Office[] {
  const chance = chanceOf(`offices ${organization.key}`);
  return organization.cities.map((key, index) => {
    const city = CITIES[key];
    const street = chance.pick(STREETS[city.country] ?? ['Main Street']);
    const title = index === 0 ? `${organization.name} ${city.name}` : `${chance.pick(['Office', 'Branch', 'Site', 'Studio'])} ${city.name}`;
    const house = chance.whole(1, 148);
    return { title, address: `${street} ${house}, ${city.name}`, city: city.name, countryCode: city.country, isHeadquarters: index === 0 };
  });
}
