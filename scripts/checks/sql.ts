import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A place where SQL is written that is not the place for it. */
export interface StraySql {
  /** Path in the project, with `/`. */
  file: string;
  /** 1-based. */
  line: number;
  /** The first words of the statement. */
  text: string;
}

const SOURCES = ['engine', 'server', 'renderers', 'scripts'];
const HOME = 'server/db/';
const STATEMENT =
  /^\s*(select\s[\s\S]*?\sfrom\s|select\s+(\*|\$|\w+\()|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i;
const VERB = /^\s*(select|insert|update|delete|with)\s/i;

/**
 * Every SQL put together outside `server/db/`: tagged, spliced or concatenated. A constant with `$n` can carry nothing
 * of a request and may stand beside what it serves; composing SQL is one module's work.
 */
export function findStraySql(root: string): StraySql[] {
  return SOURCES.flatMap((layer) => sourcesUnder(root, layer))
    .filter((file) => !file.startsWith(HOME))
    .flatMap((file) => findInText(file, fs.readFileSync(path.join(root, file), 'utf8')));
}

/** The same for one file's text. */
export function findInText(file: string, text: string): StraySql[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: StraySql[] = [];
  const visit = (node: ts.Node): void => {
    if (isComposed(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, text: node.getText().replace(/\s+/g, ' ').slice(0, 60) });
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isComposed(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return /^sql\b/.test(node.tag.getText());
  if (ts.isTemplateExpression(node))
    return STATEMENT.test(node.head.text) || (VERB.test(node.head.text) && isQueryArgument(node));
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return false;
  const literal = literalText(leftmost(node));
  return literal !== undefined && STATEMENT.test(`${literal} `);
}

/** What stands first in `a + b + c`. */
function leftmost(node: ts.Node): ts.Node {
  return ts.isBinaryExpression(node) ? leftmost(node.left) : node;
}

/** What a string or template begins with, up to its first `${`. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}

function isQueryArgument(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isCallExpression(parent) && parent.arguments[0] === node && /\bquery$/.test(parent.expression.getText());
}

function sourcesUnder(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
}
