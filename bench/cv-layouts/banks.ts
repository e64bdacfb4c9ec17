// The words of each language.
import type { Locale } from '@fairway/rules/locales';
import { cn } from './bank/cn.ts';
import { de } from './bank/de.ts';
import { en } from './bank/en.ts';
import { es } from './bank/es.ts';
import { fil } from './bank/fil.ts';
import { fr } from './bank/fr.ts';
import { it } from './bank/it.ts';
import { jp } from './bank/jp.ts';
import { ko } from './bank/ko.ts';
import { nl } from './bank/nl.ts';
import { pt } from './bank/pt.ts';
import { ro } from './bank/ro.ts';
import { ru } from './bank/ru.ts';
import { vi } from './bank/vi.ts';
import type { Bank } from './bank-shape.ts';

export const BANKS: Record<Locale, Bank> = { en, cn, de, es, fil, fr, it, jp, ko, nl, pt, ro, ru, vi };
