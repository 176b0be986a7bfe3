import { completionsAt } from '../../../engine/authoring/assist/complete.ts';
import { hoverAt } from '../../../engine/authoring/assist/hover.ts';
import { namedAt } from '../../../engine/authoring/assist/named.ts';
import { reportByText } from '../../../engine/authoring/inference/reportOfSql.ts';
import type { Answers, Questions } from '../../../engine/authoring/Judging.ts';
import { type Radius, radiusOf } from '../../../engine/authoring/meaning/radius.ts';
import { originsOf } from '../../../engine/authoring/origins.ts';
import { partAt, placeOfPart } from '../../../engine/authoring/partAt.ts';
import { errorsAfter, filesAfter, REFUSED_FOR_ERRORS } from '../../../engine/authoring/renaming/afterRename.ts';
import { type Renamed, type RenameRequest, rename } from '../../../engine/authoring/renaming/rename.ts';
import { runParams } from '../../../engine/authoring/SourceRun.ts';
import { recordItems } from '../../../engine/authoring/samples/samplePage.ts';
import { usesOf } from '../../../engine/authoring/uses.ts';
import { createWorkspace, type Workspace } from '../../../engine/authoring/Workspace.ts';
import { fileKindOf, loadDocument, type SourceFile } from '../../../engine/compile/documents.ts';
import { normalize } from '../../../engine/compile/normalize.ts';
import type { Compiled, MenuNode } from '../../../engine/plan/compiled.ts';
import type { CallName, CompilerCalls, FromWorker, Shown, ToWorker } from './messages.ts';

interface Asked {
  resolve(answers: Answers): void;
  reject(error: Error): void;
}

/** The compiler at the other end of a wire; calls are answered one after another, in their order. */
export function answerCalls(hash: (text: string) => string, send: (message: FromWorker) => void) {
  const asked = new Map<number, Asked>();
  const judge = (questions: Questions) =>
    new Promise<Answers>((resolve, reject) => {
      const number = asked.size === 0 ? 1 : Math.max(...asked.keys()) + 1;
      asked.set(number, { resolve, reject });
      send({ judge: number, questions });
    });
  const workspace = createWorkspace({ hash, judge });
  const others = createWorkspace({ hash, judge });
  let queue: Promise<void> = Promise.resolve();
  return (message: ToWorker): void => {
    if ('call' in message) {
      const { id } = message;
      const answer = async () => {
        try {
          send({ id, output: await perform({ workspace, others }, message) });
        } catch (error) {
          send({ id, failed: error instanceof Error ? error.message : String(error) });
        }
      };
      queue = queue.then(answer);
      return;
    }
    const waiting = asked.get(message.judged);
    asked.delete(message.judged);
    if ('answers' in message) waiting?.resolve(message.answers);
    else waiting?.reject(new Error(message.failed));
  };
}

function perform(
  { workspace, others }: { workspace: Workspace; others: Workspace },
  { call, input }: Extract<ToWorker, { call: CallName }>,
): Promise<CompilerCalls[CallName]['output']> | undefined {
  switch (call) {
    case 'open':
      workspace.open(input);
      return undefined;
    case 'change':
      workspace.change(input.path, input.text);
      return undefined;
    case 'find':
      return workspace.read((compiled) => ({
        problems: compiled.problems,
        shown: shown(workspace, compiled, input),
      }));
    case 'compare':
      return compared(workspace, others, input);
    case 'origins':
      return workspace.read((compiled) => originsOf(input, workspace.files(), compiled));
    case 'partAt':
      return workspace.read((compiled) => {
        const all = originsOf(input.id, workspace.files(), compiled);
        return all && partAt(all, input.file, input.line);
      });
    case 'placeOf':
      return workspace.read((compiled) => {
        const all = originsOf(input.id, workspace.files(), compiled);
        return all && placeOfPart(all, input.part);
      });
    case 'complete':
      return workspace.read((compiled) => completionsAt(workspace.files(), compiled, input.file, input.offset));
    case 'hover':
      return workspace.read((compiled) => hoverAt(workspace.files(), compiled, input.file, input.offset));
    case 'named':
      return workspace.read((compiled) => namedAt(workspace.files(), compiled, input.path, input.offset));
    case 'uses':
      return workspace.read((compiled) =>
        usesOf(workspace.files(), compiled).filter(({ kind, name }) => kind === input.kind && name === input.name),
      );
    case 'rename':
      return renamed(workspace, others, input);
    case 'inferReport':
      return workspace.read((compiled, parseSql) => reportByText(input, compiled, parseSql));
  }
}

async function compared(
  workspace: Workspace,
  others: Workspace,
  files: readonly SourceFile[],
): Promise<Radius | undefined> {
  others.open(files);
  const before = await others.read((compiled) => {
    // What a plan asks is asked while it is read.
    for (const plan of compiled.plans.values()) void plan.id;
    return compiled;
  });
  return workspace.read((after) => {
    const wrong = after.problems.some(({ severity }) => severity === 'error');
    return wrong ? undefined : radiusOf(before, after);
  });
}

/** With the new name in all files, unless these would then be wrong. */
async function renamed(workspace: Workspace, others: Workspace, request: RenameRequest): Promise<Renamed> {
  const files = workspace.files();
  const { before, outcome } = await workspace.read((compiled) => ({
    before: compiled,
    outcome: rename(files, compiled, request),
  }));
  if ('refused' in outcome) return outcome;
  others.open(filesAfter(files, outcome.files));
  const wrong = await others.read((after) => errorsAfter(before, after));
  const places = wrong.slice(0, MOST_SAID).map(({ file, line, message }) => `${file}:${line} ${message}`);
  return wrong.length === 0 ? outcome : { refused: `${REFUSED_FOR_ERRORS}${places.join('；')}` };
}

const MOST_SAID = 3;

function shown(workspace: Workspace, compiled: Compiled, path: string): Shown {
  const id = screenOf(compiled, path);
  const plan = id === undefined ? undefined : compiled.plans.get(id);
  const dictionaries = (plan?.dictCodes ?? []).flatMap((code) => compiled.dictionaries.get(code) ?? []);
  const page = plan
    ? { plan, title: entryOf(compiled.menu, plan.id)?.title ?? plan.title, recordItems: recordItems(compiled, plan) }
    : {};
  const report = [...compiled.reports.values()].find(({ file, sqlOrigin }) => file === path || sqlOrigin.file === path);
  const asked = report ? { params: runParams(report) } : {};
  return { ...page, ...asked, dictionaries, ...normalized(workspace, path) };
}

/** The entry of the menu that leads to a page. */
function entryOf(menu: readonly MenuNode[], id: string): MenuNode | undefined {
  for (const node of menu) {
    const found = node.screen === id ? node : entryOf(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** The page a file is seen on: its own, or the first that names it. */
function screenOf({ plans, catalog }: Compiled, path: string): string | undefined {
  const file = fileKindOf(path);
  if (file === undefined) return undefined;
  if (file.kind !== 'model' && plans.has(file.id)) return file.id;
  const names = ({ kind, id }: { kind: string; id: string }) => kind === file.kind && id === file.id;
  const screens = catalog().filter((entry) => plans.has(entry.id));
  return screens.find(({ kind, uses }) => kind === 'screen' && uses.some(names))?.id;
}

function normalized(workspace: Workspace, path: string): Pick<Shown, 'normalized'> {
  const file = workspace.files().find((each) => each.path === path);
  const document = file && loadDocument(file).document;
  return document?.valid ? { normalized: normalize(document.kind, document.value) } : {};
}
