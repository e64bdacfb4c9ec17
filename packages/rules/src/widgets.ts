// Widgets of my page. @rule widgets.1
import { isWebAddress } from './web-address.ts';

export const WIDGET_KINDS = ['link', 'text', 'picture'] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** `place`: the order that those who keep them chose, which is the one they are shown in. */
export const WIDGET_SORTS = ['place', 'title', 'kind', 'changed'] as const;
export const WIDGET_STATES = ['shown', 'off'] as const;

export const WIDGET_LIMITS = {
  titleCharacters: 80,
  textCharacters: 600,
  linkCharacters: 500,
  /** Of a school, or of the platform. */
  widgets: 30,
  imageBytes: 5_242_880,
  /** How long a deletion can be undone. */
  undoMinutes: 60,
} as const;

/** An address that a widget may lead to: a page of this site, or another over https. */
export function isWidgetLink(link: string): boolean {
  if (/[\s\\]/.test(link)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  return link.startsWith('https://') && isWebAddress(link);
}
