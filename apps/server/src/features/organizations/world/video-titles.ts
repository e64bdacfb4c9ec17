// What videos are called in the language of an organization's country; {name} is filled in.
import type { LocalLocale } from './stories-local.ts';

export const LOCAL_VIDEO_TITLES: Record<LocalLocale, string> = {
  de: 'Ein Rundgang durch {name}',
  nl: 'Een rondje door {name}',
  fr: 'Une visite de {name}',
  es: 'Un paseo por {name}',
  it: 'Una visita a {name}',
  pt: 'Uma visita à {name}',
  ro: 'Un tur prin {name}',
  ru: 'Прогулка по {name}',
  cn: '走进{name}',
  jp: '{name}の一日',
  ko: '{name}의 하루',
  vi: 'Một vòng quanh {name}',
  fil: 'Isang araw sa {name}',
};
