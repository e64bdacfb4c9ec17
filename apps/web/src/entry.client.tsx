import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { documentLocale, prepareFirstMessages } from './lib/messages.ts';
import { firstView } from './lib/page-view.tsx';

await Promise.all([prepareFirstMessages(documentLocale()), firstView()]);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
