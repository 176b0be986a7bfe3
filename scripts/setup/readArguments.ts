import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from '../../engine/nearest.ts';
import { UsageError } from './checkout.mjs';

/** Reads a command line as `parseArgs` does. Throws UsageError: what was found, what was meant, and what there is. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${whatIsWrong(error, config)}。可用：${optionsOf(config)}`);
  }
}

function whatIsWrong(error: unknown, { options = {} }: ParseArgsConfig): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const [, found = ''] = /'(?:-\w, )?([^' ]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `多出来的 "${found}"`;
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const { type } = options[found.replace(/^-+/, '')] ?? {};
    return `选项 ${found} ${type === 'boolean' ? '不带值' : '后面要写一个值'}`;
  }
  const near = nearest(found.replace(/^-+/, ''), Object.keys(options));
  return `不认识的选项 "${found}"${near === undefined ? '' : `（是不是想写 "--${near}"？）`}`;
}

const optionsOf = ({ options = {} }: ParseArgsConfig): string =>
  Object.entries(options)
    .map(([name, { type }]) => `--${name}${type === 'string' ? ' <值>' : ''}`)
    .join('、');
