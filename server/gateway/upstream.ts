import { BlockList, isIP } from 'node:net';
import { hostOf, type Resolve } from '../config/openAddress.ts';
import { type AllowedHosts, readAllowed } from '../config/readAllowed.ts';
import { AddressError, type Allowing, judgedTarget, type Target } from '../http/outbound/judgedTarget.ts';

export const ALLOW_SETTING = 'WEFT_GATEWAY_ALLOW';

/** What the operator lets the gateway reach. */
export function allowingOf(gatewayAllow: string | undefined): Allowing {
  const allowed = readAllowed(gatewayAllow ?? '');
  if ('wrong' in allowed) throw new Error(`${ALLOW_SETTING} is read before`);
  return { allowed, setting: ALLOW_SETTING };
}

let near: BlockList | undefined;

/** The machine itself and its link, where clouds keep their secrets: a name that is allowed is no way there. */
function isNear(address: string): boolean {
  if (!near) {
    near = new BlockList();
    for (const net of ['127.0.0.0/8', '0.0.0.0/8', '169.254.0.0/16']) near.addSubnet(...partsOf(net), 'ipv4');
    for (const net of ['::/128', '::1/128', '::ffff:0:0/96', 'fe80::/10']) near.addSubnet(...partsOf(net), 'ipv6');
  }
  return near.check(address, kindOf(address));
}

const partsOf = (net: string): [string, number] => {
  const [address = '', bits = ''] = net.split('/');
  return [address, Number(bits)];
};
const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const isListed = ({ addresses }: AllowedHosts, address: string): boolean => addresses.check(address, kindOf(address));

/** Only hosts and addresses that are named may be reached, those of the wide net too. Throws AddressError. */
export async function upstreamOf(uri: string, allowing: Allowing, resolve?: Resolve): Promise<Target> {
  const { allowed, setting } = allowing;
  const target = await judgedTarget(uri, allowing, resolve);
  const host = hostOf(target.url.hostname);
  const named = allowed.names.has(host);
  const open = target.addresses.every(
    (address) => isListed(allowed, address) || (named && (host === 'localhost' || !isNear(address))),
  );
  if (open) return target;
  throw new AddressError(`目标 ${host} 不在允许之列；确有需要时由运维写进 ${setting}`, true);
}
