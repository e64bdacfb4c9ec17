import { isLocale } from '@fairway/rules/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prepareFirstMessages } from './lib/messages.ts';

const locale = document.documentElement.dataset.locale;
await prepareFirstMessages(isLocale(locale) ? locale : 'en');
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
