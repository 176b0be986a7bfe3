import { sqlTokens } from './tokens.ts';

/** What is written elsewhere and PostgreSQL cannot parse, with how it is said here. */
const HABITS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/<\/?(?:if|where|choose|when|otherwise|foreach|trim|set)\b/i, () => `没有 <if>：留空的参数是 null，${OPTIONAL}`],
  [/(?<![:\w]):([a-z_]\w*)/i, (name) => `参数写成 \${${name}}`],
  [/\?/, () => '参数写成 ${参数名}'],
  [/`/, () => '名字不加反引号'],
  [/\blimit\s+\d+\s*,\s*\d+/i, () => '不必写分页：表格会加上；要限行数写 limit 10 offset 0'],
];

const OPTIONAL = '写成 (${shop} is null or shop = ${shop})';

/** The way out for SQL that is written as for another database or tool; undefined: nothing tells that it is. */
export function saidHere(text: string): string | undefined {
  const tokens = [...sqlTokens(text, 'postgres')];
  // What strings and comments hold is no habit.
  const plain = tokens.map(({ kind, text: own }) => (kind === 'quoted' || kind === 'comment' ? ' ' : own)).join('');
  for (const [habit, way] of HABITS) {
    const found = habit.exec(plain);
    if (found !== null) return way(found[1] ?? '');
  }
  return undefined;
}
