import { isLocale } from '@fairway/rules/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prepareMessages } from './lib/messages.ts';

const locale = document.documentElement.dataset.locale;
await prepareMessages(isLocale(locale) ? locale : 'en');
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
