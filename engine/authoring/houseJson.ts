/** JSON as the house writes it: lists without objects in one line where they fit. */
export function houseJson(value: unknown): string {
  return `${written(value, '', 0)}\n`;
}

const WIDTH = 120;

/** `before`: characters that stand in front of it in its line. */
function written(value: unknown, indent: string, before: number): string {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = inOneLine(value);
    // A comma may follow.
    if (flat !== undefined && before + flat.length < WIDTH) return flat;
    return `[\n${value.map((each) => deeper + written(each, deeper, deeper.length)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, each]) => {
    const start = `${deeper}${JSON.stringify(key)}: `;
    return start + written(each, deeper, start.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** A list of plain values and of such lists; undefined where there is an object in it. */
function inOneLine(list: readonly unknown[]): string | undefined {
  const parts = list.map((each) => {
    if (Array.isArray(each)) return inOneLine(each);
    return typeof each === 'object' && each !== null ? undefined : JSON.stringify(each);
  });
  return parts.every((part) => part !== undefined) ? `[${parts.join(', ')}]` : undefined;
}
