import { isRecord } from '../../../engine/api/envelope.ts';
import { houseJson } from '../../../engine/authoring/houseJson.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Problem } from '../../../engine/problems.ts';
import type { ParseSql } from '../../../engine/reportSql/gate.ts';
import { carryMenu, withoutLostPages } from './carryMenu.ts';
import { carryRules, type RuleFile, tellPrograms } from './carryRules.ts';
import type { Json, Note } from './Draft.ts';
import { carryDictionaries } from './dictionaries.ts';
import { carryForms, nameForms } from './forms/carryForms.ts';
import type { Form } from './forms/Form.ts';
import { carryReports, nameReports } from './reports/carryReports.ts';
import type { Source } from './Source.ts';
import { type Judge, settle, withDrafts } from './settle.ts';
import { tellHeadless } from './tellHeadless.ts';
import { World } from './World.ts';

/** What a dump becomes: files to be written, and what of it is not there any more or in another way. */
export interface Imported {
  /** Why nothing is made at all. */
  refused?: string;
  /** New files, and `app.json` and `menu.json` where they changed. */
  files: SourceFile[];
  rules: RuleFile[];
  notes: readonly Note[];
  /** Why nothing may be written: problems that only the project's own files can mend. */
  problems: readonly Problem[];
  /** What the compiler finds unusual in what is to be written, or in the project beside it. */
  warnings: readonly Problem[];
}

export interface ImportWorld extends Judge {
  parseSql: ParseSql;
  /** Icons a menu may name. */
  icons: ReadonlySet<string>;
}

/** Carries a dump over into a project that may be empty; what comes of it is valid beside what is there. */
export async function importJeecg(source: Source, own: readonly SourceFile[], around: ImportWorld): Promise<Imported> {
  const world = new World(around.compile(own));
  carryDictionaries(source, world);
  const forms = nameForms(source, world);
  if (forms.length > 1 && forms.every(({ id, wished }) => id !== wished)) return { ...NOTHING, refused: again(forms) };
  const reports = nameReports(source, world);
  carryForms(source, forms, world);
  carryReports(reports, world, around.parseSql);
  const entries = carryMenu(source, world, around.icons);
  const rules = carryRules(source, world);
  tellPrograms(source, world);
  tellHeadless(source, world);
  const basis = withBasics(own);
  const problems = await settle(basis, world, around);
  if (problems.length > 0) return { files: [], rules: [], notes: world.notes.all, problems, warnings: [] };
  const made = withDrafts([], world.drafts);
  const pages = new Set(
    world.drafts.flatMap(({ path }) => /^screens\/(.+)\.(?:screen|report)\.json$/.exec(path)?.[1] ?? []),
  );
  const kept = entries.flatMap((entry) => withoutLostPages(entry, pages, world));
  const menu = menuFile(basis, kept);
  const app = appFile(own, pages);
  const files = [...made, ...menu, ...app].sort((a, b) => (a.path < b.path ? -1 : 1));
  const all = [...own.filter(({ path }) => !files.some((file) => file.path === path)), ...files];
  const before = new Set(world.compiled.problems.map(({ file, message }) => `${file}\0${message}`));
  const fresh = around.compile(all).problems.filter(({ file, message }) => !before.has(`${file}\0${message}`));
  const of = (severity: Problem['severity']) => fresh.filter((problem) => problem.severity === severity);
  const notes = world.notes.all.toSorted((a, b) => a.line - b.line);
  return { files, rules, notes, problems: of('error'), warnings: of('warning') };
}

const NOTHING: Imported = { files: [], rules: [], notes: [], problems: [], warnings: [] };

/** Whoever imports once more would get everything twice. */
const again = (forms: readonly Form[]): string =>
  `转储里的 ${forms.length} 张表单项目里都已经有了（${forms
    .slice(0, 3)
    .map(({ wished }) => wished)
    .join('、')}…），没有写任何文件。要重新导入，先删去上次写的文件，或用 --out 写到空的文件夹`;

const APP = 'screens/app.json';
const MENU = 'screens/menu.json';

/** An empty project gets the two files every project has. */
function withBasics(own: readonly SourceFile[]): SourceFile[] {
  const has = (path: string) => own.some((file) => file.path === path);
  return [
    ...own,
    ...(has(APP) ? [] : [{ path: APP, text: appText('/') }]),
    ...(has(MENU) ? [] : [{ path: MENU, text: houseJson({ $schema: '../schemas/menu.schema.json', items: [] }) }]),
  ];
}

const appText = (home: string): string =>
  houseJson({ $schema: '../schemas/app.schema.json', title: '管理系统', shortTitle: '管理系统', home });

function appFile(own: readonly SourceFile[], pages: ReadonlySet<string>): SourceFile[] {
  const [first] = pages;
  if (first === undefined || own.some(({ path }) => path === APP)) return [];
  return [{ path: APP, text: appText(`/${first}`) }];
}

/** The menu with the new entries behind its own. */
function menuFile(own: readonly SourceFile[], entries: readonly Json[]): SourceFile[] {
  const menu = own.find(({ path }) => path === MENU);
  if (menu === undefined) return [];
  const file: unknown = JSON.parse(menu.text);
  if (!isRecord(file) || !Array.isArray(file.items)) return [];
  return [{ path: MENU, text: houseJson({ ...file, items: [...file.items, ...entries] }) }];
}
