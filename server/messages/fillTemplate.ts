import { isRecord } from '../../engine/api/envelope.ts';

const VARIABLE = /\$\{([^{}]*)\}/g;
const NAME = /^[A-Za-z_]\w{0,39}$/;

/** What a template speaks of, and what of it is written wrong, in words. */
export function readTemplate(text: string): { names: string[]; problem?: string } {
  const names = new Set<string>();
  for (const [whole, name = ''] of text.matchAll(VARIABLE)) {
    if (!NAME.test(name)) return { names: [], problem: `变量 ${whole} 的名字只能用字母、数字和下划线，字母开头` };
    names.add(name);
  }
  const left = text.replace(VARIABLE, '').indexOf('${');
  return left < 0 ? { names: [...names] } : { names: [], problem: '有一个 ${ 没有以 } 结束' };
}

/** The values of a template's variables; a text of an object of texts, numbers and truths, or what is wrong with it. */
export function readValues(json: string): Readonly<Record<string, string>> | string {
  if (json.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return '数据应为 JSON 对象，如 {"name":"张三"}';
  }
  if (!isRecord(parsed)) return '数据应为 JSON 对象，如 {"name":"张三"}';
  const odd = Object.entries(parsed).find(([, value]) => !['string', 'number', 'boolean'].includes(typeof value));
  if (odd) return `数据里 ${odd[0]} 的值应为文字或数`;
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
}

/** The text with its variables filled in, once: values are no templates. Or which of them has no value. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string>>,
): { text: string } | { missing: string[] } {
  const missing = readTemplate(text).names.filter((name) => !Object.hasOwn(values, name));
  if (missing.length > 0) return { missing };
  return { text: text.replace(VARIABLE, (_whole, name: string) => values[name] ?? '') };
}
