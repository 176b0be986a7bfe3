import { nearest } from '../../engine/nearest.ts';
import type { Exception } from '../../engine/plan/compiled.ts';
import { type Problem, sentences } from '../../engine/problems.ts';
import { UsageError } from '../setup/checkout.mjs';

export const formats = ['people', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

/** The code of a kind of problem as somebody wrote it. Throws UsageError for one that is none. */
export function problemCode(written: string): string {
  if (Object.hasOwn(sentences, written)) return written;
  const near = nearest(written, Object.keys(sentences));
  throw new UsageError(
    `没有编号 "${written}"${near === undefined ? '；编号写在 validate 每条问题的第一行' : `；是不是想写 "${near}"？`}`,
  );
}

/** What became of the figures that must be equal. */
export interface Judged {
  problems: readonly Problem[];
  /** How many equalities were looked at. */
  agreements: number;
  /** What they were held against, in words. */
  data: string;
  /** How many reports were held against the data sources they read, and what is wrong with them. */
  foreign: { reports: number; problems: readonly Problem[] };
}

/** Problems as text: for people in a terminal, as JSON, or as annotations of a hosted CI. */
export function formatProblems(
  format: Format,
  problems: readonly Problem[],
  files: number,
  exceptions: readonly Exception[] = [],
  judged?: Judged,
): string {
  const agreements = judged && { agreements: judged.agreements, data: judged.data };
  if (format === 'json') return JSON.stringify({ files, problems, exceptions, ...agreements }, null, 2);
  if (format === 'github') return problems.map(annotation).join('\n');
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const summary =
    problems.length === 0
      ? `✓ ${files} 个声明文件，没有问题`
      : `${files} 个声明文件：${errors} 个错误，${problems.length - errors} 个提醒`;
  const held = judged === undefined ? [] : judgedForPeople(judged);
  return [...problems.map(forPeople), ...exceptions.map(exceptionForPeople), ...held, summary].join('\n');
}

function forPeople(problem: Problem): string {
  const mark = problem.severity === 'error' ? '错误' : '提醒';
  const expected =
    problem.expected === undefined || problem.fix.includes(problem.expected) ? [] : [`    应为：${problem.expected}`];
  return [
    `${problem.file}:${problem.line}:${problem.column}  ${mark} ${problem.code}`,
    `    ${problem.message}`,
    ...expected,
    `    ${problem.fix}${problem.mend ? '（加 --fix 自动改好）' : ''}`,
    '',
  ].join('\n');
}

function exceptionForPeople({ file, line, column, text }: Exception): string {
  return `${file}:${line}:${column}  例外 ${text}`;
}

function judgedForPeople({ problems, agreements, data, foreign }: Judged): string[] {
  const broken = new Set(problems.map(({ file, pointer }) => `${file}${pointer}`)).size;
  const result = broken === 0 ? '都相等' : `${broken} 条不相等或没有核对成`;
  const equal = `${broken === 0 ? '✓' : '✗'} ${agreements} 条必须相等的数，用${data}核对：${result}`;
  if (foreign.reports === 0) return [equal];
  const wrong = new Set(foreign.problems.map(({ file }) => file)).size;
  const fits = wrong === 0 ? '都相符' : `${wrong} 张不相符或没有核对成`;
  return [equal, `${wrong === 0 ? '✓' : '✗'} ${foreign.reports} 张读数据源的报表，用数据源核对输出列：${fits}`];
}

const escapeText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function annotation(problem: Problem): string {
  const level = problem.severity === 'error' ? 'error' : 'warning';
  return `::${level} file=${problem.file},line=${problem.line},col=${problem.column},title=${problem.code}::${escapeText(`${problem.message}。${problem.fix}`)}`;
}
