import type { ReportFile } from '../../../../schemas/generated/types.ts';
import { wireCode } from '../../../names.ts';
import { sentences } from '../../../problems.ts';
import type { Declared } from '../../Linker.ts';
import type { WorldCheck } from '../Check.ts';

/** No two reports are called the same where they are asked for; whoever was given a name has it from there. */
export const checkReportCodes: WorldCheck = ({ files }, tell) => {
  const owners = new Map<string, Declared<ReportFile>>();
  for (const [id, file] of files.reports) {
    const code = file.value.code ?? wireCode(id);
    const other = owners.get(code);
    if (other === undefined) {
      owners.set(code, file);
      continue;
    }
    const given = file.value.code === undefined && other.value.code !== undefined;
    const [told, its] = given ? [other, file] : [file, other];
    const path = told.value.code === undefined ? [] : ['code'];
    tell(told.document, 'taken-name', sentences['taken-name']('编码', code, its.id), path);
  }
};
