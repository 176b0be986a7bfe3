import { Socket } from 'node:net';
import { lookupAmong } from '../../config/openAddress.ts';
import type { ForeignSettings } from './ForeignDatabase.ts';

type Whither = Pick<ForeignSettings, 'host' | 'addresses' | 'port' | 'wait'>;

/** Reaches the addresses that were judged and no other, whatever a driver asks it for: each in turn until one answers. */
export class JudgedSocket extends Socket {
  constructor(private readonly whither: Whither) {
    super();
  }

  override connect(): this {
    const { host, addresses, port, wait } = this.whither;
    return super.connect({
      host,
      port,
      lookup: lookupAmong(addresses),
      autoSelectFamily: true,
      // All of them are tried while somebody waits.
      autoSelectFamilyAttemptTimeout: Math.trunc(wait / addresses.length),
    });
  }
}
