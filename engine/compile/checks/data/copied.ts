import { paramKind } from '../../../plan/queryItems.ts';
import { sentences } from '../../../problems.ts';
import type { Sentence } from '../../../sentence.ts';
import { type CheckWorld, type ColumnCheck, type ColumnSite, kindNames } from '../Check.ts';
import { reportScope } from '../columnSites.ts';
import { paramChoices } from '../params.ts';
import { type Carried, misfit } from './carried.ts';

/** What a pop-up copies into fields of the row fits them, and so does what it hands to its report. */
export const checkCopied: ColumnCheck = {
  keys: ['destFields', 'paramFields'],
  check: ({ column, scope }, tell, world) => {
    const { orgFields = [], paramFields = {} } = column;
    const destFields: readonly string[] = column.destFields ?? [];
    const report = reportOf(column, world);
    const outputs = report && reportScope(report, world);
    const field = (key: string): Carried | undefined => {
      const kind = scope.kinds.get(key);
      return kind && { called: `字段 "${key}" `, kind, choices: scope.choices(key) };
    };
    for (const [index, key] of destFields.entries()) {
      const path = ['destFields', index];
      if (destFields.indexOf(key) < index) tell('taken-name', twice(key), path);
      const [from, to] = [orgFields[index], field(key)];
      const kind = from === undefined ? undefined : outputs?.kinds.get(from);
      if (from === undefined || kind === undefined || to === undefined) continue;
      const own = { called: `列 "${from}" `, kind, choices: outputs?.choices(from) };
      const sentence = misfit(own, to, `请换一列，或把字段 "${key}" 改成${kindNames[kind]}；列的类型不对，请改报表`);
      if (sentence !== undefined) tell('wrong-type', sentence, path);
    }
    for (const [key, from] of Object.entries(paramFields)) {
      const [own, param] = [field(from), report?.params?.find((each) => each.key === key)];
      if (own === undefined || param === undefined) continue;
      const to = { called: `参数 "${key}" `, kind: paramKind(param.type), choices: paramChoices(world, param) };
      const sentence = misfit(own, to, '请换一个字段，或改报表的参数');
      if (sentence !== undefined) tell('wrong-type', sentence, ['paramFields', key]);
    }
  },
};

const twice = (key: string): Sentence => ({
  ...sentences['taken-name']('字段', key, '前面的一列'),
  fix: '请换一个字段，或连同 orgFields 里的那一列一起删去',
});

function reportOf({ picker = '' }: ColumnSite['column'], { files }: CheckWorld) {
  const chosen = files.pickers.get(picker)?.value;
  return chosen?.type === 'popup' ? files.reports.get(chosen.report)?.value : undefined;
}
