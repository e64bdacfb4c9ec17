// Kinds of employers that a name says to whoever knows it, and no word of it: Barclays is a bank. Who asks for such a name asks for that one employer, so
// these are no forms of the dictionary. Banks are the largest of the countries whose languages are spoken here, by the names that postings have.
import { fold } from '@fairway/rules/folding';
import { type PhraseFinder, phraseFinder, type Words } from '@fairway/rules/recognition/words';

const NAMES: Readonly<Record<string, string>> = {
  bank: [
    'jpmorgan, jp morgan, j p morgan, jpmorgan chase, goldman sachs, morgan stanley, citi, citigroup, wells fargo, capital one, truist, =PNC, bny mellon, =BNY, state street, zions bancorporation, regions financial, huntington national, bancorp, bancshares',
    'royal bank of canada, =RBC, =BMO, =CIBC, scotiabank, desjardins, =BBVA, santander, sabadell, bankinter, caixabank, unicaja, kutxabank, banorte, banamex, bancolombia, davivienda, bradesco, nubank, btg pactual',
    '=HSBC, barclays, lloyds, natwest, standard chartered, nationwide building society, monzo, starling bank, revolut, n26, bnp paribas, societe generale, société générale, crédit agricole, credit agricole, =BPCE, natixis, crédit mutuel, boursorama, =CIC',
    'commerzbank, postbank, =KFW, ing diba, comdirect, sparkasse, volksbank, erste group, =BAWAG, =UBS, credit suisse, julius baer, julius bär, vontobel, pictet, postfinance, abn amro, =ING, rabobank, =KBC, belfius, unicredit, intesa sanpaolo, mediobanca, fineco, =BPER, =MPS, millennium bcp, caixa geral de depósitos, novobanco',
    'nordea, =SEB, swedbank, handelsbanken, =DNB, jyske, sberbank, сбер, =VTB, =ВТБ, tinkoff, тинькофф, газпромбанк, альфа банк, raiffeisen, =BRD, =BCR, =PKO, pekao, mbank',
    '=ICBC, 工商银行, 建设银行, 农业银行, 招商银行, 交通银行, 中信, =MUFG, mizuho bank, mizuho financial, =SMBC, 三菱ufj, みずほ, 三井住友銀行, りそな, nomura, shinhan, kookmin, hana bank, woori bank, =DBS, =OCBC, =UOB, vietcombank, vietinbank, techcombank, vpbank, =BIDV, agribank, bdo unibank, =BPI, metrobank, westpac, =ANZ, commbank, macquarie, =ICICI, =HDFC',
  ].join(', '),
};

let finder: PhraseFinder<string> | undefined;

/** The kinds (concepts) of the employer of this name. */
export function employerKinds(name: Words): string[] {
  finder ??= phraseFinder(
    Object.entries(NAMES).flatMap(([kind, names]) =>
      names.split(', ').map((name): [string, string] => [name.startsWith('=') ? name : fold(name).trim(), kind]),
    ),
  );
  return [...new Set(finder.find(name).map(({ value }) => value))];
}
