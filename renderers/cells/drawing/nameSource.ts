import type { CellServices, PickedDepartment } from '../../services/CellServices.ts';
import type { CellRow, NameSet, NameSource } from '../Cell.ts';
import { inputText } from './text.ts';

const sources = new WeakMap<CellServices, NameSource>();

/** The names behind these services; the same source for the same services, so a name is asked for once. */
export function nameSourceOf(services: CellServices): NameSource {
  const made = sources.get(services) ?? createNameSource(services);
  sources.set(services, made);
  return made;
}

interface Asked {
  codes: Set<string>;
  answer: Promise<void>;
}

/** Names by set and code. Codes asked for at the same time travel together. */
export function createNameSource(services: CellServices): NameSource {
  const names = new Map<string, string>();
  const waiting = new Map<NameSet, Asked>();
  const ask = (set: NameSet): Asked => {
    const codes = new Set<string>();
    const answer = Promise.resolve().then(async () => {
      waiting.delete(set);
      const found = await namesOf(services, set, [...codes]).catch(() => undefined);
      // Unknown codes are kept too, or they would be asked for again and again; after a failure nothing is.
      if (found) for (const code of codes) names.set(keyOf(set, code), found.get(code) ?? code);
    });
    const asked = { codes, answer };
    waiting.set(set, asked);
    return asked;
  };
  const load = async (set: NameSet, code: string) => {
    const known = names.get(keyOf(set, code));
    if (known !== undefined) return known;
    const asked = waiting.get(set) ?? ask(set);
    asked.codes.add(code);
    await asked.answer;
    return names.get(keyOf(set, code)) ?? code;
  };
  return {
    known: (set, code) => names.get(keyOf(set, code)),
    learn: (set, code, name) => void names.set(keyOf(set, code), name),
    load,
  };
}

const keyOf = (set: NameSet, code: string) => `${set} ${code}`;

const DICTIONARY = 'dict:';
const PICKER = 'picker:';

async function namesOf(services: CellServices, set: NameSet, codes: readonly string[]): Promise<Map<string, string>> {
  const { signal } = new AbortController();
  if (set.startsWith(PICKER)) return pickedNames(services, set.slice(PICKER.length), codes);
  const texts = await services.dictionaryTexts(set.slice(DICTIONARY.length), codes, signal);
  return new Map(codes.map((code, at) => [code, texts[at] ?? code]));
}

async function pickedNames(services: CellServices, id: string, codes: readonly string[]): Promise<Map<string, string>> {
  const { signal } = new AbortController();
  const { value, text, tree } = await services.picker(id);
  const records =
    tree === 'chosen' ? flattened(await services.departments(signal)) : await services.pickerRecords(id, codes, signal);
  const named = records.map((record: CellRow): [string, string] => [
    inputText(record[value]),
    inputText(record[text]) || inputText(record[value]),
  ]);
  return new Map(named);
}

function flattened(departments: readonly PickedDepartment[]): CellRow[] {
  return departments.flatMap(({ children, ...department }) => [department, ...flattened(children)]);
}
