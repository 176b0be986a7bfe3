import { englishStringTranslator, TranslatableString } from '@rjsf/utils';

/** RJSF's words that our templates leave to it. */
const WORDS: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.OptionPrefix]: '方式 %1',
  [TranslatableString.TitleOptionPrefix]: '%1：方式 %2',
  [TranslatableString.ArrayItemTitle]: '项',
  [TranslatableString.CycleDetected]: '展开',
};

export function wordsOf(text: TranslatableString, params?: string[]): string {
  const word = WORDS[text];
  if (word === undefined) return englishStringTranslator(text, params);
  return (params ?? []).reduce((said, param, at) => said.replace(`%${at + 1}`, param), word);
}
