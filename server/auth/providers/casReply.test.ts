import { expect, test } from 'vitest';
import { readCasReply } from './casReply.ts';

const NS = 'xmlns:cas="http://www.yale.edu/tp/cas"';
const success = (inner: string): string =>
  `<cas:serviceResponse ${NS}><cas:authenticationSuccess>${inner}</cas:authenticationSuccess></cas:serviceResponse>`;

test('a success names its user, attributes do not', () => {
  const reply = success(
    '\n <cas:user> li&amp;<![CDATA[si]]> </cas:user><cas:attributes><cas:user>admin</cas:user></cas:attributes>',
  );
  expect(readCasReply(reply)).toBe('li&si');
});

test('a refusal names nobody', () => {
  const reply = `<cas:serviceResponse ${NS}><cas:authenticationFailure code="INVALID_TICKET"><cas:user>admin</cas:user></cas:authenticationFailure></cas:serviceResponse>`;
  expect(readCasReply(reply)).toBeUndefined();
  expect(readCasReply(success('<cas:user/>'))).toBeUndefined();
});

test.each([
  ['', /no CAS answer/],
  ['{"user":"admin"}', /no CAS answer/],
  ['<html><body>error</body></html>', /root element/],
  [`<cas:serviceResponse ${NS}/>`, /no decision/],
  [success('<cas:user>admin</cas:user>').replaceAll(NS, 'xmlns:cas="http://evil"'), /root element/],
  [success('<cas:user>a</cas:user><cas:user>admin</cas:user>'), /two users/],
  [
    success('').replace('</cas:serviceResponse>', '<cas:authenticationFailure/></cas:serviceResponse>'),
    /two decisions/,
  ],
  [success('<cas:user>admin'), /no CAS answer/],
  [
    `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${success('<cas:user>&e;</cas:user>')}`,
    /document type|no CAS answer/,
  ],
  [`<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${success('<cas:user>&b;</cas:user>')}`, /document type/],
  [success('<cas:user>&admin;</cas:user>'), /no CAS answer/],
])('%s is refused', (xml, why) => {
  expect(() => readCasReply(xml)).toThrow(why);
});
