import type {
  App,
  BoardFile,
  Column,
  ColumnsFile,
  DictionaryFile,
  FormFile,
  Menu,
  ModelFile,
  PickerFile,
  PrintFile,
  QueryFile,
  ReportFile,
  ScreenFile,
} from '../../schemas/generated/types.ts';
import { DerivedMap } from '../DerivedMap.ts';
import { snakeCase, systemFields, wireCode } from '../names.ts';
import type { Compiled, Dictionary, Field, Model, Report } from '../plan/compiled.ts';
import type { GateResult } from '../reportSql/gate.ts';
import { withBranches } from './beside/branches.ts';
import type { CompilePorts } from './CompilePorts.ts';
import { checkDeclarations } from './checks/checkDeclarations.ts';
import { checkWorld } from './checks/checkWorld.ts';
import { fileKindOf, type SourceFile } from './documents.ts';
import { createFormSchemas, linkFormSchema } from './forms/formSchemas.ts';
import { createLinker, type Declared, declarationsOf, type Exists, type Journal, type Linker } from './Linker.ts';
import { linkCells } from './linkCells.ts';
import { checkSources, declareDictionary, linkDictionary, withTrees } from './linkDictionaries.ts';
import { linkFacts } from './linkFacts.ts';
import type { DictionaryKinds } from './linkFields.ts';
import { linkMenu } from './linkMenu.ts';
import { checkNames, linkChildren, linkModel } from './linkModels.ts';
import { declaredPickers, linkPicker } from './linkPickers.ts';
import { checkUsed, isSameTable, linkReport, type ModelTable } from './linkReports.ts';
import type { Memory } from './Memory.ts';
import { type AgreeWorld, linkAgrees } from './measures/linkAgrees.ts';
import { linkPrints, printsOf } from './prints/linkPrints.ts';
import { linkScopes, linkUserLists } from './scopes/linkScopes.ts';
import { linkScreens } from './screens/linkScreens.ts';
import { linkRoles, linkStates, type StatesWorld } from './states/linkStates.ts';
import { checkPartsUsed } from './unusedParts.ts';

/** Kinds whose files are pages, some of them by themselves. */
const SHOWN: ReadonlySet<string> = new Set(['screen', 'report', 'board']);

/** What linking needs besides the declarations. */
interface LinkParts {
  /** Every file, whatever became of it. */
  files: readonly SourceFile[];
  ports: CompilePorts;
  memory: Memory;
  journal: Journal;
}

const fallbackApp: App = { title: '织屏', shortTitle: '织屏', home: '/dashboard/analysis' };

/**
 * Binds the declarations to one another. Each part is made by itself, out of its own file and of what it looks up, so that
 * the memory can tell what must be made anew.
 */
export function link(
  declared: readonly Declared<unknown>[],
  parts: LinkParts,
): Omit<Compiled, 'problems' | 'exceptions' | 'catalog'> {
  const { files, ports, memory, journal } = parts;
  const there = memory.watch(
    'files',
    new Map(files.flatMap(({ path }) => keyOf(path) ?? []).map((key) => [key, true])),
  );
  const exists: Exists = (kind, id) => there.has(`${kind} ${id}`);
  const linker = createLinker(exists, journal);
  const pickerFiles = declarationsOf<PickerFile>(declared, 'picker');
  const everyPicker = memory.watch('pickers', declaredPickers(pickerFiles));
  const data = linkData(linker, declared, everyPicker, memory);
  const { dictionaries } = data;
  const { models, reports } = linkReports(linker, declared, data, parts);
  const known = {
    models: memory.watch('models', models),
    reports: memory.watch('reports', reports),
    dictionaries: memory.watch('dictionaries', dictionaries),
    dictionaryKinds: memory.watch('dictionary kinds', kindsOf(dictionaries)),
    pickers: everyPicker,
  };
  const pickers = present(
    [...everyPicker].map(([id, value]) => {
      const document = pickerFiles.get(id)?.document;
      return [id, memory.keep('picker', id, [value], () => linkPicker(linker, { id, value, document }, known))];
    }),
  );
  const prints = linkPrints(linker, declarationsOf<PrintFile>(declared, 'print'), known, memory);
  for (const [id, { value, document }] of declarationsOf<ModelFile>(declared, 'model')) {
    const columns = value.fields as Column[];
    const set = { document, columns, pathOf: (index: number) => ['fields', index] };
    memory.keep('cells', id, [value], () => linkCells(linker, set, known));
  }
  const forms = declarationsOf<FormFile>(declared, 'form');
  const schemas = new Map(
    [...forms].map(([id, form]) => [id, memory.keep('form', id, [form], () => linkFormSchema(linker, form, ports))]),
  );
  const world = {
    ...known,
    modelFiles: memory.watch('modelFiles', declarationsOf<ModelFile>(declared, 'model')),
    reportFiles: memory.watch('reportFiles', declarationsOf<ReportFile>(declared, 'report')),
    boards: memory.watch('boards', declarationsOf<BoardFile>(declared, 'board')),
    columns: memory.watch('columns', declarationsOf<ColumnsFile>(declared, 'columns')),
    queries: memory.watch('queries', declarationsOf<QueryFile>(declared, 'query')),
    forms: memory.watch('forms', forms),
    prints: memory.watch('prints', printsOf(prints, memory)),
    schemas: createFormSchemas(memory.watch('schemas', schemas), ports),
    hash: ports.hash,
  };
  const screens = linkScreens({ linker, memory, world }, declarationsOf<ScreenFile>(declared, 'screen'));
  checkPartsUsed(linker, declared, files);
  const named = new Set(
    files.flatMap(({ path }) => {
      const file = fileKindOf(path);
      return file && SHOWN.has(file.kind) ? [file.id] : [];
    }),
  );
  const menu = linkMenu(linker, declarationsOf<Menu>(declared, 'menu').get('menu'), screens, named);
  const app = declarationsOf<App>(declared, 'app').get('app')?.value ?? fallbackApp;
  const agreements = linkAgreements(linker, declared, world, memory);
  const linked = { app, menu, models, reports, dictionaries, pickers, prints, agreements };
  checkDeclarations(linker, memory, checkWorld(declared, exists, { ...linked, screens }, memory));
  const plans = new DerivedMap(screens, (screen) => screen.plan());
  return { ...linked, plans, validators: new Map(journal.modules) };
}

/** Of the few models and reports that say what their figures must be equal to. */
function linkAgreements(
  linker: Linker,
  declared: readonly Declared<unknown>[],
  world: AgreeWorld,
  memory: Memory,
): Compiled['agreements'] {
  const models = [...declarationsOf<ModelFile>(declared, 'model').values()];
  const reports = [...declarationsOf<ReportFile>(declared, 'report').values()];
  return [...models, ...reports].flatMap((file) =>
    file.value.agrees === undefined
      ? []
      : memory.keep('agrees', file.document.file, [file], () => linkAgrees(linker, file, world)),
  );
}

/** Dictionaries and models, of which each may be made of the other: first what each says itself, then what it refers to. */
function linkData(
  linker: Linker,
  declared: readonly Declared<unknown>[],
  pickers: ReadonlyMap<string, PickerFile>,
  memory: Memory,
) {
  const dictionaryFiles = declarationsOf<DictionaryFile>(declared, 'dictionary');
  const modelFiles = declarationsOf<ModelFile>(declared, 'model');
  const plain = new Map(
    [...dictionaryFiles].map(([id, file]): [string, Dictionary] => [
      id,
      memory.keep('declared dictionary', id, [file], () => declareDictionary(linker, file)),
    ]),
  );
  const plainKnown = memory.watch('declared dictionaries', kindsOf(plain));
  const single = new Map(
    [...modelFiles].map(([id, file]): [string, Model] => [
      id,
      memory.keep('single model', id, [file], () => linkModel(linker, file, plainKnown)),
    ]),
  );
  const singleKnown = memory.watch('single models', single);
  const families = new Map(
    [...single].map(([id, model]): [string, Model] => {
      const file = modelFiles.get(id);
      const make = () => (file === undefined ? model : linkChildren(linker, file, model, singleKnown));
      return [id, memory.keep('family', id, [file, model], make)];
    }),
  );
  checkNames(linker, modelFiles, families);
  const familiesKnown = memory.watch('families', families);
  const dictionaries = new Map(
    [...plain].map(([id, dictionary]): [string, Dictionary] => {
      const file = dictionaryFiles.get(id);
      const make = () => (file === undefined ? dictionary : linkDictionary(linker, file, dictionary, familiesKnown));
      return [id, memory.keep('dictionary', id, [file, dictionary], make)];
    }),
  );
  checkSources(linker, dictionaryFiles, dictionaries);
  const known = memory.watch('linked dictionaries', dictionaries);
  const models = new Map(
    [...families].map(([id, model]): [string, Model] => [
      id,
      memory.keep('model', id, [model], () => withBranches(withTrees(model, known), pickers)),
    ]),
  );
  return { dictionaries, models: withPeople(linker, declared, { models, dictionaries: known }, memory) };
}

/** The models with what hangs on people: what roles may be narrowed to, and who takes records from state to state. */
function withPeople(
  linker: Linker,
  declared: readonly Declared<unknown>[],
  { models, dictionaries }: Pick<Compiled, 'models'> & Pick<StatesWorld, 'dictionaries'>,
  memory: Memory,
): Map<string, Model> {
  const app = declarationsOf<App>(declared, 'app').get('app');
  const known = memory.watch('models of user lists', models);
  const lists = memory.keep('user lists', 'app', [app], () => linkUserLists(linker, app, known));
  const roles = memory.keep('roles', 'app', [app], () => linkRoles(linker, app));
  const files = declarationsOf<ModelFile>(declared, 'model');
  const world = { dictionaries, lists, roles, models };
  const made = [...models].map(([id, model]): [string, Model] => {
    const file = files.get(id);
    if (file?.value.scopes === undefined && file?.value.states === undefined) return [id, model];
    const scoped = (): Model =>
      file.value.scopes ? { ...model, scopes: linkScopes(linker, file, model, lists) } : model;
    const make = (): Model => linkStates(linker, file, scoped(), world);
    const lines = model.subTables.map((table) => models.get(table.model));
    return [id, memory.keep('people', id, [file, model, lists, roles, ...lines], make)];
  });
  return new Map(made);
}

/** The reports, and the models with what of them is worked out by a report: those that do so come first. */
function linkReports(
  linker: Linker,
  declared: readonly Declared<unknown>[],
  { dictionaries, models: plain }: Pick<Compiled, 'dictionaries' | 'models'>,
  { files, ports, memory }: LinkParts,
): Pick<Compiled, 'models' | 'reports'> {
  const reportFiles = declarationsOf<ReportFile>(declared, 'report');
  const modelFiles = declarationsOf<ModelFile>(declared, 'model');
  const sqlFiles = new Map(files.filter((file) => file.path.endsWith('.sql')).map((file) => [file.path, file]));
  const texts = new Map([...sqlFiles].map(([path, { text }]) => [path, text]));
  const given = {
    parseSql: ports.parseSql,
    sqlTexts: memory.watch('sql', texts),
    withheld: memory.watch('withheld tables', withheldTables(files, plain)),
    dictionaries: memory.watch('dictionaries of reports', dictionaries),
    dictionaryKinds: memory.watch('dictionary kinds of reports', kindsOf(dictionaries)),
  };
  const sound = new Set([...reportFiles.values()].map(({ document }) => document.file));
  const unsound = files.map((file) => file.path).filter((file) => file.endsWith('.report.json') && !sound.has(file));
  checkUsed(linker, reportFiles, texts, unsound);
  const linkAll = (kind: string, ids: ReadonlySet<string>, models: ReadonlyMap<string, Model>): Map<string, Report> => {
    const tables = tablesOf(models, memory);
    const world = {
      ...given,
      tables: memory.watch(`tables of ${kind}`, tables),
      shapes: memory.watch(`shapes of ${kind}`, tables, isSameTable),
      keepGate: (id: string, parts: readonly unknown[], make: () => GateResult) =>
        memory.keep(`gate of ${kind}`, id, parts, make),
    };
    const make = ([id, file]: [string, Declared<ReportFile>]) =>
      [id, memory.keep(kind, id, [file], () => linkReport(linker, file, world))] as const;
    return present([...reportFiles].filter(([id]) => ids.has(id)).map(make));
  };
  const making = new Set([...modelFiles.values()].flatMap(({ value }) => value.facts?.report ?? []));
  if (making.size === 0) return { models: plain, reports: linkAll('report', new Set(reportFiles.keys()), plain) };
  const makers = linkAll('making report', making, plain);
  const world = {
    reports: memory.watch('making reports', makers),
    tables: memory.watch('tables of facts', tablesOf(plain, memory)),
    mains: memory.watch('mains', mainTables(plain)),
    made: memory.watch('made tables', madeTables(modelFiles, plain)),
  };
  const models = new Map(
    [...plain].map(([id, model]): [string, Model] => {
      const file = modelFiles.get(id);
      if (file?.value.facts === undefined) return [id, model];
      return [id, memory.keep('facts', id, [file, model], () => linkFacts(linker, file, model, world))];
    }),
  );
  const others = linkAll('report', new Set([...reportFiles.keys()].filter((id) => !making.has(id))), models);
  // In the order of the files, as everything else is told.
  return { models, reports: present([...reportFiles.keys()].map((id) => [id, makers.get(id) ?? others.get(id)])) };
}

function tablesOf(models: ReadonlyMap<string, Model>, memory: Memory): Map<string, ModelTable> {
  return new Map(
    [...models].map(([id, model]) => [
      model.table,
      memory.keep(model.facts ? 'facts table' : 'table', id, [model], () => new TableOfModel(model)),
    ]),
  );
}

/** By the id of a model the tables of those that have it as a sub-table, by comma. */
function mainTables(models: ReadonlyMap<string, Model>): Map<string, string> {
  const mains = new Map<string, string>();
  for (const { table, subTables } of models.values())
    for (const { model } of subTables) mains.set(model, [...(mains.get(model)?.split(',') ?? []), table].join(','));
  return mains;
}

function madeTables(files: ReadonlyMap<string, Declared<ModelFile>>, models: ReadonlyMap<string, Model>) {
  const made = [...models].filter(([id]) => files.get(id)?.value.facts !== undefined);
  return new Map(made.map(([, { table }]) => [table, true as const]));
}

const kindsOf = (dictionaries: ReadonlyMap<string, Dictionary>): DictionaryKinds =>
  new Map([...dictionaries].map(([code, { kind }]) => [code, kind]));

/** Those that there are, by id. */
function present<T>(entries: readonly (readonly [string, T | undefined])[]): Map<string, T> {
  return new Map(entries.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])));
}

/** Kind and id of a declaration's file, as one text. */
function keyOf(path: string): string | undefined {
  const named = fileKindOf(path);
  return named && `${named.kind} ${named.id}`;
}

/** Tables that models with mistakes would have, as far as their texts say so. */
function withheldTables(files: readonly SourceFile[], models: ReadonlyMap<string, Model>): Map<string, true> {
  const names = files.flatMap(({ path, text }) => {
    const named = fileKindOf(path);
    if (named?.kind !== 'model' || models.has(named.id)) return [];
    const said = [...text.matchAll(/"(?:code|table)"\s*:\s*"([^"]+)"/g)].map(([, name = '']) => name);
    return [snakeCase(wireCode(named.id)), ...said];
  });
  return new Map(names.map((name) => [name, true]));
}

/** A table as reports see it; few tables are read by any. */
class TableOfModel implements ModelTable {
  private known: Pick<ModelTable, 'columns' | 'secret' | 'restricted'> | undefined;

  constructor(readonly model: Model) {}

  get columns(): ReadonlySet<string> {
    return this.sets().columns;
  }

  get secret(): ReadonlySet<string> {
    return this.sets().secret;
  }

  get restricted(): ReadonlySet<string> {
    return this.sets().restricted;
  }

  private sets() {
    this.known ??= columnSets(this.model.fields);
    return this.known;
  }
}

const SYSTEM_COLUMNS = systemFields.map(({ key }) => snakeCase(key));

function columnSets(fields: readonly Field[]): Pick<ModelTable, 'columns' | 'secret' | 'restricted'> {
  const columnsWhere = (fits: (field: Field) => boolean) => new Set(fields.filter(fits).map(({ column }) => column));
  return {
    columns: new Set([...fields.map(({ column }) => column), ...SYSTEM_COLUMNS]),
    secret: columnsWhere(({ kind }) => kind === 'secret'),
    restricted: columnsWhere((field) => field.restricted),
  };
}
