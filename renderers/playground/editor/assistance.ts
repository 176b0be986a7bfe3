import type { Completion } from '../../../engine/authoring/assist/Completion.ts';
import type { Hover } from '../../../engine/authoring/assist/hover.ts';
import type { Named } from '../../../engine/authoring/assist/named.ts';
import type { Use } from '../../../engine/authoring/Use.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Problem } from '../../../engine/problems.ts';

type Parts = Pick<typeof import('./editorParts.ts'), 'editor' | 'languages' | 'Range' | 'Uri'>;
type Model = ReturnType<Parts['editor']['createModel']>;

/** What the compiler knows of a place while somebody writes. Offsets are characters of the text. */
export interface Assist {
  complete(file: SourceFile, offset: number): Promise<readonly Completion[]>;
  hover(file: SourceFile, offset: number): Promise<Hover | undefined>;
  named(path: string, offset: number): Promise<Named | undefined>;
  textOf(path: string): string | undefined;
  onGo(place: Pick<Use, 'file' | 'line' | 'column'>): void;
  /** Somebody wants to give what is named there another name. */
  onRename(path: string, offset: number): void;
}

/** Of JSON as declarations are written in. */
export const DECLARATION = 'weft-declaration';
export const SCHEME = 'weft';

export const addressOf = ({ Uri }: Pick<Parts, 'Uri'>, path: string) => Uri.parse(`${SCHEME}:///${path}`);
const pathOf = ({ uri }: { uri: { path: string } }): string => uri.path.replace(/^\//, '');

/** Monaco asks for all editors of the page at once; one of them is open. */
const open: { assist?: Assist; problems: ReadonlyMap<string, readonly Problem[]> } = { problems: new Map() };

/** From now on the editor is helped by this; undefined: by nobody. */
export function assistBy(assist: Assist | undefined): void {
  if (assist === undefined) delete open.assist;
  else open.assist = assist;
}

/** What is wrong in each open file, for the light bulb. */
export function mendBy(problems: ReadonlyMap<string, readonly Problem[]>): void {
  open.problems = problems;
}

let prepared = false;

/** Signs the language of declarations on, once. */
export function prepareLanguage(parts: Parts): void {
  if (prepared) return;
  prepared = true;
  const { editor, languages } = parts;
  languages.register({ id: DECLARATION });
  languages.setLanguageConfiguration(DECLARATION, {
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '"', close: '"', notIn: ['string'] },
    ],
    // Without the quotation marks: what is offered follows a word to its end.
    wordPattern: /[^[\]{}:",\s]+/,
  });
  languages.setMonarchTokensProvider(DECLARATION, {
    tokenizer: {
      root: [
        [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'type'],
        [/"(?:[^"\\]|\\.)*"/, 'string'],
        [/-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/, 'number'],
        [/\b(?:true|false|null)\b/, 'keyword'],
        [/[{}[\]]/, '@brackets'],
      ],
    },
  });
  for (const language of [DECLARATION, 'sql']) assistIn(language, parts);

  editor.registerEditorOpener({
    openCodeEditor(_source, resource, at) {
      if (resource.scheme !== SCHEME || open.assist === undefined) return false;
      const [line, column] =
        at === undefined
          ? [1, 1]
          : 'lineNumber' in at
            ? [at.lineNumber, at.column]
            : [at.startLineNumber, at.startColumn];
      open.assist.onGo({ file: resource.path.replace(/^\//, ''), line, column });
      return true;
    },
  });
}

/** Declarations and the statements of reports are helped alike. */
function assistIn(language: string, parts: Parts): void {
  const { languages } = parts;
  languages.registerCodeActionProvider(language, mending(parts));
  languages.registerCompletionItemProvider(language, completing(parts, TRIGGERS[language] ?? []));
  languages.registerHoverProvider(language, hovering(parts));
  const stretch = (use: Use) => stretchOf(parts, use);
  languages.registerDefinitionProvider(language, {
    provideDefinition: async (model, position) => {
      const { declared } = (await open.assist?.named(pathOf(model), model.getOffsetAt(position))) ?? {};
      return declared && stretch(declared);
    },
  });
  languages.registerReferenceProvider(language, {
    provideReferences: async (model, position) => {
      const { uses = [] } = (await open.assist?.named(pathOf(model), model.getOffsetAt(position))) ?? {};
      return uses.flatMap((use) => stretch(use) ?? []);
    },
  });
}

/** In a declaration not behind a comma or bracket: the Enter that follows makes a new line. */
const TRIGGERS: Readonly<Record<string, string[]>> = { [DECLARATION]: ['"', ':', '.'], sql: ['.', '{'] };

type Languages = Parts['languages'];

function completing(
  { languages, Range }: Parts,
  triggerCharacters: string[],
): Parameters<Languages['registerCompletionItemProvider']>[1] {
  const kinds = languages.CompletionItemKind;
  const icons: Readonly<Record<Completion['kind'], number>> = {
    key: kinds.Property,
    value: kinds.EnumMember,
    name: kinds.Reference,
    field: kinds.Field,
    function: kinds.Function,
  };
  return {
    triggerCharacters,
    async provideCompletionItems(model, position) {
      const file = { path: pathOf(model), text: model.getValue() };
      const found = (await open.assist?.complete(file, model.getOffsetAt(position))) ?? [];
      return {
        suggestions: found.map((each, index) => {
          const quoted = file.text[each.from] === '"';
          return {
            label: { label: each.label, description: each.detail },
            kind: icons[each.kind],
            ...(each.help === undefined ? {} : { documentation: { value: each.help } }),
            insertText: snippetOf(each),
            insertTextRules: languages.CompletionItemInsertTextRule.InsertAsSnippet,
            filterText: quoted ? `"${each.label}"` : each.label,
            // The order of the language, in which what is wanted first stands first.
            sortText: String(index).padStart(4, '0'),
            range: rangeOf({ Range }, model, each.from, each.to),
            // Behind a key its values are wanted.
            ...(each.kind === 'key' ? { command: { id: 'editor.action.triggerSuggest', title: '' } } : {}),
          };
        }),
      };
    },
  };
}

const escaped = (text: string): string => text.replaceAll(/[\\$}]/g, '\\$&');

function snippetOf({ insert, caret }: Completion): string {
  if (caret === undefined) return escaped(insert);
  return `${escaped(insert.slice(0, caret))}$0${escaped(insert.slice(caret))}`;
}

function hovering({ Range }: Parts): Parameters<Languages['registerHoverProvider']>[1] {
  return {
    async provideHover(model, position) {
      const file = { path: pathOf(model), text: model.getValue() };
      const hover = await open.assist?.hover(file, model.getOffsetAt(position));
      return (
        hover && {
          range: rangeOf({ Range }, model, hover.from, hover.to),
          contents: hover.paragraphs.map((value) => ({ value })),
        }
      );
    },
  };
}

function mending({ Range }: Parts): Parameters<Languages['registerCodeActionProvider']>[1] {
  return {
    provideCodeActions(model, range) {
      const near = (open.problems.get(pathOf(model)) ?? []).filter(
        ({ line }) => line >= range.startLineNumber && line <= range.endLineNumber,
      );
      const actions = near.flatMap(({ mend }) => {
        if (!mend) return [];
        const edits = mend.edits.map(({ offset, length, text }) => ({
          resource: model.uri,
          textEdit: { range: rangeOf({ Range }, model, offset, offset + length), text },
          versionId: undefined,
        }));
        return [{ title: mend.title, kind: 'quickfix', isPreferred: true, edit: { edits } }];
      });
      return { actions, dispose: () => undefined };
    },
  };
}

/** A place in another file, whose text Monaco wants to have before it shows where a name leads. */
function stretchOf(parts: Parts, { file, offset, length }: Use) {
  const uri = addressOf(parts, file);
  const text = open.assist?.textOf(file);
  if (text === undefined) return undefined;
  const model = parts.editor.getModel(uri) ?? parts.editor.createModel(text, languageOf(file), uri);
  return { uri, range: rangeOf(parts, model, offset, offset + length) };
}

export const languageOf = (path: string): string => (path.endsWith('.sql') ? 'sql' : DECLARATION);

function rangeOf({ Range }: Pick<Parts, 'Range'>, model: Pick<Model, 'getPositionAt'>, from: number, to: number) {
  const [begin, end] = [model.getPositionAt(from), model.getPositionAt(to)];
  return new Range(begin.lineNumber, begin.column, end.lineNumber, end.column);
}
