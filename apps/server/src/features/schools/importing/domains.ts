// Which domains may stand for a school. A student proves a school with an address of its domain, so a domain that everybody can have an
// address of, or that many schools share, must never be one.

/** Providers that give an address to anybody. */
const PUBLIC_MAIL = new Set(
  `126.com 139.com 163.com 21cn.com abv.bg aim.com alice.it aliyun.com aol.com arcor.de att.net bell.net bellsouth.net bigpond.com bk.ru
  bluewin.ch btinternet.com btopenworld.com centrum.cz charter.net comcast.net cox.net daum.net duck.com earthlink.net email.com email.cz
  fastmail.com foxmail.com free.fr freemail.hu freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hanmail.net hey.com
  hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com inbox.lv inbox.ru interia.pl kpnmail.nl
  laposte.net libero.it list.ru live.co.uk live.com live.fr live.nl mac.com mail.bg mail.com mail.de mail.ee mail.ru mailbox.org me.com msn.com
  nate.com naver.com neuf.fr ntlworld.com o2.pl online.no onet.pl op.pl optonline.net orange.fr outlook.com outlook.de outlook.es outlook.fr
  pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com sapo.pt sbcglobal.net seznam.cz
  sfr.fr shaw.ca sina.cn sina.com sky.com skynet.be sohu.com startmail.com sympatico.ca t-online.de telenet.be telia.com tiscali.it tuta.com
  tutanota.com ukr.net verizon.net virgilio.it virginmedia.com wanadoo.fr web.de wp.pl xs4all.nl ya.ru yahoo.ca yahoo.co.in yahoo.co.jp
  yahoo.co.uk yahoo.com yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru yeah.net ymail.com ziggo.nl zoho.com`.split(
    /\s+/,
  ),
);
const SHARED_SUFFIX = /^(ac|co|com|edu|go|gob|gov|k12|mil|net|org|sch|school|univ)(\.[a-z]{2})?$/;
const DOMAIN = /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

export type DomainFault = 'public_mail' | 'shared_suffix' | 'no_domain';

/** The domain as it is kept: lower case, without an address around it, in its ASCII form. */
export function tidyDomain(typed: string): string {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/[/?#:].*$/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

/** Why a tidy domain cannot stand for a school; undefined where it can. */
export function domainFault(domain: string): DomainFault | undefined {
  if (PUBLIC_MAIL.has(domain)) return 'public_mail';
  if (SHARED_SUFFIX.test(domain)) return 'shared_suffix';
  return DOMAIN.test(domain) ? undefined : 'no_domain';
}
