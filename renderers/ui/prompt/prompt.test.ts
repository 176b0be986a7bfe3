import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Rule } from '../../../schemas/generated/types.ts';
import { promptFailure } from './PromptDialog.tsx';
import { usePrompt } from './usePrompt.tsx';

const rules: Rule[] = [{ rule: 'required' }, { rule: 'length', max: 5 }];

test.each([
  ['', '请输入名称'],
  ['   ', '请输入名称'],
  ['abcdef', '最大长度5位字符'],
  [' abcde ', undefined],
])('%j: %s', (text, said) => {
  expect(promptFailure('名称', rules, text)).toBe(said);
});

function Page() {
  return createElement('div', null, usePrompt()[1]);
}

test('nothing is drawn until something is asked', () => {
  expect(renderToString(createElement(Page))).toBe('<div></div>');
});
