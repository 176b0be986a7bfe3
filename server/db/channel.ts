/** A channel as an identifier. Channels are names the product chooses; anything but a plain word is a bug. */
export function quoteChannel(channel: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`not a channel name: ${channel}`);
  return `"${channel}"`;
}
