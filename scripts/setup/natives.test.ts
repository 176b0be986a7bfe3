import { describe, expect, test } from 'vitest';
import { describeNative, missingNatives } from './natives.ts';

describe('native packages in the lock file', () => {
  test.each([
    ['@x/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@x/core-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['@x/core-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@x/core-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@x/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
    ['@x/cli-linux-x64', { os: ['linux'], cpu: ['x64'] }],
  ])('%s', (name, machine) => {
    expect(describeNative(name, '1.0.0', false)).toEqual({ version: '1.0.0', optional: true, ...machine });
  });

  test('a package for every machine is none', () => {
    expect(describeNative('ajv-formats', '1.0.0', false)).toBeUndefined();
  });

  test('only what stands nowhere is missing; a development package stays one', () => {
    const packages = {
      '': {},
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-darwin-arm64': '2.0.0', colours: '1.0.0' },
      },
      'node_modules/tool/node_modules/tool-linux-x64': { version: '2.0.0' },
    };
    expect(missingNatives({ packages })).toEqual({
      'node_modules/tool-darwin-arm64': {
        version: '2.0.0',
        dev: true,
        optional: true,
        os: ['darwin'],
        cpu: ['arm64'],
      },
    });
  });
});
