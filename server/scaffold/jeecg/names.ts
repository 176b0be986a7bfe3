import { camelCase, isMemberName, snakeCase } from '../../../engine/names.ts';

const KEY = /^[a-z][A-Za-z0-9]{0,39}$/;

/** Folders that mean something else. */
const TAKEN_AREAS: ReadonlySet<string> = new Set(['dictionaries', 'system']);

/** Folder of what has no folder of its own. */
export const COMMON_AREA = 'online';

/** Hands out ids and codes, each once. */
export class Names {
  #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** The wished name, or with a number behind it where that is taken. */
  take(wished: string, join = '-'): string {
    let name = wished;
    for (let number = 2; this.#taken.has(name); number++) name = `${wished}${join}${number}`;
    this.#taken.add(name);
    return name;
  }
}

/** `mkt_claim_line` → `mkt/claim-line`; a table without a prefix stands in the common folder. */
export function idOfTable(table: string): string {
  const [area = '', ...rest] = words(table);
  if (rest.length === 0 || !/^[a-z]/.test(area) || TAKEN_AREAS.has(area)) return `${COMMON_AREA}/${slug(table)}`;
  return `${area}/${rest.join('-')}`;
}

/** A name of a file: small letters, digits and hyphens. */
export function slug(name: string, otherwise = 'item'): string {
  const made = words(name).join('-');
  return /^[a-z0-9]/.test(made) ? made : otherwise;
}

const words = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');

/** The key of a column; `number` names one that cannot be called as it is. */
export function keyOfColumn(column: string, number: number): string {
  const key = camelCase(column.toLowerCase().replace(/_+$/, ''));
  return KEY.test(key) && !isMemberName(key) ? key : `field${number}`;
}

/** What `store` must say for a key to be kept in that column; nothing where the key says it. */
export function columnHint(key: string, column: string): { column?: string } {
  const own = column.toLowerCase();
  return snakeCase(key) === own || !/^[a-z][a-z0-9_]{0,40}$/.test(own) ? {} : { column: own };
}
