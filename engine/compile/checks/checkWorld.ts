import type {
  BoardFile,
  ColumnsFile,
  DictionaryFile,
  FormFile,
  Menu,
  ModelFile,
  PickerFile,
  QueryFile,
  ReportFile,
  ScreenFile,
} from '../../../schemas/generated/types.ts';
import type { Compiled, Dictionary } from '../../plan/compiled.ts';
import { type Declared, declarationsOf } from '../Linker.ts';
import type { Memory } from '../Memory.ts';
import type { CheckWorld } from './Check.ts';
import { choicesFinder, type DictionaryValues, valuesOf } from './choices.ts';
import { scopesOf } from './columnSites.ts';
import { addressesOf } from './menus.ts';

/** What the checks look at, from what was declared and what became of it. */
export function checkWorld(
  declared: readonly Declared<unknown>[],
  exists: CheckWorld['exists'],
  linked: Pick<Compiled, 'app' | 'menu' | 'models' | 'reports' | 'dictionaries'> & Pick<CheckWorld, 'screens'>,
  memory: Memory,
): CheckWorld {
  const dictionaries = memory.watch('dictionaries', linked.dictionaries);
  const values = [...linked.dictionaries].flatMap(([code, { kind, items }]): [string, DictionaryValues][] =>
    kind === 'items' ? [[code, memory.keep('values', code, [textOf(items)], () => valuesOf(items))]] : [],
  );
  const choicesOf = choicesFinder(dictionaries, memory.watch('values of dictionaries', new Map(values)));
  const byTable = new Map([...linked.models.values()].map((model) => [model.table, model]));
  const apps = memory.watch('app file', declarationsOf(declared, 'app'));
  const pages = [...linked.screens.keys()];
  const pageAddresses = pages.map((id) => `/${id}`);
  return {
    ...linked,
    dictionaries,
    models: memory.watch('models', linked.models),
    reports: memory.watch('reports', linked.reports),
    screens: memory.watch('linked screens', linked.screens),
    addresses: memory.watch('addresses', setOf([...addressesOf(linked.menu), ...pageAddresses])),
    areas: memory.watch(
      'areas',
      setOf(pages.flatMap((id) => (id.includes('/') ? [id.slice(0, id.indexOf('/'))] : []))),
    ),
    modelsByTable: memory.watch('models by table', byTable),
    files: {
      models: memory.watch('model files', declarationsOf<ModelFile>(declared, 'model')),
      reports: memory.watch('report files', declarationsOf<ReportFile>(declared, 'report')),
      boards: memory.watch('board files', declarationsOf<BoardFile>(declared, 'board')),
      dictionaries: memory.watch('dictionary files', declarationsOf<DictionaryFile>(declared, 'dictionary')),
      screens: memory.watch('screen files', declarationsOf<ScreenFile>(declared, 'screen')),
      columns: memory.watch('columns files', declarationsOf<ColumnsFile>(declared, 'columns')),
      queries: memory.watch('query files', declarationsOf<QueryFile>(declared, 'query')),
      forms: memory.watch('form files', declarationsOf<FormFile>(declared, 'form')),
      pickers: memory.watch('picker files', declarationsOf<PickerFile>(declared, 'picker')),
      menu: declarationsOf<Menu>(declared, 'menu').get('menu'),
      get app() {
        return apps.get('app')?.document;
      },
    },
    exists,
    choicesOf,
    scopeOf: scopesOf(choicesOf),
  };
}

const setOf = (words: readonly string[]): Map<string, true> => new Map(words.map((word) => [word, true]));

/** The values as one text, by which they are told to be the same. */
function textOf(items: Dictionary['items']): string {
  const known = valueTexts.get(items) ?? JSON.stringify(items.map(({ value, disabled }) => [value, disabled]));
  valueTexts.set(items, known);
  return known;
}

const valueTexts = new WeakMap<Dictionary['items'], string>();
