import { existsSync, readFileSync } from 'node:fs';
import { type Node, parseTree } from 'jsonc-parser';
import type { CompilePorts } from '../engine/compile/CompilePorts.ts';
import { type Compiler, createCompiler } from '../engine/compile/compile.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Problem } from '../engine/problems.ts';
import type { ParseSql } from '../engine/reportSql/gate.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { readDeclarations } from '../server/screens/readFiles.ts';

/** The shipped declarations. */
export const shippedFiles = (): Promise<SourceFile[]> => readDeclarations('screens');

/** What the compiler needs, of a parser that remembers: what it says of a text never changes. */
export async function rememberingPorts(): Promise<CompilePorts> {
  const ports = await loadCompilePorts();
  const known = new Map<string, ReturnType<ParseSql>>();
  const parseSql: ParseSql = (text) => {
    const said = known.get(text) ?? ports.parseSql(text);
    known.set(text, said);
    return said;
  };
  return { ...ports, parseSql };
}

/** The compiler as the product runs it. */
export async function compiler(): Promise<Compiler> {
  return createCompiler(await rememberingPorts());
}

/** A folder of `tests/broken/`: declarations with one mistake, laid over the shipped ones, and where it must be found. */
export interface BrokenCase {
  /** Shipped files to take away. */
  without: string[];
  problem: Pick<Problem, 'file' | 'line' | 'column' | 'severity' | 'suggestion' | 'expected'>;
}

/** What a case of `tests/broken/` says of itself. */
export function brokenCase(code: string): BrokenCase {
  return JSON.parse(readFileSync(`tests/broken/${code}/case.json`, 'utf8')) as BrokenCase;
}

/** The shipped files with a case of `tests/broken/` laid over them, in the order a folder is read in. */
export async function brokenFiles(code: string, shipped: readonly SourceFile[]): Promise<SourceFile[]> {
  const { without } = brokenCase(code);
  const folder = `tests/broken/${code}/screens`;
  const own = existsSync(folder) ? await readDeclarations(folder) : [];
  const kept = shipped.filter((file) => !without.includes(file.path) && !own.some((each) => each.path === file.path));
  return [...kept, ...own].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Every key node of a JSON text. */
export function keyNodes(text: string): Node[] {
  const tree = parseTree(text);
  const found: Node[] = [];
  const walk = (node: Node) => {
    if (node.type === 'property' && node.children?.[0] !== undefined) found.push(node.children[0]);
    for (const child of node.children ?? []) walk(child);
  };
  if (tree !== undefined) walk(tree);
  return found;
}

/** What is told of declarations and statements laid over the shipped ones: objects by path below `screens/`. */
export async function toldOf(): Promise<(over: Readonly<Record<string, unknown>>) => readonly Problem[]> {
  const [compile, shipped] = [await compiler(), await shippedFiles()];
  return (over) => {
    const own = Object.entries(over).map(([name, value]) => ({
      path: `screens/${name}`,
      text: typeof value === 'string' ? value : declaration(name, value as object),
    }));
    return compile([...shipped.filter(({ path }) => own.every((each) => each.path !== path)), ...own]).problems;
  };
}

function declaration(name: string, value: object): string {
  const parts = name.split('/');
  const kind = parts.at(-1)?.split('.').at(-2) ?? '';
  return JSON.stringify({ $schema: `${'../'.repeat(parts.length)}schemas/${kind}.schema.json`, ...value }, null, 2);
}
