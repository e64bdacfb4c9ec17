// The money that people are paid in by country: what an amount without a currency is meant in. Countries that pay in several have none.
import type { PayCurrency } from './pay-comparison.ts';

const COUNTRIES: Partial<Record<PayCurrency, string>> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC SM AD ME XK',
  ...{ AED: 'AE', AUD: 'AU', BRL: 'BR', CAD: 'CA', CHF: 'CH LI', CNY: 'CN', CZK: 'CZ', DKK: 'DK', EGP: 'EG', GBP: 'GB', HKD: 'HK', HUF: 'HU' },
  ...{ IDR: 'ID', ILS: 'IL', INR: 'IN', JPY: 'JP', KRW: 'KR', MXN: 'MX', MYR: 'MY', NOK: 'NO', NZD: 'NZ', PHP: 'PH', PLN: 'PL', RON: 'RO' },
  ...{ RSD: 'RS', RUB: 'RU', SAR: 'SA', SEK: 'SE', SGD: 'SG', THB: 'TH', TRY: 'TR', TWD: 'TW', UAH: 'UA', USD: 'US PR EC SV PA', VND: 'VN', ZAR: 'ZA' },
}; // biome-ignore format: a table

const BY_COUNTRY = new Map(
  (Object.entries(COUNTRIES) as [PayCurrency, string][]).flatMap(([currency, list]) =>
    list.split(' ').map((country): [string, PayCurrency] => [country, currency]),
  ),
);

/** The currency of a country by its ISO code; undefined where the table has none. */
export const currencyOfCountry = (country: string | undefined): PayCurrency | undefined => BY_COUNTRY.get(country ?? '');
