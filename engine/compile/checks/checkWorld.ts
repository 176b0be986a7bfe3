import type {
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
import type { Compiled } from '../../plan/compiled.ts';
import { type Declared, declarationsOf } from '../Linker.ts';
import type { CheckWorld } from './Check.ts';
import { choicesFinder } from './choices.ts';
import { scopesOf } from './columnSites.ts';

/** What the checks look at, from what was declared and what became of it. */
export function checkWorld(
  declared: readonly Declared<unknown>[],
  exists: CheckWorld['exists'],
  linked: Omit<Compiled, 'problems'>,
): CheckWorld {
  const choicesOf = choicesFinder(linked.dictionaries);
  return {
    ...linked,
    files: {
      models: declarationsOf<ModelFile>(declared, 'model'),
      reports: declarationsOf<ReportFile>(declared, 'report'),
      dictionaries: declarationsOf<DictionaryFile>(declared, 'dictionary'),
      screens: declarationsOf<ScreenFile>(declared, 'screen'),
      columns: declarationsOf<ColumnsFile>(declared, 'columns'),
      queries: declarationsOf<QueryFile>(declared, 'query'),
      forms: declarationsOf<FormFile>(declared, 'form'),
      pickers: declarationsOf<PickerFile>(declared, 'picker'),
      menu: declarationsOf<Menu>(declared, 'menu').get('menu'),
      app: declarationsOf(declared, 'app').get('app')?.document,
    },
    exists,
    choicesOf,
    scopeOf: scopesOf(choicesOf),
  };
}
