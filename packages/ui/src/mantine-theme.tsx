// The Mantine theme of a tenant, for the parts that use the kit. It points at tokens.css, so both look alike.
// The accessibility defaults are the five of web-parts.md part 2: with them axe finds nothing serious in the kit's parts.

import { shades } from '@fairway/rules/colours';
import { type CSSVariablesResolver, createTheme, type MantineThemeOverride } from '@mantine/core';
import type { Brand } from './theme.tsx';

/** Words of the kit's own buttons, in the reader's language. */
export type KitTexts = { close: string; clear: string; previous: string; next: string };

/** Points the kit's variables at tokens.css; give it to MantineProvider as `cssVariablesResolver`. */
export const fairwayVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-font-family': 'var(--fw-font)',
    '--mantine-font-family-headings': 'var(--fw-font)',
    '--mantine-color-body': 'var(--fw-canvas)',
    '--mantine-color-text': 'var(--fw-text)',
    '--mantine-color-dimmed': 'var(--fw-text-muted)',
    '--mantine-color-placeholder': 'var(--fw-text-faint)',
    '--mantine-color-anchor': 'var(--fw-primary)',
    '--mantine-color-error': 'var(--fw-danger)',
    '--mantine-color-default': 'var(--fw-surface)',
    '--mantine-color-default-hover': 'var(--fw-hover)',
    '--mantine-color-default-border': 'var(--fw-border-strong)',
    '--mantine-primary-color-filled': 'var(--fw-primary-fill)',
    '--mantine-primary-color-filled-hover': 'var(--fw-primary-fill-hover)',
    '--mantine-primary-color-contrast': 'var(--fw-on-primary)',
    '--mantine-primary-color-light': 'var(--fw-primary-tint)',
    '--mantine-primary-color-light-color': 'var(--fw-primary)',
  },
  light: {},
  dark: {},
});

/** The theme of a tenant for MantineProvider. `texts` name the kit's own buttons for screen readers. */
export function createFairwayTheme(brand: Brand, texts: KitTexts): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': texts.close };
  const nativeList = { withScrollArea: false, styles: { options: { maxHeight: 280, overflowY: 'auto' } } };
  return createTheme({
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: 5 },
    colors: { brand: shades(brand.primaryColor), accent: shades(brand.secondaryColor) },
    autoContrast: true,
    defaultRadius: 10,
    fontFamily: 'var(--fw-font)',
    fontFamilyMonospace: 'var(--fw-font-mono)',
    fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.3125rem', xl: '1.75rem' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    headings: { fontFamily: 'var(--fw-font)', fontWeight: '620' },
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
      Select: { defaultProps: nativeList },
      MultiSelect: { defaultProps: nativeList },
      Autocomplete: { defaultProps: nativeList },
      TagsInput: { defaultProps: nativeList },
      MonthPickerInput: {
        defaultProps: {
          ariaLabels: {
            previousYear: texts.previous,
            nextYear: texts.next,
            previousDecade: texts.previous,
            nextDecade: texts.next,
          },
          clearButtonProps: { 'aria-label': texts.clear },
          popoverProps: { withRoles: false },
        },
      },
    },
  });
}
