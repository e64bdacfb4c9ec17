// For the browser tests of features: a page of the web with its boot, messages, API, router and dialogs around one element.
import { createApi } from '@fairway/client/api';
import type { Boot } from '@fairway/client/page-request';
import { FEATURE_NAMES } from '@fairway/contract/switches';
import { type Locale, languageTag } from '@fairway/rules/locales';
import { DialogProvider } from '@fairway/ui/dialog-stack';
import { mount } from '@fairway/ui/mount';
import { Toasts } from '@fairway/ui/toasts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { ApiContext } from '../lib/api.ts';
import { prepareMessages } from '../lib/later-messages.ts';
import { preparedMessages } from '../lib/messages.ts';
import { createQueries } from '../lib/queries.ts';
import { fillSlotsFrom } from '../lib/slots.tsx';

fillSlotsFrom(async () => (await import('../features.ts')).FEATURES);

export type Staging = {
  tenant?: Partial<Boot['tenant']>;
  pages?: string[];
  /** Names that staff gave to sectors. */
  sectorNames?: Readonly<Record<string, string>>;
  /** Answers the calls of the API. */
  reply?: (request: Request) => Response | Promise<Response>;
  scheme?: 'light' | 'dark';
  /** English unless told. */
  locale?: Locale;
  /** Address behind the origin. */
  address?: string;
};

/** The boot of a tenant for tests. */
export function testBoot({
  tenant = {},
  pages = ['jobs', 'employers', 'tools', 'apps', 'login', 'redirect'],
  sectorNames,
  locale = 'en',
}: Staging = {}): Boot {
  const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, true])) as Boot['tenant']['features'];
  return {
    locale,
    languageTag: languageTag(locale),
    origin: window.location.origin,
    pages,
    ...(sectorNames ? { sectorNames } : {}),
    tenant: {
      id: 1,
      name: 'Nordic Careers',
      logo: null,
      primaryColor: '#0f6b57',
      secondaryColor: '#835000',
      locale: 'en',
      socialAuths: [],
      consent: 'implied',
      administratorsNeedSecondFactor: false,
      accounts: 'plain',
      school: null,
      blogLink: 'https://blog.example.org',
      faqLink: null,
      privacyLink: 'https://privacy.example.org',
      messengerLink: null,
      translatorTemplate: null,
      hasImprint: false,
      hasBlog: false,
      maintenance: null,
      phoneCountry: 'NO',
      production: false,
      features,
      ...tenant,
    },
  };
}

let staged: ReactNode;

function StagedPage() {
  return staged;
}

/** Mounts an element as a page. Gives the addresses that were navigated to, first the one it started at. */
export async function stage(element: ReactNode, staging: Staging = {}): Promise<string[]> {
  const boot = testBoot(staging);
  await prepareMessages(boot.locale);
  const messages = preparedMessages(boot.locale);
  const reply = staging.reply ?? (() => Response.json({ code: 'unavailable' }, { status: 503 }));
  const api = createApi({ fetch: async (request) => reply(request), origin: boot.origin, languageTag: boot.languageTag });
  const addresses: string[] = [];
  const { dialog, error, loading } = messages.shell;
  const texts = { ...dialog, loading, errorTitle: error.title, failed: error.text };
  staged = (
    <IntlProvider locale={boot.languageTag} messages={messages} timeZone="UTC">
      <ApiContext value={api}>
        <QueryClientProvider client={createQueries()}>
          <DialogProvider texts={texts}>
            <div data-stage="" />
            {element}
            <Toasts label="Notifications" closeLabel="Close this notification" />
          </DialogProvider>
        </QueryClientProvider>
      </ApiContext>
    </IntlProvider>
  );
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: StagedPage,
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url);
        addresses.push(pathname + search);
        return { boot, brand: {} };
      },
    },
  ]);
  const first = staging.address ?? `/${boot.locale}/jobs`;
  addresses.push(first);
  await mount(<Stub initialEntries={[first]} hydrationData={{ loaderData: { root: { boot, brand: {} } } }} />, staging.scheme);
  document.documentElement.lang = boot.languageTag;
  return addresses;
}
