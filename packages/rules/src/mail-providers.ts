// Providers that give a mail address to anybody. An address of theirs proves nothing about a school, so they must never stand for one:
// neither in a list of schools, nor in a school's settings, nor as the address that verifies a student.
// @rule verification.16, verification.21

const PROVIDERS: ReadonlySet<string> = new Set(
  `126.com 139.com 163.com 188.com 21cn.com a1.net abv.bg aim.com alice.it aliyun.com aol.co.uk aol.com aol.de aon.at arcor.de att.net bell.net
  bellsouth.net bigpond.com bigpond.net.au bk.ru blueyonder.co.uk bluewin.ch btinternet.com btopenworld.com centrum.cz charter.net
  chello.at chello.nl club-internet.fr comcast.net cox.net daum.net disroot.org dodo.com.au duck.com earthlink.net eircom.net email.com email.cz
  email.de euskalnet.net fastmail.com fastmail.fm foxmail.com free.fr freemail.hu freenet.de freenetmail.de frontier.com gmail.com gmx.at gmx.ch
  gmx.com gmx.de gmx.fr gmx.net googlemail.com gmx.co.uk hanmail.net hey.com home.nl hotmail.be hotmail.ca hotmail.ch hotmail.co.jp hotmail.co.uk
  hotmail.com hotmail.com.br hotmail.de hotmail.dk hotmail.es hotmail.fr hotmail.it hotmail.nl hotmail.no hotmail.se hushmail.com icloud.com
  iinet.net.au inbox.com inbox.lt inbox.lv inbox.ru indiatimes.com interia.eu interia.pl internode.on.net iol.ie iprimus.com.au juno.com kpnmail.nl
  kolabnow.com laposte.net libero.it list.ru live.at live.be live.ca live.cn live.co.uk live.com live.com.au live.de live.dk live.fr live.ie live.it
  live.jp live.nl live.no live.se lycos.com mac.com mail.bg mail.com mail.de mail.dk mail.ee mail.ru mailbox.org mailfence.com me.com msn.com
  mts.net mweb.co.za nate.com naver.com netscape.net netzero.net neuf.fr ntlworld.com numericable.fr o2.co.uk o2.pl online.de online.no
  onet.eu onet.pl op.pl optimum.net optonline.net optusnet.com.au orange.fr outlook.at outlook.be outlook.co.th outlook.com outlook.com.br
  outlook.cz outlook.de outlook.dk outlook.es outlook.fr outlook.ie outlook.in outlook.it outlook.jp outlook.kr outlook.ph outlook.pt outlook.sa
  passport.com planet.nl pm.me posteo.de posteo.net prodigy.net prodigy.net.mx proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com
  riseup.net roadrunner.com rocketmail.com rogers.com runbox.com sapo.pt sasktel.net sbcglobal.net seznam.cz sfr.fr shaw.ca simplelogin.com
  sina.cn sina.com sky.com skynet.be sohu.com startmail.com suddenlink.net sunrise.ch sympatico.ca t-online.de
  talktalk.net telenet.be telfort.nl telia.com terra.com.br tim.it tin.it tiscali.co.uk tiscali.it tlen.pl tom.com tuta.com tuta.io tutamail.com
  tutanota.com tutanota.de ukr.net uol.com.br upcmail.nl verizon.net videotron.ca vip.qq.com vip.163.com virgilio.it virgin.net virginmedia.com
  walla.co.il walla.com wanadoo.fr web.de windowslive.com windstream.net wp.pl xs4all.nl xtra.co.nz ya.ru yahoo.ca yahoo.cn yahoo.co.id yahoo.co.in
  yahoo.co.jp yahoo.co.kr yahoo.co.nz yahoo.co.th yahoo.co.uk yahoo.co.za yahoo.com yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.cn
  yahoo.com.hk yahoo.com.mx yahoo.com.my yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.vn yahoo.de yahoo.dk yahoo.es yahoo.fr
  yahoo.gr yahoo.ie yahoo.in yahoo.it yahoo.no yahoo.pl yahoo.ro yahoo.se yandex.by yandex.com yandex.kz yandex.ru yandex.ua yeah.net ymail.com
  zeelandnet.nl ziggo.nl zoho.com zoho.eu zoho.in zohomail.com
  10minutemail.com discard.email dispostable.com fakeinbox.com getnada.com guerrillamail.com guerrillamail.info guerrillamail.net
  maildrop.cc mailinator.com mailnesia.com mintemail.com mohmal.com mytemp.email sharklasers.com spamgourmet.com temp-mail.org tempmail.com
  throwawaymail.com trashmail.com trashmail.de yopmail.com yopmail.fr yopmail.net`.split(/\s+/),
);

/** True for a mail provider open to anybody (gmail.com, web.de, a throw-away one), and for every name below one. In any case of letters. */
export function isPublicMailProvider(domain: string): boolean {
  const labels = domain.trim().toLowerCase().replace(/\.$/, '').split('.');
  return labels.some((_, at) => PROVIDERS.has(labels.slice(at).join('.')));
}
