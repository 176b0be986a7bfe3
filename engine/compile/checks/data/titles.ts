import { cellTraits } from '../../../../schemas/generated/language.ts';
import type {
  App,
  BoardFile,
  BoardPart,
  Column,
  FormFile,
  FormLayout,
  ModelFile,
  ReportFile,
  ScreenFile,
} from '../../../../schemas/generated/types.ts';
import { sentences } from '../../../problems.ts';
import type { Document } from '../../documents.ts';
import type { Path } from '../../places.ts';
import type { FileCheck, TellIn, WorldCheck } from '../Check.ts';

/** What stands beside each other and is chosen by nothing but its title. */
type Titled = readonly { title?: string | undefined }[] | undefined;

/** Of two that are called the same nobody can tell which is which: the second was copied and not named. */
export function checkTitles(titled: Titled, document: Document, path: Path, tell: TellIn, below = 'title'): void {
  if (titled === undefined || titled.length < 2) return;
  const seen = new Map<string, number>();
  for (const [index, { title }] of titled.entries()) {
    if (title === undefined) continue;
    const first = seen.get(title);
    if (first === undefined) seen.set(title, index);
    else {
      const sentence = sentences['taken-name']('名称', title, `第 ${first + 1} 项`);
      tell(document, 'taken-name', { ...sentence, fix: '请改换其中一个的 title' }, [...path, index, below]);
    }
  }
}

/** What is drawn side by side under one title: the second was copied, unless the same is drawn in two ways. */
function checkDrawnTitles(titled: Titled, document: Document, path: Path, tell: TellIn): void {
  checkTitles(titled, document, path, (file, _code, { found = '' }, at) => {
    const message = `与前面的一块同名：两块都叫“${found}”`;
    const fix = '请改换其中一个的 title；确要同名，请在 allow 里写明原因';
    tell(file, 'same-title', { ...sentences['same-title'](found, ''), message, fix }, at);
  });
}

/** Columns that stand side by side: those of one group are told apart by their titles, and so are those of a CSV file. */
function checkColumnTitles(columns: readonly Column[], document: Document, path: Path, tell: TellIn): void {
  // Most have titles of their own, whatever their group.
  if (new Set(columns.map(({ title }) => title)).size === columns.length) return;
  const seen = new Map<string, number>();
  for (const [index, { title, groupTitle = '', hidden, type }] of columns.entries()) {
    if (title === undefined || hidden === true || cellTraits[type].hidden) continue;
    const name = `${groupTitle}\n${title}`;
    const first = seen.get(name);
    if (first === undefined) seen.set(name, index);
    else
      tell(document, 'same-title', sentences['same-title'](title, columns[first]?.key ?? ''), [
        ...path,
        index,
        'title',
      ]);
  }
}

/** Sub-tables are tabs, and row rules are what administrators tick. */
export const checkModelTitles: FileCheck<ModelFile> = ({ value, document }, world, tell) => {
  checkTitles(value.scopes, document, ['scopes'], tell);
  checkColumnTitles(value.fields as Column[], document, ['fields'], tell);
  checkTitles(value.measures, document, ['measures'], tell);
  checkSameValues(value.fields as Column[], document, ['fields'], tell);
  checkSameValues(value.measures ?? [], document, ['measures'], tell);
  const { subTables = [] } = value;
  const named = subTables.map(({ title, model }) => ({ title: title ?? world.models.get(model)?.title }));
  const own = subTables.some(({ title }) => title !== undefined);
  if (own) checkTitles(named, document, ['subTables'], tell);
  checkSameScopes(value, document, tell);
};

/** Of two figures that are worked out alike the second was copied and not changed. */
function checkSameValues(all: readonly object[], document: Document, path: Path, tell: TellIn): void {
  const figures = all as readonly Figure[];
  // Most have none.
  if (!figures.some(isWorkedOut)) return;
  const seen = new Map<string, string>();
  for (const [index, figure] of figures.entries()) {
    if (!isWorkedOut(figure)) continue;
    const { value, key, title = key, format, unit, currency, whenZero, precision } = figure;
    const worked = JSON.stringify([value, format, unit, currency, whenZero, precision]);
    const same = seen.get(worked);
    if (same === undefined) seen.set(worked, title);
    else tell(document, 'same-value', sentences['same-value'](title, same), [...path, index, 'value']);
  }
}

/** A value taken over as it stands is shown in another way. */
const isWorkedOut = ({ value }: Figure): boolean => value !== undefined && /[^\w.\s]/.test(value);

type Figure = { key: string; title?: string } & Partial<
  Record<'value' | 'format' | 'unit' | 'currency' | 'whenZero', string> & { precision: number }
>;

/** A row rule that means the same as one before it was copied and not changed. */
function checkSameScopes({ scopes }: ModelFile, document: Document, tell: TellIn): void {
  if (scopes === undefined) return;
  for (const [index, { when }] of scopes.entries()) {
    const first = scopes.findIndex((each) => each.when === when);
    if (first === index) continue;
    const sentence = sentences['duplicate-item'](`与第 ${first + 1} 条相同的行规则`);
    tell(document, 'duplicate-item', sentence, ['scopes', index, 'when']);
  }
}

export const checkReportTitles: FileCheck<ReportFile> = ({ value, document }, _world, tell) => {
  checkTitles(value.params, document, ['params'], tell);
  checkColumnTitles(value.columns as Column[], document, ['columns'], tell);
  checkTitles(value.measures, document, ['measures'], tell);
  checkDrawnTitles(value.charts, document, ['charts'], tell);
  checkSameValues(value.measures ?? [], document, ['measures'], tell);
};

export const checkFormTitles: FileCheck<FormFile> = ({ value, document }, _world, tell) =>
  checkTitles(value.tabs, document, ['tabs'], tell);

export const checkScreenTitles: FileCheck<ScreenFile> = ({ value, document }, _world, tell) => {
  const form: string | FormLayout | undefined = 'form' in value ? value.form : undefined;
  if (typeof form === 'object') checkTitles(form.tabs, document, ['form', 'tabs'], tell);
};

export const checkBoardTitles: FileCheck<BoardFile> = ({ value, document }, _world, tell) => {
  const visit = (parts: readonly BoardPart[], path: Path): void => {
    checkDrawnTitles(
      parts.map((part) => ('title' in part ? { title: part.title } : {})),
      document,
      path,
      tell,
    );
    for (const [index, part] of parts.entries()) {
      if (part.type === 'group') visit(part.parts, [...path, index, 'parts']);
      if (part.type !== 'tabs') continue;
      const at = [...path, index, 'tabs'];
      checkTitles(part.tabs, document, at, tell);
      for (const [tab, { parts: inner }] of part.tabs.entries()) visit(inner, [...at, tab, 'parts']);
    }
  };
  visit(value.parts, ['parts']);
};

export const checkRoleTitles: WorldCheck = ({ files: { app } }, tell) => {
  if (app !== undefined) checkTitles((app.value as App).roles, app, ['roles'], tell);
};
