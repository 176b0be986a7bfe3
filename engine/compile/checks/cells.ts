import { acceptedExtensions } from '../../api/acceptedExtensions.ts';
import { readTemplate } from '../../expressions/template.ts';
import { isMemberName } from '../../names.ts';
import { likeliest } from '../../nearest.ts';
import { sentences } from '../../problems.ts';
import type { ColumnCheck } from './Check.ts';
import { checkOptions } from './data/dictionaries.ts';
import { deadLink, noAddress, openPlace } from './data/links.ts';

/** What a column says of its own cell: files the server takes, where links lead, choices that can be told apart. */
export const checkCell: ColumnCheck = {
  keys: ['accept', 'slotName', 'href', 'options'],
  check: ({ own, column, scope }, tell, world) => {
    if (own.key !== undefined && isMemberName(own.key))
      tell('reserved-name', sentences['reserved-name'](own.key), ['key']);
    for (const [index, extension] of (own.accept ?? []).entries()) {
      const name = extension.slice(1);
      // Another address may take other files.
      if (column.action !== undefined || acceptedExtensions.some((each) => each === name)) continue;
      const near = likeliest(name, acceptedExtensions);
      const sentence = sentences['file-type'](extension, acceptedExtensions, near && `.${near}`);
      tell('file-type', sentence, ['accept', index]);
    }
    if (own.slotName === 'link' && own.href === undefined) tell('slot-link', sentences['slot-link'](), ['slotName']);
    if (own.href !== undefined) {
      const known = [...scope.kinds.keys()];
      const read = readTemplate(own.href, known);
      if (!read.ok) {
        const near = read.unknown === undefined ? undefined : likeliest(read.unknown, known);
        const sentence = sentences.expression(read.message, own.href, near);
        tell('expression', sentence, ['href'], read.start);
      } else {
        const [wrong, dead] = [noAddress(own.href), deadLink(own.href, world)];
        const open = openPlace(own.href, new Set(known));
        if (open !== undefined) tell('slot-link', open.sentence, ['href'], open.start);
        else if (wrong !== undefined) tell('wrong-format', wrong, ['href']);
        else if (dead !== undefined) tell('slot-link', dead, ['href']);
      }
    }
    if (own.options !== undefined)
      checkOptions(own.options, (code, sentence, path) => tell(code, sentence, ['options', ...path]));
  },
};
