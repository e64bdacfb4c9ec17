// British, Irish, Nordic and Polish organizations.
import type { DemoOrganization } from './organization.ts';

export const NORTHERN_ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    key: 'lindvik', name: 'Lindvik Norden Group', cities: ['stockholm', 'gothenburg', 'oslo', 'copenhagen', 'helsinki'], sectors: ['energy_and_environment', 'industry_and_manufacturing'],
    people: 8600, founded: 1921, look: ['horizon', '#0f4c5c', '#e8a13a', 'turbines'], wide: true,
    en: {
      tagline: 'Power, heat and clean water for the Nordic countries',
      summary: 'Lindvik Norden Group builds and runs the power plants, heat networks and water works that four million people in the Nordic countries rely on.',
      story: 'We began with one small dam in 1921. Today most of what we build has no chimney at all: wind at sea, heat pumps that use waste water, and storage that keeps a city warm for three days. Our engineers stay with a plant from the first sketch to its thirtieth year.',
    },
  },
  {
    key: 'lindvikWind', name: 'Lindvik Offshore', cities: ['bergen', 'oslo', 'aarhus'], sectors: ['energy_and_environment'],
    people: 1250, founded: 2009, look: ['arrow', '#12637a', '#f2b84b', 'sea'], parent: 'lindvik',
    en: {
      tagline: 'Wind farms where the water is deep',
      summary: 'Lindvik Offshore plans, builds and operates floating wind farms off the coasts of Norway and Denmark.',
      story: 'Half of the sea that is windy enough is too deep for a foundation. We anchor turbines that float, and we learn with every winter. Crews, planners and data people share one building at the quay, so a question never has far to go.',
    },
  },
  {
    key: 'lindvikService', name: 'Lindvik Blade Works', cities: ['aarhus', 'copenhagen'], sectors: ['energy_and_environment', 'industry_and_manufacturing'],
    people: 310, founded: 2016, look: ['fan', '#1b7f8c', '#f08a4b', 'turbines'], parent: 'lindvikWind',
    en: {
      tagline: 'We give turbine blades a second life',
      summary: 'Lindvik Blade Works inspects, repairs and recycles the blades of wind turbines across northern Europe.',
      story: 'A blade is as long as a football pitch and is made of glass, resin and balsa. Our drones find a crack of two millimetres, our climbers close it, and what can no longer fly becomes foot bridges and noise barriers.',
    },
  },
  {
    key: 'ternbank', name: 'Ternholm Bank', cities: ['copenhagen', 'stockholm', 'oslo', 'helsinki', 'london'], sectors: ['finance_and_insurance'],
    people: 5400, founded: 1888, look: ['initialRing', '#1f3a5f', '#c8963e', 'contours'],
    en: {
      tagline: 'Banking that explains itself',
      summary: 'Ternholm Bank serves families, shipping firms and small organizations from forty branches in the Nordic countries.',
      story: 'Our rule since 1888: if a customer does not understand a contract, the contract is wrong. Every new product is read aloud to people who do not work in finance before it may be sold.',
    },
  },
  {
    key: 'saunaworks', name: 'Kaarela Studios', cities: ['helsinki'], sectors: ['media_and_culture', 'technology_and_telecom'],
    people: 140, founded: 2012, look: ['spark', '#4b2e83', '#ff9f6e', 'night'],
    en: {
      tagline: 'Quiet games for busy people',
      summary: 'Kaarela Studios makes calm puzzle and story games that are played by six million people each month.',
      story: 'No pop-ups, no lives to buy, no streaks to lose. Our games are paid once and finished in a weekend. We show every build to the whole studio on Fridays, from the intern to the founder, and everyone may say what they think.',
    },
  },
  {
    key: 'marlowe', name: 'Marlowe Finch Consulting', cities: ['london', 'manchester', 'dublin', 'brussels', 'amsterdam', 'singapore'], sectors: ['consulting'],
    people: 3100, founded: 1979, look: ['initialCut', '#26334d', '#d4a24c', 'skyline'], wide: true,
    en: {
      tagline: 'Advice that survives the first Monday',
      summary: 'Marlowe Finch Consulting helps hospitals, railways and public services to work better with the people they already have.',
      story: 'We staff small teams that stay until the change works in daily life, not until the slides are done. New analysts spend their first month on the ground: on a ward, in a depot, at a help desk.',
    },
  },
  {
    key: 'wrenfield', name: 'Wrenfield Health', cities: ['manchester', 'bristol', 'edinburgh'], sectors: ['healthcare_and_pharma'],
    people: 2700, founded: 1995, look: ['drop', '#0e7c66', '#f4a259', 'leaves'],
    en: {
      tagline: 'Care that begins at home',
      summary: 'Wrenfield Health runs community clinics and home-care teams in the north and west of Britain.',
      story: 'Nurses plan their own rounds, physiotherapists and social workers share one record, and nobody has to tell their story twice. Students join a mixed team from the first day and always have a named mentor.',
    },
  },
  {
    key: 'oldquay', name: 'Oldquay Press', cities: ['edinburgh', 'london'], sectors: ['media_and_culture'],
    people: 210, founded: 1934, look: ['pages', '#7a2e2e', '#e2b04a', 'books'],
    en: {
      tagline: 'Books and podcasts for curious people',
      summary: 'Oldquay Press publishes essays, travel writing and narrative podcasts from its house on the Edinburgh waterfront.',
      story: 'We sign forty new authors each year and edit every page twice. Our audio team grew out of the proof-reading room: people who listen well turned out to make good radio.',
    },
  },
  {
    key: 'pennant', name: 'Pennant & Rowe Law', cities: ['london', 'bristol'], sectors: ['legal_and_public_sector'],
    people: 640, founded: 1952, look: ['initialSquare', '#2d2a4a', '#b5893b', 'arches'],
    en: {
      tagline: 'Clear words in difficult moments',
      summary: 'Pennant & Rowe Law advises employers, charities and universities on work, data and education law.',
      story: 'Our letters fit on one page and contain no Latin. Trainees sit next to a partner, draft real documents from the second week and spend a day each month in our free advice clinic.',
    },
  },
  {
    key: 'clovertel', name: 'Cloverline Telecom', cities: ['dublin', 'cork'], sectors: ['technology_and_telecom'],
    people: 1900, founded: 1998, look: ['petals', '#1d7a46', '#f2c14e', 'circuit'],
    en: {
      tagline: 'Fast lines to the last farm',
      summary: 'Cloverline Telecom brings fibre and mobile networks to towns and farms all over Ireland.',
      story: 'We measure ourselves by the slowest line, not by the fastest. Field crews, software teams and customer people meet every morning at half past eight, and whatever broke in the night is mended together.',
    },
  },
  {
    key: 'vistula', name: 'Wisłoka Robotics', cities: ['krakow', 'warsaw'], sectors: ['industry_and_manufacturing', 'technology_and_telecom'],
    people: 460, founded: 2011, look: ['cube', '#b23a48', '#2b4162', 'blocks'],
    en: {
      tagline: 'Robots that carry what backs should not',
      summary: 'Wisłoka Robotics builds warehouse and hospital robots that lift, carry and sort next to people.',
      story: 'Every robot stops when a child could. Our safety team has the last word on each release, and our test hall is open to visiting school classes on the first Friday of the month.',
    },
  },
  {
    key: 'amberfreight', name: 'Bursztyn Freight', cities: ['warsaw', 'rotterdam', 'hamburg', 'gothenburg'], sectors: ['transport_and_logistics'],
    people: 2200, founded: 1993, look: ['bars', '#c77700', '#3b3a5a', 'harbour'],
    en: {
      tagline: 'Freight that comes on time, and by rail',
      summary: 'Bursztyn Freight moves goods between the Baltic, the North Sea and the Black Sea, two thirds of it by train.',
      story: 'Our planners speak eleven languages and know every siding between Rotterdam and Bucharest. The night desk is our pride: it has not missed a handover in four years.',
    },
  },
]; // biome-ignore format: one organization a paragraph
