import { BlockList, isIP } from 'node:net';

/** Which hosts and addresses may be reached though they are the house's own: `WEFT_WEBHOOK_ALLOW`. */
export interface AllowedHosts {
  names: ReadonlySet<string>;
  addresses: BlockList;
}

/** Reads `hooks.internal, 10.1.2.0/24, 127.0.0.1`; an entry that is none of these is answered as it is. */
export function readAllowed(text: string): AllowedHosts | { wrong: string } {
  const names = new Set<string>();
  const addresses = new BlockList();
  for (const entry of text.split(',').flatMap((each) => each.trim().toLowerCase() || [])) {
    const [address = '', bits, ...more] = entry.split('/');
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    if (family === 0) {
      if (bits !== undefined || !/^[a-z0-9.-]{1,253}$/.test(entry)) return { wrong: entry };
      names.add(entry);
    } else if (more.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      return { wrong: entry };
    else addresses.addSubnet(address, bits === undefined ? most : Number(bits), family === 6 ? 'ipv6' : 'ipv4');
  }
  return { names, addresses };
}
