import { camelCase } from '../../../../engine/names.ts';
import { intervalAt, translatedCall, Untranslatable } from './functions.ts';
import { closingOf, isSign, isWord, quotedText, skipBlank, type Token, tokensOf, trimmed } from './tokens.ts';

export interface Surroundings {
  /** Names of tables here, by those of the dump; only those that changed. */
  renamed: ReadonlyMap<string, string>;
  /** What `select *` puts out. */
  outputs: readonly string[];
  /** What a column holds, where that is no text. */
  kindOf: (column: string) => 'inputNumber' | 'date' | 'datetime' | undefined;
}

export interface Translated {
  sql: string;
  /** Parameters it uses by their names in the dump, with the names here and what they are held against. */
  params: ReadonlyMap<string, { key: string; type: 'input' | 'inputNumber' | 'date' | 'datetime' }>;
  /** Names here of outputs that cannot be called as they were. */
  aliases: ReadonlyMap<string, string>;
}

const SESSION: Readonly<Record<string, string>> = {
  sys_user_code: '#{sys_user_code}',
  sysUserCode: '#{sys_user_code}',
  sys_user_id: '#{sys_user_id}',
  sysUserId: '#{sys_user_id}',
  sys_org_code: '#{sys_org_code}',
  sysOrgCode: '#{sys_org_code}',
  sys_date: 'current_date',
  sys_time: 'localtimestamp',
  tenant_id: '#{tenant_id}',
};

/** Words that PostgreSQL takes only in quotes where a name stands. */
const RESERVED: ReadonlySet<string> = new Set(
  'user order group desc asc table column check default end from to in is all any both case cast do for grant limit offset on or select some then union unique using when where with'.split(
    ' ',
  ),
);

/** A report's MySQL as PostgreSQL. Throws Untranslatable where that is not safe. */
export function translateSql(sql: string, surroundings: Surroundings): Translated {
  if (/<#|<\/?(?:if|where|foreach)\b/i.test(sql)) throw new Untranslatable('SQL 里有模板语句（<#if …>）');
  const translation = new Translation(surroundings);
  const text = translation.whole(tokensOf(sql));
  return { sql: text, params: translation.params, aliases: translation.aliases };
}

class Translation {
  readonly params = new Map<string, { key: string; type: 'input' | 'inputNumber' | 'date' | 'datetime' }>();
  readonly aliases = new Map<string, string>();

  constructor(private readonly around: Surroundings) {}

  whole(tokens: readonly Token[]): string {
    return this.translate(this.#starred(trimmed(tokens))).trim();
  }

  /** `select *` and `select t.*` name what the report shows. */
  #starred(tokens: readonly Token[]): readonly Token[] {
    const { outputs } = this.around;
    const first = skipBlank(tokens, 1);
    const of = isSign(tokens[first + 1], '.') ? 2 : 0;
    const star = first + of;
    if (!isWord(tokens[0], 'select') || !isSign(tokens[star], '*') || outputs.length === 0) return tokens;
    if (!isWord(tokens[skipBlank(tokens, star + 1)], 'from')) return tokens;
    const prefix = tokens.slice(first, star);
    const named = outputs.flatMap((name, at): Token[] => [
      ...(at === 0 ? [] : [{ kind: 'sign', text: ',' } as const, { kind: 'blank', text: ' ' } as const]),
      ...prefix,
      { kind: 'name', text: name },
    ]);
    return [...tokens.slice(0, first), ...named, ...tokens.slice(star + 1)];
  }

  readonly translate = (tokens: readonly Token[]): string => {
    let made = '';
    for (let at = 0; at < tokens.length; ) {
      const step = this.#step(tokens, at);
      made += step.text;
      at = step.next;
    }
    return made;
  };

  #step(tokens: readonly Token[], at: number): { text: string; next: number } {
    const token = tokens[at];
    const next = at + 1;
    switch (token?.kind) {
      case 'name':
        return { text: this.#name(token.text, true), next };
      case 'text':
        return { text: isAlias(tokens, at) ? this.#name(token.text, true) : this.#text(token.text, tokens, at), next };
      case 'param':
        return { text: this.#param(token.text, tokens, at), next };
      case 'word':
        return this.#word(tokens, at);
      case 'sign':
        return this.#sign(tokens, at);
      default:
        return { text: token?.text ?? '', next };
    }
  }

  #word(tokens: readonly Token[], at: number): { text: string; next: number } {
    const made = translatedCall(tokens, at, this.translate);
    if (made !== undefined) return made;
    const text = tokens[at]?.text ?? '';
    const next = at + 1;
    switch (text.toLowerCase()) {
      // MySQL compares texts without regard to case.
      case 'like':
        return { text: isWord(tokens[skipBlank(tokens, next)], 'binary') ? 'like' : 'ilike', next };
      case 'in':
        return this.#list(tokens, at);
      case 'regexp':
      case 'rlike':
        return isWord(before(tokens, at), 'not') ? refuse('not regexp') : { text: '~*', next };
      case 'interval':
        return intervalAt(tokens, at);
      case 'limit':
        return this.#limit(tokens, at);
      case 'mod':
        return { text: '%', next };
      case 'div':
      case 'xor':
      case 'sounds':
      case 'straight_join':
      case 'procedure':
        return refuse(text);
      case 'binary':
        return { text: '', next };
      case 'from': {
        const dual = skipBlank(tokens, next);
        return isWord(tokens[dual], 'dual') ? { text: '', next: dual + 1 } : { text, next };
      }
      default:
        return { text: this.#name(text, false), next };
    }
  }

  /** A name in quotes only where it needs them; tables by their names here. */
  #name(name: string, quoted: boolean): string {
    const renamed = this.around.renamed.get(name.toLowerCase());
    if (renamed !== undefined) return renamed;
    if (/^\w+$/.test(name))
      return quoted ? (RESERVED.has(name.toLowerCase()) ? `"${name.toLowerCase()}"` : name.toLowerCase()) : name;
    const known = this.aliases.get(name) ?? `column_${this.aliases.size + 1}`;
    this.aliases.set(name, known);
    return known;
  }

  /** A parameter alone in brackets was spliced in: it holds several values. */
  #list(tokens: readonly Token[], at: number): { text: string; next: number } {
    const open = skipBlank(tokens, at + 1);
    const inner = skipBlank(tokens, open + 1);
    const close = skipBlank(tokens, inner + 1);
    const alone = isSign(tokens[open], '(') && tokens[inner]?.kind === 'param' && isSign(tokens[close], ')');
    if (!alone) return { text: 'in', next: at + 1 };
    if (isWord(before(tokens, at), 'not')) return refuse('not in (${参数})');
    return { text: `= any(string_to_array(${this.#param(tokens[inner]?.text ?? '', [], 0)}, ','))`, next: close + 1 };
  }

  /** `limit 10, 20` is the offset first. */
  #limit(tokens: readonly Token[], at: number): { text: string; next: number } {
    const first = skipBlank(tokens, at + 1);
    const comma = skipBlank(tokens, first + 1);
    const second = skipBlank(tokens, comma + 1);
    if (!isSign(tokens[comma], ',')) return { text: 'limit', next: at + 1 };
    const [offset = '', count = ''] = [tokens[first]?.text, tokens[second]?.text];
    return { text: `limit ${count} offset ${offset}`, next: second + 1 };
  }

  #sign(tokens: readonly Token[], at: number): { text: string; next: number } {
    const text = tokens[at]?.text ?? '';
    const next = at + 1;
    if (text === '@' || text === ':=') return refuse('变量 @…');
    if (text === '&&') return { text: ' and ', next };
    if (text === '||') return { text: ' or ', next };
    // Before a comparison it would take all of it.
    if (text === '!') return isSign(tokens[skipBlank(tokens, next)], '(') ? { text: 'not ', next } : refuse('!');
    if (text === '<=>') return { text: 'is not distinct from', next };
    return text === '/' ? this.#quotient(tokens, next) : { text, next };
  }

  /** A quotient keeps its decimals, and is missing where the divisor is 0. */
  #quotient(tokens: readonly Token[], from: number): { text: string; next: number } {
    const start = skipBlank(tokens, from);
    let end = start + 1;
    if (isWord(tokens[start], 'case')) return refuse('除以 case …');
    if (isSign(tokens[start], '(')) end = closingOf(tokens, start);
    else {
      while (isSign(tokens[end], '.')) end += 2;
      if (isSign(tokens[skipBlank(tokens, end)], '(')) end = closingOf(tokens, skipBlank(tokens, end));
    }
    return { text: `/ nullif((${this.translate(tokens.slice(start, end))})::numeric, 0)`, next: end };
  }

  /** Parameters within a text are taken out of it; one without a value is no part of it. */
  #text(text: string, tokens: readonly Token[], at: number): string {
    const parts = text.split(/([$#]\{[^}]*\})/).filter((part) => part !== '');
    if (!parts.some((part) => /^[$#]\{/.test(part))) return quotedText(text);
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return this.#param(only, tokens, at);
    const made = parts.map((part) =>
      part.startsWith('${')
        ? `coalesce(${this.#param(part, [], 0)}, '')`
        : part.startsWith('#{')
          ? this.#param(part, [], 0)
          : quotedText(part),
    );
    return `(${made.join(' || ')})`;
  }

  #param(written: string, tokens: readonly Token[], at: number): string {
    const name = written.slice(2, -1).trim();
    if (standsForSql(tokens, at)) return refuse(`参数 ${written} 代替了一段 SQL，`);
    if (written.startsWith('#')) {
      const known = Object.hasOwn(SESSION, name) ? SESSION[name] : undefined;
      return known ?? refuse(`系统变量 ${written}`);
    }
    const key = camelCase(name.replace(/^[^A-Za-z]+|\W+/g, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase()));
    if (!/^[a-z][A-Za-z0-9]{0,39}$/.test(key)) return refuse(`参数 ${written}`);
    const type = comparedType(tokens, at, this.around.kindOf) ?? this.params.get(name)?.type ?? 'input';
    this.params.set(name, { key, type });
    return `\${${key}}`;
  }
}

/** Whether a parameter stands where no value can: `order by ${column}`, `where ${condition}`. */
function standsForSql(tokens: readonly Token[], at: number): boolean {
  const previous = before(tokens, at);
  if (previous?.kind !== 'word') return false;
  const word = previous.text.toLowerCase();
  if (/^(?:by|from|join|asc|desc)$/.test(word)) return true;
  if (!/^(?:where|and|or|on|having)$/.test(word)) return false;
  const next = tokens[skipBlank(tokens, at + 1)];
  const compared =
    (next?.kind === 'sign' && /^(?:=|<>|!=|<|>|<=|>=|<=>|\+|-|\*|\/)$/.test(next.text)) ||
    (next?.kind === 'word' && /^(?:is|in|like|between|not|regexp|rlike)$/i.test(next.text));
  const recent = tokens.slice(Math.max(0, at - 10), at);
  return !compared && !(word === 'and' && recent.some((token) => isWord(token, 'between')));
}

/** What the column is that stands in front of the comparison, or of `between`. */
function comparedType(tokens: readonly Token[], at: number, kindOf: Surroundings['kindOf']) {
  const said = tokens.slice(0, at).filter(({ kind }) => kind !== 'blank');
  const operator = said.pop();
  if (isWord(operator, 'and') && said.at(-1)?.kind !== undefined && isWord(said.at(-2), 'between')) said.splice(-2);
  else if (!isWord(operator, 'between') && !isComparison(operator)) return undefined;
  if (isWord(said.at(-1), 'not')) said.pop();
  const column = said.at(-1);
  return column?.kind === 'word' || column?.kind === 'name' ? kindOf(column.text.toLowerCase()) : undefined;
}

const isComparison = (token: Token | undefined): boolean =>
  token?.kind === 'sign' && /^(?:=|<>|!=|<|>|<=|>=)$/.test(token.text);

function before(tokens: readonly Token[], at: number): Token | undefined {
  let found = at - 1;
  while (tokens[found]?.kind === 'blank') found -= 1;
  return tokens[found];
}

/** MySQL takes a text as the name of an output. */
const isAlias = (tokens: readonly Token[], at: number): boolean => isWord(before(tokens, at), 'as');

function refuse(what: string): never {
  throw new Untranslatable(`${what} 没有能放心代替的写法`);
}
