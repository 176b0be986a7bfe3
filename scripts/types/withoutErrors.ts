import { type ESTree, parseSync, Visitor } from 'vite';

/** A stretch of the code and what takes its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Validators as Ajv writes them, made to answer yes or no alone: the compiler looks for what is wrong by itself, with its
 * place, so nobody reads their errors, and what they put together for them on the way (a path, a parent, a root at every
 * call) costs more than the validation. Throws where the code is not what it was made for.
 */
export function withoutErrors(code: string): string {
  const answering = applied(code, answerEdits(code));
  return applied(answering, unreadConstants(answering));
}

function answerEdits(code: string): Edit[] {
  const edits: Edit[] = [];
  const replace = ({ start, end }: ESTree.Node, text = '') => edits.push({ start, end, text });
  new Visitor({
    FunctionDeclaration({ params: [data, context] }) {
      if (data !== undefined && context !== undefined) edits.push({ start: data.end, end: context.end, text: '' });
    },
    CallExpression({ arguments: [data, context] }) {
      if (data !== undefined && context !== undefined && isError(context))
        edits.push({ start: data.end, end: context.end, text: '' });
    },
    VariableDeclaration(declared) {
      const [{ id, init } = { id: undefined, init: null }] = declared.declarations;
      if (id?.type === 'Identifier' && (id.name === 'vErrors' || (init !== null && isError(init)))) replace(declared);
    },
    ExpressionStatement(statement) {
      const { expression } = statement;
      if (expression.type !== 'AssignmentExpression') return;
      const { left, right } = expression;
      const told = code.slice(left.start, left.end);
      // How many there are does not matter, only that there are more.
      if (told === 'errors' && code.slice(right.start, right.end) === 'vErrors.length') replace(statement, 'errors++;');
      else if (told === 'vErrors' || told === 'vErrors.length' || told.endsWith('.errors')) replace(statement);
    },
    IfStatement(statement) {
      if (/^vErrors [!=]== null$/.test(code.slice(statement.test.start, statement.test.end))) replace(statement);
    },
  }).visit(programOf(code));
  return edits;
}

/** What Ajv's errors begin with, and the second argument of its validators. */
function isError(node: ESTree.Node): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const [first] = node.properties;
  return first?.type === 'Property' && first.key.type === 'Identifier' && first.key.name === 'instancePath';
}

/** Whole schemas stood in the code for the sake of the errors. */
function unreadConstants(code: string): Edit[] {
  return programOf(code).body.flatMap(({ type, start, end }) => {
    if (type !== 'VariableDeclaration') return [];
    const [, name] = /^const (\w+) =/.exec(code.slice(start, start + 80)) ?? [];
    const reads = name === undefined ? 2 : (code.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length;
    return reads === 1 ? [{ start, end, text: '' }] : [];
  });
}

function programOf(code: string): ESTree.Program {
  const { program, errors } = parseSync('validators.js', code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`the validators are no JavaScript: ${error.message}`);
  return program;
}

/** Of edits that lie in one another the outermost counts. */
function applied(code: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < at) continue;
    parts.push(code.slice(at, start), text);
    at = end;
  }
  return [...parts, code.slice(at)].join('').replace(/\n{2,}/g, '\n');
}
