/** The character (0-based) that a byte of a text's UTF-8 begins, or the next one that begins behind it. */
export type CharacterAt = (byte: number) => number;

/** The parser counts UTF-8 bytes; people and editors count characters. Asked for every column that a text names. */
export function charactersOf(text: string): CharacterAt {
  let table: Uint32Array | undefined;
  return (byte) => {
    table ??= tableOf(text);
    return byte <= 0 ? 0 : (table[byte] ?? text.length);
  };
}

function tableOf(text: string): Uint32Array {
  const table = new Uint32Array(3 * text.length + 1);
  let byte = 0;
  for (let index = 0; index < text.length; ) {
    const code = text.codePointAt(index) ?? 0;
    const next = index + (code < 0x10000 ? 1 : 2);
    table[byte++] = index;
    for (const last = byte + (code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3); byte < last; )
      table[byte++] = next;
    index = next;
  }
  return table.fill(text.length, byte);
}
