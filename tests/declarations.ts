import { type Node, parseTree } from 'jsonc-parser';
import { type Compiler, createCompiler } from '../engine/compile/compile.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { readDeclarations } from '../server/screens/readFiles.ts';

/** The shipped declarations. */
export const shippedFiles = (): Promise<SourceFile[]> => readDeclarations('screens');

/** The compiler as the product runs it. */
export async function compiler(): Promise<Compiler> {
  return createCompiler(await loadCompilePorts());
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
