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

/** Every SQL text outside `server/db/`: one module builds SQL, so one module is to be trusted with it. */
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
    if (isSql(node, file.startsWith('server/'))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, text: node.getText().replace(/\s+/g, ' ').slice(0, 60) });
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `runs`: the file is where statements are run, so one kept in a constant is as good as one passed on. */
function isSql(node: ts.Node, runs: boolean): boolean {
  if (ts.isTaggedTemplateExpression(node)) return /^sql\b/.test(node.tag.getText());
  const literal = literalText(node);
  if (literal === undefined) return false;
  if (STATEMENT.test(literal) && (runs || ts.isTemplateExpression(node))) return true;
  return VERB.test(literal) && isQueryArgument(node);
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
