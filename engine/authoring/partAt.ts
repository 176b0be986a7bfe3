import type { Origin } from './origins.ts';

/** A part of a page by what it is called in its plan: the key of a column or condition, the permission of a button. */
export interface PagePlace {
  kind: 'column' | 'action' | 'query';
  code: string;
}

type Told = Pick<Origin, 'pointer' | 'value' | 'file' | 'line' | 'column' | 'how'>;

/** What names a part: its own key, or for buttons its permission. */
const NAMES = [
  ['query', /^(.*\/query\/\d+)\/key$/],
  ['column', /^(.*\/(?:columns|fields)\/\d+)\/key$/],
  ['action', /^(.*\/(?:toolbar|rowActions)\/\d+)\/permission$/],
] as const;

/** The part of a page that a line of a file is about: that of the nearest value at or above it; undefined: of none. */
export function partAt(origins: readonly Told[], file: string, line: number): PagePlace | undefined {
  const parts = partsOf(origins);
  let [best, nearest]: [PagePlace | undefined, number] = [undefined, 0];
  for (const origin of origins) {
    if (origin.file !== file || origin.line > line || origin.line <= nearest || origin.how !== 'written') continue;
    const own = parts.findLast(({ prefix }) => origin.pointer.startsWith(`${prefix}/`));
    nearest = origin.line;
    best = own && { kind: own.kind, code: own.code };
  }
  return best;
}

/** Where a part of a page is written; undefined: the page has no such part. */
export function placeOfPart(origins: readonly Told[], { kind, code }: PagePlace): Told | undefined {
  const own = partsOf(origins).find((part) => part.kind === kind && part.code === code);
  if (own === undefined) return undefined;
  const values = origins.filter(({ pointer }) => pointer.startsWith(`${own.prefix}/`));
  return values.find(({ how }) => how === 'written') ?? values[0];
}

function partsOf(origins: readonly Told[]): (PagePlace & { prefix: string })[] {
  return origins.flatMap(({ pointer, value }) =>
    NAMES.flatMap(([kind, pattern]) => {
      const [, prefix] = pattern.exec(pointer) ?? [];
      return prefix === undefined ? [] : [{ kind, code: String(value), prefix }];
    }).slice(0, 1),
  );
}
