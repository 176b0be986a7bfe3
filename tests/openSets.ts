import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A set of types that grows: nothing outside a type's own files may decide by its name. */
export interface OpenSet {
  title: string;
  names: ReadonlySet<string>;
  /** Words of a closed set that some types are called by as well: comparing with those is no decision by name. */
  closed: ReadonlySet<string>;
  /** Where the files of a type stand: folders end with a slash. */
  own(name: string): readonly string[];
}

/** The files of the product that may be meant: no tests and their harnesses, nothing generated; beside them one of `extra`. */
export function sourcesOf(
  root: string,
  extra: { name: string; text: string },
): { program: ts.Program; files: readonly string[] } {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((file) => /^(engine|renderers|server)\//.test(file))
    .filter((file) => !/\.test\.tsx?$|\/(fixtures|testing)\/|\/testing\.ts$/.test(file));
  const { config } = ts.readConfigFile(join(root, 'renderers/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    join(root, 'renderers'),
  );
  const chosen = { ...options, noEmit: true, composite: false, incremental: false, skipLibCheck: true };
  const host = ts.createCompilerHost(chosen);
  const read = host.getSourceFile.bind(host);
  const added = join(root, extra.name);
  host.getSourceFile = (name, version) =>
    name === added ? ts.createSourceFile(name, extra.text, version, true) : read(name, version);
  const program = ts.createProgram([...files.map((file) => join(root, file)), added], chosen, host);
  return { program, files };
}

/** Every place that decides by the name of a type of the set: `file:line 'name'`. */
export function decidedByName(program: ts.Program, files: readonly string[], set: OpenSet): string[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(process.cwd(), file));
    if (!source) throw new Error(`${file} is not there`);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const name = nameAt(node);
      if (name !== undefined && set.names.has(name) && !isOwn(file, name, set) && decides(node, checker, set)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push(`${relative('', file)}:${line + 1} '${name}'`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

const isOwn = (file: string, name: string, { own }: OpenSet) => own(name).some((place) => file.startsWith(place));

/** The text of a literal, or of a key that is written without quotes. */
function nameAt(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
    ? node.text
    : undefined;
}

/** Whether a literal is what something is compared with, looked up by, or picked out of a union of types by. */
function decides(node: ts.Node, checker: ts.TypeChecker, set: OpenSet): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    const other = parent.left === node ? parent.right : parent.left;
    return /^[!=]==?$/.test(parent.operatorToken.getText()) && isTypeName(other, checker, set);
  }
  if (ts.isCaseClause(parent)) return isTypeName(parent.parent.parent.expression, checker, set);
  if (ts.isArrayLiteralExpression(parent) && ts.isExpression(node))
    return (
      isListOfNames(parent, set) ||
      areNames(checker.getContextualType(node) ?? checker.getTypeAtLocation(node), checker, set)
    );
  if (ts.isPropertyAssignment(parent) && parent.name === node) return isKeyOf(parent.parent, checker, set);
  return ts.isLiteralTypeNode(parent) && isPickedBy(parent);
}

/** The type as it was declared: what a check above has ruled out still belongs to it. */
function isTypeName(node: ts.Expression, checker: ts.TypeChecker, set: OpenSet): boolean {
  const place = ts.isPropertyAccessExpression(node) ? node.name : node;
  const symbol = checker.getSymbolAtLocation(place);
  const declared = symbol?.valueDeclaration
    ? checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration)
    : undefined;
  return [declared, checker.getTypeAtLocation(node)].some((type) => type !== undefined && areNames(type, checker, set));
}

/** Whether a type is made of names of the set, and not of those alone that a closed set has as well. */
function areNames(type: ts.Type, checker: ts.TypeChecker, { names, closed }: OpenSet): boolean {
  const known = checker.getBaseConstraintOfType(type) ?? type;
  const parts = (known.isUnion() ? known.types : [known]).filter(({ flags }) => (flags & NOTHING) === 0);
  const texts = parts.map((part) => (part.isStringLiteral() ? part.value : undefined));
  const all = texts.length > 0 && texts.every((text) => text !== undefined && names.has(text));
  return all && texts.length > 1 && !texts.every((text) => closed.has(text ?? ''));
}

/** A list of nothing but names, whatever it is said to be a list of. */
function isListOfNames({ elements }: ts.ArrayLiteralExpression, { names, closed }: OpenSet): boolean {
  const texts = elements.map((element) => (ts.isStringLiteralLike(element) ? element.text : ''));
  return texts.length > 1 && texts.every((text) => names.has(text)) && !texts.every((text) => closed.has(text));
}

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** A record whose keys are the names: the register of all of them is one, and it is total. */
function isKeyOf(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker, set: OpenSet): boolean {
  const record = checker.getContextualType(node);
  if (!record) return false;
  const keys = record.getProperties().map(({ name }) => name);
  const all = keys.length > 1 && keys.every((key) => set.names.has(key));
  const total =
    keys.length === set.names.size &&
    record.getProperties().every(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
  return all && !total && !keys.every((key) => set.closed.has(key));
}

/** `{ type: 'name' }` as a type, to pick out of a union. */
function isPickedBy(node: ts.LiteralTypeNode): boolean {
  const outer = ts.isUnionTypeNode(node.parent) ? node.parent.parent : node.parent;
  const literal = outer.parent;
  if (!ts.isPropertySignature(outer) || outer.name.getText() !== 'type' || !ts.isTypeLiteralNode(literal)) return false;
  return ts.isTypeReferenceNode(literal.parent) && /^(Extract|Exclude)$/.test(literal.parent.typeName.getText());
}
